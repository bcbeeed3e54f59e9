import { loadAfterPaint } from "./loadAfterPaint"

describe("loadAfterPaint", () => {
  const sources = ["/framework-1.js", "https://cdn.example/app-2.js", "/page-data/app-data.json"]
  const elements = [...sources.slice(0, 2).map((source) => `script high ${source}`), `link preload fetch ${sources[2]}`]
  const preloads = [...sources.slice(0, 2).map((source) => `link preload script ${source}`), elements[2]]

  function start(isUrgent: boolean) {
    const loaded: string[] = []
    const observed: object[] = []
    let paint = () => {}
    Object.assign(globalThis, {
      document: {
        body: {
          append: ({ name, src, rel, as, href, fetchPriority }: Record<string, string>) =>
            loaded.push([name, rel, as, fetchPriority, src ?? href].filter(Boolean).join(" ")),
        },
        createElement: (name: string) => ({ name }),
      },
      PerformanceObserver: class {
        constructor(callback: () => void) {
          paint = callback
        }
        observe = (options: object) => observed.push(options)
      },
    })
    jest.useFakeTimers()
    loadAfterPaint(sources, isUrgent)
    return { loaded, observed, paint: () => paint() }
  }
  afterEach(() => jest.useRealTimers())

  it("loads the scripts once, after the first paint, in Gatsby's order", () => {
    const { loaded, observed, paint } = start(false)
    // A paint before the script counts too.
    expect(observed).toEqual([{ type: "paint", buffered: true }])
    expect(loaded).toEqual([])
    paint()
    paint()
    jest.runAllTimers()
    expect(loaded).toEqual(elements)
  })

  it("downloads all files at once if they are urgent", () => {
    expect(start(true).loaded).toEqual(preloads)
  })

  it("loads the scripts after 2 s if no paint is reported, as in a background tab", () => {
    const { loaded } = start(true)
    jest.advanceTimersByTime(1999)
    expect(loaded).toEqual(preloads)
    jest.advanceTimersByTime(1)
    expect(loaded).toEqual([...preloads, ...elements.slice(0, 2)])
  })
})
