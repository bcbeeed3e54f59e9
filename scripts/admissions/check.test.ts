import { createServices, runWith, sheetUrl, token, variables, type Fields, type Services } from "./testing/admissions"

/** Returns the lines of the mistakes. */
const mistakesIn = (output: string) => output.split("\n").filter((line) => line.startsWith("  "))

const respondTo = (part: string, response: () => Response) => (services: Services) => {
  services.respond = (url) => (url.href.includes(part) ? response() : undefined)
}
const letter = (index: number, fields: object) => (services: Services) => {
  Object.assign(services.Letters[index] ?? {}, fields)
}
const sheetRow = (index: number, fields: object) => (services: Services) => {
  Object.assign(services.sheet[index] ?? {}, fields)
}
const add = (list: "Letters" | "Decisions" | "sheet", fields: Fields) => (services: Services) =>
  void services[list].push(fields)
const rename = (table: "Letters" | "Decisions", from: string, to: string) => (services: Services) => {
  services[table] = services[table].map(({ [from]: value, ...others }) => ({ ...others, [to]: value }))
}
/** People are compared only when every row has a name. */
const nameless = (name: unknown) => letter(1, { name })
const status =
  (code: number, type = "") =>
  () =>
    Response.json({ error: { type } }, { status: code })
const page = (text: string) => () => new Response(text)

const id = (index: number) => `5a1e0c7d-0b9f-4c55-9d0e-00000000000${index}`
const [leo, maya] = ['Letters, row 2 ("Leo Castellan")', 'Sheet, row 2 ("Maya Okafor")']
const nobody = `Letters, row 2 (id "${id(1)}")`

it("finds no mistake in correct tables and a correct sheet, and prints their numbers", async () => {
  const { hasSucceeded, output } = await runWith(createServices(), ["check"])
  expect(hasSucceeded).toBe(true)
  expect(output).toMatch(/\n3 letters, 2 decisions, 5 rows in the sheet\.\nNo errors, 0 warnings\.$/)
})

