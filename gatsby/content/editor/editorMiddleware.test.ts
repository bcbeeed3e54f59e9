import { createServer } from "node:http"
import { listen, type RunningService } from "../../../services/listen"
import type { EditorSettings } from "./config"
import { editorMiddleware } from "./editorMiddleware"

const middleware = editorMiddleware()
let server: RunningService

beforeAll(async () => {
  const site = createServer((request, response) => middleware(request, response, () => response.end("page")))
  server = await listen(site, 0)
})
afterAll(() => server.close())

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual" })

it("serves the editor in development at /admin/, with the fonts and scripts of the package", async () => {
  const page = await get("/admin/?x=1")
  expect(page.headers.get("content-type")).toContain("text/html")
  const html = await page.text()
  for (const [, src = ""] of html.matchAll(/src="([^"]+)"/g)) {
    const script = await get(src)
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript;charset=utf-8"])
  }
  // The policy allows no other host.
  expect(html).toContain("connect-src 'self' blob: data:;")
  expect((await get("/admin")).headers.get("location")).toBe("/admin/")
  expect((await get("/admin/missing.js")).status).toBe(404)
  expect(await (await get("/administration/")).text()).toBe("page")
})

it("loads the script that shows the mistakes in content, and allows its connection", async () => {
  process.env.CONTENT_OVERLAY_URL = "http://127.0.0.1:9108/overlay.js"
  const html = await (await get("/admin/")).text()
  delete process.env.CONTENT_OVERLAY_URL
  expect(html).toContain('<script type="module" src="http://127.0.0.1:9108/overlay.js"></script>')
  expect(html).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:9108;/)
  expect(html).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:9108;/)
})

it("works on the project folder in development, without a sign-in at a Git host", async () => {
  const { config } = (await (await get("/admin/settings.json")).json()) as EditorSettings
  expect(config.backend).toMatchObject({ name: "gitea", repo: expect.stringMatching(/^local\//) as string })
})
