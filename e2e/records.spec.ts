import { expect, test } from "@playwright/test"
import {
  namedLetters,
  sampleDecisionId,
  sampleDecisionName,
  sampleLetterId,
  sampleLetterName,
  unknownId,
} from "../services/table/sampleApplicants"
import { askRecords, orderRecordsFault, recordsUrl } from "./support/records"

interface Page {
  records: { fields: { UUID: string; name?: string } }[]
  offset?: string
}

const fieldsOf = (body: unknown) => (body as Page).records.map(({ fields }) => fields)

test("the broker answers with the one record, from the table that was named", async ({ request }) => {
  const letter = await askRecords(request, "Letters", sampleLetterId)
  expect(fieldsOf(await letter.json())).toEqual([{ UUID: sampleLetterId, name: sampleLetterName }])
  const decision = await askRecords(request, "Decisions", sampleDecisionId)
  expect(fieldsOf(await decision.json())).toEqual([{ UUID: sampleDecisionId, name: sampleDecisionName }])
  const other = await askRecords(request, "Decisions", sampleLetterId)
  expect(await other.text()).toBe('{"records":[]}')
  const unknown = await askRecords(request, "Letters", unknownId)
  expect(await unknown.text()).toBe('{"records":[]}')
})

test("names are what they are in the table", async ({ request }) => {
  for (const { uuid, name } of Object.values(namedLetters)) {
    const response = await askRecords(request, "Letters", uuid)
    expect(fieldsOf(await response.json())).toEqual([name === "" ? { UUID: uuid } : { UUID: uuid, name }])
  }
})

test("nobody gets a list, and no other site's page gets anything", async ({ request, baseURL }) => {
  expect((await request.get(`${recordsUrl()}/Letters?pageSize=100`)).status()).toBe(401)
  const headers = { authorization: "Bearer local-public-key" }
  expect((await request.get(`${recordsUrl()}/Letters?pageSize=100`, { headers })).status()).toBe(422)
  const foreign = await askRecords(request, "Letters", sampleLetterId, { headers: { origin: "https://evil.example" } })
  expect([foreign.status(), foreign.headers()["access-control-allow-origin"]]).toEqual([403, undefined])
  const own = await askRecords(request, "Letters", sampleLetterId, {
    headers: { origin: new URL(baseURL ?? "").origin },
  })
  expect([own.status(), own.headers()["access-control-allow-origin"]]).toEqual([200, new URL(baseURL ?? "").origin])
})

test("a test can have one id go to the table itself, which answers page by page", async ({ request }) => {
  const id = namedLetters.apostrophe.uuid
  await orderRecordsFault(request, "ignore-filter", id)
  const pages: Page[] = []
  do {
    const offset = pages.at(-1)?.offset
    const response = await askRecords(request, "Letters", id, offset ? { offset } : {})
    pages.push((await response.json()) as Page)
  } while (pages.at(-1)?.offset && pages.length < 10)
  expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
  await orderRecordsFault(request, "none", id)
  expect(fieldsOf(await (await askRecords(request, "Letters", id)).json())).toHaveLength(1)
})
