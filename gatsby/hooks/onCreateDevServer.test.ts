import { createServer } from "node:http"
import { readFileSync } from "node:fs"
import { listen, type RunningService } from "../../services/listen"
import { documentsMiddleware, picturesMiddleware, redirectMiddleware } from "./onCreateDevServer"
import { parseSource } from "../content/load"
import { validTexts } from "../content/check/testing/content"
import { shownPictures } from "../picturePreview"
import type { RedirectRule } from "../redirectRules"

let rules: RedirectRule[] = []
const redirect = redirectMiddleware(() => rules)
const render = jest.fn(() => Promise.resolve(new Map([["/documents/research-terms.pdf", Buffer.from("%PDF")]])))
const sendDocument = documentsMiddleware(render)
const showPictures = picturesMiddleware(() => shownPictures(parseSource({ texts: validTexts })), "test/content")
let server: RunningService

beforeAll(async () => {
  server = await listen(
    createServer((request, response) =>
      redirect(request, response, () =>
        sendDocument(request, response, () => showPictures(request, response, () => response.end("page"))),
      ),
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

it("shows each picture of the content in every shape in which the site shows it", async () => {
  const page = await (await fetch(`${server.url}/preview/pictures/`)).text()
  const hero = /<figure>(.*?)<b>(.*?)<\/b><br>pages\/home\.json, &#34;hero&#34;, &#34;figure&#34;, /.exec(page)
  const [, images = "", source = ""] = hero ?? []
  expect([...images.matchAll(/aspect-ratio: ([^"]+)/g)].map(([, ratio]) => ratio)).toEqual(["auto", "16 / 21"])
  const picture = await fetch(`${server.url}/preview/pictures/${source}`)
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(readFileSync(`test/content/${source}`))
  expect(await (await fetch(`${server.url}/preview/pictures/faq.json`)).text()).toBe("page")
})
