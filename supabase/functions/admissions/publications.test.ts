/** Tests on a real PostgreSQL what the staff publish, and what the site then shows. */
import { startDataProcess, type DataProcess } from "../../../local-services/data/startDataProcess"
import { letterPages } from "../../../src/routes"
import type { Handler } from "./handler"
import type { PublicationRequest, PublishedRecord, StaffStatus } from "./publication"
import { createWorker, inAnHour, lookUp, past, publishTo, recordOf, sendTo, site, staffKey } from "./testing/setUp"

let database: DataProcess
const query: DataProcess["query"] = (text, parameters) => database.query(text, parameters)
let handle: Handler

beforeAll(async () => {
  database = await startDataProcess()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  await query("truncate admissions.link_holders, admissions.publications cascade")
  handle = createWorker(query)
})

const publish = async (request: Partial<PublicationRequest>) => {
  const response = await publishTo(handle, request)
  return [response.status, await response.json()] as unknown[]
}
const refused = (constraint: string) => [422, { error: { type: "ROWS_REFUSED", message: constraint } }]
const statusFor = async (key: string) => (await sendTo(handle, { path: "/status", key })).json() as Promise<StaffStatus>
const readPublication = async (version = ""): Promise<unknown> =>
  (await sendTo(handle, { path: "/publication", key: staffKey, query: version && `version=${version}` })).json()
const [one, two] = [recordOf(1), recordOf(2, { kind: "decision", email: "two@school.example" })]

it("a publication deletes the counts of sign-ins of more than ten minutes ago", async () => {
  await query("truncate admissions.requests")
  await query(`insert into admissions.requests (key_hash, minute, count)
    values ('old', now() - interval '11 minutes', 1), ('new', now() - interval '9 minutes', 1)`)
  await publish({ records: [one] })
  expect(await query("select key_hash from admissions.requests")).toEqual([{ key_hash: "new" }])
})

describe("a lookup", () => {
  it("finds a name only in the table of its kind, and is not found for an unknown id", async () => {
    expect(await publish({ records: [one, two] })).toEqual([200, { version: 1 }])
    expect(await lookUp(handle, one.uuid)).toBe("Applicant 1")
    expect(await lookUp(handle, two.uuid, "/My%20Decisions")).toBe("Applicant 2")
    expect(await lookUp(handle, one.uuid, "/My%20Decisions")).toBeNull()
    expect(await lookUp(handle, "id-of-nobody-at-all")).toBeNull()
  })

  it("before the instant says when, for every table, and finds the name from then on, by the clock of the database", async () => {
    const releaseAt = inAnHour()
    await publish({ records: [{ ...one, releaseAt }] })
    for (const path of ["/Letters", "/My%20Decisions"])
      expect(await lookUp(handle, one.uuid, path)).toBe(`403 ${releaseAt}`)
    await query("update admissions.records set release_at = release_at - interval '61 minutes'")
    expect(await lookUp(handle, one.uuid)).toBe("Applicant 1")
  })

  it("finds an id in capital letters that is a UUID, with spaces in the table", async () => {
    const uuid = crypto.randomUUID()
    await publish({ records: [{ ...one, uuid: ` ${uuid.toUpperCase()} ` }] })
    expect(await lookUp(handle, uuid.toUpperCase())).toBe("Applicant 1")
  })

  it("is unavailable until something is published, and not found after the end of a season", async () => {
    expect(await lookUp(handle, one.uuid)).toBe("503 300")
    await publish({ records: [one] })
    await publish({ comparedWith: 1, action: "end" })
    expect(await lookUp(handle, one.uuid)).toBeNull()
  })

  it("shares statements with others that wait, and each gets its own answer", async () => {
    await publish({ records: Array.from({ length: 50 }, (_, index) => recordOf(index)) })
    const statements: string[] = []
    const worker = createWorker((text, parameters) => {
      statements.push(text)
      return query(text, parameters)
    })
    const names = await Promise.all(Array.from({ length: 50 }, (_, index) => lookUp(worker, recordOf(index).uuid)))
    expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `Applicant ${index}`))
    expect(statements.length).toBeLessThan(5)
  })
})

