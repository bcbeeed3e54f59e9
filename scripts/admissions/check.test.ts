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
const nameless = (name: unknown) => letter(1, { name })
const status = (code: number) => () => Response.json({}, { status: code })
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
  ["an id with a space", letter(1, { UUID: `${id(1)} ` }), leo, /has a space\./],
  ["an id in braces", letter(1, { UUID: `{${id(1)}}` }), leo, /has "{" and "}"\./],
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
  [
    "a formula that fails",
    nameless({ error: "#ERROR!" }),
    nobody,
    /the name is {"error":"#ERROR!"}, which is not text/,
  ],
  ["a name after a space", letter(1, { name: " Leo Castellan" }), leo, /has a space or a line break around it/],
  [
    "a name before a no-break space",
    letter(1, { name: "Leo Castellan\u00a0" }),
    leo,
    /has a space or a line break around it/,
  ],
  ["a name with an invisible character", letter(1, { name: "Leo\u200b Castellan" }), "Letters, row 2", /U\+200B/],
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
  ["no address", sheetRow(0, { Email: " " }), maya, /the address is missing/],
  [
    "an address without a domain",
    sheetRow(0, { Email: "maya@school" }),
    maya,
    /"maya@school" is not one email address/,
  ],
  ["an address with a name", sheetRow(0, { Email: "Maya <a@b.example>" }), maya, /is not one email address/],
  ["two addresses", sheetRow(0, { Email: "a@b.example, c@d.example" }), maya, /is not one email address/],
  ["two addresses with a slash", sheetRow(0, { Email: "a@b.example/c@d.example" }), maya, /is not one email address/],
  ["an address that is a formula", sheetRow(0, { Email: "=a@b.example" }), maya, /is not one email address/],
  ["an address with an invisible character", sheetRow(0, { Email: "a@b.example\u200b" }), maya, /U\+200B/],
  ["an address with a no-break space", sheetRow(0, { Email: "a@b.example\u00a0" }), maya, /U\+00A0/],
  ["an address twice", sheetRow(0, { Email: "PERSON1@school.example" }), "Sheet, row 3", /also in Sheet, row 2/],
  ["a row of the sheet twice", (services) => services.sheet.push({ ...services.sheet[0] }), "Sheet, row 7", /also in/],
  ["no name in the sheet", add("sheet", { Email: "x@y.example" }), 'row 7 ("x@y.example")', /name is blank/],
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

it("reports both mistakes of an empty row", async () => {
  const services = createServices()
  services.Letters.push({})
  const mistakes = mistakesIn((await runWith(services, ["check"])).output)
  expect(mistakes).toEqual([
    expect.stringMatching(/Letters, row 4 \(recLetters3\): the id is missing.*delete the row/),
    expect.stringMatching(/Letters, row 4 \(recLetters3\): the name is blank.*delete the row/),
  ])
})

