import { inspectPdfs } from "../gatsby/documents/testing/inspectPdf"
import faq from "../test/content/faq.json"
import { visit } from "./support/clock"
import { expect, test, type Page } from "./support/test"

// In one worker, so that each page is printed once.
test.describe.configure({ mode: "default" })
const printed = new Map<string, string[][][]>()

/** Prints a page on A4 and US Letter. Returns the texts of each sheet. */
async function sheetsOf(page: Page, path: string): Promise<string[][][]> {
  const sheets = printed.get(path) ?? (await print(page, path))
  printed.set(path, sheets)
  return sheets
}

async function print(page: Page, path: string): Promise<string[][][]> {
  await visit(page, path)
  const margin = { top: "16mm", right: "18mm", bottom: "16mm", left: "18mm" }
  const files = []
  for (const format of ["A4", "Letter"]) files.push(await page.pdf({ format, margin }))
  return inspectPdfs(files).map(({ pages }) =>
    pages.map(({ pieces }) => pieces.map(({ text }) => text.trim()).filter(Boolean)),
  )
}

test("/parents/ prints the summary on its first sheet, and no question at the end of a sheet", async ({ page }) => {
  await visit(page, "/parents/")
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents()
  for (const sheets of await sheetsOf(page, "/parents/")) {
    const first = sheets[0]?.join(" ")
    for (const text of ["$1,460", "$960", "20–30", "June 17", "Need-based", "hello@blast-ai.example"])
      expect(first).toContain(text)
    const isEndOfHeading = (text: string) => headings.some((heading) => heading.endsWith(text))
    expect(sheets.map((texts) => texts.at(-1) ?? "").filter(isEndOfHeading)).toEqual([])
  }
})

test("print shows the absolute address of a document behind its link", async ({ page, baseURL }) => {
  for (const sheets of await sheetsOf(page, "/parents/"))
    expect(sheets.flat().join("")).toContain(`(${baseURL}/documents/research-overview.pdf)`)
})

test("no sheet of the home page is empty, and the last one has several capstone tracks", async ({ page }) => {
  for (const sheets of await sheetsOf(page, "/")) {
    expect(sheets.filter((texts) => !texts.length)).toEqual([])
    const last = sheets.at(-1)?.join(" ")
    for (const text of ["Computer Vision", "Reinforcement"]) expect(last).toContain(text)
  }
})

test("the home page prints every question and the beginning of its answer", async ({ page }) => {
  const withoutSpaces = (text: string) => text.replace(/\s/g, "")
  await visit(page, "/")
  const answers = await page.locator("#faq [hidden=until-found]").allTextContents()
  expect(answers.length).toBeGreaterThan(10)
  const beginnings = answers.map((answer) => withoutSpaces(answer).slice(0, 20))
  for (const sheets of await sheetsOf(page, "/")) {
    const text = withoutSpaces(sheets.flat().join(""))
    const questions = faq.map(({ question }) => withoutSpaces(question))
    expect([...questions, ...beginnings].filter((one) => !text.includes(one))).toEqual([])
  }
})

test("the first sheet of the home page has its heading and the prices", async ({ page }) => {
  for (const [first] of await sheetsOf(page, "/"))
    for (const text of ["AI research", "$1,460", "$960"]) expect(first?.join(" ")).toContain(text)
})
