import { runInNewContext } from "node:vm"
import { gatsbyPage } from "./fixtures"
import { inlineCode } from "./inlineCode"
import { withScriptsAfterPaint } from "./scriptsAfterPaint"

const two = '<script src="/framework-1.js" async></script><script src="https://cdn.example/app-2.js" async=""></script>'
const page = gatsbyPage("/").replace(
  /<script src=[^>]*><\/script>/,
  `<!-- slice-start id="s" -->${two}<!-- slice-end id="s" -->`,
)
const sources = ["/framework-1.js", "https://cdn.example/app-2.js"]

/** Runs the page's last inline script as a browser does. */
function open(html: string) {
  const asked: string[] = []
  let paint: () => void = () => undefined
  let late: () => void = () => undefined
  let delay: number | undefined
  runInNewContext(inlineCode(html).scripts.at(-1) ?? "", {
    document: { body: { append: ({ src }: { src: string }) => asked.push(src) }, createElement: () => ({}) },
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe = () => undefined
    },
    setTimeout: (callback: () => void, milliseconds: number) => {
      late = callback
      delay = milliseconds
    },
  })
  return { asked, paint: () => paint(), late: () => late(), delay }
}

describe("the scripts of a page", () => {
  const html = withScriptsAfterPaint(page)

  it("are asked for once the page has been painted, in Gatsby's order, once", () => {
    const { asked, paint, late } = open(html)
    expect(asked).toEqual([])
    paint()
    paint()
    late()
    expect(asked).toEqual(sources)
  })

  it("come after 2 s where no paint is reported, as in a page in the background", () => {
    const { asked, late, delay } = open(html)
    expect(delay).toBe(2000)
    late()
    expect(asked).toEqual(sources)
  })

  it("stand in one inline script where Gatsby's next build looks for them, and nowhere else", () => {
    expect(html).toMatch(/<!-- slice-start id="s" --><script>[^<]*<\/script><!-- slice-end id="s" -->/)
    expect(html).not.toContain("<script src")
    expect(html).toContain('window.pagePath="/"')
  })

  it("are left where they are when they have to run there, or have been taken out before", () => {
    const bound = '<html><body><script src="/a.js" nomodule></script><script>b()</script></body></html>'
    expect(withScriptsAfterPaint(bound)).toBe(bound)
    expect(withScriptsAfterPaint(html)).toBe(html)
  })

  it("cannot end the script element that they stand in", () => {
    const strange = withScriptsAfterPaint('<body><script src="/</script>.js" async></script></body>')
    expect(strange.match(/<\/script>/g)).toHaveLength(1)
  })
})