it.each<[string, (services: Services) => void, string, RegExp]>([
  ["no id", letter(1, { UUID: undefined }), leo, /the id is missing/],
  ["an id of spaces", letter(1, { UUID: "  " }), leo, /the id is missing/],
  ["an id with a space", letter(1, { UUID: `${id(1)} ` }), leo, /has a space\./],
  ["an id with a dot", letter(1, { UUID: `${id(1)}.` }), leo, /has "\."\./],
  ["an id in braces", letter(1, { UUID: `{${id(1)}}` }), leo, /has "{" and "}"\./],
  ["an id with an accent", letter(1, { UUID: `${id(1)}é` }), leo, /has "é"\./],
  ["an id with an invisible character", letter(1, { UUID: `${id(1)}\u200b` }), leo, /character \(U\+200B\)/],
  ["a short id", letter(1, { UUID: "a".repeat(15) }), leo, /has 15 characters/],
  ["a long id", letter(1, { UUID: "a".repeat(65) }), leo, /has 65 characters/],
  ["an id that is a number", letter(1, { UUID: 1234567890123456 }), leo, /is 1234567890123456, which is not text/],
  ["an id twice in a table", letter(1, { UUID: id(0) }), leo, /also in Letters, row 1 \("Maya Okafor"\)/],
  ["an id in both tables", letter(1, { UUID: id(4) }), 'Decisions, row 2 ("Kofi Ashgrove")', /also in Letters, row 2/],
  ["no name", nameless(undefined), nobody, /the name is blank/],
  ["a name of spaces", nameless(" \u00a0"), nobody, /the name is blank/],
  ["an invisible name", nameless("\u200b"), nobody, /the name is blank/],
  ["a name that is a list", nameless(["Leo"]), nobody, /the name is \["Leo"\], which is not text/],
  ["a name that is a number", nameless(7), nobody, /the name is 7, which is not text/],
  ["a formula that fails", nameless({ error: "#ERROR!" }), nobody, /the name is a formula error, which is not text/],
  ["a name with a Cyrillic letter", nameless("L\u0435o Castellan"), "Letters, row 2", /mixes Latin with Cyrillic/],
  ["a name after a space", letter(1, { name: " Leo Castellan" }), leo, /has a space or a line break around it/],
  [
    "a name before a no-break space",
    letter(1, { name: "Leo Castellan\u00a0" }),
    leo,
    /has a space or a line break around it/,
  ],
  ["a name with an invisible character", letter(1, { name: "Leo\u200b Castellan" }), "Letters, row 2", /U\+200B/],
  ["an empty row", add("Letters", {}), "Letters, row 4 (recLetters3)", /the row is empty/],
  [
    "a misspelled column UUID",
    rename("Letters", "UUID", "Uuid"),
    "Letters",
    /no row has "UUID"\..* are "name", "Uuid"/,
  ],
  [
    "a misspelled column name",
    rename("Decisions", "name", "Name"),
    "Decisions",
    /no row has "name"\..* "UUID", "Name"/,
  ],
  ["a refused token", respondTo("/v0/", status(401, "AUTHENTICATION_REQUIRED")), "Letters", /RECORDS_UPSTREAM_TOKEN/],
  ["a token of another base", respondTo("/Letters", status(403)), "Letters", /data\.records:read/],
  ["another base", respondTo("/v0/", status(404)), "Letters", /RECORDS_UPSTREAM_URL is not the URL of a base/],
  ["a table that is down", respondTo("/v0/", status(500)), "Letters", /status 500.*try again/],
  ["no connection", respondTo("/v0/", () => Response.error()), "Letters", /internet connection/],
  ["a table behind another page", respondTo("/Letters", page("<html>")), "Letters", /RECORDS_UPSTREAM_URL/],
  ["no address", sheetRow(0, { Email: " " }), maya, /the address is missing/],
  ["an address without a domain", sheetRow(0, { Email: "maya@school" }), maya, /"maya@school" is not an email address/],
  ["an address with a name", sheetRow(0, { Email: "Maya <a@b.example>" }), maya, /is not an email address/],
  ["two addresses", sheetRow(0, { Email: "a@b.example, c@d.example" }), maya, /has two addresses/],
  ["two addresses with a slash", sheetRow(0, { Email: "a@b.example/c@d.example" }), maya, /has two addresses/],
  ["an address with an invisible character", sheetRow(0, { Email: "a@b.example\u200b" }), maya, /U\+200B/],
  ["an address with a no-break space", sheetRow(0, { Email: "a@b.example\u00a0" }), maya, /U\+00A0/],
  ["an address twice", sheetRow(0, { Email: "PERSON1@school.example" }), "Sheet, row 3", /also in Sheet, row 2/],
  ["a row of the sheet twice", (services) => services.sheet.push({ ...services.sheet[0] }), "Sheet, row 7", /also in/],
  ["no name in the sheet", add("sheet", { Email: "x@y.example" }), 'row 7 ("x@y.example")', /name is blank/],
  ["a sheet without addresses", respondTo(sheetUrl, page("Mail,Name\na,b")), "Sheet", /the sheet has "Mail", "Name"/],
  ["a sheet that is not shared", respondTo(sheetUrl, page("<!doctype html>")), "Sheet", /not shared/],
  ["a sheet that does not exist", respondTo(sheetUrl, status(404)), "Sheet", /SHEET_URL responded with status 404/],
  ["a sheet without a connection", respondTo(sheetUrl, () => Response.error()), "Sheet", /did not respond/],
  ["half a sheet", respondTo(sheetUrl, page('Email,Name\na@b.example,"Maya')), "Sheet", /incomplete/],
  ["a sheet without rows", respondTo(sheetUrl, page("Email,Name\r\n")), "Sheet", /no rows/],
])("reports %s once, as an error", async (_what, makeMistake, place, message) => {
  const services = createServices()
  makeMistake(services)
  const { hasSucceeded, output } = await runWith(services, ["check"])
  const mistakes = mistakesIn(output)
  expect(mistakes).toEqual([expect.stringMatching(message)])
  expect(mistakes[0]).toContain(place)
  expect(output).toContain("\n1 error, 0 warnings.")
  expect(hasSucceeded).toBe(false)
  expect(output).not.toContain(token)
})

