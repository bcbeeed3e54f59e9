import { readFileSync } from "node:fs"
import type { RunningService } from "../listen"
import { startForms } from "./startForms"

const id = "250418836527164"
let service: RunningService
const get = (path: string, init?: RequestInit) => fetch(`${service.url}${path}`, init)
const textOf = async (path: string) => (await get(path)).text()
const setFault = (fault: unknown, type = "application/json") =>
  get("/__faults", { method: "POST", headers: { "content-type": type }, body: JSON.stringify(fault) })

beforeAll(async () => {
  service = await startForms(0)
})
afterAll(() => service.close())

describe("the local form provider", () => {
  it("serves a form that is submitted to the other origin", async () => {
    const html = await textOf(`/${id}`)
    expect(html).toContain(`<h1>Form ${id}</h1>`)
    expect(html).toContain(`action="${service.url.replace("127.0.0.1", "localhost")}/submit/${id}"`)
    expect(html).not.toContain('name="applicantId"')
  })

  it("fills in the fields with the escaped values of the query", async () => {
    const html = await textOf(`/${id}?applicantId=${encodeURIComponent(`"><b>&amp;`)}&name=Maya`)
    expect(html).toContain('name="applicantId" value="&quot;&gt;&lt;b&gt;&amp;amp;"')
    expect(html).toContain('name="name" value="Maya"')
  })

  it("responds to a submission with a page that reports the submission", async () => {
    const response = await get(`/submit/${id}`, { method: "POST", body: "name=Maya" })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`reportSubmission("${id}")</script>`)
    expect((await get(`/submit/${id}`)).status).toBe(404)
  })

  it("serves the sample script and a page for unknown forms", async () => {
    expect((await get("/sample-script.js")).headers.get("content-type")).toBe("text/javascript")
    const missing = await get("/1")
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain("collapseErrorPage")
  })

  it("serves the unchanged text of pageScript.js", async () => {
    const [, script] = /<script type="module">([^]*)<\/script>/.exec(await textOf(`/${id}`)) ?? []
    expect(script).toBe(`${readFileSync("services/forms/pageScript.js", "utf8")}startForm("${id}")`)
  })

  it("applies a fault only to URLs that contain its text", async () => {
    expect((await setFault({ mode: "500", for: "broken-person" })).status).toBe(204)
    expect((await get(`/${id}?applicantId=broken-person`)).status).toBe(500)
    expect((await get(`/${id}?applicantId=other`)).status).toBe(200)
    await setFault({ mode: "drop", for: "dropped-person" })
    await expect(get(`/${id}?applicantId=dropped-person`)).rejects.toThrow()
    await setFault({ mode: "html", for: "captive-person" })
    expect(await textOf(`/${id}?applicantId=captive-person`)).not.toContain("postMessage")
    await setFault({ mode: "slow", delay: 300, for: "slow-person" })
    const startedAt = Date.now()
    expect((await get(`/${id}?applicantId=slow-person`)).status).toBe(200)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290)
    await setFault({ mode: "none", for: "broken-person" })
    expect((await get(`/${id}?applicantId=broken-person`)).status).toBe(200)
  })

  it.each([
    [{ mode: "explode" }, "application/json"],
    [{ mode: "500" }, "text/plain"],
  ])("rejects the fault %j with the content type %s", async (fault, type) => {
    expect((await setFault(fault, type)).status).toBe(400)
  })
})
