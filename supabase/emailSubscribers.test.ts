/** Checks the migrated database with supabase-js, as a visitor and as an attacker. */
import { connect } from "../services/data/connect"
import { startDataProcess, type DataProcess } from "../services/data/startDataProcess"
import { localAnonymousKey, localServiceKey } from "../services/localEnvironment"
import { isEmail, normalizeEmail } from "../src/features/newsletter/emailRule"

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

/** Sets the counter of attempts. A minute has the values from its number times 1,000,000. */
const setAttempts = (minute: "current" | "next", attempts: number) =>
  service.run(`
    select setval('public.email_subscriber_attempts',
      (extract(epoch from now())::bigint / 60 + ${minute === "next" ? 1 : 0}) * 1000000 + ${attempts})`)
/** Runs an attempt again if a new minute began meanwhile. */
async function inOneMinute<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const readMinute = async () =>
    (await service.run<{ minute: string }>("select date_trunc('minute', now())::text as minute"))[0]?.minute
  for (;;) {
    const minute = await readMinute()
    const result = await attempt()
    if ((await readMinute()) === minute) return result
  }
}
const countAttempts = async () => {
  const text = "select last_value::float8 as count from public.email_subscriber_attempts"
  return (await service.run<{ count: number }>(text))[0]?.count ?? 0
}
// All tests together make more attempts than the limit of one minute.
afterEach(() => setAttempts("current", 0))

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

describe("an address", () => {
  it.each([
    ["a null character's neighbor", "a\u0001b@odd.example"],
    ["a line break", "a\nb@odd.example"],
    ["a no-break space", "a\u00a0b@odd.example"],
    ["a zero-width space", "a\u200bb@odd.example"],
    ["a right-to-left override", "moc.doog\u202e@odd.example"],
    ["an invisible tag", "a\u{e0041}@odd.example"],
    ["a bracket", "<a@odd.example>"],
    ["a quotation mark", '"a"@odd.example'],
    ["a formula", "=HYPERLINK('x')@odd.example"],
    ["a leading plus sign", "+1@odd.example"],
    ["a leading minus sign", "-1@odd.example"],
    ["a leading @", "@sum(1)@odd.example"],
  ])("with %s is refused by the table and by the form", async (_what, email) => {
    const { error, status } = await subscribe(email)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" })
    expect(isEmail(normalizeEmail(email))).toBe(false)
  })

  it("that differs from a stored one only in the Unicode form is a duplicate", async () => {
    expect((await subscribe("jos\u00e9@form.example")).status).toBe(201)
    expect((await subscribe("jose\u0301@form.example")).error?.code).toBe("23505")
  })

  it("may contain each character that the form accepts, and no other", async () => {
    // Every character below U+2100, and from there those with a property that the form refuses, with their neighbors.
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) =>
        code > 0 &&
        (code < 0x2100 || [code - 1, code, code + 1].some((near) => /[\p{Cc}\p{Cf}\p{Z}]/u.test(toText(near)))),
    )
    await service.run(`
      create temp table accepted (code int);
      do $do$ declare each_code int; begin
        foreach each_code in array '{${codes.join()}}'::int[] loop
          begin
            insert into public.${table} (email) values ('a' || chr(each_code) || 'b@set.example');
            insert into accepted values (each_code);
          exception when check_violation then null; when unique_violation then insert into accepted values (each_code);
          end;
        end loop;
      end $do$`)
    const accepted = new Set((await service.run<{ code: number }>("select code from accepted")).map(({ code }) => code))
    const acceptedByForm = codes.filter((code) => {
      const email = `a${toText(code)}b@set.example`
      return email === normalizeEmail(email) && isEmail(email)
    })
    expect(acceptedByForm.filter((code) => !accepted.has(code))).toEqual([])
    expect([...accepted].filter((code) => !isEmail(normalizeEmail(`a${toText(code)}b@set.example`)))).toEqual([])
  })
})

