import { createServer } from "node:http"
import { listen, type RunningService } from "../services/listen"
import { documentsMiddleware, redirectMiddleware } from "./onCreateDevServer"
import type { RedirectRule } from "./redirectRules"

let rules: RedirectRule[] = []
const redirect = redirectMiddleware(() => rules)
const render = jest.fn(() => Promise.resolve(new Map([["/documents/research-terms.pdf", Buffer.from("%PDF")]])))
const sendDocument = documentsMiddleware(render)
let server: RunningService

beforeAll(async () => {
  server = await listen(
    createServer((request, response) =>
      redirect(request, response, () => sendDocument(request, response, () => response.end("page"))),
    ),
    0,
  )
})
afterAll(() => server.close())

it("redirects in development with the current rules, and with the status codes of production", async () => {
  const get = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual" })

  expect(await (await get("/old")).text()).toBe("page")
  rules = [
    { fromPath: "/old", toPath: "/apply/", statusCode: 301 },
    { fromPath: "/hiring", toPath: "https://forms.example/1", statusCode: 302 },
  ]
  for (const [path, status, location] of [
    ["/old?utm_source=mail", 301, "/apply/?utm_source=mail"],
    ["/hiring", 302, "https://forms.example/1"],
  ] as const) {
    const response = await get(path)
    expect([response.status, response.headers.get("location")]).toEqual([status, location])
    expect(response.headers.get("cache-control")).toBe("no-store")
  }
  expect(await (await get("/old/path")).text()).toBe("page")
})

it("renders the documents for applicants when they are requested", async () => {
  expect(await (await fetch(`${server.url}/documents/other.pdf`)).text()).toBe("page")
  expect(render).not.toHaveBeenCalled()
  const response = await fetch(`${server.url}/documents/research-terms.pdf?v=1`)
  expect([response.headers.get("content-type"), await response.text()]).toEqual(["application/pdf", "%PDF"])
})
