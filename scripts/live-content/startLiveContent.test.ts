import { createServer } from "node:http"
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { listen } from "../../services/listen"
import type { Report } from "./serveMistakes"
import { startLiveContent } from "./startLiveContent"

let temporary: string
let folder: string
let sitePort: number
let close: (() => Promise<void>) | undefined
const printed: string[] = []

beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), "live-content-"))
  folder = path.join(temporary, "content")
  await cp("test/content", folder, { recursive: true })
  const service = await listen(createServer(), 0)
  sitePort = Number(new URL(service.url).port)
  await service.close()
  printed.splice(0)
})
afterEach(async () => {
  await close?.()
  await rm(temporary, { recursive: true })
})

const start = async (canStart = false) => {
  const print = (text: string) => void printed.push(text)
  const live = await startLiveContent({ folder, sitePort, overlayPort: 0, canStart, print })
  close = live.close
  return live
}

/** Yields the reports that the server sends to a page. */
async function* reportsFrom(scriptUrl: string): AsyncGenerator<Report> {
  const script = await (await fetch(scriptUrl)).text()
  const response = await fetch(/showMistakes\("(http:[^"]+)", "\/admin\/"\)/.exec(script)?.[1] ?? "")
  let text = ""
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    const events = text.split("\n\n")
    text = events.pop() ?? ""
    for (const event of events) yield JSON.parse(event.replace("data: ", "")) as Report
  }
}

/** Requests the page on the port of the site until a server listens, for at most 10 s. */
async function waitingPage(attempts = 200): Promise<Response> {
  try {
    return await fetch(`http://127.0.0.1:${sitePort}/team/`)
  } catch (error) {
    if (attempts === 0) throw error
    await setTimeout(50)
    return waitingPage(attempts - 1)
  }
}

const write = (text: string) => writeFile(path.join(folder, "testimonials.json"), text)
const text = expect.stringMatching(/^content\/testimonials\.json:1:/) as string
const inEditor = { text: expect.stringMatching(/discard the change in GitHub Desktop/) as string }
const mistake = { text, inEditor }

it("sends mistakes and their correction to the pages", async () => {
  const { environment } = await start()
  const reports = reportsFrom(environment.CONTENT_OVERLAY_URL)
  const nextReport = async () => (await reports.next()).value as Report
  expect(environment.CONTENT_FOLDER).toBe(folder)
  expect((await nextReport()).mistakes).toEqual([])

  await write("[")
  const { title, note, mistakes } = await nextReport()
  expect([title, mistakes]).toEqual(["1 mistake in content", [mistake]])
  expect(printed).toEqual([`${title}. ${note}\n${mistakes[0]?.text}`])

  await write("[]\n")
  expect((await nextReport()).mistakes).toEqual([])
  expect(printed.at(-1)).toBe("The content is valid again.")
  await reports.return(undefined)
})

it("shows mistakes on the port of the site, and waits until the first content is valid", async () => {
  await write("[")
  let hasStarted = false
  const started = start().then(() => (hasStarted = true))
  const page = await waitingPage()
  expect(page.status).toBe(503)
  const [, scriptUrl = ""] = /src="([^"]+)"/.exec(await page.text()) ?? []
  const reports = reportsFrom(scriptUrl)
  expect(((await reports.next()).value as Report).mistakes).toEqual([mistake])
  expect(hasStarted).toBe(false)

  await write("[]\n")
  await started
  await expect(fetch(`http://127.0.0.1:${sitePort}/`)).rejects.toThrow()
  await reports.return(undefined)
})

it("does not wait if Gatsby can start with earlier content", async () => {
  await write("[")
  const { environment } = await start(true)
  const reports = reportsFrom(environment.CONTENT_OVERLAY_URL)
  expect(((await reports.next()).value as Report).mistakes).toEqual([mistake])
  await reports.return(undefined)
})