describe("limits of the anonymous key", () => {
  const message = "Subscribe one address in each request."

  it.each([
    ["another address", { email: "second@bulk.example" }],
    ["an invalid address", { email: "invalid" }],
    ["the same address", { email: "first@bulk.example" }],
  ])("an insert of several rows, with %s, does not reveal whether an address is subscribed", async (_what, second) => {
    await subscribe("subscribed@bulk.example")
    for (const first of ["subscribed@bulk.example", "stranger@bulk.example"]) {
      const { error, status } = await visitor
        .from(table)
        .insert([{ email: first }, second])
        .select()
      expect({ status, code: error?.code, message: error?.message }).toEqual({ status: 400, code: "P0001", message })
    }
    expect(await findStored("stranger@bulk.example")).toEqual([])
  })

  it("an insert that fails after its row does not reveal whether the address is subscribed", async () => {
    await subscribe("subscribed@cast.example")
    for (const email of ["subscribed@cast.example", "stranger@cast.example"]) {
      // PostgREST builds such a statement for ?select=email::int.
      const insert = `with source as (insert into public.${table} (email) values ('${email}') returning email)
        select email::int from source`
      const attempt = service.run(`do $do$ begin set local role anon; execute $sql$${insert}$sql$; end $do$`)
      await expect(attempt).rejects.toMatchObject({ code: "22P02" })
    }
    expect(await findStored("stranger@cast.example")).toEqual([])
  })

  it("the hundredth attempt in a minute succeeds, and the next is refused with 429", async () => {
    const lastAttempts = await inOneMinute(async () => {
      await setAttempts("current", 99)
      return [await subscribe(`${crypto.randomUUID()}@last.example`), await subscribe("a@refused.example")] as const
    })
    expect(lastAttempts[0].status).toBe(201)
    const { error, status } = lastAttempts[1]
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 429,
      code: "PT429",
      message: "Too many people are subscribing. Try again in a minute.",
    })
    expect(await findStored("a@refused.example")).toEqual([])
    await setAttempts("current", -1_000_000 + 100)
    expect((await subscribe("a@refused.example")).status).toBe(201)
  })

  it.each([
    ["a duplicate", () => subscribe("victim@count.example")],
    ["an invalid address", () => subscribe("invalid")],
    ["several rows", () => visitor.from(table).insert([{ email: "a@count.example" }, { email: "b@count.example" }])],
  ])("%s counts as an attempt, although the insert is rolled back", async (_what, attempt) => {
    await subscribe("victim@count.example")
    const count = await countAttempts()
    expect((await attempt()).error).not.toBeNull()
    expect(await countAttempts()).toBeGreaterThan(count)
  })

  it("do not apply to the owner, who imports a list", async () => {
    await setAttempts("next", 100)
    const { status } = await owner.from(table).insert([{ email: "a@list.example" }, { email: "b@list.example" }])
    expect(status).toBe(201)
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
    ["setting the transaction ID", () => visitor.from(table).insert({ email: "a@xid.example", written_in: "1" })],
  ])("%s is refused", async (_what, attempt) => {
    const { error, status } = await attempt()
    expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" })
    await expectUnchanged()
  })

  it.each([
    [true, 500, "55000"],
    [false, 401, "42501"],
  ])(
    "an insert that ignores duplicates (%s) or overwrites them does not reveal whether an address is subscribed",
    async (ignoreDuplicates, status, code) => {
      for (const email of ["victim@other.example", "stranger@other.example"]) {
        const response = await visitor.from(table).upsert({ email }, { ignoreDuplicates }).select()
        expect(response).toMatchObject({ data: null, status, error: { code } })
      }
      expect(await findStored("stranger@other.example")).toEqual([])
      await expectUnchanged()
    },
  )
})

function toText(code: number): string {
  return code >= 0 && code < 0x110000 ? String.fromCodePoint(code) : ""
}
