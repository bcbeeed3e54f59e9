/** Checks the migrated database with supabase-js, as a visitor and as an attacker. */
import { connect } from "../services/data/connect"
import { startDataProcess, type DataProcess } from "../services/data/startDataProcess"
import { localAnonymousKey, localServiceKey } from "../services/localEnvironment"

/** Milliseconds; starting the database takes several seconds. */
const timeLimit = 60_000
let service: DataProcess
let visitor: ReturnType<typeof connect>
let owner: ReturnType<typeof connect>

const table = "email_subscribers"
const subscribe = (email: unknown, subscribed_at: unknown = new Date().toISOString()) =>
  visitor.from(table).insert({ email, subscribed_at }).select()
const findStored = async (email: string) =>
  (await owner.from(table).select("email,subscribed_at").eq("email", email)).data

beforeAll(async () => {
  service = await startDataProcess()
  visitor = connect(service.url, localAnonymousKey)
  owner = connect(service.url, localServiceKey)
}, timeLimit)

afterAll(() => service.close())

describe("subscribing with the anonymous key", () => {
  it("responds 201 with only the inserted row", async () => {
    await subscribe("earlier@own.example")
    const at = new Date().toISOString()
    const { data, error, status } = await subscribe("maya@own.example", at)
    expect({ error, status }).toEqual({ error: null, status: 201 })
    expect(data).toHaveLength(1)
    const [row] = data as { email: string; subscribed_at: string }[]
    expect(row?.email).toBe("maya@own.example")
    expect(new Date(row?.subscribed_at ?? 0).toISOString()).toBe(at)
  })

  it("stores the address trimmed and in lower case", async () => {
    await subscribe("  Maya.Ok@Trim.Example\n")
    expect(await findStored("maya.ok@trim.example")).toHaveLength(1)
  })

  it.each(["twice@case.example", "TWICE@case.EXAMPLE", " twice@case.example "])(
    "responds 409 23505 to %j if the table contains the address",
    async (variant) => {
      await subscribe("twice@case.example")
      const { error, status } = await subscribe(variant)
      expect({ status, code: error?.code, details: error?.details }).toEqual({
        status: 409,
        code: "23505",
        details: null,
      })
      expect(await findStored("twice@case.example")).toHaveLength(1)
    },
  )

  it("stores one row for concurrent inserts of the same address", async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe("race@case.example")))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)])
    expect(await findStored("race@case.example")).toHaveLength(1)
  })

  it.each(["", "plain", "a@b", "@b.example", "a@.", "a b@c.example", "a@b@c.example"])(
    "rejects %j with 23514",
    async (email) => {
      const { error, status } = await subscribe(email)
      expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" })
    },
  )

  it("accepts an address of 254 bytes and rejects one of 255", async () => {
    const emailOf = (length: number) => "a".repeat(length - "@b.example".length) + "@b.example"
    expect((await subscribe(emailOf(254))).status).toBe(201)
    expect((await subscribe(emailOf(255))).error?.code).toBe("23514")
  })

  it("rejects a missing address with 23502", async () => {
    const { error, status } = await visitor.from(table).insert({ subscribed_at: new Date().toISOString() }).select()
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23502" })
  })

  it.each([
    ["1970-01-01T00:00:00Z", "a@past.example"],
    ["2999-01-01T00:00:00Z", "a@future.example"],
    ["infinity", "a@infinity.example"],
    ["-infinity", "a@minus-infinity.example"],
  ])("replaces the time %s with the server's time", async (clock, email) => {
    expect((await subscribe(email, clock)).status).toBe(201)
    const [row] = (await findStored(email)) ?? []
    const drift = Math.abs(Date.parse(String(row?.subscribed_at)) - Date.now())
    expect(drift).toBeLessThan(60_000)
  })

  it("keeps a time that differs from the server's by a few minutes", async () => {
    const clock = new Date(Date.now() - 5 * 60_000).toISOString()
    await subscribe("a@slow-clock.example", clock)
    const [row] = (await findStored("a@slow-clock.example")) ?? []
    expect(new Date(String(row?.subscribed_at)).toISOString()).toBe(clock)
  })
})

describe("privileges of the anonymous key", () => {
  beforeAll(async () => {
    await subscribe("victim@other.example")
  })
  const expectUnchanged = async () => {
    const { data } = await owner.from(table).select("email").eq("email", "victim@other.example")
    expect(data).toEqual([{ email: "victim@other.example" }])
  }

  it.each([
    ["everything", () => visitor.from(table).select()],
    ["one address", () => visitor.from(table).select().eq("email", "victim@other.example")],
    ["addresses by pattern", () => visitor.from(table).select("email").ilike("email", "%victim%")],
    ["rows by transaction ID", () => visitor.from(table).select().gte("written_in", "0")],
  ])("reading %s returns no row", async (_what, read) => {
    const { data, error, status } = await read()
    expect({ data, error, status }).toEqual({ data: [], error: null, status: 200 })
  })

  it("reading in a later request does not return the visitor's own row", async () => {
    await subscribe("reader@other.example")
    expect((await visitor.from(table).select()).data).toEqual([])
  })

  it("counting returns 0", async () => {
    const { count } = await visitor.from(table).select("*", { count: "exact", head: true })
    expect(count).toBe(0)
  })

  it("subscribing never returns the row of a concurrent subscriber", async () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `neighbor-${index}@other.example`)
    const responses = await Promise.all(addresses.map((email) => subscribe(email)))
    expect(responses.map(({ data }) => (data as { email: string }[]).map(({ email }) => email))).toEqual(
      addresses.map((email) => [email]),
    )
  })

  it.each([
    ["changing a row", () => visitor.from(table).update({ email: "x@y.example" }).eq("email", "victim@other.example")],
    ["changing all rows", () => visitor.from(table).update({ subscribed_at: "2000-01-01" }).neq("email", "")],
    ["deleting a row", () => visitor.from(table).delete().eq("email", "victim@other.example")],
    ["deleting all rows", () => visitor.from(table).delete().neq("email", "")],
    ["overwriting a row", () => visitor.from(table).upsert({ email: "victim@other.example" })],
    ["setting the transaction ID", () => visitor.from(table).insert({ email: "a@xid.example", written_in: "1" })],
  ])("%s is refused", async (_what, attempt) => {
    const { error, status } = await attempt()
    expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" })
    await expectUnchanged()
  })

  it("an insert that ignores duplicates does not return the stored row", async () => {
    const { data } = await visitor
      .from(table)
      .upsert({ email: "victim@other.example" }, { ignoreDuplicates: true })
      .select()
    expect(data ?? []).toEqual([])
    await expectUnchanged()
  })
})
