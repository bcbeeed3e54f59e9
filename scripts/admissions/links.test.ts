import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import Papa from "papaparse"
import { createServices, runWith, type Fields, type Services } from "./testing/admissions"

const project = process.cwd()
const file = path.join(".data", "links.csv")

beforeEach(async () => process.chdir(await mkdtemp(path.join(tmpdir(), "links-"))))
afterEach(async () => {
  const folder = process.cwd()
  process.chdir(project)
  await rm(folder, { recursive: true })
})

/** Writes the links and returns their rows as a CSV parser reads them. */
async function linksOf(services: Services) {
  const result = await runWith(services, ["links"])
  const csv = await readFile(file, "utf8")
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true })
  expect(errors).toEqual([])
  return { ...result, csv, links: data }
}

it("writes a row for each person, with the address from the sheet", async () => {
  const { hasSucceeded, csv, links, output } = await linksOf(createServices())
  expect(hasSucceeded).toBe(true)
  expect(csv.split("\r\n")[0]).toBe("name,email,kind,link")
  expect(links).toHaveLength(5)
  expect([links[2], links[4]]).toEqual([
    {
      name: "Zoë Nuñez",
      email: "person2@school.example",
      kind: "letter",
      link: "https://www.example.org/letter/5a1e0c7d-0b9f-4c55-9d0e-000000000002/",
    },
    {
      name: "Kofi Ashgrove",
      email: "person4@school.example",
      kind: "decision",
      link: "https://www.example.org/decision/5a1e0c7d-0b9f-4c55-9d0e-000000000004/",
    },
  ])
  expect(output).toContain(`Wrote ${path.resolve(file)}.`)
  expect(output).toContain("3 letters, 2 decisions, 5 rows in the sheet. 5 of 5 links have an address.")
})

it.each(['Robin "Birdie" Ashgrove, Jr. & Sons; \\ {name}', "نور الهدى بستاني", "Wren 🪁👩🏽‍🔬 Quillhaven", "O'Fenn"])(
  "keeps the name %j",
  async (name) => {
    const services = createServices()
    Object.assign(services.Letters[0] ?? {}, { name })
    expect((await linksOf(services)).links[0]?.["name"]).toBe(name)
  },
)

it.each(["=1+1", "+1", "-Ana", "@SUM(A1)", "＝1", '=HYPERLINK("https://evil.example")'])(
  "writes the name %j so that no spreadsheet reads a formula",
  async (name) => {
    const services = createServices()
    Object.assign(services.Letters[0] ?? {}, { name })
    const { links } = await linksOf(services)
    expect(links[0]).toMatchObject({ name: `'${name}`, email: "" })
  },
)

const id = "5a1e0c7d-0b9f-4c55-9d0e-000000000009"
/** Changes the row of the sheet for the third letter. */
const sheetRow = (fields: object) => (services: Services) => void Object.assign(services.sheet[2] ?? {}, fields)
const add = (list: "Letters" | "Decisions" | "sheet", fields: Fields) => (services: Services) =>
  void services[list].push(fields)

it.each<[string, (services: Services) => void, string, RegExp]>([
  ["another letter has the name", add("Letters", { UUID: id, name: "ZOË  Nuñez" }), "", /row 4.*row 3/],
  ["a decision has the name", add("Decisions", { UUID: id, name: "Zoe\u0308 Nuñez" }), "", /Decisions, row 3.*row 3/],
  ["the sheet has the name twice", add("sheet", { Email: "x@y.example", Name: "Zoë Nuñez" }), "", /row 7.*row 4/],
  ["the sheet lacks the name", (services) => services.sheet.splice(2, 1), "", /Letters, row 3 .*not in the sheet/],
  ["the sheet has a similar name", sheetRow({ Name: "Zoe Nuñez" }), "", /Letters, row 3 .*not in the sheet/],
  [
    "only the Unicode form differs",
    sheetRow({ Name: " Zoe\u0308\u00a0 Nun\u0303ez" }),
    "person2@school.example",
    /5 of 5/,
  ],
])("if %s, the address is certain or empty, and the person is listed", async (_what, change, email, line) => {
  const services = createServices()
  change(services)
  const { links, output } = await linksOf(services)
  expect(links[2]).toMatchObject({ email, kind: "letter" })
  expect(output).toMatch(line)
})

it.each<[string, (services: Services) => void]>([
  ["an id is wrong", (services) => Object.assign(services.Letters[0] ?? {}, { UUID: "short" })],
  ["two rows have an id", (services) => Object.assign(services.Letters[0] ?? {}, services.Decisions[0])],
  ["a name is blank", (services) => Object.assign(services.Letters[0] ?? {}, { name: " " })],
  ["an address is wrong", sheetRow({ Email: "zoe@" })],
])("writes no file if %s", async (_what, makeMistake) => {
  const services = createServices()
  makeMistake(services)
  const { hasSucceeded, output } = await runWith(services, ["links"])
  expect(hasSucceeded).toBe(false)
  expect(output).toContain("1 error:\n")
  expect(output).toContain("No file was written.")
  expect(await readdir(".")).toEqual([])
})

// On Windows, the folder decides who can read a file, not its mode.
const onModes = process.platform === "win32" ? it.skip : it

onModes("replaces a file that others can read by one that only its owner can read", async () => {
  await mkdir(".data")
  await writeFile(file, "old")
  await chmod(file, 0o644)
  await linksOf(createServices())
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it("says so if the file cannot be written", async () => {
  await mkdir(file, { recursive: true })
  const { output } = await runWith(createServices(), ["links"])
  expect(output).toContain(`The file ${file} could not be written.`)
})
