import { checkIds, checkTitles } from "./checkTable"
import { guessableId } from "./guessableIds"
import {
  createServices,
  ids,
  release,
  runWith,
  sheetUrl,
  token,
  variables,
  type Fields,
  type Services,
} from "../testing/admissions"

type Change = (services: Services) => unknown

/** Runs `check` after a change of the correct services. `mistakes`: the lines of the mistakes. */
async function check(change: Change = () => undefined, settings = variables) {
  const services = createServices()
  change(services)
  const result = await runWith(services, ["check"], settings)
  expect(result.output).not.toContain(token)
  return { ...result, mistakes: result.output.split("\n").filter((line) => line.startsWith("  ")) }
}

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
  void services[list].push(list === "sheet" ? fields : { Release: release, ...fields })
const rename = (table: "Letters" | "Decisions", from: string, to: string) => (services: Services) => {
  services[table] = services[table].map(({ [from]: value, ...others }) => ({ ...others, [to]: value }))
}
const nameless = (name: unknown) => letter(1, { name })
const kiteOf = (index: number) => `Kite ${[...String(index)].map((digit) => "ABCDEFGHIJ"[Number(digit)]).join("")}`
/** Adds people to the letters and the sheet. */
const addMany = (count: number, fieldsOf: (index: number) => Fields) => (services: Services) => {
  for (let index = 0; index < count; index += 1) {
    services.Letters.push({ UUID: crypto.randomUUID(), name: kiteOf(index), Release: release, ...fieldsOf(index) })
    services.sheet.push({ Email: `kite${index}@x.example`, Name: kiteOf(index) })
  }
}
const status = (code: number) => () => Response.json({}, { status: code })
const page = (text: string) => () => new Response(text)

const id = (index: number) => ids[index] ?? ""
const [leo, maya] = ['Letters, row 2 ("Leo Castellan")', 'Sheet, row 2 ("Maya Okafor")']
const nobody = `Letters, row 2 (id "${id(1)}")`

it("finds no mistake in correct tables and a correct sheet, and prints their numbers", async () => {
  const { hasSucceeded, output } = await check()
  expect(hasSucceeded).toBe(true)
  expect(output).toMatch(
    /\n3 letters, 2 decisions, 5 rows in the sheet\.\nReleased: 5 rows from .*\nNo errors, 0 warnings\.$/,
  )
})

