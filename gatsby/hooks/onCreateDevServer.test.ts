import { mkdir, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import path from "node:path"
import { loadContent } from "../../content-tools/load"
import * as resolved from "../content/resolved"
import { listen, type RunningService } from "../../local-services/listen"
import { temporaryFolder } from "../../test/temporaryFolder"
import { developmentMiddleware } from "./onCreateDevServer"

let folder: string
let server: RunningService

beforeAll(async () => {
  jest.spyOn(resolved, "readResolved").mockResolvedValue(await loadContent())
  folder = temporaryFolder()
  const middleware = developmentMiddleware(folder)
  server = await listen(
    createServer((request, response) => middleware(request, response, () => response.end("page"))),
    0,
  )
})
afterAll(() => server.close())

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual" })

it.each([
  ["/research-application?utm_source=mail", 301, "/apply/?utm_source=mail"],
  ["/hiring", 302, expect.stringMatching(/^http:\/\/127\.0\.0\.1:9101\/\d+$/) as string],
])("redirects %s in development as in production, without caching", async (from, status, location) => {
  const { status: sent, headers } = await get(from)
  expect([sent, headers.get("location"), headers.get("cache-control")]).toEqual([status, location, "no-store"])
})

it.each(["/hiring/path", "/documents/other.pdf", "/administration/"])("leaves %s to Gatsby", async (url) => {
  expect(await (await get(url)).text()).toBe("page")
})

it("renders the documents for applicants when they are requested", async () => {
  const response = await get("/documents/research-terms.pdf?v=1")
  expect(response.headers.get("content-type")).toBe("application/pdf")
  expect(await response.text()).toMatch(/^%PDF/)
})

it("sends the page of the content editor at /admin/", async () => {
  await mkdir(path.join(folder, "admin"))
  await writeFile(path.join(folder, "admin/index.html"), "The editor")
  const response = await get("/admin/?x=1")
  expect([response.headers.get("content-type"), await response.text()]).toEqual([
    "text/html; charset=utf-8",
    "The editor",
  ])
  expect((await get("/admin")).headers.get("location")).toBe("/admin/")
})

it("sends the mistakes in content, and the script that shows them", async () => {
  expect(await (await get("/content-mistakes.json")).json()).toMatchObject({ mistakes: [] })
  const script = await get("/content-mistakes.js")
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
  expect(await script.text()).toContain('fetch("/content-mistakes.json")')
})
