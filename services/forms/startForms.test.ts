import type { RunningService } from "../listen"
import { startForms } from "./startForms"

let service: RunningService
const setFault = (fault: object, type = "application/json") =>
  fetch(`${service.url}/__faults`, { method: "POST", headers: { "content-type": type }, body: JSON.stringify(fault) })

beforeAll(async () => {
  service = await startForms(0)
})
afterAll(() => service.close())

it("applies a fault only to URLs that contain its text, until it is removed", async () => {
  const statusOf = async (id: string) => (await fetch(`${service.url}/250418836527164?applicantId=${id}`)).status
  expect((await setFault({ mode: "500", for: "broken+person" })).status).toBe(204)
  expect([await statusOf("broken%2Bperson"), await statusOf("other")]).toEqual([500, 200])
  await setFault({ mode: "none", for: "broken+person" })
  expect(await statusOf("broken%2Bperson")).toBe(200)
})

it.each([
  [{ mode: "explode" }, "application/json"],
  // Pages of other origins can send this content type without a preflight.
  [{ mode: "500" }, "text/plain"],
])("refuses the fault %j with the content type %s", async (fault, type) => {
  expect((await setFault(fault, type)).status).toBe(400)
})
