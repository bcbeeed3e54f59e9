/** Checks published sites with one mistake each. The services are the local ones, behind real brokers. */
import type { Environment } from "../../gatsby/environment"
import { environment as fixture } from "../../gatsby/hosting/testing/fixtures"
import { startDataProcess, type DataProcess } from "../../local-services/data/startDataProcess"
import { startForms } from "../../local-services/forms/startForms"
import { serve, type RunningService } from "../../local-services/listen"
import {
  localAnonymousKey,
  localLegacyKey,
  localServiceKey,
  localStaffKey,
  localTables,
  servedTables,
} from "../../local-services/localEnvironment"
import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { exportUrl, startSpreadsheet } from "../../local-services/spreadsheet/startSpreadsheet"
import { sampleRows } from "../../local-services/table/sampleApplicants"
import { localTableToken, startTable, type RunningTable } from "../../local-services/table/startTable"
import { createBroker } from "../../supabase/functions/records/broker"
import { createHandler } from "../../supabase/functions/sheet/handler"
import { createProofCheck } from "../../supabase/functions/sheet/proof"
import { createRateLimit } from "../../supabase/functions/sheet/rateLimit"
import { createSheetReader } from "../../supabase/functions/sheet/sheetReader"
import { reportChecks } from "./check"
import { sendTo } from "./request"
import { serviceChecks, type PublishedSite } from "./serviceChecks"

const site = "https://www.example.org"
const log = () => undefined

/** Hashes of the sample password and of its proof, as `npm run sign-in:hash` computes them, but with few iterations. */
const passwordHash = "pbkdf2-sha256:1000:c2FsdA:-gsjnyJFb9D8kIXaUSOqcvseyp-6fvB1AuaVjyfGW6U"
const proofHash = "i0ANXOYtdXtgfxPGXzBoFWqy7QW7W--NWNzqtK26Zok"

const tableNames = Object.values(localTables)

interface Mistake {
  environment?: Partial<Environment>
  signIn?: Partial<PublishedSite["signIn"]>
  staffKey?: string | undefined
  /** Variables of the brokers. */
  tables?: typeof servedTables
  releaseColumn?: string | undefined
  recordsOrigin?: string
  sheetOrigin?: string
  token?: string
  proofHash?: string
  sheetUrl?: string
  /** Returns the client of a sign-in. */
  clientOf?: (headers: Headers) => string | undefined
  /** SQL that runs after the mirror has been filled. */
  statement?: string
}

let data: DataProcess
let table: RunningTable
let spreadsheet: RunningService
let forms: RunningService
/** Responds as the current test says. */
let stub: RunningService
let respond: (url: URL) => Response

beforeAll(async () => {
  data = await startDataProcess()
  table = await startTable({
    port: 0,
    tables: Object.fromEntries(servedTables.map(({ kind, name }) => [name, sampleRows[kind].slice(0, 60)])),
  })
  spreadsheet = await startSpreadsheet({ spreadsheet: 0, downloads: 0 })
  forms = await startForms(0)
  stub = await serve(({ url }) => respond(new URL(url)), 0)
}, 60_000)
afterAll(() => Promise.all([data, table, spreadsheet, forms, stub].map((service) => service.close())))

/** Syncs that the brokers run in the background. */
const mockTasks = new Set<Promise<unknown>>()
// The checks wait for a sync as long as it takes, instead of some seconds.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.all(mockTasks) }))

