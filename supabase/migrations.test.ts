/** Checks the migrated database in SQL, as a visitor and as an attacker: with the roles of the data API. */
import postgres from "postgres"
import { startDataProcess, type DataProcess } from "../local-services/data/startDataProcess"
import { isEmail, normalizeEmail } from "../src/features/newsletter/emailRule"

let service: DataProcess
let sql: ReturnType<typeof postgres>
const notices: string[] = []

beforeAll(async () => {
  service = await startDataProcess()
  sql = postgres(service.databaseUrl, { max: 1, onnotice: ({ message = "" }) => notices.push(message) })
}, 60_000)
afterAll(async () => {
  await sql.end()
  await service.close()
})

type Role = "anon" | "authenticated"
type Row = Record<string, unknown>

/**
 * Runs a statement in a transaction with a role, as the data API does. It reads in read-only transactions.
 * @returns the rows, or the SQLSTATE of the error
 */
async function runAs(
  role: Role,
  text: string,
  parameters: string[] = [],
  access = "read write",
): Promise<Row[] | string> {
  const run = async (transaction: postgres.TransactionSql) => {
    await transaction.unsafe(`set local role ${role}`)
    return [...(await transaction.unsafe<Row[]>(text, parameters))]
  }
  return sql.begin(access, run).catch((error: unknown) => (error as postgres.PostgresError).code)
}

const table = "public.email_subscribers"
const insert = `insert into ${table} (email, subscribed_at) values ($1, $2::text::timestamptz) returning *`
const subscribe = (email: string, subscribedAt = new Date().toISOString()) =>
  runAs("anon", insert, [email, subscribedAt])
const findStored = (email: string) => sql.unsafe<Row[]>(`select * from ${table} where email = $1`, [email])

/** Sets the counter of attempts. A minute has the values from its number times 1,000,000. */
const setAttempts = (attempts: number, minutesAhead = 0) =>
  service.query(`
    select setval('public.email_subscriber_attempts',
      (extract(epoch from now())::bigint / 60 + ${minutesAhead}) * 1000000 + ${attempts})`)
const countAttempts = async () => {
  const text = "select last_value::float8 as count from public.email_subscriber_attempts"
  return (await service.query<{ count: number }>(text))[0]?.count ?? 0
}
// All tests together make more attempts than the limit of one minute.
beforeEach(() => setAttempts(0))

describe("subscribing", () => {
  it("returns only the inserted row, with the visitor's time", async () => {
    await subscribe("earlier@own.example")
    const time = new Date(Date.now() - 5 * 60_000)
    const row = { email: "maya@own.example", subscribed_at: time }
    expect(await subscribe("  Maya@Own.Example\n", time.toISOString())).toEqual([expect.objectContaining(row)])
    expect(await findStored("maya@own.example")).toHaveLength(1)
  })

  it.each([
    ["twice@case.example", "TWICE@case.EXAMPLE"],
    ["space@case.example", " space@case.example "],
    ["jos\u00e9@form.example", "jose\u0301@form.example"],
  ])("stores %s once, also if it is written as %j", async (email, variant) => {
    expect(await subscribe(email)).toHaveLength(1)
    expect(await subscribe(variant)).toBe("23505")
    expect(await findStored(email)).toHaveLength(1)
  })

  it.each(["1970-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "infinity", "-infinity"])(
    "replaces the time %s with the server's time",
    async (clock) => {
      const [row] = (await subscribe(`${crypto.randomUUID()}@clock.example`, clock)) as Row[]
      expect(Math.abs(Number(row?.["subscribed_at"]) - Date.now())).toBeLessThan(60_000)
    },
  )

  it("needs an address of at most 254 bytes", async () => {
    expect(await subscribe("@b.example".padStart(254, "a"))).toHaveLength(1)
    expect(await subscribe("@b.example".padStart(255, "a"))).toBe("23514")
    expect(await runAs("anon", `insert into ${table} (subscribed_at) values (now())`)).toBe("23502")
  })

  it.each([
    ...["", "plain", "a@b", "@b.example", "a@.", "a b@c.example", "a@b@c.example"],
    // Formulas of a spreadsheet.
    ...["=HYPERLINK('x')@odd.example", "+1@odd.example", "-1@odd.example", "@sum(1)@odd.example"],
  ])("the table and the form refuse the address %j", async (email) => {
    expect(await subscribe(email)).toBe("23514")
    expect(isEmail(normalizeEmail(email))).toBe(false)
  })

  it("an address may contain each character that the form accepts, and no other", async () => {
    // Every character below U+2100, and from there those with a property that the form refuses, with their neighbors.
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) =>
        code > 0 &&
        (code < 0x2100 || [code - 1, code, code + 1].some((near) => /[\p{Cc}\p{Cf}\p{Z}]/u.test(toText(near)))),
    )
    await service.query(`
      create temp table accepted (code int);
      do $do$ declare each_code int; begin
        foreach each_code in array '{${codes.join()}}'::int[] loop
          begin
            insert into ${table} (email) values ('a' || chr(each_code) || 'b@set.example');
            insert into accepted values (each_code);
          exception when check_violation then null; when unique_violation then insert into accepted values (each_code);
          end;
        end loop;
      end $do$`)
    const accepted = new Set(
      (await service.query<{ code: number }>("select code from accepted")).map(({ code }) => code),
    )
    const acceptedByForm = codes.filter((code) => {
      const email = `a${toText(code)}b@set.example`
      return email === normalizeEmail(email) && isEmail(email)
    })
    expect(acceptedByForm.filter((code) => !accepted.has(code))).toEqual([])
    expect([...accepted].filter((code) => !isEmail(normalizeEmail(`a${toText(code)}b@set.example`)))).toEqual([])
  })
})

