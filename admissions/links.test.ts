import { mkdirSync } from "node:fs"
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import Papa from "papaparse"
import { createServices, ids, runWith, type Fields, type Services } from "./testing/admissions"

const project = process.cwd()
const [letters, decisions] = [path.join(".data", "letters.csv"), path.join(".data", "decisions.csv")] as const

beforeEach(async () => process.chdir(await mkdtemp(path.join(tmpdir(), "links-"))))
afterEach(async () => {
  const folder = process.cwd()
  process.chdir(project)
  await rm(folder, { recursive: true })
})

type Link = Record<string, string>

/** Returns the rows of a file as a CSV parser reads them. */
async function read(file: string): Promise<Link[]> {
  const csv = await readFile(file, "utf8")
  expect(csv.split("\r\n")[0]).toBe("name,email,link")
  const { data, errors } = Papa.parse<Link>(csv, { header: true })
  expect(errors).toEqual([])
  return data
}

/** Writes the links, and returns those of the letters. */
async function linksOf(services: Services) {
  const result = await runWith(services, ["links"])
  return { ...result, links: await read(letters) }
}

it("writes a row for each person, with the address from the sheet, into the file of the kind", async () => {
  const { hasSucceeded, links, output } = await linksOf(createServices())
  expect(hasSucceeded).toBe(true)
  expect(links).toHaveLength(3)
  expect([links[2], (await read(decisions))[1]]).toEqual([
    { name: "Zoë Nuñez", email: "person2@school.example", link: `https://www.example.org/letter/${ids[2]}/` },
    { name: "Kofi Ashgrove", email: "person4@school.example", link: `https://www.example.org/decision/${ids[4]}/` },
  ])
  expect(output).toContain(`Wrote ${path.resolve(letters)}.\nWrote ${path.resolve(decisions)}.`)
  expect(output).toContain("3 letters, 2 decisions, 5 rows in the sheet. 5 of 5 links have an address.")
})

it("writes only the header for an empty table", async () => {
  const services = createServices()
  services.Decisions = []
  await runWith(services, ["links"])
  expect(await readFile(decisions, "utf8")).toBe("name,email,link\r\n")
})

it("prefers the address in the table, and does not count its row among those with the same name", async () => {
  const services = createServices()
  services.Letters.push({ UUID: ids[5], name: "Zoë Nuñez", Email: "zoe@other.example " })
  const { links } = await linksOf(services)
  expect(links.map(({ email }) => email).slice(2)).toEqual(["person2@school.example", "zoe@other.example"])
})

it.each(['Robin "Birdie" Ashgrove, Jr. & Sons; \\ {name}', "نور الهدى بستاني", "Wren 🪁👩🏽‍🔬 Quillhaven", "O'Fenn"])(
  "keeps the name %j",
  async (name) => {
    const services = createServices()
    Object.assign(services.Letters[0] ?? {}, { name })
    expect((await linksOf(services)).links[0]?.["name"]).toBe(name)
  },
)

it("writes a name in full-width characters so that no spreadsheet reads a formula", async () => {
  const services = createServices()
  Object.assign(services.Letters[0] ?? {}, { name: "＝1" })
  expect((await linksOf(services)).links[0]).toMatchObject({ name: "'＝1", email: "" })
})

const id = ids[5]
/** Changes the row of the sheet for the third letter. */
const sheetRow = (fields: object) => (services: Services) => void Object.assign(services.sheet[2] ?? {}, fields)
const add = (list: "Letters" | "Decisions" | "sheet", fields: Fields) => (services: Services) =>
  void services[list].push(fields)

it.each<[string, (services: Services) => void, string, RegExp]>([
  [
    "another letter has the name",
    add("Letters", { UUID: id, name: "ZOË  Nuñez" }),
    "",
    /row 4.*row 3.* the sheet has person2@school\.example/,
  ],
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
  expect(links[2]).toMatchObject({ email })
  expect(output).toMatch(line)
})

it("writes no file, and deletes those of before, if the check finds an error", async () => {
  const services = createServices()
  await mkdir(".data")
  for (const file of [letters, decisions]) await writeFile(file, "old")
  Object.assign(services.Letters[0] ?? {}, { name: " " })
  const { hasSucceeded, output } = await runWith(services, ["links"])
  expect(hasSucceeded).toBe(false)
  expect(output).toContain("1 error:\n")
  expect(output).toContain("No file was written, and those of before are deleted.")
  expect(await readdir(".data")).toEqual([])
})

// On Windows, the folder decides who can read a file, not its mode.
const onModes = process.platform === "win32" ? it.skip : it

onModes("replaces files that others can read by those that only their owner can read", async () => {
  await mkdir(".data")
  await writeFile(letters, "old")
  await chmod(letters, 0o644)
  await linksOf(createServices())
  for (const file of [letters, decisions]) expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it("says so if a file cannot be deleted", async () => {
  await mkdir(decisions, { recursive: true })
  const { output, requests } = await runWith(createServices(), ["links"])
  expect(output).toContain(`The file ${decisions} could not be deleted.`)
  expect(requests).toEqual([])
})

it("writes both files or none", async () => {
  const services = createServices()
  // Another program writes the second file meanwhile.
  services.respond = (url) => {
    if (url.pathname.endsWith("/Decisions")) mkdirSync(path.join(decisions, "busy"), { recursive: true })
    return undefined
  }
  const { output } = await runWith(services, ["links"])
  expect(output).toContain(`The file ${decisions} could not be`)
  expect(await readdir(".data")).toEqual(["decisions.csv"])
})
