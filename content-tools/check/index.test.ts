import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { temporaryFolder } from "../../test/temporaryFolder"
import { reportContent } from "../report"
import { checkContent } from "./index"
import { formatMistakes } from "./mistake"
import { readContent } from "./source"
import { validTexts } from "./testing/content"

/** macOS has one file for both forms of a name. */
const onTwoForms = process.platform === "darwin" ? it.skip : it

let folder: string
let content: string

async function put(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), data)
}

beforeEach(async () => {
  folder = temporaryFolder()
  content = join(folder, "content")
  await cp("test/content", content, { recursive: true })
  await put("content/README.md", "For maintainers.")
  await put("static/documents/terms.pdf", "%PDF-1.4")
})

describe("readContent", () => {
  it("reads texts and pictures, and lists the static files", async () => {
    const source = await readContent(content, join(folder, "static"))
    expect([...source.texts.keys()].sort()).toEqual([...validTexts.keys()].sort())
    expect(source.pictures.get("images/portrait.png")).toMatchObject({ size: { width: 640, height: 640 } })
    expect(source.staticFiles).toEqual(["/documents/terms.pdf"])
    expect(checkContent(source)).toEqual([])
  })

  it("reads a file that begins with a byte order mark", async () => {
    await put("content/faq.json", `\uFEFF${await readFile("test/content/faq.json", "utf8")}`)
    expect(checkContent(await readContent(content, join(folder, "static")))).toEqual([])
  })

  it("returns no size for a truncated picture or another file with the name of a picture", async () => {
    const portrait = await readFile("test/content/images/portrait.png")
    await put("content/images/cut.png", portrait.subarray(0, 1000))
    await put("content/images/text.png", "Not a picture.")
    const { pictures } = await readContent(content)
    expect(pictures.get("images/cut.png")).toEqual({ file: join(content, "images/cut.png"), bytes: 1000 })
    expect(pictures.get("images/text.png")).toEqual({ file: join(content, "images/text.png"), bytes: 14 })
  })

  it("returns the size of a phone's photo as a viewer shows it", async () => {
    const photo = sharp({ create: { width: 12, height: 9, channels: 3, background: "white" } })
    await put("content/images/photo.jpg", await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const { pictures } = await readContent(content)
    expect(pictures.get("images/photo.jpg")?.size).toEqual({ width: 9, height: 12 })
  })

  it("marks the drawings of art/, and no photo", async () => {
    const photo = sharp({ create: { width: 12, height: 9, channels: 3, background: "white" } })
    await put("content/images/drawing.png", await photo.clone().png({ palette: true, colors: 16 }).toBuffer())
    await put("content/images/photo.jpg", await photo.clone().jpeg().toBuffer())
    await put("content/images/photo.png", await photo.clone().png().toBuffer())
    const { pictures } = await readContent(content)
    const drawings = [...pictures].filter(([, { isDrawing }]) => isDrawing).map(([name]) => name)
    expect(drawings).toContain("images/drawing.png")
    expect(drawings).not.toContainEqual(expect.stringContaining("photo"))
  })

  it.each(["NFC", "NFD"])(
    "finds a picture for any form of its name in the text, if its file has the form %s",
    async (form) => {
      const file = `images/andré.png`.normalize(form)
      await rename(join(content, "images/portrait.png"), join(content, file))
      const team = await readFile(join(content, "team.json"), "utf8")
      for (const other of ["NFC", "NFD"]) {
        await put("content/team.json", team.replaceAll("images/portrait.png", "images/andré.png".normalize(other)))
        const source = await readContent(content, join(folder, "static"))
        expect(checkContent(source)).toEqual([])
        expect(source.pictures.get("images/andré.png".normalize("NFC"))?.file).toBe(join(content, file))
        expect(reportContent(source, "2025-01-15").filter(({ kind }) => kind === "unusedFile")).toEqual([])
      }
    },
  )

  it("reports a link to a static file whose name has another form, because its address has this form too", async () => {
    await put(`static/${"preço.pdf".normalize("NFD")}`, "%PDF-1.4")
    const links = JSON.parse(await readFile(join(content, "seo-links.json"), "utf8")) as object[]
    await put("content/seo-links.json", JSON.stringify([{ ...links[0], href: "/preço.pdf" }, ...links.slice(1)]))
    const mistakes = checkContent(await readContent(content, join(folder, "static")))
    expect(formatMistakes(mistakes)).toContain("Rename the file in static/ without accents.")
  })

  onTwoForms("finds two files whose names are the same in NFC", async () => {
    for (const form of ["NFC", "NFD"])
      await cp(join(content, "images/portrait.png"), join(content, "images/andré.png".normalize(form)))
    const { pictures } = await readContent(content)
    expect([...pictures].filter(([, { isTwice }]) => isTwice).map(([name]) => name)).toEqual(["images/andré.png"])
  })

  it("leaves out files of the system and of Office programs", async () => {
    for (const name of ["content/~$faq.json", "content/images/._portrait.png", "static/.DS_Store"]) await put(name, "x")
    const source = await readContent(content, join(folder, "static"))
    expect(source.texts.size).toBe(validTexts.size)
    expect([...source.pictures.keys()].filter((name) => name.includes("._"))).toEqual([])
    expect(source.staticFiles).toEqual(["/documents/terms.pdf"])
  })

  it("accepts missing folders", async () => {
    await rm(join(folder, "static"), { recursive: true })
    expect((await readContent(content, join(folder, "static"))).staticFiles).toEqual([])
    await rm(content, { recursive: true })
    expect(checkContent(await readContent(content))).toHaveLength(validTexts.size)
  })
})

it("reports all mistakes of all files at once, in the order of the model", async () => {
  await put("content/redirects.json", '[\n  { "from": "/old", "toPath": "/aply/", }\n]')
  await put("content/team.json", '[{ "id": "ada", "name": "Ada", "role": "AI Fellow", "description": "" }]')
  await put("content/mentors.json", "[]")
  await put("content/sites.json", "{}")
  await rm(join(content, "stats.json"))
  expect(formatMistakes(checkContent(await readContent(content)))).toBe(
    [
      "4 mistakes in content. Nothing was built.",
      'content/team.json:1:53 (item 1, "Ada"), "description" is empty. Write at least one sentence.',
      "content/stats.json:1:1: the file is missing. Restore the last version from the Git history. " +
        "A list without entries is a file that contains only [].",
      "content/redirects.json:2:39: this comma is one too many. Remove it: commas go only between entries. " +
        'The line reads: { "from": "/old", "toPath": "/aply/", }',
      'content/sites.json:1:1: the file is not used by the site. Did you mean "site.json"?',
    ].join("\n"),
  )
})

it.each(["pages/stats.json", "stats.json.txt", "Stats.json"])("says how to rename %s, in one message", async (name) => {
  await rename(join(content, "stats.json"), join(content, name))
  const messages = checkContent(await readContent(content)).map(({ file, message }) => `${file} ${message}`)
  expect(messages).toEqual([`stats.json is missing. Rename content/${name} to content/stats.json.`])
})
