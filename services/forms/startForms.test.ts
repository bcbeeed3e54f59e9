import { Script } from "node:vm"
import type { RunningService } from "../listen"
import { startForms } from "./startForms"

const id = "250418836527164"
let service: RunningService
const get = (path: string, init?: RequestInit) => fetch(`${service.url}${path}`, init)
const textOf = async (path: string) => (await get(path)).text()
const switchFault = (order: unknown, type = "application/json") =>
  get("/__faults", { method: "POST", headers: { "content-type": type }, body: JSON.stringify(order) })

beforeAll(async () => {
  service = await startForms(0)
})
afterAll(() => service.close())

describe("the local form provider", () => {
  it("shows a form that is sent to the sibling origin", async () => {
    const html = await textOf(`/${id}`)
    expect(html).toContain(`<h1>Form ${id}</h1>`)
    expect(html).toContain(`action="${service.url.replace("127.0.0.1", "localhost")}/submit/${id}"`)
    expect(html).not.toContain('name="applicantId"')
  })

  it("fills in its fields from the query, as text", async () => {
    const html = await textOf(`/${id}?applicantId=${encodeURIComponent(`"><b>&amp;`)}&name=Maya`)
    expect(html).toContain('name="applicantId" value="&quot;&gt;&lt;b&gt;&amp;amp;"')
    expect(html).toContain('name="name" value="Maya"')
  })

  it("thanks for a form that was sent, and says so in the newer way", async () => {
    const answer = await get(`/submit/${id}`, { method: "POST", body: "name=Maya" })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`say({ action: "submission-completed", formID: "${id}" })`)
    expect((await get(`/submit/${id}`)).status).toBe(404)
  })

  it("has a script to be loaded, and a page for forms that are not there", async () => {
    expect((await get("/sample-script.js")).headers.get("content-type")).toBe("text/javascript")
    const missing = await get("/1")
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain("collapseErrorPage")
  })

  it("runs only scripts that can be read", async () => {
    for (const html of [await textOf(`/${id}`), await (await get(`/submit/${id}`, { method: "POST" })).text()]) {
      const [, script = ""] = /<script>([^]*)<\/script>/.exec(html) ?? []
      expect(script).not.toBe("")
      expect(() => new Script(script)).not.toThrow()
    }
  })

  it("fails on purpose for the addresses that an order names, and for no others", async () => {
    expect((await switchFault({ mode: "500", for: "broken-person" })).status).toBe(204)
    expect((await get(`/${id}?applicantId=broken-person`)).status).toBe(500)
    expect((await get(`/${id}?applicantId=other`)).status).toBe(200)
    await switchFault({ mode: "drop", for: "dropped-person" })
    await expect(get(`/${id}?applicantId=dropped-person`)).rejects.toThrow()
    await switchFault({ mode: "html", for: "captive-person" })
    expect(await textOf(`/${id}?applicantId=captive-person`)).not.toContain("postMessage")
    await switchFault({ mode: "slow", delay: 300, for: "slow-person" })
    const begun = Date.now()
    expect((await get(`/${id}?applicantId=slow-person`)).status).toBe(200)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(290)
    await switchFault({ mode: "none", for: "broken-person" })
    expect((await get(`/${id}?applicantId=broken-person`)).status).toBe(200)
  })

  it.each([
    [{ mode: "explode" }, "application/json"],
    [{ mode: "500" }, "text/plain"],
  ])("refuses the order %j as %s", async (order, type) => {
    expect((await switchFault(order, type)).status).toBe(400)
  })
})