it.each<[string, Change, string, RegExp]>([
  ["no id", letter(1, { UUID: undefined }), leo, /the id is missing/],
  [
    "a whole link as the id",
    letter(1, { UUID: `https://www.example.org/letter/${id(1)}/` }),
    leo,
    /only the id in it, c83f.{32}\.$/,
  ],
  ["an id with a space", letter(1, { UUID: `${id(1)} ` }), leo, /has a space\./],
  ["a short id", letter(1, { UUID: "a".repeat(15) }), leo, /has 15 characters/],
  ["a long id", letter(1, { UUID: "a".repeat(65) }), leo, /has 65 characters/],
  ["an id that is a number", letter(1, { UUID: 1234567890123456 }), leo, /is 1234567890123456, which is not text/],
  ["an id twice in a table", letter(1, { UUID: id(0) }), leo, /also in Letters, row 1 \("Maya Okafor"\)/],
  ["an id with a sign that its page leaves out", letter(1, { UUID: `${id(5)}-` }), leo, /has more than the id "9f2a/],
  ["an id as the name", nameless(id(1)), "Letters, row 2", /the name is the id of the row/],
  ["an id in both tables", letter(1, { UUID: id(4) }), 'Decisions, row 2 ("Kofi Ashgrove")', /also in Letters, row 2/],
  ["no name", nameless(undefined), nobody, /the name is blank/],
  [
    "a Cyrillic letter in a name",
    nameless("L\u0435o Castellan"),
    "Letters, row 2",
    /letters of two alphabets in one word, "L\u0435"/,
  ],
  ["an address as name", nameless("leo@school.example"), "Letters, row 2", /has "@", which no name has/],
  ["a lost letter", nameless("Le? Castellan"), "Letters, row 2", /has "\?", which no name has/],
  ["an invisible name", nameless("\u200b"), nobody, /the name is blank/],
  [
    "a name in the wrong encoding",
    letter(1, { name: "ZoÃ« Åström" }),
    "row 2",
    /read in the wrong encoding. Enter "Zoë Åström"/,
  ],
  ["a name from Excel on a Mac", letter(1, { name: "Jos√© L√≥pez" }), "row 2", /Enter "José López"\. If more are/],
  ["a name that lost a letter", letter(1, { name: "Jos\uFFFD" }), "row 2", /"Jos\uFFFD" has lost a letter/],
  ["a name in the wrong encoding in the sheet", sheetRow(0, { Name: "IvanoviÄ‡" }), "Sheet, row 2", /Enter "Ivanović"/],
  ["a name that is a number of a row", letter(1, { name: "231" }), "row 2", /the name "231" has no letter/],
  ["a name that is a list", nameless(["Leo"]), nobody, /the name is \["Leo"\], which is not text/],
  ["a name with a line break inside", letter(1, { name: "Leo\nCastellan" }), "Letters, row 2", /has a line break/],
  ["a name with an invisible character", letter(1, { name: "Leo\u200b Castellan" }), "Letters, row 2", /U\+200B/],
  ["a name with a null character", letter(1, { name: "Leo\0 Castellan" }), "Letters, row 2", /U\+0000/],
  ["a name with half of a surrogate pair", letter(1, { name: "Leo\ud83e Castellan" }), "Letters, row 2", /U\+D83E/],
  ...["=1+1", "+1", "-Ana", "@SUM(A1)"].map((name): [string, Change, string, RegExp] => [
    `the name ${name}, which a spreadsheet reads as a formula`,
    nameless(name),
    "Letters, row 2",
    /the name ".+" begins with "[=+@-]"/,
  ]),
  [
    "a misspelled column UUID",
    rename("Letters", "UUID", "Uuid"),
    "Letters",
    /no row has "UUID"\..* are "name", "Release", "Uuid"/,
  ],
  [
    "a misspelled column name",
    rename("Decisions", "name", "Name"),
    "Decisions",
    /no row has "name"\..* "UUID", "Release", "Name"/,
  ],
  ["no address", sheetRow(0, { Email: " " }), maya, /the address is missing/],
  [
    "an address without a domain",
    sheetRow(0, { Email: "maya@school" }),
    maya,
    /"maya@school" is not one email address/,
  ],
  ["an address with two periods", sheetRow(0, { Email: "maya..o@b.example" }), maya, /is not one email address/],
  ["an address with a name", sheetRow(0, { Email: "Maya <a@b.example>" }), maya, /is not one email address/],
  ["two addresses", sheetRow(0, { Email: "a@b.example, c@d.example" }), maya, /is not one email address/],
  ["an address with an invisible character", sheetRow(0, { Email: "a@b.example\u200b" }), maya, /U\+200B/],
  ["an address twice", sheetRow(0, { Email: "PERSON1@school.example" }), "Sheet, row 3", /also in Sheet, row 2/],
  ["no name in the sheet", add("sheet", { Email: "x@y.example" }), 'row 7 ("x@y.example")', /name is blank/],
  ["a sheet without rows", respondTo(sheetUrl, page("Email,Name\r\n")), "Sheet", /no rows/],
])("reports %s once, as an error", async (_what, makeMistake, place, message) => {
  const { hasSucceeded, output, mistakes } = await check(makeMistake)
  expect(mistakes).toEqual([expect.stringMatching(message)])
  expect(mistakes[0]).toContain(place)
  expect(output).toContain("\n1 error, 0 warnings.")
  expect(hasSucceeded).toBe(false)
})

it("reports both mistakes of an empty row", async () => {
  const { mistakes } = await check(({ Letters }) => Letters.push({ Release: release }))
  expect(mistakes).toEqual([
    expect.stringMatching(/Letters, row 4 \(recLetters3\): the id is missing.*delete the row/),
    expect.stringMatching(/Letters, row 4 \(recLetters3\): the name is blank.*delete the row/),
  ])
})

it.each<[string, Change, [string, RegExp][]]>([
  ["is only in the sheet", (services) => services.Decisions.shift(), [['Sheet, row 5 ("Noor Bellwater")', /by name/]]],
  ["is only in a table", (services) => services.sheet.pop(), [['Decisions, row 2 ("Kofi Ashgrove")', /by name/]]],
  [
    "is in an empty table",
    (services) => services.Decisions.splice(0),
    [
      ["Decisions", /no rows.* If it had rows, restore them/],
      ['Sheet, row 5 ("Noor Bellwater")', /"Noor Bellwater" is in no table/],
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
    "with the name of another person is in no table",
    (services) => {
      letter(0, { Email: "person0@school.example" })(services)
      services.sheet.push({ Email: "other@school.example", Name: "Maya Okafor" })
    },
    [["Sheet, row 7", /in no table/]],
  ],
  [
    "is one of many whose first and last names are exchanged",
    (services) => {
      for (let index = 0; index < 21; index += 1) {
        const names = ["Ada", "Kofi".padEnd(index + 4, "x")]
        services.Letters.push({ UUID: crypto.randomUUID(), name: names.join(" "), Release: release })
        services.sheet.push({ Email: `many${index}@x.example`, Name: names.reverse().join(" ") })
      }
    },
    [
      ["21 rows, such as Letters", / is not in the sheet .* exchanged/],
      ["21 rows, such as Sheet", / is in no table .* exchanged/],
    ],
  ],
  [
    "has the name of another letter",
    add("Letters", { UUID: id(5), name: "Zoë  Nuñez" }),
    [["row 4", /Letters, row 3/]],
  ],
  ["has a letter and a decision", add("Decisions", { UUID: id(5), name: "Zoë  Nuñez" }), [["row 3", /Letters, row 3/]]],
  ["is in the sheet twice", add("sheet", { Email: "x@y.example", Name: "Zoe\u0308 Nuñez" }), [["row 7", /row 4/]]],
])("warns if a person %s", async (_what, change, warnings) => {
  const { hasSucceeded, output, mistakes } = await check(change)
  expect(mistakes).toEqual(warnings.map(([, message]) => expect.stringMatching(message) as string))
  warnings.forEach(([place], index) => expect(mistakes[index]).toContain(place))
  expect(output).toContain(`\nNo errors, ${warnings.length} warning`)
  expect(hasSucceeded).toBe(true)
})

it.each<[string, Change, RegExp]>([
  ["a refused token", respondTo("/v0/", status(401)), /Letters: .*RECORDS_UPSTREAM_TOKEN/],
  ["the rate limit", respondTo("/Decisions", status(429)), /Decisions: .*Pause other programs .* half a minute/],
  ["no connection", respondTo("/v0/", () => Response.error()), /Letters: RECORDS_UPSTREAM_URL did not respond/],
  [
    "a page that leads to itself",
    respondTo("offset=2", () => Response.json({ records: [], offset: "2" })),
    /Letters: The table "Letters" has a page that leads to itself/,
  ],
  [
    "a row that came twice, because the table was sorted meanwhile",
    respondTo("offset=2", () =>
      Response.json({ records: [{ id: "recLetters0", fields: createServices().Letters[0] ?? {} }] }),
    ),
    /Letters: The table "Letters" has changed while it was read: a row came twice\. Run the command again/,
  ],
  ["a sheet without addresses", respondTo(sheetUrl, page("Mail,Name\na,b")), /the sheet has "Mail", "Name"/],
  ["an empty sheet", respondTo(sheetUrl, page("")), /the sheet has no columns\. It needs "Email"/],
  ["a sheet that is not shared", respondTo(sheetUrl, page("<!doctype html>")), /not shared/],
  ["a sheet that does not exist", respondTo(sheetUrl, status(404)), /SHEET_URL responded with status 404/],
  ["a sheet that is down", respondTo(sheetUrl, status(500)), /status 500\. Try again in a minute\.$/],
  ["a sheet without a connection", respondTo(sheetUrl, () => Response.error()), /SHEET_URL did not respond/],
  ["half a sheet", respondTo(sheetUrl, page('Email,Name\na@b.example,"Maya')), /incomplete/],
])("ends with what to do if it meets %s", async (_what, makeMistake, message) => {
  const { hasSucceeded, output } = await check(makeMistake)
  expect(hasSucceeded).toBeUndefined()
  expect(output).toMatch(message)
})

it("reads all rows of all pages, with at most one request per second to the table", async () => {
  const { output, requests, waits } = await check()
  expect(requests.map((request) => request.replace(/.*appSample/, ""))).toEqual([
    sheetUrl,
    "/Letters?pageSize=100",
    "/Letters?pageSize=100&offset=2",
    "/Decisions?pageSize=100",
  ])
  expect(waits).toEqual([1000, 1000])
  expect(output).toContain('Reading the table "Letters", also the rows that a filter')
})

describe("ids", () => {
  it.each<[string, string, RegExp]>([
    ["1111111111111111", "Leo", /has only 1 different characters/],
    ["abcABCdefDEF1234abc", "Leo Castellan", /^$/],
    ["qwertyuiopasdfghjkl", "Leo", /looks like a word/],
    ["leo-castellan-x7Kq2", "Leo Castellan", /contains "castellan" from the name/],
    ["x7Kq2-NUNEZ-p0Vw9sT", "Zoë Nuñez", /contains "nunez" from the name/],
    ["x7Kq2-Ada-p0Vw9sTzz", "Ada Lee", /^$/],
    ["applicant-2026-0107-2", "Leo", /differs from that in Decisions, row 3 \("Mia"\) in few characters/],
    ["APPLICANT-2026-0001", "Leo", /differs from that in Decisions, row 3 \("Mia"\) in few characters/],
  ])("%s of %s", async (UUID, name, message) => {
    const { mistakes } = await check((services) => {
      letter(1, { UUID, name })(services)
      sheetRow(1, { Name: name })(services)
      services.Decisions.push({ UUID: "applicant-2026-0107", name: "Mia", Release: release })
    })
    expect(mistakes.find((line) => line.includes("Letters, row 2")) ?? "").toMatch(message)
  })

  it("that are random have no mistake", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    const short = () => Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => alphabet[byte % 62]).join("")
    const rows = Array.from({ length: 300 }, (_, index) => (index % 2 ? short() : crypto.randomUUID())).map((uuid) => ({
      ...{
        kind: "letter" as const,
        place: "",
        uuid,
        name: "Wren Quillhaven",
        email: undefined,
        shared: undefined,
        release: undefined,
        cells: {},
      },
    }))
    expect(checkIds(rows)).toEqual([])
    expect(rows.map(({ uuid, name }) => guessableId(uuid, name)).filter(Boolean)).toEqual([])
  })

  it("that were made in the same way are one error", async () => {
    const { mistakes } = await check(addMany(30, (index) => ({ UUID: `applicant-2026-00${index + 10}` })))
    expect(mistakes).toEqual([expect.stringMatching(/30 rows, such as .*: the id can be guessed/)])
  })
})

