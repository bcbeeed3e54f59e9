import { cp, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { linkInText } from "../src/format/linkedText"
import { temporaryFolder } from "../test/temporaryFolder"
import { printedFolder } from "./contentFolder"
import { loadContent } from "./load"
import { closingInstant } from "./model/deadlines"

let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
  await cp("test/content", folder, { recursive: true })
})

const question = { id: "cost", question: "What does it cost?" }
const writeText = (answer: string) =>
  change<object[]>("faq.json", (all) =>
    all.map((item) => ("id" in item && item.id === question.id ? { ...question, answer } : item)),
  )

it("returns content by file path, with the references to facts in prose resolved", async () => {
  await writeText("I liked {{site.name}}.")
  const content = await loadContent(folder)
  expect(content["faq.json"]).toContainEqual({ ...question, answer: `I liked ${content["site.json"].name}.` })
})

it("removes what is invisible in a text", async () => {
  await change<object[]>("team.json", ([first, ...others]) => [{ ...first, name: "Ada\u00AD  Lovelace " }, ...others])
  expect((await loadContent(folder))["team.json"][0]?.name).toBe("Ada Lovelace")
})

it.each([".", "nowhere"])("refuses the folder %s, which has no content, in one line", async (name) => {
  const wrong = path.join(temporaryFolder(), name)
  await expect(loadContent(wrong)).rejects.toThrow(/^The folder .+ does not exist or .+ variable CONTENT_FOLDER\. .+$/)
})

describe("a link in a text", () => {
  const link = linkInText("Program of 2025", "/research/?year=2025")

  beforeEach(() => writeText("The [Program of {{ cohort.year }}](/research/?year={{cohort.year}})."))

  it("may have facts in its words and in its address", async () => {
    const [answer] = (await loadContent(folder))["faq.json"].flatMap((item) => (item.id === "cost" ? item.answer : []))
    expect(answer).toBe(`The ${link}.`)
  })

  it("stays a link where the text is quoted, and is plain words where no link can be", async () => {
    await change<object[]>("parent-answers.json", ([first = {}, ...others]) => [
      { ...first, title: "{{faq.cost}}", body: ["{{faq.cost}}"] },
      ...others,
    ])
    const [first] = (await loadContent(folder))["parent-answers.json"]
    expect(first).toMatchObject({ title: "The Program of 2025.", body: [`The ${link}.`] })
  })
})

/** Changes the content of a file. */
async function change<Data>(name: string, changeData: (data: Data) => Data) {
  const file = path.join(folder, name)
  await writeFile(file, JSON.stringify(changeData(JSON.parse(await readFile(file, "utf8")) as Data)))
}

describe("the instant after which a deadline has passed", () => {
  const value = "Until {{research.deadline.regular}}"

  it("is added to a row of facts that refers to the deadline", async () => {
    await change<{ facts: object[] }>("pages/research.json", ({ facts: [row = {}], ...page }) => ({
      ...page,
      facts: [
        { ...row, value },
        { ...row, label: "Other" },
      ],
    }))
    const content = await loadContent(folder)
    const [regular] = content["programs.json"].flatMap(({ deadlines = [] }) =>
      deadlines.filter(({ id }) => id === "regular"),
    )
    const [deadline, other] = content["pages/research.json"].facts
    expect(deadline).toMatchObject({ closesAt: closingInstant(regular ?? { date: "" }) })
    expect(other).not.toHaveProperty("closesAt")
  })

  it("is that of the last one if a value has several", async () => {
    await change<{ facts: object[] }>("pages/research.json", (page) => ({
      ...page,
      facts: [
        { label: "Rounds", value: "{{research.deadline.regular}}, before that {{research.deadline.early}}" },
        { label: "Both", value: "{{research.dates}}, the bootcamp {{bootcamp.dates}}" },
      ],
    }))
    const content = await loadContent(folder)
    const [rounds, both] = content["pages/research.json"].facts
    const [, regular] = content["programs.json"].find(({ id }) => id === "research")?.deadlines ?? []
    expect(rounds).toMatchObject({ closesAt: closingInstant(regular ?? { date: "" }) })
    expect(both).toMatchObject({ endOf: "research" })
  })

  it("is not added to a group of another type that has a value too", async () => {
    await change<object>("pages/home.json", (page) => ({ ...page, claims: [{ label: "Apply", value }] }))
    const { claims } = (await loadContent(folder))["pages/home.json"]
    expect(claims[0]?.value).toMatch(/^Until /)
    for (const claim of claims) expect(claim).not.toHaveProperty("closesAt")
  })
})

it("adds to a row of facts the program whose dates it names", async () => {
  await change<{ facts: object[] }>("pages/research.json", (page) => ({
    ...page,
    facts: [
      { label: "Dates", value: "{{research.dates}}" },
      { label: "Price", value: "{{research.price}}" },
    ],
  }))
  const [dates, price] = (await loadContent(folder))["pages/research.json"].facts
  expect(dates).toMatchObject({ endOf: "research" })
  expect(price).not.toHaveProperty("endOf")
})

it("adds to a program its price, its dates and the instant of its first meeting", async () => {
  const facts = {
    price: 1460,
    priceCurrency: "USD",
    startDate: "2025-06-17",
    endDate: "2025-08-12",
    meetingsBegin: { time: "08:00", timeZone: "America/Los_Angeles", label: "8 am PST" },
  }
  await change<object[]>("programs.json", (programs) =>
    programs.map((program) => ("meetingsBegin" in program ? { ...program, ...facts } : program)),
  )
  expect((await loadContent(folder))["programs.json"]).toContainEqual(
    expect.objectContaining({
      priceText: "$1,460",
      dates: "June 17 – August 12, 2025",
      firstMeeting: "2025-06-17T15:00:00.000Z",
    }),
  )
})

it("reports a picture that was damaged since the last call", async () => {
  await loadContent(folder)
  await writeFile(path.join(folder, "images/hero.png"), "Not a picture.")
  await expect(loadContent(folder)).rejects.toThrow("is damaged, not a picture, or larger")
})

it("throws an error that lists the mistakes of the content", async () => {
  await writeText("")
  await expect(loadContent(folder)).rejects.toThrow(
    new Error(
      "1 mistake in content. " +
        `Nothing was built.\n${printedFolder(folder)}/faq.json:1:547 (item 3, "What does it cost?"), "answer" is empty. ` +
        "Write at least one sentence.",
    ),
  )
})

it("puts the points of an answer below its text", async () => {
  const item = { id: "price", question: "Is it free?", answer: "It depends:", list: ["research", "bootcamp"] }
  await change<object[]>("faq.json", (items) => [...items, item])
  expect((await loadContent(folder))["faq.json"].at(-1)).toEqual({
    id: "price",
    question: "Is it free?",
    answer: "It depends:\n• research\n• bootcamp",
  })
})

it("fills in the weeks of the plan that joins two others, with the texts that they quote", async () => {
  const [research, joined, bootcamp] = (await loadContent(folder))["timelines.json"]
  expect(joined?.items).toHaveLength(10)
  expect(joined?.items?.[0]).toMatchObject({ content: bootcamp?.items?.[0]?.content })
  expect(joined?.items?.at(-1)).toMatchObject({ title: "Week 10", content: research?.items?.at(-1)?.content })
})

it("says which questions of families nothing answers", async () => {
  const answers = (await loadContent(folder))["questions.json"].map((question) => [
    question.id,
    "isUnanswered" in question && question.isUnanswered,
  ])
  expect(answers).toEqual([
    ["deposit", true],
    ["cost", false],
    ["snacks", false],
  ])
})
