import { chmod, mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import Papa from "papaparse"
import { temporaryFolder } from "../test/temporaryFolder"
import { createServices, ids, publishAll, publicationOf, runWith, type Services } from "./testing/admissions"

const project = process.cwd()
const [letters, decisions] = [path.join(".data", "letters.csv"), path.join(".data", "decisions.csv")] as const

beforeEach(() => process.chdir(temporaryFolder()))
afterEach(() => process.chdir(project))

type Link = Record<string, string>

/** Returns the rows of a file as a CSV parser reads them. */
async function read(file: string): Promise<Link[]> {
  const csv = await readFile(file, "utf8")
  expect(csv.split("\r\n")[0]).toMatch(/^\ufeffname,email,(letter|decision)_link$/)
  const { data, errors } = Papa.parse<Link>(csv.slice(1), { header: true })
  expect(errors).toEqual([])
  return data
}

const published = () => publishAll(createServices())

/** Writes the links, and returns those of the letters. */
async function linksOf(services: Services) {
  const result = await runWith(services, ["links"])
  return { ...result, links: await read(letters) }
}

it("writes a row for each published person into the file of the kind, with a byte order mark for Excel", async () => {
  const { hasSucceeded, links, output } = await linksOf(published())
  expect(hasSucceeded).toBe(true)
  expect(links).toHaveLength(3)
  expect([links[2], (await read(decisions))[1]]).toEqual([
    { name: "Zoë Nuñez", email: "person2@school.example", letter_link: `https://www.example.org/letter/${ids[2]}/` },
    {
      name: "Kofi Ashgrove",
      email: "person4@school.example",
      decision_link: `https://www.example.org/decision/${ids[4]}/`,
    },
  ])
  expect(output).toContain(`Wrote ${path.resolve(letters)}.\nWrote ${path.resolve(decisions)}.`)
  expect(output).toContain("5 links of version 1, 5 with an address.\nThe tables and the sheet do not differ from it.")
})

it("writes what is published, not what the tables have now, and says that they differ", async () => {
  const services = published()
  Object.assign(services.Letters[0] ?? {}, { UUID: ids[5], name: "Another" })
  const { links, output } = await linksOf(services)
  expect(links[0]).toMatchObject({ name: "Maya Okafor", letter_link: `https://www.example.org/letter/${ids[0]}/` })
  expect(output).toContain("differ from it by now: 1 to add, 1 to remove, 0 to change.")
})

it("writes the links also while the tables cannot be read", async () => {
  const services = published()
  services.respond = (url) => (url.href.includes("/v0/") ? Response.json({}, { status: 500 }) : undefined)
  const { links, output } = await linksOf(services)
  expect(links).toHaveLength(3)
  expect(output).toContain(
    "The tables or the sheet cannot be read now: Letters: RECORDS_UPSTREAM_URL responded with status 500.",
  )
})

it("writes only the links that an earlier version does not have", async () => {
  const services = published()
  const { records, ...others } = publicationOf(services)
  const moved = records.map((record, index) => (index === 1 ? { ...record, kind: "decision" } : record))
  const first = { ...records[0], uuid: ids[5], name: "Ada Quill" } as (typeof records)[number]
  services.publications.push({ ...others, comparedWith: 1, records: [first, ...moved] })
  const { output } = await runWith(services, ["links", "1"])
  expect((await read(letters)).map(({ name }) => name)).toEqual(["Ada Quill"])
  expect((await read(decisions)).map(({ name }) => name)).toEqual(["Leo Castellan"])
  expect(output).toContain(
    "2 links of version 2 that version 1 does not have, or with another address, 2 with an address.",
  )
  expect((await linksOf(services)).output).toContain("write only the others: npm run admissions links, and the version")
})

it("lists people without an address", async () => {
  const services = published()
  services.publications.push({
    ...publicationOf(services),
    comparedWith: 1,
    records: [publicationOf(services).records[0]].flatMap((record) => (record ? [{ ...record, email: null }] : [])),
  })
  const { links, output } = await linksOf(services)
  expect(links).toEqual([expect.objectContaining({ name: "Maya Okafor", email: "" })])
  expect(output).toContain(`  Maya Okafor (letter …${ids[0].slice(-6)}) has no address: enter that of the application`)
  expect(await readFile(decisions, "utf8")).toBe("\ufeffname,email,decision_link\r\n")
})

it.each(['Robin "Birdie" Ashgrove, Jr. & Sons; \\ {name}', "نور الهدى بستاني", "Wren 🪁👩🏽‍🔬 Quillhaven", "O'Fenn"])(
  "keeps the name %j",
  async (name) => {
    const services = createServices()
    Object.assign(services.Letters[0] ?? {}, { name })
    expect((await linksOf(publishAll(services))).links[0]?.["name"]).toBe(name)
  },
)

it("writes a name in full-width characters so that no spreadsheet reads a formula", async () => {
  const services = createServices()
  Object.assign(services.Letters[0] ?? {}, { name: "＝1" })
  expect((await linksOf(publishAll(services))).links[0]).toMatchObject({ name: "'＝1" })
})

it("writes no file, and deletes those of before, if nothing is published", async () => {
  await mkdir(".data")
  for (const file of [letters, decisions]) await writeFile(file, "old")
  const { hasSucceeded, output } = await runWith(createServices(), ["links"])
  expect(hasSucceeded).toBe(false)
  expect(output).toContain(
    "No letter or decision is published, so no file was written, and those of before are deleted.",
  )
  expect(await readdir(".data")).toEqual([])
})

// On Windows, the folder decides who can read a file, not its mode.
const onModes = process.platform === "win32" ? it.skip : it

onModes("replaces files that others can read by those that only their owner can read", async () => {
  await mkdir(".data")
  await writeFile(letters, "old")
  await chmod(letters, 0o644)
  await linksOf(published())
  for (const file of [letters, decisions]) expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it("says so if a file cannot be deleted", async () => {
  await mkdir(decisions, { recursive: true })
  const { output, requests } = await runWith(published(), ["links"])
  expect(output).toContain(`The file ${decisions} could not be deleted.`)
  expect(requests).toEqual([])
})