it.each<[string, (index: number) => Fields, Fields, RegExp]>([
  ["names with a sign", (index) => ({ name: `${kiteOf(index)}?` }), {}, /21 rows, such as Letters, row 4 .* has "\?"/],
  ["their rows", (index) => ({ name: `${kiteOf(index)}?` }), {}, / These are Letters, rows 4, 5, 6, .*, 23, 24\.$/],
  ["sheet cells without an address", () => ({}), { Email: "x" }, /21 rows, such as Sheet, row 7 .* is not one email/],
])("reports many mistakes of one kind once: %s", async (_, fieldsOf, sheetFields, message) => {
  const { mistakes, output } = await check((services) => {
    addMany(21, fieldsOf)(services)
    services.sheet = services.sheet.map((row, index) => (index < 5 ? row : { ...row, ...sheetFields }))
  })
  expect(mistakes[0]).toMatch(message)
  expect(output).toMatch(/\n[12] errors?, /)
})

it("names a row that may be no person beside many names in capital letters", async () => {
  const { mistakes } = await check((services) => {
    addMany(21, (index) => ({ name: kiteOf(index).toUpperCase() }))(services)
    letter(0, { name: "Test Test" })(services)
    sheetRow(0, { Name: "Test Test" })(services)
  })
  expect(mistakes).toContainEqual(expect.stringMatching(/Letters, row 1 .*may be no name/))
  expect(mistakes).toContainEqual(expect.stringMatching(/21 rows, such as Letters, row 4 .*small or capital letters/))
})

