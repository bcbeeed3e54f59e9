import { environment as fixture } from "../../environment/testing/fixtures"
import { reportChecks, type SendRequest } from "../checks/check"
import { publishedVariablesCheck } from "./publishedVariables"

const environment = { ...fixture, GATSBY_RECORDS_API_KEY: "records-key" }
/** The build joins constant texts. */
const bearer = (key: string) => `const header = "Bearer ${key}"`
const script = (value: unknown) => `const settings = ${JSON.stringify(value)}`
const files: Record<string, string> = {
  "/chunk-map.json": JSON.stringify({ app: ["/app.js"], page: ["/a.js", "/b.js"] }),
  "/app.js": bearer("records-key"),
  "/a.js": script({
    ...environment,
    GATSBY_FORMS_URL: undefined,
    GATSBY_RECORDS_API_KEY: undefined,
    GATSBY_LETTERS_TABLE: undefined,
    GATSBY_DECISIONS_TABLE: undefined,
  }),
  "/b.js": 'const url = "https://forms.example/"+id',
  // Its inline script has what is in a script that pages share.
  "/letter/": `<script>${script({ table: environment.GATSBY_LETTERS_TABLE })}</script>`,
  "/decision/": `<script>${script({ table: environment.GATSBY_DECISIONS_TABLE })}</script>`,
}

async function report(changes: Record<string, string>): Promise<string> {
  const send: SendRequest = (path) => {
    const body = { ...files, ...changes }[path]
    return Promise.resolve({ status: body ? 200 : 404, headers: new Headers(), body: body ?? "" })
  }
  const lines: string[] = []
  await reportChecks([publishedVariablesCheck(environment)], send, (line) => lines.push(line))
  return lines.join("\n")
}

it.each([
  ["pass if the scripts contain every variable", {}, /^pass /],
  [
    "fail, and name the variables that differ",
    {
      "/app.js": bearer("other"),
      "/a.js": script({ ...environment, GATSBY_SUPABASE_ANON_KEY: "other", GATSBY_RECORDS_API_KEY: "other" }),
    },
    /^FAIL .*\n.* another value of GATSBY_SUPABASE_ANON_KEY, GATSBY_RECORDS_API_KEY\.\n.*Build the site/,
  ],
  ["do not count without the list of scripts", { "/chunk-map.json": "" }, /^not checked .*\n.*status 404/],
])("the published scripts %s", async (_title, changes, expected) => {
  expect(await report(changes)).toMatch(expected)
})