/** Checks a published site. @returns the printed text */
async function report(mistake: Mistake = {}): Promise<string> {
  mockTasks.clear()
  const createRecordsBroker = (token: string) =>
    createBroker({
      query: data.query,
      upstream: { url: table.base, token },
      tables: mistake.tables ?? servedTables,
      releaseColumn: "releaseColumn" in mistake ? mistake.releaseColumn : "Release",
      basePath: "",
      publicKey: "public-key",
      staffKey: localStaffKey,
      isSiteOrigin: (origin) => origin === (mistake.recordsOrigin ?? site),
      fetch,
      waitUntil: (task) => mockTasks.add(task),
      log,
    })
  await data.query(`truncate records.mirror, records.tables, sheet.requests;
    update records.sync set token = null, leased_until = 'epoch', paused_until = 'epoch'`)
  await createRecordsBroker(localTableToken).sync({ minAge: 0 })
  const handleSheet = createHandler({
    read: createSheetReader({ url: mistake.sheetUrl ?? exportUrl(spreadsheet.url), fetch, log }),
    isProof: createProofCheck(mistake.proofHash ?? proofHash),
    countRequest: createRateLimit({ query: data.query, key: "key", log }),
    isSiteOrigin: (origin) => origin === (mistake.sheetOrigin ?? site),
  })
  const records = await serve(createRecordsBroker(mistake.token ?? localTableToken).handle, 0)
  const clientOf = mistake.clientOf ?? (() => "203.0.113.7")
  const sheet = await serve((request) => handleSheet(request, clientOf(request.headers)), 0)
  if (mistake.statement) await data.query(mistake.statement)

  const lines: string[] = []
  const checks = serviceChecks(site, {
    environment: {
      ...fixture,
      GATSBY_SUPABASE_URL: data.url,
      GATSBY_SUPABASE_ANON_KEY: localAnonymousKey,
      GATSBY_RECORDS_API_URL: records.url,
      GATSBY_SIGN_IN_SHEET_URL: `${sheet.url}/row?email={email}`,
      GATSBY_SIGN_IN_PASSWORD_HASH: passwordHash,
      GATSBY_FORMS_URL: forms.url,
      ...mistake.environment,
    },
    // The cast: the check reads only these fields.
    content: { "forms.json": [{ formId: "250714408213957", title: "Interest form" }] } as PublishedSite["content"],
    signIn: { ...sampleSignIn, ...mistake.signIn },
    staffKey: "staffKey" in mistake ? mistake.staffKey : localStaffKey,
  })
  await reportChecks(checks, sendTo(site), (line) => lines.push(line))
  await Promise.all([records.close(), sheet.close(), ...mockTasks])
  const text = lines.join("\n")
  for (const secret of [
    sampleSignIn.password,
    sampleSignIn.email,
    sampleSignIn.name,
    localAnonymousKey,
    localLegacyKey,
    localServiceKey,
    localStaffKey,
  ])
    expect(text).not.toContain(secret)
  return text
}

it.each([
  ["a publishable key", localAnonymousKey],
  ["a legacy anon key", localLegacyKey],
])("all pass for a site without a mistake, with %s", async (_kind, key) => {
  const text = await report(withEnvironment({ GATSBY_SUPABASE_ANON_KEY: key }))
  expect(text).not.toMatch(/FAIL|not checked {2}/)
  expect(text).toMatch(/\n10 passed, 0 failed, 0 not checked$/)
})

it.each([
  ["the first sync", "truncate records.mirror, records.tables"],
  [
    "the sync after a failure",
    "truncate records.mirror; update records.tables set completed_at = null, failure = 'Old', failed_at = now() - interval '1 minute'",
  ],
])("wait for %s", async (_which, statement) => {
  expect(await report({ statement })).toContain(" 0 failed")
})

const notFound = () => new Response("Not found", { status: 404 })
const withStub = (variable: keyof Environment, path: string, response: typeof respond): Mistake => {
  respond = response
  return { environment: { [variable]: stub.url + path } }
}
const withSheet = (text: string): Mistake => {
  respond = () => new Response(text)
  return { sheetUrl: stub.url }
}
/** A records API that is not the broker. `records`: what it returns for `TRUE()`. */
const recordsApi =
  (...records: unknown[]) =>
  ({ pathname, search }: URL) =>
    pathname === "/status"
      ? notFound()
      : Response.json(
          { records: search.includes("TRUE") ? records : [] },
          { headers: { "access-control-allow-origin": "*" } },
        )

const wrongHash = "pbkdf2-sha256:1000:c2FsdA:aGFzaA"
const withEnvironment = (environment: Partial<Environment>): Mistake => ({ environment })
const withStatus = (status: number) => () =>
  new Response("", { status, headers: status === 502 ? {} : { "retry-after": "0" } })