it("warns of many rows that say that others share their address, although none does", async () => {
  const mistakesOf = async (count: number) => (await check(addMany(count, () => ({ Shared: true })))).mistakes
  expect(await mistakesOf(3)).toEqual([])
  expect(await mistakesOf(4)).toEqual(Array(4).fill(expect.stringContaining('"Shared" is ticked, but no other row')))
})

it.each<[string, string | undefined, unknown[]]>([
  [
    "warns of",
    undefined,
    [expect.stringMatching(/Decisions, row 3 .*the name is in both tables, also in Letters, row 1/)],
  ],
  ["accepts, if the sheet has both addresses,", "maya@other.example", []],
])("%s a name in both tables", async (_what, Email, expected) => {
  const { mistakes } = await check((services) => {
    letter(0, { Email: "person0@school.example" })(services)
    add("Decisions", { ...services.Decisions[0], UUID: id(5), name: "Maya Okafor", Email })(services)
    if (Email !== undefined) add("sheet", { Email, Name: "Maya Okafor" })(services)
  })
  expect(mistakes).toEqual(expected)
})

it("says which columns change nothing, such as one with the word Withdrawn", async () => {
  const { output } = await check(letter(0, { Status: "Withdrawn" }))
  expect(output).toContain('Not used in Letters: "Status". A note there, such as "Withdrawn", keeps no row back.')
  const command = ["check", "release", "2027-03-28 17:00 America/Los_Angeles"]
  const released = await runWith(createServices(), command, { ...variables, RECORDS_RELEASE_COLUMN: "" })
  expect(released.output).toContain('Not used in Letters: "Release".')
})

