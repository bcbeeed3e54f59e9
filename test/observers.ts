/**
 * What jsdom lacks: observers and media queries. They answer what the test says.
 */
import { act } from "@testing-library/react"

type Watcher = { callback: IntersectionObserverCallback; margin: string; elements: Set<Element> }
const watchers = new Set<Watcher>()

class FakeIntersectionObserver {
  private readonly watcher: Watcher
  constructor(callback: IntersectionObserverCallback, { rootMargin = "0px" }: IntersectionObserverInit = {}) {
    this.watcher = { callback, margin: rootMargin, elements: new Set() }
  }
  observe(element: Element) {
    this.watcher.elements.add(element)
    watchers.add(this.watcher)
  }
  disconnect() {
    watchers.delete(this.watcher)
  }
}

/** Tells all who watch with this margin whether what they watch is in view. */
export function setInView(isIntersecting: boolean, margin = "0px"): void {
  act(() => {
    for (const { callback, elements, margin: own } of watchers) {
      if (own !== margin) continue
      const entries = [...elements].map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry)
      callback(entries, {} as IntersectionObserver)
    }
  })
}

/** A window in which the media queries given match and nothing is in view yet. Calls of ResizeObserver come at once. */
export function installObservers({ matching = [] as readonly string[] } = {}): void {
  watchers.clear()
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      this.callback([], this)
    }
    unobserve() {}
    disconnect() {}
  }
  window.matchMedia = (query) =>
    ({
      matches: matching.includes(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as Partial<MediaQueryList> as MediaQueryList
}
