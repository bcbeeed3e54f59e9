/** Fakes of the observers and media queries that jsdom lacks. */
import { act } from "@testing-library/react"

const observers = new Set<FakeIntersectionObserver>()

class FakeIntersectionObserver {
  readonly elements = new Set<Element>()
  readonly rootMargin: string
  constructor(
    readonly callback: IntersectionObserverCallback,
    { rootMargin = "0px" }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin
  }
  observe(element: Element) {
    this.elements.add(element)
    observers.add(this)
  }
  disconnect() {
    observers.delete(this)
  }
}

/** Reports to each observer with this root margin whether its elements intersect the viewport. */
export function setInView(isIntersecting: boolean, margin = "0px"): void {
  act(() => {
    for (const { callback, elements, rootMargin } of observers) {
      if (rootMargin !== margin) continue
      const intersectionRatio = isIntersecting ? 1 : 0
      const entries = [...elements].map(
        (target) => ({ target, isIntersecting, intersectionRatio }) as IntersectionObserverEntry,
      )
      callback(entries, {} as IntersectionObserver)
    }
  })
}

/**
 * Installs the fakes. The given media queries match, no element intersects yet, and ResizeObserver calls back at once.
 */
export function installObservers({ matching = [] as readonly string[] } = {}): void {
  observers.clear()
  // The cast: the fake has only what the components use.
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