it("reports a note about few rows in a column that is not read, and not what each row has", async () => {
  const mistakesOf = async (fieldsOf: (index: number) => Fields) => (await check(addMany(30, fieldsOf))).mistakes
  expect(await mistakesOf((index) => ({ Status: index === 4 ? "DECLINED" : "Admitted" }))).toEqual([
    expect.stringMatching(/Letters, row 8 \("Kite E"\): the column "Status", .* has "DECLINED"\. Delete the row/),
  ])
  expect(await mistakesOf((index) => ({ ...(index === 4 && { Withdrawn: true }) }))).toEqual([
    expect.stringMatching(/the column "Withdrawn", which the site does not read, is ticked\./),
  ])
  expect(await mistakesOf((index) => ({ ...(index === 4 && { Tags: ["Hold", "Call"] }) }))).toEqual([
    expect.stringMatching(/has "Hold, Call"\./),
  ])
  expect(await mistakesOf((index) => ({ School: kiteOf(index), Grade: ["9", "10"][index % 2], Age: index }))).toEqual(
    [],
  )
})

it("reports an address with nearly the domain of many others, and not another domain", async () => {
  const mistakesOf = async (Email: string) =>
    (
      await check((services) => {
        addMany(20, () => ({}))(services)
        services.sheet = services.sheet.map((row, index) => ({ ...row, Email: `kite${index}@gmail.example` }))
        sheetRow(4, { Email })(services)
      })
    ).mistakes
  expect(await mistakesOf("noor@gmial.example")).toEqual([
    expect.stringMatching(
      /Sheet, row 6 .*: the address ends with "gmial\.example", and 24 others with "gmail\.example"/,
    ),
  ])
  expect(await mistakesOf("noor@school.example")).toEqual([])
})

it("reports a column with instants in the future beside the release of a command", async () => {
  const command = ["check", "release", "2027-03-28 17:00 America/Los_Angeles"]
  const { output } = await runWith(createServices(), command, { ...variables, RECORDS_RELEASE_COLUMN: "" })
  expect(output).toMatch(
    /Letters: the column "Release" has instants in the future, .* set RECORDS_RELEASE_COLUMN=Release/,
  )
  const past = createServices()
  past.Letters = past.Letters.map((row) => ({ ...row, Release: "2020-03-28T00:00:00.000Z" }))
  past.Decisions = past.Decisions.map(({ Release: _, ...row }) => row)
  const other = await runWith(past, command, { ...variables, RECORDS_RELEASE_COLUMN: "" })
  expect(other.output).toContain("No errors, 0 warnings.")
})

it("cleans the spaces of names in tables and sheet", async () => {
  const { mistakes } = await check((services) => {
    letter(1, { name: "\tLeo  Castellan\u00a0\n" })(services)
    sheetRow(1, { Name: "Leo  Castellan " })(services)
  })
  expect(mistakes).toEqual([])
})

it("reports mistakes of several kinds one by one", async () => {
  const { mistakes } = await check(addMany(22, (index) => ({ name: index % 2 ? `${kiteOf(index)}@` : "" })))
  expect(mistakes).toHaveLength(22)
})