describe("limits of the anonymous key", () => {
  it.each(["second@bulk.example", "invalid", "first@bulk.example"])(
    "an insert of two rows, with %s as the second, does not reveal whether an address is subscribed",
    async (second) => {
      await subscribe("subscribed@bulk.example")
      for (const first of ["subscribed@bulk.example", "stranger@bulk.example"])
        expect(await runAs("anon", `insert into ${table} (email) values ($1), ($2)`, [first, second])).toBe("P0001")
      expect(await findStored("stranger@bulk.example")).toHaveLength(0)
    },
  )

  it.each([
    // PostgREST builds such a statement for ?select=email::int.
    [
      "22P02",
      `with source as (insert into ${table} (email) values ($1) returning email) select email::int from source`,
    ],
    ["55000", `insert into ${table} (email) values ($1) on conflict (email) do nothing`],
    ["42501", `insert into ${table} (email) values ($1) on conflict (email) do update set email = excluded.email`],
  ])("an insert that fails with %s does not reveal whether the address is subscribed", async (code, text) => {
    await subscribe("subscribed@failed.example")
    for (const email of ["subscribed@failed.example", "stranger@failed.example"])
      expect(await runAs("anon", text, [email])).toBe(code)
    expect(await findStored("stranger@failed.example")).toHaveLength(0)
  })

  it("the hundredth attempt in a minute succeeds, and the next is refused with 429", async () => {
    const readMinute = async () =>
      String((await sql`select date_trunc('minute', now())::text as minute`)[0]?.["minute"])
    let minute: string
    let outcomes: unknown[]
    // Repeats the attempts if a new minute has begun meanwhile.
    do {
      minute = await readMinute()
      await setAttempts(99)
      outcomes = [await subscribe(`${crypto.randomUUID()}@last.example`), await subscribe("a@refused.example")]
    } while ((await readMinute()) !== minute)
    expect(outcomes).toEqual([[expect.anything()], "PT429"])
    await setAttempts(100, -1)
    expect(await subscribe(`${crypto.randomUUID()}@refused.example`)).toHaveLength(1)
  })

  it.each([
    ["a duplicate", insert, ["victim@count.example", "now"]],
    ["an invalid address", insert, ["invalid", "now"]],
    ["several rows", `insert into ${table} (email) values ($1), ($2)`, ["a@count.example", "b@count.example"]],
  ])("%s counts as an attempt, although the insert is rolled back", async (_what, text, parameters) => {
    await subscribe("victim@count.example")
    const count = await countAttempts()
    expect(await runAs("anon", text, parameters)).toMatch(/^\w{5}$/)
    expect(await countAttempts()).toBeGreaterThan(count)
  })

  it("do not apply to the owner, who imports a list", async () => {
    await setAttempts(100, 1)
    await service.query(`insert into ${table} (email) values ('a@list.example'), ('b@list.example')`)
    expect(await findStored("b@list.example")).toHaveLength(1)
  })
})

