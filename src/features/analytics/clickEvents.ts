/** The event for a link to each of these pages (specification, section 7). */
const eventOfPage: Readonly<Record<string, string>> = {
  hiring: "mentor_hiring_click",
  testimonials: "testimonials_click",
  research: "research_click",
  bootcamp: "bootcamp_click",
  apply: "apply_click",
}

/** What a click was on, in the words of GA4. */
export interface ClickEvent {
  name: string
  /** The part of the page: what `data-button-location` says, or the anchor of the section. */
  location: string
}

/**
 * The event that a click stands for.
 * @param target what was clicked
 * @returns undefined where nobody counts it
 */
export function clickEventOf(target: EventTarget | null): ClickEvent | undefined {
  if (!(target instanceof Element)) return undefined
  const control = target.closest<HTMLElement>("a[href], [data-click-event]")
  const name = control?.dataset.clickEvent ?? eventOfLink(control?.getAttribute("href") ?? "")
  const place = control?.closest<HTMLElement>("[data-button-location], section[id]")
  return name ? { name, location: place?.dataset.buttonLocation ?? place?.id ?? "page" } : undefined
}

function eventOfLink(href: string): string | undefined {
  return eventOfPage[/^\/([a-z]+)\/?(?:[?#]|$)/.exec(href)?.[1] ?? ""]
}