const li: Change = (services) => [letter(1, { name: "Li Bo" })(services), sheetRow(1, { Name: "Li Bo" })(services)]

it.each<[string, string[], Change, number]>([
  ["warns of", ["leo.castellan7@x.example"], () => undefined, 1],
  ["warns of a short", ["bo.li@x.example"], li, 1],
  ["warns of three", ["castellan.leo@x.yz", "zoe.nunez@x.yz", "noor-bellwater@x.yz"], () => undefined, 3],
  ["accepts beside the own name", ["maya.okafor.leo.castellan@x.example"], () => undefined, 0],
  ["accepts in a longer short word", ["libor@li.bo.example"], li, 0],
  ["warns in both lists of", ["leo.castellan@x.yz"], letter(0, { Email: "leo.castellan@x.yz" }), 1],
  ["accepts as shared", ["leo.castellan@x.yz"], letter(0, { Email: "leo.castellan@x.yz", Shared: true }), 0],
])("%s another person's name in the address", async (_what, emails, change, count) => {
  const { hasSucceeded, mistakes } = await check((services) => {
    emails.forEach((Email, index) => sheetRow(index, { Email })(services))
    change(services)
  })
  expect(mistakes).toEqual(Array(count).fill(expect.stringMatching(/has the name of Sheet, row \d .*sorted/)))
  expect(hasSucceeded).toBe(true)
})

describe("the column Email of a table", () => {
  const linesWith = async (Email: unknown, change: Change = () => undefined) => {
    const { mistakes } = await check((services) => {
      letter(1, { Email, name: "Leo of the Table" })(services)
      change(services)
    })
    return mistakes
  }

  it("is compared instead of the name", async () => {
    expect(await linesWith(" PERSON1@school.example", sheetRow(1, { Name: "LEO of the Table" }))).toEqual([])
  })

  it("is a warning if the sheet has another name for it, as after a column that was sorted alone", async () => {
    expect(await linesWith("person1@school.example")).toEqual([
      expect.stringMatching(/row 2 .*"Leo of the Table" has an address for which the sheet has another name/),
    ])
  })

  it("may be that of two people of whom the sheet has one, if both are Shared", async () => {
    const mistakesIf = (Shared: boolean | undefined) =>
      linesWith("person1@school.example", (services) => {
        letter(1, { Shared })(services)
        letter(2, { Email: "person1@school.example", Shared, name: services.sheet[1]?.["Name"] })(services)
        services.sheet.splice(2, 1)
      })
    expect(await mistakesIf(true)).toEqual([])
    expect(await mistakesIf(undefined)).toContainEqual(expect.stringMatching(/for which the sheet has another name/))
  })

  it.each(["person0@school.example", "n/a"])("with another name is a warning, with %j in it", async (first) => {
    const { mistakes } = await check((services) => {
      for (const [index, row] of services.Letters.entries())
        row["E-mail"] = index ? `person${index}@school.example` : first
    })
    expect(mistakes).toEqual([
      expect.stringMatching(/Letters: the column "E-mail" has addresses, but only a column "Email" is read/),
    ])
  })

  it("has to be one address", async () => {
    expect(await linesWith("leo@")).toEqual([expect.stringMatching(/row 2 .*"leo@" is not one email address/)])
    expect(await linesWith(["leo@school.example"])).toEqual([expect.stringMatching(/which is not text/)])
  })

  it("is a warning if the sheet lacks it", async () => {
    const missing = await linesWith("leo@other.example")
    expect(missing).toContainEqual(expect.stringMatching(/"Leo of the Table" has an address that is not in the sheet/))
  })

  it.each([
    [[undefined, undefined], 1],
    [[true, undefined], 1],
    [[true, true], 0],
  ])("of two rows is an error unless both are Shared: %j", async (shared, count) => {
    const { mistakes } = await check((services) => {
      for (const [index, Shared] of shared.entries())
        letter(index, { Email: "family@school.example", Shared })(services)
    })
    const errors = mistakes.filter((line) => line.includes("is also in Letters, row 1"))
    expect(errors).toEqual(Array(count).fill(expect.stringMatching(/row 2 .*tick "Shared" in each of these rows/)))
  })

  it("of two rows with one name is an error also if both are Shared, because two people have two names", async () => {
    const { mistakes } = await check((services) => {
      for (const index of [0, 1])
        letter(index, { Email: "family@school.example", Shared: true, name: "Maya Okafor" })(services)
    })
    expect(mistakes).toContainEqual(expect.stringMatching(/also in Letters, row 1.*If they are one person, delete/))
  })

  it("of another person is found although both are Shared", async () => {
    const { mistakes } = await check((services) => {
      const [{ Email: address, Name: name } = {}] = services.sheet.slice(1)
      letter(0, { Email: address, Shared: true })(services)
      letter(1, { Email: address, Shared: true, name })(services)
    })
    expect(mistakes).toContainEqual(expect.stringMatching(/has another address in the tables, to which the mail goes/))
  })

  it("may have the address in the sheet of a person without one", async () => {
    const { mistakes } = await check(letter(0, { Email: "person1@school.example" }))
    expect(mistakes).toContainEqual(expect.stringMatching(/"person1@school.example" is also in Letters, row 1/))
  })

  it("Shared has to be a checkbox", async () => {
    const { mistakes } = await check(letter(0, { Shared: "yes" }))
    expect(mistakes).toEqual([expect.stringMatching(/"Shared" is "yes"\. Make it a checkbox/)])
  })
})