describe("privileges", () => {
  const countRows = `select count(*)::int as count from ${table}`

  it.each([
    ["select * from ", ""],
    ["select email from ", "where email ilike '%victim%'"],
    ["select * from ", "where written_in >= '0'"],
    ["select * from ", "for share"],
  ])("the anonymous key reads no row with %s… %s", async (list, rest) => {
    await subscribe("victim@other.example")
    for (const access of ["read write", "read only"])
      expect([[], "42501", "25006"]).toContainEqual(await runAs("anon", `${list}${table} ${rest}`, [], access))
    expect(await runAs("anon", countRows)).toEqual([{ count: 0 }])
  })

  it.each([
    `update ${table} set email = 'x@y.example' where email = 'victim@other.example'`,
    `update ${table} set subscribed_at = now()`,
    `delete from ${table} where email = 'victim@other.example'`,
    `delete from ${table}`,
    `truncate ${table}`,
    `insert into ${table} (email, written_in) values ('a@xid.example', '1')`,
    "select * from public.not_for_visitors",
    "select nextval('public.email_subscriber_attempts')",
  ])("%s is refused", async (text) => {
    await subscribe("victim@other.example")
    const [before] = await service.query(countRows)
    for (const role of ["anon", "authenticated"] as const) expect(await runAs(role, text)).toBe("42501")
    expect(await service.query(countRows)).toEqual([before])
  })

  it("a signed-in user can neither read nor insert", async () => {
    expect(await runAs("authenticated", `select * from ${table}`)).toBe("42501")
    expect(await runAs("authenticated", insert, ["a@user.example", "now"])).toBe("42501")
  })

  it.each(["anon", "authenticated"])(
    "%s has none in the schema of the admissions function, whose tables have row-level security",
    async (role) => {
      const granted = await service.query<{ name: string }>(
        `with schemas as (select oid, nspname from pg_namespace where nspname = 'admissions')
       select relname as name from pg_class join schemas on schemas.oid = relnamespace where relkind = 'r'
         and (has_table_privilege($1::text, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger')
           or not relrowsecurity)
       union all select proname from pg_proc join schemas on schemas.oid = pronamespace
         where has_function_privilege($1::text, pg_proc.oid, 'execute')
       union all select nspname from schemas where has_schema_privilege($1::text, oid, 'usage, create')`,
        [role],
      )
      expect(granted).toEqual([])
    },
  )
})

it("a publication does not wait for another one longer than the staff are told", async () => {
  const [publish] = await sql<
    Row[]
  >`select proconfig from pg_proc where oid = 'admissions.publish(jsonb)'::regprocedure`
  expect(publish?.["proconfig"]).toContain("lock_timeout=20s")
})

