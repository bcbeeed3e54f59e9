/** Checks published sites with one mistake each. The services are the local ones. */
import type { Environment } from "../../environment"
import { environment as fixture } from "../../environment/testing/fixtures"
import { startDataProcess, type DataProcess } from "../../local-services/data/startDataProcess"
import { startForms } from "../../local-services/forms/startForms"
import { serve, type RunningService } from "../../local-services/listen"
import {
  localAnonymousKey,
  localLegacyKey,
  localServiceKey,
  localStaffKey,
  localTables,
} from "../../local-services/localEnvironment"
import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { exportUrl, startSpreadsheet } from "../../local-services/spreadsheet/startSpreadsheet"
import { samplePublication } from "../../local-services/samplePublication"
import { createHandler } from "../../supabase/functions/admissions/handler"
import { createStore } from "../../supabase/functions/admissions/store"
import { reportChecks } from "../checks/check"
import { sendTo } from "../checks/request"
import { serviceChecks, type PublishedSite } from "./serviceChecks"

const site = "https://www.example.org"
/** Hashes of the sample password and of its proof, as `deploy:services` computes them, but with few iterations. */
const passwordHash = "pbkdf2-sha256:1000:c2FsdA:-gsjnyJFb9D8kIXaUSOqcvseyp-6fvB1AuaVjyfGW6U"
const proofHash = "i0ANXOYtdXtgfxPGXzBoFWqy7QW7W--NWNzqtK26Zok"

const interestForm = { formId: "250714408213957", title: "Interest form", prefillField: "applicantId" }

interface Mistake {
  environment?: Partial<Environment>
  signIn?: Partial<PublishedSite["signIn"]>
  staffKey?: string | undefined
  /** Variables of the function. */
  tables?: Readonly<Record<string, string>>
  siteOrigin?: string
  proofHash?: string
  /** Returns the client of a sign-in. */
  clientOf?: (headers: Headers) => string | undefined
  /** What is published. */
  records?: typeof samplePublication.records
  signIns?: typeof samplePublication.signIns
  /** In content. */
  forms?: readonly { formId: string; title: string; prefillField?: string }[]
  /** Seconds by which the clock of the database is ahead. */
  ahead?: number
}

let data: DataProcess
let spreadsheet: RunningService
let forms: RunningService
/** Responds as the current test says. */
let stub: RunningService
let respond: (url: URL) => Response

beforeAll(async () => {
  data = await startDataProcess()
  spreadsheet = await startSpreadsheet(0)
  forms = await startForms(0)
  stub = await serve(({ url }) => respond(new URL(url)), 0)
}, 60_000)
afterAll(() => Promise.all([data, spreadsheet, forms, stub].map((service) => service.close())))

