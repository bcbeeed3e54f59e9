import type { RunningService } from "../listen"
import { startForms } from "./startForms"

const id = "250418836527164"
let service: RunningService
const get = (path: string) => fetch(`${service.url}${path}`)
const setFault = (fault: object, type = "application/json") =>
  fetch(`${service.url}/__faults`, { method: "POST", headers: { "content-type": type }, body: JSON.stringify(fault) })

beforeAll(async () => {
  service = await startForms(0)
})
afterAll(() => service.close())

it("serves a form with the escaped values of the query, which is submitted to another origin", async () => {
  const html = await (await get(`/${id}?applicantId=${encodeURIComponent(`"><b>&amp;`)}`)).text()
  expect(html).toContain('name="applicantId" value="&quot;&gt;&lt;b&gt;&amp;amp;"')
  expect(html).toContain(`action="${service.url.replace("127.0.0.1", "localhost")}/submit/${id}"`)
  expect((await get("/1")).status).toBe(404)
})

it("applies a fault only to URLs that contain its text", async () => {
  await setFault({ mode: "500", for: "broken+person" })
  expect((await get(`/${id}?applicantId=broken%2Bperson`)).status).toBe(500)
  expect((await get(`/${id}?applicantId=other`)).status).toBe(200)
  await setFault({ mode: "drop", for: "dropped" })
  await expect(get(`/${id}?applicantId=dropped`)).rejects.toThrow()
  await setFault({ mode: "slow", delay: 300, for: "slow" })
  const startedAt = performance.now()
  expect((await get(`/${id}?applicantId=slow`)).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(290)
  await setFault({ mode: "none", for: "broken+person" })
  expect((await get(`/${id}?applicantId=broken%2Bperson`)).status).toBe(200)
})

it.each([
  [{ mode: "explode" }, "application/json"],
  // Pages of other origins can send this content type without a preflight.
  [{ mode: "500" }, "text/plain"],
])("refuses the fault %j with the content type %s", async (fault, type) => {
  expect((await setFault(fault, type)).status).toBe(400)
})