/** For each mistake of a published site: the text of the only line that fails, with what is found and the remedy. */
const mistakes: Record<string, [() => Mistake, RegExp]> = {
  "the address of the records broker is a 404": [
    () => withStub("GATSBY_RECORDS_API_URL", "", notFound),
    /the records broker answers.*\n.*status 404,.*\n.*set GATSBY_RECORDS_API_URL/,
  ],
  "the records broker refuses its key": [
    () => withEnvironment({ GATSBY_RECORDS_API_KEY: "other" }),
    /the records broker answers.*\n.*\(401\).*\n.*Set GATSBY_RECORDS_API_KEY of the site to RECORDS_PUBLIC_KEY/,
  ],
  "the name of a table is wrong": [
    () => withEnvironment({ GATSBY_DECISIONS_TABLE: "decisions" }),
    /the records broker answers.*\n.*decisions \(403\).*\n.*Set RECORDS_LETTERS_TABLE and RECORDS_DECISIONS_TABLE/,
  ],
  "SITE_ORIGIN of the records broker is wrong": [
    () => ({ recordsOrigin: "https://example.org" }),
    /the records broker answers.*\n.*\(403\).*\n.*SITE_ORIGIN of .*functions\/records to https:\/\/www\.example\.org\./,
  ],
  "another records API has no CORS header": [
    () => withStub("GATSBY_RECORDS_API_URL", "", () => Response.json({ records: [] })),
    /the records broker answers.*\n.*may not read.*\n.*SITE_ORIGIN/,
  ],
  "the token of the table is wrong while the mirror is fresh": [
    () => ({ token: "wrong" }),
    /the records broker reads the tables.*\n.*failed \d+ s ago: Airtable refused RECORDS_UPSTREAM_TOKEN \(status 401\)\..*\n.*Correct the table, or the variable/,
  ],
  "the token of the table is wrong, without the staff's key": [
    () => ({ token: "wrong", staffKey: undefined }),
    /the records broker reads the tables.*\n.*failed: tokenRefused\. With RECORDS_STAFF_KEY, .*\n.*Correct the table/,
  ],
  "the last sync failed some time ago": [
    () => ({
      statement:
        "update records.tables set failure = 'No column', failure_code = 'columnMissing', failed_at = now() - interval '45 seconds'",
    }),
    /the records broker reads the tables.*\n.*failed \d+ s ago: No column\.\n.*run this command again/,
  ],
  "the tables are exchanged": [
    () => ({ tables: servedTables.map((one, index) => ({ ...one, name: tableNames.at(-1 - index) ?? "" })) }),
    /the records broker reads the tables.*\n.*The table Letters has decisions for the broker, and letters for the site.*\n.*Set RECORDS_LETTERS_TABLE/,
  ],
  "migrations are missing": [
    () =>
      withStub("GATSBY_RECORDS_API_URL", "", () =>
        Response.json({ error: { type: "MIGRATIONS_MISSING" } }, { status: 503 }),
      ),
    /the records broker answers.*\n.*lacks tables or functions\.\n.*Apply the migrations/,
  ],
  "the key of the staff is published": [
    () => withEnvironment({ GATSBY_RECORDS_API_KEY: localStaffKey }),
    /the records broker answers.*\n.*is the staff's key.*\n.*Replace RECORDS_STAFF_KEY by a new key/,
  ],
  "the records broker does not run": [
    () => withStub("GATSBY_RECORDS_API_URL", "", withStatus(502)),
    /the records broker answers.*\n.*status 502, so the service.*\n.*Start the service, whose log/,
  ],
  "an id occurs twice in a table": [
    () => ({
      statement: `update records.mirror set is_duplicate = uuid = (select min(uuid) from records.mirror where table_name = 'Letters')`,
    }),
    /every table was read.*\n.*in two rows: 1\.\n.*npm run admissions check/,
  ],
  "the records API is the table itself": [
    () => withStub("GATSBY_RECORDS_API_URL", "", recordsApi({ fields: { name: "Ada" } })),
    /the records broker lists no records.*\n.*the filter TRUE\(\) returns records.*\n.*never to the table itself/,
  ],
  "the sheet is not shared": [
    () => withSheet("<!doctype html>"),
    /the sign-in sheet.*\n.*status 502\.\n.*Share the .* SHEET_URL/,
  ],
  "the sheet is empty": [() => withSheet("Email,Name"), /the sign-in sheet.*\n.*no person.*\n.*SHEET_URL/],
  "the address of the sheet broker has no place for the email address": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "/row", () => new Response("Only POST", { status: 405 })),
    /the sign-in sheet.*\n.*status 405\.\n.*with \?email=\{email\}/,
  ],
  "the address of the sheet broker is a 404": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "/row?email={email}", notFound),
    /the sign-in sheet.*\n.*status 404\.\n.*set GATSBY_SIGN_IN_SHEET_URL/,
  ],
  "a sheet without a broker is a sign-in page": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "", () => new Response("<!doctype html>")),
    /the sign-in sheet.*\n.*web page\.\n.*Share the sheet/,
  ],
  "a sheet without a broker is public": [
    () => withEnvironment({ GATSBY_SIGN_IN_SHEET_URL: exportUrl(spreadsheet.url) }),
    /the sign-in sheet.*\n.*returns rows\.\n.*supabase\/functions\/sheet/,
  ],
  "SITE_ORIGIN of the sheet broker is wrong": [
    () => ({ sheetOrigin: `${site}:8443` }),
    /the sign-in sheet.*\n.*status 403.*\n.*SITE_ORIGIN of .*functions\/sheet to https:\/\/www\.example\.org\./,
  ],
  "the proof hash is wrong": [
    () => ({ proofHash: "a".repeat(43) }),
    /the shared password.*\n.*SIGN_IN_PROOF_HASH.*\n.*sign-in:hash/,
  ],
  "the password hash is wrong": [
    () => withEnvironment({ GATSBY_SIGN_IN_PASSWORD_HASH: wrongHash }),
    /the shared password.*\n.*GATSBY_SIGN_IN_PASSWORD_HASH is not.*\n.*typo\..*sign-in:hash/,
  ],
  "the proxy passes on a forwarded address of the client": [
    () => ({ clientOf: (headers) => headers.get("x-forwarded-for") ?? "203.0.113.7" }),
    /sign-in 21 of a minute.*CHECK_SIGN_IN_EMAIL has to wait.*\n.*41 sign-ins .*\n.*CLIENT_ADDRESS_HEADER/,
  ],
  "the proxy passes on another header of the client": [
    () => ({ clientOf: (headers) => headers.get("x-real-ip") ?? "203.0.113.7" }),
    /sign-in 21 of a minute/,
  ],
  "the proxy does not set the header": [
    () => ({ clientOf: () => undefined }),
    /the sign-in sheet.*\n.*status 500.*\n.*log/,
  ],
  "the anonymous key is wrong": [
    () => withEnvironment({ GATSBY_SUPABASE_ANON_KEY: "other" }),
    /the newsletter's key.*\n.*\(401\).*\n.*GATSBY_SUPABASE_ANON_KEY/,
  ],
  "the key is the service role while the table is empty": [
    () => withEnvironment({ GATSBY_SUPABASE_ANON_KEY: localServiceKey }),
    /the newsletter's key.*\n.*GATSBY_SUPABASE_ANON_KEY is a secret key.*\n.*Replace the secret key/,
  ],
  "the address of the forms is a 404": [
    () => withStub("GATSBY_FORMS_URL", "", notFound),
    /the forms exist\n.*"Interest form" has status 404.*\n.*GATSBY_FORMS_URL.*content\/forms\.json/,
  ],
  "a form is disabled": [
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<p>This form is currently unavailable!</p>")),
    /the forms exist\n.*"Interest form" is disabled\.\n.*Set Form Status to Enabled/,
  ],
  "the project of the newsletter is paused": [
    () => withStub("GATSBY_SUPABASE_URL", "", withStatus(540)),
    /the newsletter's key.*\n.*has paused the project http.* \(540\)\.\n.*click Restore/,
  ],
}

