import { removeScripts } from "./withoutScripts"

it("removes every script that a browser executes, and keeps the structured data and the text", () => {
  const data = '<script type="application/ld+json">{"name":"x"}</script>'
  const page = `<head><script>a()</script>${data}</head><body><p>Text</p><script src="/b.js" async></script><script type="module">c()</script></body>`
  expect(removeScripts(page)).toBe(`<head>${data}</head><body><p>Text</p></body>`)
})
