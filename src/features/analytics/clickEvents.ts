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

/** A GA4 event. */
export interface ClickEvent {
  name: string
  /** Part of the page: the nearest `data-button-location` or section id. */
  location: string
}

/** Returns the event for the target of a click, or undefined if the click is not tracked. */
export function clickEventOf(target: EventTarget | null): ClickEvent | undefined {
  if (!(target instanceof Element)) return undefined
  const control = target.closest<HTMLElement>("a[href], [data-click-event]")
  const name = control?.dataset.clickEvent ?? eventOfLink(control?.getAttribute("href") ?? "")
  const area = control?.closest<HTMLElement>("[data-button-location], section[id]")
  return name ? { name, location: area?.dataset.buttonLocation ?? area?.id ?? "page" } : undefined
}

function eventOfLink(href: string): string | undefined {
  return eventOfPage[/^\/([a-z-]+)\/?(?:[?#]|$)/.exec(href)?.[1] ?? ""]
}