/** Checks a published site. @returns the printed text */
async function report(mistake: Mistake = {}): Promise<string> {
  await data.query("truncate admissions.link_holders, admissions.publications, admissions.requests cascade")
  const { records, signIns } = { ...samplePublication, ...mistake }
  if (records.length > 0) await createStore(data.query).publish({ ...samplePublication, records, signIns })
  const clock = `clock_timestamp() + interval '${mistake.ahead ?? 0} seconds'`
  const handle = createHandler({
    query: (text, parameters) => data.query(text.replaceAll("clock_timestamp()", `(${clock})`), parameters),
    tables: mistake.tables ?? localTables,
    basePath: "",
    publicKey: "public-key",
    staffKey: localStaffKey,
    proofHash: mistake.proofHash ?? proofHash,
    isSiteOrigin: (origin) => origin === (mistake.siteOrigin ?? site),
    log: () => undefined,
  })
  const clientOf = mistake.clientOf ?? (() => "203.0.113.7")
  const admissions = await serve(
    (request) => handle(request, { client: clientOf(request.headers), isPrivate: true }),
    0,
  )

  const lines: string[] = []
  const checks = serviceChecks(site, {
    environment: {
      ...fixture,
      GATSBY_SUPABASE_URL: data.url,
      GATSBY_SUPABASE_ANON_KEY: localAnonymousKey,
      GATSBY_RECORDS_API_URL: admissions.url,
      GATSBY_SIGN_IN_SHEET_URL: `${admissions.url}/sign-in?email={email}`,
      GATSBY_SIGN_IN_PASSWORD_HASH: passwordHash,
      GATSBY_FORMS_URL: forms.url,
      ...mistake.environment,
    },
    // The cast: the check reads only these fields.
    content: { "forms.json": mistake.forms ?? [interestForm] } as PublishedSite["content"],
    signIn: { ...sampleSignIn, ...mistake.signIn },
    staffKey: "staffKey" in mistake ? mistake.staffKey : localStaffKey,
  })
  await reportChecks(checks, sendTo(site), (line) => lines.push(line))
  await admissions.close()
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

/** Returns a form with the fields of JotForm: a number and the unique name. */
const formWith =
  (...names: string[]) =>
  () =>
    new Response(`<form>${names.map((name) => `<input name="${name}">`).join("")}</form>`)

it("each form is checked, also after one that is wrong", async () => {
  const page = ({ pathname }: URL) => (pathname === "/1" ? notFound() : new Response("<form></form>"))
  const text = await report({
    ...withStub("GATSBY_FORMS_URL", "", page),
    forms: ["1", "2"].map((formId) => ({ formId, title: `Form ${formId}` })),
  })
  expect(text).toMatch(/^FAIL +the form "Form 1" exists/m)
  expect(text).toMatch(/^pass +the form "Form 2" exists$/m)
})

it("the forms pass if the field for the applicant's id has its number before the name", async () => {
  const text = await report(withStub("GATSBY_FORMS_URL", "", formWith("q3_name[first]", "q12_applicantId")))
  expect(text).toMatch(/^pass +the form "Interest form" exists$/m)
})

const notFound = () => new Response("Not found", { status: 404 })
const withStub = (variable: keyof Environment, path: string, response: typeof respond): Mistake => {
  respond = response
  return { environment: { [variable]: stub.url + path } }
}
/** A records API that is not the function. `records`: what it returns for `TRUE()`. */
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
  "the address of the admissions function is a 404": [
    () => withStub("GATSBY_RECORDS_API_URL", "", notFound),
    /the admissions function answers.*\n.*status 404,.*\n.*set GATSBY_RECORDS_API_URL/,
  ],
  "the admissions function refuses its key": [
    () => withEnvironment({ GATSBY_RECORDS_API_KEY: "other" }),
    /the admissions function answers.*\n.*\(401\).*\n.*Set GATSBY_RECORDS_API_KEY of the site to RECORDS_PUBLIC_KEY/,
  ],
  "the name of a table is wrong": [
    () => withEnvironment({ GATSBY_DECISIONS_TABLE: "decisions" }),
    /the admissions function answers.*\n.*decisions \(403\).*\n.*Set RECORDS_LETTERS_TABLE and RECORDS_DECISIONS_TABLE/,
  ],
  "SITE_ORIGIN of the admissions function is wrong": [
    () => ({ siteOrigin: "https://example.org" }),
    /the admissions function answers.*\n.*\(403\).*\n.*SITE_ORIGIN of .*functions\/admissions to https:\/\/www\.example\.org\./,
  ],
  "another records API has no CORS header": [
    () => withStub("GATSBY_RECORDS_API_URL", "", () => Response.json({ records: [] })),
    /the admissions function answers.*\n.*may not read.*\n.*SITE_ORIGIN/,
  ],
  "the tables are exchanged": [
    () => ({ tables: { letter: localTables.decision, decision: localTables.letter } }),
    /takes each table.*\n.*The letters are in Decisions for the function, and in Letters for the site.*\n.*Set RECORDS_LETTERS_TABLE/,
  ],
  "the clock of the database is two hours ahead": [
    () => ({ ahead: 7_200 }),
    /the clock of the database.*\n.*It is 7[12]\d\d s ahead of two services\.\n.*Correct the clock/,
  ],
  "migrations are missing": [
    () =>
      withStub("GATSBY_RECORDS_API_URL", "", () =>
        Response.json({ error: { type: "SCHEMA_MISMATCH" } }, { status: 503 }),
      ),
    /the admissions function answers.*\n.*another schema than its function\.\n.*Apply the migrations/,
  ],
  "the key of the staff is published": [
    () => withEnvironment({ GATSBY_RECORDS_API_KEY: localStaffKey }),
    /the admissions function answers.*\n.*is the staff's key.*\n.*Replace RECORDS_STAFF_KEY by a new key/,
  ],
  "the admissions function does not run": [
    () => withStub("GATSBY_RECORDS_API_URL", "", withStatus(502)),
    /the admissions function answers.*\n.*status 502, so the service.*\n.*Start the service, whose log/,
  ],
  "the records API is the table itself": [
    () => withStub("GATSBY_RECORDS_API_URL", "", recordsApi({ fields: { name: "Ada" } })),
    /the admissions function lists no records.*\n.*the filter TRUE\(\) returns records.*\n.*never to the table itself/,
  ],
  "the address of the sign-in has no place for the email address": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "/sign-in", () => new Response("Only POST", { status: 405 })),
    /the sign-in sheet.*\n.*status 405\.\n.*with \/sign-in\?email=\{email\}/,
  ],
  "the address of the sign-in is a 404": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "/sign-in?email={email}", notFound),
    /the sign-in sheet.*\n.*status 404\.\n.*set GATSBY_SIGN_IN_SHEET_URL/,
  ],
  "a sheet without the function is a sign-in page": [
    () => withStub("GATSBY_SIGN_IN_SHEET_URL", "", () => new Response("<!doctype html>")),
    /the sign-in sheet.*\n.*web page\.\n.*Share the sheet/,
  ],
  "a sheet without the function is public": [
    () => withEnvironment({ GATSBY_SIGN_IN_SHEET_URL: exportUrl(spreadsheet.url) }),
    /the sign-in sheet.*\n.*returns rows\.\n.*supabase\/functions\/admissions/,
  ],
  "the proof hash is wrong": [
    () => ({ proofHash: "a".repeat(43) }),
    /the shared password.*\n.*SIGN_IN_PROOF_HASH.*\n.*deploy:services/,
  ],
  "the password hash is wrong": [
    () => withEnvironment({ GATSBY_SIGN_IN_PASSWORD_HASH: wrongHash }),
    /the shared password.*\n.*GATSBY_SIGN_IN_PASSWORD_HASH is not.*\n.*typo\..*deploy:services/,
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
    /the form "Interest form" exists\n.*has status 404.*\n.*GATSBY_FORMS_URL.*content\/forms\.json/,
  ],
  "a form is disabled": [
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<p>This form is currently unavailable!</p>")),
    /the form "Interest form" exists\n.*It is disabled\.\n.*Set Form Status to Enabled/,
  ],
  "a form lacks the field for the applicant's id": [
    () => withStub("GATSBY_FORMS_URL", "", formWith("q3_name[first]", "q4_applicant", "q5_applicantId2")),
    /the form "Interest form" exists\n.*It has no field with the unique name "applicantId"\.\n.*docs\/forms\.md/,
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
    /takes each table.*\n.*status has status 404.*\n.*lists no records.*\n.*the status is 200.*\n.*the staff's key.*\n.*status has status 404/,
  ],
  [
    "before something is published",
    () => ({ records: [] }),
    /answers pages.*\n.*Nothing is published at .* \(503\)(.*\n)+.*the staff's key.*\n.*no letters, no decisions, no sign-ins/,
  ],
  [
    "while no applicant can sign in",
    () => ({ signIns: [] }),
    /the staff's key.*\n.*are no sign-ins\. .* publish\.(.*\n)+.*the sign-in sheet.*\n.*No sign-ins are published yet/,
  ],
  ["without the staff's key", () => ({ staffKey: undefined }), /the staff's key.*\n.*RECORDS_STAFF_KEY is not set/],
  [
    "at a provider that refuses programs",
    () => withStub("GATSBY_FORMS_URL", "", withStatus(403)),
    /the form "Interest form" exists\n.*Open a page with the form/,
  ],
  [
    "if the page of a form contains none",
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<p>Come back in spring</p>")),
    /the form "Interest form" exists\n.*It may be disabled/,
  ],
  [
    "if a script writes the fields of a form",
    () => withStub("GATSBY_FORMS_URL", "", formWith("formID")),
    /the form "Interest form" exists\n.*Its fields/,
  ],
  [
    "if the page of a form contains the warning too",
    () => withStub("GATSBY_FORMS_URL", "", () => new Response("<form></form><p>This form is currently unavailable!")),
    /the form "Interest form" exists\n.*It may be disabled/,
  ],
])("is not checked, and does not count as passed, %s", async (_reason, prepare, explanation) => {
  const text = await report(prepare())
  expect(text).toMatch(new RegExp(`not checked  .*${explanation.source}`))
  expect(text).toMatch(/\n([5-9] passed, 0 failed, [1-5]) not checked$/)
})
