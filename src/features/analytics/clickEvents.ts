/** Event for a link to each of these pages (specification, section 7). The two forms count as their pages. */
const eventOfPage: Readonly<Record<string, string>> = {
  hiring: "mentor_hiring_click",
  testimonials: "testimonials_click",
  research: "research_click",
  bootcamp: "bootcamp_click",
  "bootcamp-application": "bootcamp_click",
  apply: "apply_click",
  "apply-research": "apply_click",
}

/** A click as text, which can be stored. It contains no id, because no id is the name of a page. */
export interface ClickDescription {
  /** Value of `data-click-event`. */
  event: string | undefined
  /** Name of the page that a link opens, such as `research`. */
  page: string | undefined
  /** Part of the page: the nearest `data-button-location` or section id. */
  location: string
}

/**
 * Describes a click on a link to a page or on a control with an event. Its source is also part of an inline script, so it must not
 * use anything from its module.
 */
export function describeClick(target: EventTarget | null): ClickDescription | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("a[href], [data-click-event]")
  if (!control) return undefined
  const event = control.dataset.clickEvent
  const link = /^\/([a-z-]+)\/?(?:[?#]|$)/.exec(control.getAttribute("href") || "")
  const area = control.closest<HTMLElement>("[data-button-location], section[id]")
  const location = area ? area.dataset.buttonLocation || area.id : "page"
  return event || link ? { event, page: link ? link[1] : undefined, location } : undefined
}

/** Returns the name of the GA4 event for a click, or undefined if the click is not tracked. */
export function eventNameOf({ event, page = "" }: ClickDescription): string | undefined {
  return event ?? eventOfPage[page]
}
