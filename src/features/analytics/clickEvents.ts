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

interface Click {
  name: string
  /** Part of the page: the nearest `data-button-location` or section id. */
  location: string
}

/**
 * Describes a click on a link to one of the pages above or on a control with an event. Returns undefined for other
 * clicks.
 */
export function describeClick(target: EventTarget | null): Click | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("a[href], [data-click-event]")
  if (!control) return undefined
  const href = control.getAttribute("href") ?? ""
  const [, page = ""] = /^\/([a-z-]+)\/?(?:[?#]|$)/.exec(href) ?? []
  // A link to a part of the page that is open leads to no other page.
  const isHere = href.includes("#") && location.pathname.split("/")[1] === page
  const name = control.dataset.clickEvent ?? (isHere ? undefined : eventOfPage[page])
  const area = control.closest<HTMLElement>("[data-button-location], section[id]")
  return name === undefined ? undefined : { name, location: area?.dataset.buttonLocation ?? area?.id ?? "page" }
}
