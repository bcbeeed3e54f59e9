import { expect, test, type APIRequestContext } from "@playwright/test"
import { localRecordsKey } from "../services/localEnvironment"
import {
  namedLetters,
  sampleDecisionId,
  sampleDecisionName,
  sampleLetterId,
  sampleLetterName,
  unknownId,
} from "../services/table/sampleApplicants"
import { originOf, setFault } from "./support/localServices"

interface RecordsPage {
  records: { fields: { UUID: string; name?: string } }[]
}

/** Sends the request of the site for the records of one id. */
function fetchRecords(
  request: APIRequestContext,
  table: string,
  id: string,
  { headers = {} }: { headers?: Record<string, string> } = {},
) {
  return request.get(`${originOf("records")}/${table}`, {
    params: { pageSize: "100", filterByFormula: `{UUID}='${id}'` },
    headers: { authorization: `Bearer ${localRecordsKey}`, ...headers },
  })
}

const fieldsOf = (body: unknown) => (body as RecordsPage).records.map(({ fields }) => fields)

test("the broker returns the record with the id from the requested table", async ({ request }) => {
  const letter = await fetchRecords(request, "Letters", sampleLetterId)
  expect(fieldsOf(await letter.json())).toEqual([{ UUID: sampleLetterId, name: sampleLetterName }])
  const decision = await fetchRecords(request, "Decisions", sampleDecisionId)
  expect(fieldsOf(await decision.json())).toEqual([{ UUID: sampleDecisionId, name: sampleDecisionName }])
  const other = await fetchRecords(request, "Decisions", sampleLetterId)
  expect(await other.text()).toBe('{"records":[]}')
  const unknown = await fetchRecords(request, "Letters", unknownId)
  expect(await unknown.text()).toBe('{"records":[]}')
})

test("the broker returns names unchanged", async ({ request }) => {
  for (const { uuid, name } of Object.values(namedLetters)) {
    const response = await fetchRecords(request, "Letters", uuid)
    expect(fieldsOf(await response.json())).toEqual([name === "" ? { UUID: uuid } : { UUID: uuid, name }])
  }
})

test("the broker refuses requests without its key, without a filter or from another origin", async ({
  request,
  baseURL,
}) => {
  expect((await request.get(`${originOf("records")}/Letters?pageSize=100`)).status()).toBe(401)
  const headers = { authorization: `Bearer ${localRecordsKey}` }
  expect((await request.get(`${originOf("records")}/Letters?pageSize=100`, { headers })).status()).toBe(422)
  const foreign = await fetchRecords(request, "Letters", sampleLetterId, {
    headers: { origin: "https://evil.example" },
  })
  expect([foreign.status(), foreign.headers()["access-control-allow-origin"]]).toEqual([403, undefined])
  const own = await fetchRecords(request, "Letters", sampleLetterId, {
    headers: { origin: new URL(baseURL ?? "").origin },
  })
  expect([own.status(), own.headers()["access-control-allow-origin"]]).toEqual([200, new URL(baseURL ?? "").origin])
})

test("a fault of the records API applies to one id", async ({ request }) => {
  const id = namedLetters.apostrophe.uuid
  await setFault(request, "records", { mode: "500", for: id })
  expect((await fetchRecords(request, "Letters", id)).status()).toBe(500)
  expect((await fetchRecords(request, "Letters", sampleLetterId)).status()).toBe(200)
  await setFault(request, "records", { mode: "none", for: id })
  expect((await fetchRecords(request, "Letters", id)).status()).toBe(200)
})
