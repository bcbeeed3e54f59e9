/** Tests that a maintainer can end a program: its page is not built, and a redirect has its address. */
import { mistakesOf, shortMessage, validContent } from "../testing/content"
import { parseSource } from "../../load"
import { publicPathsOf } from "../../../src/routes"

const redirects = validContent["redirects.json"] as object[]
const programs = validContent["programs.json"] as { id: string }[]
const redirect = { from: "/bootcamp", toPath: "/research/" }

/** Returns the fixture without a program, and without the texts that name its facts. */
function textsWithout(id: string, newRedirects: object[] = []): Map<string, string> {
  const texts = Object.entries(validContent).map(([file, data]): [string, string] => {
    const text = JSON.stringify(data)
    return [file, file.startsWith("pages/bootcamp") ? text : text.replaceAll(/\{\{bootcamp\.[\w.]+\}\}/g, "some")]
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
  for (const line of lines) expect(line).toContain("{{bootcamp.")
})

it("refuses the redirect while the program is there", () => {
  expect(messagesOf(new Map([...textsWithout("none", [redirect])]))).toEqual([
    expect.stringContaining('is "/bootcamp", but that is the address of the page "/bootcamp/".'),
  ])
})

it("does not accept a redirect in place of a program that other pages need", () => {
  const lines = messagesOf(textsWithout("research", [{ from: "/old-research", toPath: "/apply/" }]))
  expect(lines).toContainEqual(
    expect.stringMatching(/no entry with the id "research".+the pages \/research\/.+Git history\.$/),
  )
})