it.each([
  "'maya2@school.example",
  "m\u0430ya@school.example",
  "maya@-school.example",
  "maya@school..example",
  "maya@school.e",
  "m@ya@x.example",
])("refuses the address %s", async (Email) => {
  expect((await check(sheetRow(0, { Email }))).mistakes).toEqual([expect.stringMatching(/^ {2}Sheet, row 2/)])
})

it.each(["maya&leo@b.example", "maya.@b.example", "maya'o@b.example"])("accepts the address %s", async (Email) => {
  expect((await check(sheetRow(0, { Email }))).mistakes).toEqual([])
})

it("ignores rows of the sheet that have only other columns, such as one of checkboxes", async () => {
  const { mistakes, output } = await check((services) => {
    const rows = services.sheet.map(({ Email, Name }) => `${String(Email)},${String(Name)},TRUE`)
    respondTo(sheetUrl, page(["Email,Name,Came", ...rows, ",,FALSE", " ,,FALSE"].join("\n")))(services)
  })
  expect(mistakes).toEqual([])
  expect(output).toContain("5 rows in the sheet.")
})

it.each(["Leo O’Brien", "Leo O'Brien", "Leo O`Brien", "Leo O´Brien"])(
  "takes %s for the same name in the sheet",
  async (Name) => {
    const { mistakes } = await check((services) => {
      letter(1, { name: "Leo O'Brien" })(services)
      sheetRow(1, { Name })(services)
    })
    expect(mistakes).toEqual([])
  },
)

it("refuses a sheet with two columns of one title", async () => {
  const { output } = await check(respondTo(sheetUrl, page("Email,Name,name\na@b.example,Maya,Leo")))
  expect(output).toContain('Two columns of the sheet have the title "name"')
})

it.each([
  ["Decisions 2027", "Letters 2027", 1],
  ["Acceptance letters", "Rejection letters", 0],
  ["Letters of decision", "Decision letters", 0],
  ["Admitted", "Others", 0],
])("tables that are named %j and %j are exchanged: %d", (letters, decisions, count) => {
  const tables = [
    { kind: "letter" as const, title: letters },
    { kind: "decision" as const, title: decisions },
  ]
  expect(checkTitles(tables)).toEqual(
    Array(count).fill({
      level: "error",
      place: "Tables",
      message: expect.stringMatching(/"Decisions 2027" for the letters and .* Exchange the two names/) as string,
    }),
  )
})

it("refuses tables that are exchanged in the settings", async () => {
  const exchanged = { RECORDS_LETTERS_TABLE: "Decisions", RECORDS_DECISIONS_TABLE: "Letters" }
  const { mistakes, hasSucceeded } = await check(undefined, { ...variables, ...exchanged })
  expect([mistakes, hasSucceeded]).toEqual([[expect.stringMatching(/Exchange the two names/)], false])
})

it("doubts a name that may be none", async () => {
  const { mistakes, hasSucceeded } = await check((services) => {
    letter(0, { name: "Test Person" })(services)
    sheetRow(0, { Name: "Test Person" })(services)
  })
  expect([mistakes, hasSucceeded]).toEqual([[expect.stringMatching(/"Test Person".*the name may be no name/)], true])
})