it.each<[string, (services: Services) => void, [string, RegExp][]]>([
  ["is only in the sheet", (services) => services.Decisions.shift(), [['Sheet, row 5 ("Noor Bellwater")', /by name/]]],
  ["is only in a table", (services) => services.sheet.pop(), [['Decisions, row 2 ("Kofi Ashgrove")', /by name/]]],
  [
    "is in an empty table",
    (services) => services.Decisions.splice(0),
    [
      ["Decisions", /no rows\. If it had some, restore them/],
      ['Sheet, row 5 ("Noor Bellwater")', /in no table/],
      ['Sheet, row 6 ("Kofi Ashgrove")', /in no table/],
    ],
  ],
  [
    "has a typing error",
    sheetRow(1, { Name: "Leo Castelan" }),
    [
      [leo, /not in the sheet/],
      ['Sheet, row 3 ("Leo Castelan")', /in no table/],
    ],
  ],
  [
    "has a Cyrillic letter in the name",
    nameless("L\u0435o Castellan"),
    [
      ["Letters, row 2", /not in the sheet .* type the name again/],
      ["Sheet, row 3", /in no table/],
    ],
  ],
  [
    "is one of many whose first and last names are exchanged",
    (services) => {
      for (let index = 0; index < 21; index += 1) {
        const names = ["Ada", "Kofi".padEnd(index + 4, "x")]
        services.Letters.push({ UUID: `many-people-0000-${index}`, name: names.join(" ") })
        services.sheet.push({ Email: `many${index}@x.example`, Name: names.reverse().join(" ") })
      }
    },
    [
      ["Tables", /21 people are not in the sheet .* exchanged/],
      ["Sheet", /21 people are in no table .* exchanged/],
    ],
  ],
  [
    "has the name of another letter",
    add("Letters", { UUID: id(7), name: "Zoë  Nuñez" }),
    [["row 4", /Letters, row 3/]],
  ],
  ["has a letter and a decision", add("Decisions", { UUID: id(7), name: "zoë nuñez" }), [["row 3", /Letters, row 3/]]],
  ["is in the sheet twice", add("sheet", { Email: "x@y.example", Name: "Zoe\u0308 Nuñez" }), [["row 7", /row 4/]]],
])("warns if a person %s", async (_what, change, warnings) => {
  const services = createServices()
  change(services)
  const { hasSucceeded, output } = await runWith(services, ["check"])
  const mistakes = mistakesIn(output)
  expect(mistakes).toEqual(warnings.map(([, message]) => expect.stringMatching(message) as string))
  warnings.forEach(([place], index) => expect(mistakes[index]).toContain(place))
  expect(output).toContain(`\nNo errors, ${warnings.length} warning`)
  expect(hasSucceeded).toBe(true)
})

it.each<[string, (services: Services) => void, RegExp]>([
  ["a refused token", respondTo("/v0/", status(401)), /Letters: .*RECORDS_UPSTREAM_TOKEN/],
  ["a token of another base", respondTo("/Letters", status(403)), /Letters: .*data\.records:read/],
  ["another base", respondTo("/v0/", status(404)), /Letters: RECORDS_UPSTREAM_URL is not the URL of a base/],
  ["a table that is down", respondTo("/v0/", status(500)), /Letters: .*status 500\. Try again/],
  ["the rate limit", respondTo("/Decisions", status(429)), /Decisions: .*Pause other programs .* half a minute/],
  ["no connection", respondTo("/v0/", () => Response.error()), /Letters: RECORDS_UPSTREAM_URL did not respond/],
  ["a table behind another page", respondTo("/Letters", page("<html>")), /Letters: RECORDS_UPSTREAM_URL/],
  [
    "a table that repeats a page",
    respondTo("/Letters", () => Response.json({ records: [], offset: "2" })),
    /Letters: .*leads to itself/,
  ],
  ["a sheet without addresses", respondTo(sheetUrl, page("Mail,Name\na,b")), /the sheet has "Mail", "Name"/],
  ["a sheet that is not shared", respondTo(sheetUrl, page("<!doctype html>")), /not shared/],
  ["a sheet that does not exist", respondTo(sheetUrl, status(404)), /SHEET_URL responded with status 404/],
  ["a sheet without a connection", respondTo(sheetUrl, () => Response.error()), /SHEET_URL did not respond/],
  ["half a sheet", respondTo(sheetUrl, page('Email,Name\na@b.example,"Maya')), /incomplete/],
])("ends with what to do if it meets %s", async (_what, makeMistake, message) => {
  const services = createServices()
  makeMistake(services)
  const { hasSucceeded, output } = await runWith(services, ["check"])
  expect(hasSucceeded).toBeUndefined()
  expect(output).toMatch(message)
  expect(output).not.toContain(token)
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
  expect(output).toContain('Reading the table "Letters"…')
  expect(output).toContain('\nReleased by the view "Released": 1 of 3 letters, 1 of 2 decisions.\n')
})

it("says that a view does not exist", async () => {
  const services = createServices()
  const { hasSucceeded, output } = await runWith(services, ["check"], { ...variables, RECORDS_VIEW: "Relased" })
  expect(hasSucceeded).toBeUndefined()
  expect(output).toMatch(/Letters: .*RECORDS_VIEW/)
})