it.each(Object.entries(mistakes))("a site fails by its own line if %s", async (_mistake, [prepare, explanation]) => {
  const text = await report(prepare())
  const failures = text.split(/\n(?! )/).filter((line) => line.startsWith("FAIL"))
  expect(failures).toEqual([expect.stringMatching(explanation)])
  expect(text).toMatch(/, 1 failed, \d not checked$/)
})

it.each<[string, () => Mistake, RegExp]>([
  ["without the password", () => ({ signIn: { password: undefined } }), /the shared .*\n.*CHECK_SIGN_IN_PASSWORD is/],
  ["without an address", () => ({ signIn: { email: undefined } }), /the shared .*\n.*CHECK_SIGN_IN_EMAIL is/],
  [
    "at another records API",
    () => withStub("GATSBY_RECORDS_API_URL", "", recordsApi()),
    /reads the tables.*\n.*status has status 404.*\n.*every table.*\n.*status has status 404.*\n.*instant.*\n.*\n.*lists no records.*\n.*the status is 200/,
  ],
  [
    "while the last sync is old",
    () => ({ statement: "update records.tables set completed_at = completed_at - interval '6 minutes'" }),
    /every table was read.*\n.*older than three minutes.* npm run admissions sync/,
  ],
  [
    "while a table is empty",
    () => ({
      statement:
        "delete from records.mirror where table_name = 'Letters'; update records.tables set row_count = 0 where table_name = 'Letters'",
    }),
    /answers pages.*\n.*has a table without rows \(503\)(.*\n)+.*every table was read.*\n.*Letters has no row yet/,
  ],
  [
    "without the staff's key",
    () => ({ staffKey: undefined }),
    /every table.*\n.*RECORDS_STAFF_KEY is not set(.*\n)+.*instant.*\n.*RECORDS_STAFF_KEY/,
  ],
  [
    "without a release column",
    () => ({ releaseColumn: undefined }),
    /instant in a row.*\n.*RECORDS_RELEASE_COLUMN .* is not set, so the site shows every row/,
  ],
  [
    "at a provider that refuses programs",
    () => withStub("GATSBY_FORMS_URL", "", withStatus(403)),
    /the forms exist\n.*Open a page with a form/,
  ],
  [
    "if the page of a form contains none",
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<p>Come back in spring</p>")),
    /the forms exist\n.*"Interest form" may be disabled/,
  ],
  [
    "if the page of a form contains the warning too",
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<form></form><p>This form is currently unavailable!")),
    /the forms exist\n.*"Interest form" may be disabled/,
  ],
])("is not checked, and does not count as passed, %s", async (_reason, prepare, explanation) => {
  const text = await report(prepare())
  expect(text).toMatch(new RegExp(`not checked  .*${explanation.source}`))
  expect(text).toMatch(/\n([5-9] passed, 0 failed, [1-4]) not checked$/)
})