it.each<[string, (services: Services) => void, string, RegExp]>([
  ["is only in the sheet", (services) => services.Decisions.pop(), 'Sheet, row 6 ("Kofi Ashgrove")', /by name/],
  [
    "is in an empty table, so that nobody is compared",
    (services) => services.Decisions.splice(0),
    "Decisions",
    /no rows\. If it had some, restore them/,
  ],
  ["has a typing error", sheetRow(1, { Name: "Leo Castelan" }), leo, /Sheet, row 3 \("Leo Castelan"\)/],
  [
    "is one of many whose first and last names are exchanged",
    (services) => {
      const people = Array.from({ length: 21 }, (_, index) =>
        ["Ada", "Kofi"].map((name) => name + "x".repeat(index * 3)),
      )
      services.Letters.push(
        ...people.map((names, index) => ({ UUID: `many-people-0000-${index}`, name: names.join(" ") })),
      )
      services.sheet.push(
        ...people.map((names, index) => ({ Email: `many${index}@x.example`, Name: [...names].reverse().join(" ") })),
      )
    },
    "Sheet",
    /21 people of the tables and 21 of the sheet have no partner .* exchanged/,
  ],
  ["is only in a table", (services) => services.sheet.pop(), 'Decisions, row 2 ("Kofi Ashgrove")', /by name/],
  ["has the name of another letter", add("Letters", { UUID: id(7), name: "Zoë  Nuñez" }), "row 3", /Letters, row 4/],
  ["has a letter and a decision", add("Decisions", { UUID: id(7), name: "zoë nuñez" }), "row 3", /Decisions, row 3/],
  ["is in the sheet twice", add("sheet", { Email: "x@y.example", Name: "Zoe\u0308 Nuñez" }), "row 4", /row 7/],
])("warns once if a person %s", async (_what, change, place, message) => {
  const services = createServices()
  change(services)
  const { hasSucceeded, output } = await runWith(services, ["check"])
  const mistakes = mistakesIn(output)
  expect(mistakes).toEqual([expect.stringMatching(message)])
  expect(mistakes[0]).toContain(place)
  expect(output).toContain("\nNo errors, 1 warning.")
  expect(hasSucceeded).toBe(true)
})

it("reads all rows of all pages, with at most one request per second to the table, and counts the rows of the view", async () => {
  const settings = { ...variables, RECORDS_VIEW: "Released" }
  const { output, requests, waits } = await runWith(createServices(), ["check"], settings)
  expect(requests.map((request) => request.replace(/.*appSample/, ""))).toEqual([
    sheetUrl,
    "/Letters?pageSize=100",
    "/Letters?pageSize=100&offset=2",
    "/Decisions?pageSize=100",
    "/Letters?pageSize=100&view=Released",
    "/Decisions?pageSize=100&view=Released",
  ])
  expect(waits).toEqual([1000, 1000, 1000, 1000])
  expect(output).toContain('Reading the table "Letters": 3 rows…')
  expect(output).toContain('\nReleased by the view "Released": 1 of 3 letters, 1 of 2 decisions.\n')
})

it("reports a view that does not exist, for each table", async () => {
  const { hasSucceeded, output } = await runWith(createServices(), ["check"], { ...variables, RECORDS_VIEW: "Relased" })
  expect(hasSucceeded).toBe(false)
  expect(mistakesIn(output).join("\n")).toMatch(/^ {2}Letters: .*RECORDS_VIEW.*\n {2}Decisions: .*RECORDS_VIEW/)
})

/** Returns other responses for the first requests that match, then the usual ones. */
function respondFirst(times: number, part: string, response: () => Response): Services {
  const services = createServices()
  let count = 0
  services.respond = (url) => (url.href.includes(part) && (count += 1) <= times ? response() : undefined)
  return services
}

it("waits 31 s after a 429 and says so", async () => {
  const { hasSucceeded, output, waits } = await runWith(respondFirst(1, "offset", status(429)), ["check"])
  expect(hasSucceeded).toBe(true)
  expect(output).toContain("Waiting 31 s")
  expect(waits).toEqual([1000, 31_000, 1000, 1000, 1000])
})

it.each([
  ["the list expired", 2, status(422, "LIST_RECORDS_ITERATOR_NOT_AVAILABLE")],
  ["the connection broke", 2, () => Response.error()],
])("reads a table again if %s, and reports it after three attempts", async (_what, times, response) => {
  const again = await runWith(respondFirst(times, "offset", response), ["check"])
  expect(again.output).toContain("\n3 letters, 2 decisions")
  expect(again.hasSucceeded).toBe(true)
  const { output } = await runWith(respondFirst(3, "offset", response), ["check"])
  expect(mistakesIn(output)).toHaveLength(1)
  expect(output).toMatch(/\nletters not read, .*, 5 rows in the sheet\.\n1 error/)
})

it("reports a table that repeats a page", async () => {
  const repeat = () => Response.json({ records: [], offset: "2" })
  const { output } = await runWith(respondFirst(Infinity, "/Letters", repeat), ["check"])
  expect(mistakesIn(output)).toEqual([expect.stringContaining("Letters: ")])
})