describe("a publication", () => {
  it("replaces everything, and keeps the one before", async () => {
    await publish({ records: [one], signIns: [{ email: " Maya@School.Example", name: "Maya" }] })
    await publish({ comparedWith: 1, records: [two], withdrawals: [{ uuid: one.uuid, email: null, name: one.name }] })
    expect(await lookUp(handle, one.uuid)).toBeNull()
    expect(await readPublication()).toEqual({
      version: 2,
      records: [two],
      signIns: [],
      withdrawals: [{ uuid: one.uuid, email: null, name: one.name }],
    })
    expect(await readPublication("1")).toMatchObject({
      records: [one],
      signIns: [{ email: "maya@school.example", name: "Maya" }],
      withdrawals: [],
    })
  })

  it("changes nothing if another version is published than the one it was compared with", async () => {
    await publish({ records: [one] })
    for (const comparedWith of [0, 2])
      expect(await publish({ comparedWith, records: [two] })).toMatchObject([
        409,
        { error: { type: "ANOTHER_VERSION" } },
      ])
    expect(await lookUp(handle, one.uuid)).toBe("Applicant 1")
  })

  it("of two people at the same time is published once", async () => {
    const results = await Promise.all([publish({ records: [one] }), publish({ records: [two] })])
    expect(results.map(([status]) => status).sort()).toEqual([200, 409])
    expect((await statusFor(staffKey)).publications).toHaveLength(1)
  })

  it.each<[string, Partial<PublishedRecord>[], string]>([
    ["an id twice, in two kinds", [{}, { kind: "decision" }], "records_uuid_is_unique"],
    [
      "a UUID in two spellings",
      ["a", "A"].map((a) => ({ uuid: `${a.repeat(8)}-0000-4000-8000-${a.repeat(12)}` })),
      "records_uuid_is_unique",
    ],
    ["an id of 15 characters", [{ uuid: "a".repeat(15) }], "records_uuid_format"],
    ["an id of 65 characters", [{ uuid: "a".repeat(65) }], "records_uuid_format"],
    ["an id with a space", [{ uuid: "id of applicant 1" }], "records_uuid_format"],
    ["another kind", [{ kind: "waitlist" }], "records_kind"],
    ["a blank name", [{ name: " \u00a0\u200b" }], "records_name_is_not_blank"],
    [
      "an address of two rows",
      ["a", "b"].map((a) => ({ uuid: a.repeat(16), email: `MAYA${a}@x`.replace(/[ab]@/, "@") })),
      "records_email_is_unique",
    ],
  ])("with %s is refused by the database, with the name of the constraint only", async (_what, rows, constraint) => {
    await publish({ records: [two] })
    expect(await publish({ comparedWith: 1, records: rows.map((fields) => ({ ...one, ...fields })) })).toEqual(
      refused(constraint),
    )
    expect(await lookUp(handle, two.uuid, "/My%20Decisions")).toBe("Applicant 2")
  })

  it.each([
    ["a sign-in twice", [" MAYA@x.example", "maya@x.example"], "sign_ins_email_is_unique"],
    ["a sign-in without an address", [" "], "sign_ins_email_is_normalized"],
  ])("with %s is refused", async (_what, emails, constraint) => {
    expect(await publish({ signIns: emails.map((email) => ({ email, name: "Maya" })) })).toEqual(refused(constraint))
  })

  it.each([
    ["without an instant", { releaseAt: null }, 422],
    ["with an instant that is none", { releaseAt: "soon" }, 422],
    ["with a null character", { name: "a\0b" }, 422],
    ["with a name that is no text", { name: null }, 422],
  ])("of a row %s is refused", async (_what, fields, status) => {
    const records = [{ ...one, ...fields }] as unknown as PublishedRecord[]
    expect(await publish({ records })).toEqual([status, expect.anything()])
    expect((await statusFor(staffKey)).isPublished).toBe(false)
  })

  it("may have an address twice if both rows share it", async () => {
    const shared = { email: "family@x.example", isShared: true }
    expect(
      await publish({
        records: [
          { ...one, ...shared },
          { ...two, ...shared },
        ],
      }),
    ).toEqual([200, { version: 1 }])
  })

  it.each(letterPages)("may have records of the kind $kind", async ({ kind }) => {
    expect(await publish({ records: [{ ...one, kind }] })).toEqual([200, { version: 1 }])
  })

  const versions = async () => (await statusFor(staffKey)).publications.map(({ version }) => version)

  it("is kept until ten have followed it", async () => {
    for (let version = 0; version < 12; version += 1) await publish({ comparedWith: version, records: [one] })
    expect(await versions()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(await readPublication("2")).toMatchObject({ error: { type: "NOT_FOUND" } })
  })

  it("is kept with its names until the end of a season", async () => {
    for (let version = 0; version < 2; version += 1) await publish({ comparedWith: version, records: [one] })
    await publish({ comparedWith: 2, action: "end" })
    expect(await versions()).toEqual([3])
    expect(await query("select name from admissions.records")).toEqual([])
  })
})

describe("a link", () => {
  const other = { ...one, name: "Another person" }
  const ofOther = [422, { error: { type: "ROWS_REFUSED", message: "link_belongs_to_one_person", uuids: [one.uuid] } }]

  it("that was removed cannot show another person, and can show its own again", async () => {
    await publish({ records: [one, two] })
    await publish({ comparedWith: 1, records: [two] })
    expect(await publish({ comparedWith: 2, records: [other, two] })).toEqual(ofOther)
    expect(await lookUp(handle, one.uuid)).toBeNull()
    const same = { ...one, name: ` ${one.name.toUpperCase().replace("A", "A\u0301")}` }
    expect(await publish({ comparedWith: 2, records: [same, two] })).toEqual([200, { version: 3 }])
  })

  it("is remembered longer than the publications", async () => {
    await publish({ records: [one] })
    for (let version = 1; version < 12; version += 1) await publish({ comparedWith: version, records: [two] })
    expect(await publish({ comparedWith: 12, records: [other] })).toEqual(ofOther)
  })

  it("may get another name while it is published, and each of its names later", async () => {
    await publish({ records: [one] })
    expect(await publish({ comparedWith: 1, records: [other] })).toEqual([200, { version: 2 }])
    await publish({ comparedWith: 2, records: [] })
    expect(await publish({ comparedWith: 3, action: "undo", records: [one] })).toEqual([200, { version: 4 }])
  })

  it("is not published by a function whose database does not remember links yet", async () => {
    await query("alter table admissions.link_holders rename to absent")
    try {
      expect(await publish({ records: [one] })).toEqual([
        503,
        { error: expect.objectContaining({ type: "SCHEMA_MISMATCH" }) as object },
      ])
    } finally {
      await query("alter table admissions.absent rename to link_holders")
    }
  })

  it("cannot be published again after the end of a season, when the database has only its hash", async () => {
    await publish({ records: [one, two] })
    await publish({ comparedWith: 1, action: "end" })
    expect(await publish({ comparedWith: 2, records: [one] })).toEqual(ofOther)
    const hashes = await query(
      "select length(uuid_hash) as uuid, length(holder_hash) as holder from admissions.link_holders",
    )
    expect(hashes).toEqual([1, 2].map(() => ({ uuid: 32, holder: 0 })))
    expect(await publish({ comparedWith: 2, records: [recordOf(3)] })).toEqual([200, { version: 3 }])
  })
})

describe("the status", () => {
  it("for the public key, also in a page, has the clock and no number", async () => {
    await publish({ records: [one] })
    const response = await sendTo(handle, { path: "/status", origin: site })
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
    const tables = { letter: "Letters", decision: "My Decisions" }
    expect(await response.json()).toEqual({ tables, isPublished: true, now })
  })

  it("for the staff's key has who published when, and the numbers, but no name", async () => {
    await publish({ records: [one, two, recordOf(3)], signIns: [{ email: "a@x.example", name: "Ada" }] })
    const status = await statusFor(staffKey)
    expect(status).toMatchObject({ publicKey: "public", isPublished: true })
    expect(status.publications).toEqual([
      {
        version: 1,
        publishedAt: expect.stringMatching(/^20/) as string,
        publishedBy: "noor",
        action: "publish",
        digest: "0123456789ab",
        records: { letter: 2, decision: 1 },
        signIns: 1,
      },
    ])
    expect(JSON.stringify(status)).not.toMatch(/Applicant|Ada|@/)
    expect(past < status.now).toBe(true)
  })
})
