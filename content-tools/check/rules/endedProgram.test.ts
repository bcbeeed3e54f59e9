/** Tests that a maintainer can end a program: its page is not built, and a redirect has its address. */
import { mistakesOf, shortMessage, validContent } from "../testing/content"
import { parseSource } from "../../parseSource"
import { publicPathsOf } from "../../../src/routes"

const redirects = validContent["redirects.json"] as object[]
const programs = validContent["programs.json"] as { id: string }[]
const redirect = { from: "/bootcamp", toPath: "/research/" }

/**
 * Returns the fixture without a program, and without the texts that name its facts, its plan and its sections.
 * @param changes other contents of files
 */
function textsWithout(id: string, newRedirects: object[] = [], changes: object = {}): Map<string, string> {
  const texts = Object.entries({ ...validContent, ...changes }).map(([file, data]): [string, string] => {
    const text = JSON.stringify(data)
    const other = text
      .replaceAll(/\{\{(bootcamp|plan)[\w.-]+\}\}/g, "some")
      .replaceAll(/#(bootcamp|ten-weeks)[\w-]*/g, "")
    return [file, file === "pages/bootcamp.json" ? text : other]
  })
  return new Map([
    ...texts,
    ["programs.json", JSON.stringify(programs.filter((program) => program.id !== id))],
    ["redirects.json", JSON.stringify([...redirects, ...newRedirects])],
  ])
}

const messagesOf = (texts: Map<string, string>) => mistakesOf(texts).map(shortMessage)

it("names the page of a removed program, and the redirect that replaces it", () => {
  expect(messagesOf(textsWithout("bootcamp"))).toEqual([
    'content/programs.json: the file has no entry with the id "bootcamp". It is needed by the page /bootcamp/. Add the entry again, or copy it from an earlier version in the Git history. If the program has ended, add to redirects.json an entry with "from": "/bootcamp" and "toPath": the page of another program. This page is then not built.',
  ])
})

it("accepts a removed program whose page is a redirect, also the texts of that page", () => {
  const texts = textsWithout("bootcamp", [redirect])
  expect(JSON.stringify(validContent["pages/bootcamp.json"])).toContain("{{bootcamp.")
  expect(messagesOf(texts)).toEqual([])
  const content = parseSource({ texts })
  expect(publicPathsOf(content)).not.toContain("/bootcamp/")
  expect(publicPathsOf(content)).toContain("/research/")
})

it("names each text that still has a fact of the removed program", () => {
  const texts = textsWithout("bootcamp", [redirect]).set("faq.json", JSON.stringify(validContent["faq.json"]))
  const lines = messagesOf(texts).filter((line) => line.startsWith("content/faq.json"))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines)
    expect(line).toMatch(/\{\{bootcamp\.\w+\}\}" of a program that has ended\. Remove the sentence\./)
})

it("names the length of the plan that joins it with another program", () => {
  const texts = textsWithout("bootcamp", [redirect]).set(
    "faq.json",
    JSON.stringify([{ id: "plan", question: "How long is it?", answer: "It has {{plan.weeks}} weeks." }]),
  )
  expect(messagesOf(texts).filter((line) => line.includes("plan.weeks"))).toEqual([
    expect.stringContaining("of a program that has ended. Remove the sentence."),
  ])
})

it("refuses the redirect while the program is there", () => {
  expect(messagesOf(new Map([...textsWithout("none", [redirect])]))).toEqual([
    expect.stringContaining('is "/bootcamp", but that is the address of the page "/bootcamp/".'),
  ])
})

const curriculum = validContent["pages/curriculum.json"] as object
const timelines = validContent["timelines.json"] as { id: string }[]
const sections = validContent["sections.json"] as object
const unneeded = {
  "sections.json": { ...sections, longTimeline: undefined },
  "pages/curriculum.json": { ...curriculum, bootcamp: undefined },
  "timelines.json": timelines.filter(({ id }) => id === "research-8-weeks"),
  "site.json": { ...(validContent["site.json"] as object), bootcampApplication: undefined },
}

it("does not require what belongs to the removed program", () => {
  expect(messagesOf(textsWithout("bootcamp", [redirect], unneeded))).toEqual([])
})

it("requires what belongs to a program while the program is there", () => {
  const lines = messagesOf(textsWithout("none", [], unneeded)).join()
  expect(lines).toContain('"bootcamp" is missing, but programs.json has "bootcamp".')
  expect(lines).toContain('"bootcampApplication" is missing')
  expect(lines).toContain('no entry with the id "bootcamp-4-weeks"')
  expect(lines).toContain('no entry with the id "program-10-weeks"')
  expect(lines).toContain('"longTimeline" is missing')
})

it("does not show the section and the plan of the removed program, and does not check their facts", () => {
  const texts = textsWithout("bootcamp", [redirect])
  const page = JSON.parse(texts.get("pages/curriculum.json") ?? "") as object
  texts.set("pages/curriculum.json", JSON.stringify({ ...page, bootcamp: { title: "{{bootcamp.name}}" } }))
  expect(messagesOf(texts)).toEqual([])
  const content = parseSource({ texts })
  expect(content["pages/curriculum.json"]).not.toHaveProperty("bootcamp")
  expect(content["sections.json"]).not.toHaveProperty("longTimeline")
  expect(content["timelines.json"].map(({ id }) => id)).toEqual(["research-8-weeks"])
})

it.each(["/curriculum/#bootcamp", "/#ten-weeks", "/curriculum/#bootcamp-4-weeks-week-3"])(
  "refuses the link %s to a section of the removed program",
  (href) => {
    const links = JSON.stringify([{ label: "Plan", href }])
    expect(messagesOf(textsWithout("none").set("seo-links.json", links))).toEqual([])
    const [line, ...others] = messagesOf(textsWithout("bootcamp", [redirect]).set("seo-links.json", links))
    expect(line).toContain("has no anchor")
    expect(others).toEqual([])
  },
)

it("leads the address of its application where its page leads", () => {
  const application = { from: "/bootcamp-form", toForm: "commit", program: "bootcamp" }
  const redirectsWithout = (id: string, list: object[]) =>
    parseSource({ texts: textsWithout(id).set("redirects.json", JSON.stringify(list)) })["redirects.json"]
  expect(redirectsWithout("bootcamp", [application, redirect])).toEqual([
    { from: "/bootcamp-form", toPath: "/research/", program: "bootcamp" },
    { ...redirect, program: "bootcamp" },
  ])
  expect(redirectsWithout("none", [application])).toMatchObject([{ from: "/bootcamp-form", toForm: "commit" }])
})

it("does not accept a redirect in place of a program that other pages need", () => {
  const lines = messagesOf(textsWithout("research", [{ from: "/old-research", toPath: "/apply/" }]))
  expect(lines).toContainEqual(
    expect.stringMatching(/no entry with the id "research".+the pages \/research\/.+Git history\.$/),
  )
})