describe("the column of the release", () => {
  const future = "2027-03-29T00:00:00.000Z"
  const checkWith = async (releases: readonly unknown[], count = 0, others: unknown = future) => {
    const { mistakes, output } = await check((services) => {
      const rows = [...services.Letters, ...services.Decisions]
      for (const [index, Release] of releases.entries()) Object.assign(rows[index] ?? {}, { Release })
      addMany(count, () => ({ Release: others }))(services)
    })
    return { mistakes, released: output.split("\n").filter((line) => line.startsWith("Released:")) }
  }

  it("is listed with the number of rows of each instant, in Los Angeles", async () => {
    const { mistakes, released } = await checkWith([future, future, future])
    expect(mistakes).toEqual([])
    expect(released).toEqual([
      "Released: 2 rows from March 27, 2027 at 5:00 PM PDT.",
      "Released: 3 rows from March 28, 2027 at 5:00 PM PDT.",
    ])
  })

  it("is an error without a value", async () => {
    expect((await checkWith([future, undefined])).mistakes).toEqual([
      expect.stringMatching(/Letters, row 2 .*the release is missing\. Enter the date and time/),
    ])
  })

  it("is not needed if the command has an instant for all rows", async () => {
    const { RECORDS_RELEASE_COLUMN: _, ...others } = variables
    const { output } = await runWith(
      createServices(),
      ["check", "release", "2027-03-15 17:00 America/Los_Angeles"],
      others,
    )
    expect(output).toContain("Released: all rows from March 15, 2027 at 5:00 PM PDT.")
    expect((await runWith(createServices(), ["check"], others)).output).toContain("Released: not known yet")
  })

  it.each([
    ["2099-03-28", /is a date without a time\. Turn on "Include time"/],
    ["next week", /"next week" is not a date with a time/],
    [true, /the release true is not a date with a time/],
  ])("is an error if it is %s", async (value, message) => {
    expect((await checkWith([future, value, future, future, future])).mistakes).toEqual([
      expect.stringMatching(message),
    ])
  })

  it("is one error if all rows of a column have the same mistake", async () => {
    const { mistakes } = await checkWith([future, future, future, future, future], 21, "2099-03-28")
    expect(mistakes).toEqual([expect.stringMatching(/21 rows, such as Letters, row 4 .*date without a time/)])
  })

  it("is an error if no row of a table has it", async () => {
    expect((await checkWith([future, future, future, undefined, undefined])).mistakes).toEqual([
      expect.stringMatching(/Decisions: no row has a value in the column "Release"/),
    ])
  })

  it.each([
    ["2027-03-26T00:00:00.000Z", /row 1 .*March 25, 2027 at 5:00 PM PDT is in the past/],
    ["2027-03-29T12:00:00.000Z", /row 1 .*March 29, 2027 at 5:00 AM PDT is at night in Los Angeles/],
  ])("is a warning if it is %s, in March 2027", async (value, message) => {
    expect((await checkWith([value, future, future, future, future])).mistakes).toEqual([
      expect.stringMatching(message),
    ])
  })

  it("is a warning if it is more than 300 days ahead", async () => {
    const far = "2028-01-21T01:00:00.000Z"
    expect((await checkWith([far, far, far, far, far])).mistakes).toEqual([
      expect.stringMatching(/5 rows, such as .*January 20, 2028 at 5:00 PM PST is more than 300 days ahead/),
    ])
  })

  it.each(["2026-03-28T00:00:00.000Z", "2028-03-28T00:00:00.000Z"])(
    "is an error if it is %s, and that of other rows a year later or earlier",
    async (value) => {
      const { mistakes } = await checkWith([value, future, future, future, future])
      expect(mistakes[0]).toMatch(
        /Letters and Decisions: the releases from .* are of two seasons, or one has a wrong year/,
      )
    },
  )

  it("is a warning for one row beside twenty of another instant", async () => {
    const other = "2027-03-30T00:00:00.000Z"
    expect((await checkWith([other, future, future, future, future], 18)).mistakes).toEqual([
      expect.stringMatching(/row 1 .*the release March 29, 2027 at 5:00 PM PDT is 1 day later than 22 other rows/),
    ])
    expect((await checkWith([other, future, future, future, future], 14)).mistakes).toEqual([])
  })
})