describe("the migration to publications", () => {
  const folder = "supabase/migrations"
  const migrate = () => sql.file(`${folder}/20261126000000_admissions.sql`)
  const uuid = "7C9E6679-7425-40DE-944B-E07FC1F90AE7"
  const published = () =>
    sql.unsafe<Row[]>(
      "select uuid, kind, name, release_at, email from admissions.records where version = 1 order by uuid",
    )

  /** Replaces the schema by the earlier ones, with tables that were synced so many hours ago, and their records. */
  async function restoreEarlier(hours: number, tables: Record<string, string>, hasReleaseColumn = true) {
    notices.length = 0
    await sql.unsafe("drop schema if exists admissions, records, sheet, cron cascade")
    for (const name of ["20250102000000_records", "20250103000000_sheet"]) await sql.file(`${folder}/${name}.sql`)
    for (const [name, rows] of Object.entries(tables))
      await sql.unsafe(`
        insert into records.tables (table_name, completed_at, has_release_column)
          values ('${name}', now() - interval '${hours} hours', ${hasReleaseColumn});
        insert into records.mirror (table_name, uuid, name, is_duplicate, release_at) values ${rows.replaceAll("$", `'${name}'`)}`)
  }

  afterAll(() => restoreEarlier(1, {}).then(migrate))

  it("replaces the earlier schemas with a publication of what the site showed", async () => {
    await restoreEarlier(23, {
      "Letters 2027": `($, '${uuid}', 'Maya', false, '2027-03-28T00:00:00Z')`,
      Decisions: "($, 'id-of-a-decision', 'Leo', false, '2026-03-28T00:00:00Z')",
    })
    await migrate()
    const leo = { kind: "decision", name: "Leo", release_at: new Date("2026-03-28T00:00:00Z"), email: null }
    const maya = { kind: "letter", name: "Maya", release_at: new Date("2027-03-28T00:00:00Z"), email: null }
    expect([...(await published())]).toEqual([
      { uuid: uuid.toLowerCase(), ...maya },
      { uuid: "id-of-a-decision", ...leo },
    ])
    expect([...(await sql`select version, action from admissions.publications`)]).toEqual([
      { version: 1, action: "convert" },
    ])
    expect([...(await sql`select from pg_namespace where nspname in ('records', 'sheet')`)]).toEqual([])
    expect(notices.filter((notice) => notice.includes("rows without"))).toEqual([])
  })

  it("gives rows that were shown without a release column the instant of the sync", async () => {
    await restoreEarlier(1, { Letters: "($, 'id-of-applicant-1', 'Maya', false, null)" }, false)
    await migrate()
    const [row] = await published()
    expect(Number(row?.["release_at"])).toBeLessThan(Date.now() - 59 * 60_000)
  })

  it("leaves out what the site did not show, and says how many rows", async () => {
    await restoreEarlier(1, {
      Letters: `($, 'id-of-applicant-1', 'Maya', false, '2026-03-28T00:00:00Z'), ($, 'id-of-applicant-2', null, true, '2026-03-28T00:00:00Z'),
        ($, 'id-of-applicant-3', 'Leo', false, null), ($, 'id-of-applicant-4', ' ', false, '2026-03-28T00:00:00Z'),
        ($, 'id-of-applicant-5', 'Zoe', false, '2026-03-28T00:00:00Z')`,
      Decisions: "($, 'id-of-applicant-5', 'Noor', false, '2026-03-28T00:00:00Z')",
    })
    await migrate()
    expect((await published()).map(({ name }) => name)).toEqual(["Maya"])
    expect(notices).toContainEqual(expect.stringMatching(/^5 rows without a name/))
  })

  it("publishes nothing of a sync that is older than 24 hours, which the site did not show any more", async () => {
    await restoreEarlier(25, { Letters: "($, 'id-of-applicant-1', 'Maya', false, '2026-03-28T00:00:00Z')" })
    await migrate()
    expect([...(await sql`select from admissions.publications`)]).toEqual([])
  })

  it.each(["Staff", "Decision letters"])("stops at the table %s, whose kind it cannot know", async (name) => {
    await restoreEarlier(1, { [name]: "($, 'id-of-applicant-1', 'Maya', false, '2026-03-28T00:00:00Z')" })
    await expect(
      sql.begin((transaction) => transaction.file(`${folder}/20261126000000_admissions.sql`)),
    ).rejects.toThrow(`whether the table "${name}" has letters or decisions`)
    expect([...(await sql`select name from records.mirror`)]).toEqual([{ name: "Maya" }])
  })

  it("ends the scheduled job of Supabase", async () => {
    await restoreEarlier(1, {})
    await sql.unsafe(`
      create schema cron; create table cron.job (jobid int, jobname text);
      insert into cron.job values (1, 'sync the tables of the records broker'), (2, 'another job');
      create function cron.unschedule(id int) returns void language sql as 'delete from cron.job where jobid = id'`)
    await migrate()
    expect([...(await sql`select jobid from cron.job`)]).toEqual([{ jobid: 2 }])
  })
})

function toText(code: number): string {
  return code >= 0 && code < 0x110000 ? String.fromCodePoint(code) : ""
}
