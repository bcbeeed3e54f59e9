import { runInNewContext } from "node:vm"
import { nearSectionsFirst } from "./nearSectionsFirst"

/** What the root is marked with after the code has run in a browser that came to the page in this way. */
function markAfter(hash: string, type: string): string | undefined {
  let mark: string | undefined
  const documentElement = { setAttribute: (_name: string, value: string) => (mark = value) }
  runInNewContext(nearSectionsFirst, {
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    document: { documentElement },
    addEventListener: () => {},
    PerformanceObserver: class {
      observe() {}
    },
  })
  return mark
}

it("is for whoever opens the page at its top", () => {
  expect(markAfter("", "navigate")).toBe("near-first")
})

it.each([
  ["comes to an anchor", "#faq", "navigate"],
  ["loads the page again", "", "reload"],
  ["comes back", "", "back_forward"],
])("is not for whoever %s: heights that nobody knows yet would lead elsewhere", (_who, hash, type) => {
  expect(markAfter(hash, type)).toBeUndefined()
})
