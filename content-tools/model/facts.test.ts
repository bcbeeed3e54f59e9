import { replaced, validContent } from "../check/testing/content"
import { factReferences, factsFrom, meetingsClock, quotesAndFacts, resolveFacts } from "./facts"
import { contentSchema } from "./index"

describe("facts", () => {
  const content = contentSchema.parse(validContent)
  const facts = factsFrom(content)
  const acceptance = content["pages/acceptance.json"]
  const research = content["programs.json"].find(({ id }) => id === "research")

  it("resolves every reference, with and without spaces", () => {
    expect(resolveFacts("It costs {{research.price}}, really {{ research.price }}.", facts)).toBe(
      "It costs $1,460, really $1,460.",
    )
  })

  it.each([
    ["We wait:\n• a day;\n• a week.", "We wait:\n• a day;\n• a week.\nThen we write."],
    ["We wait.", "We wait. Then we write."],
  ])("puts a sentence behind a quoted list on its own line: %j", (quote, whole) => {
    expect(resolveFacts("{{faq.cost}} Then we write.", { "faq.cost": quote })).toBe(whole)
  })

  it.each([
    [
      "{{fact}} projects. {{fact}} papers, and {{fact}}.",
      "nearly 20",
      "Nearly 20 projects. Nearly 20 papers, and nearly 20.",
    ],
    ["{{fact}} is our address.", "ask@school.example", "ask@school.example is our address."],
    ["{{fact}}, so far.", "nearly 20", "Nearly 20, so far."],
    ["{{fact}}", "nearly 20", "nearly 20"],
  ])("gives a fact at the beginning of a sentence a capital letter: %j", (text, fact, whole) => {
    expect(resolveFacts(text, { fact })).toBe(whole)
  })

  it("leaves a name at the beginning of a sentence as it is", () => {
    expect(resolveFacts("{{site.name}} began.", { "site.name": "bell hooks" })).toBe("bell hooks began.")
  })

  it("names the people of a role", () => {
    const people = [...content["team.json"]].slice(0, 3)
    const team = people.map((person, index) => ({
      ...person,
      name: `Person ${index}`,
      role: index === 1 ? ("AI Fellow" as const) : ("Research Mentor" as const),
    }))
    const changed = factsFrom({ ...content, "team.json": team })
    expect([changed["team.mentors"], changed["team.fellows"]]).toEqual(["Person 0 and Person 2", "Person 1"])
    expect(changed).not.toHaveProperty(["team.directors"])
  })

  it("has the subject of the email with a decision", () => {
    const page = replaced(acceptance, ["email", "subject"], "Your letter") as typeof acceptance
    const changed = factsFrom({ ...content, "pages/acceptance.json": page })
    expect(changed["acceptance.subject"]).toBe("Your letter")
    const rows = JSON.stringify(acceptance.email.facts)
    expect(rows).not.toContain(acceptance.email.subject)
    expect(rows.split("{{acceptance.subject}}")).toHaveLength(3)
  })

  it("has the last deadline of a program with rounds", () => {
    const last = research?.deadlines?.at(-1)
    expect(last?.label ?? last?.date).toBeTruthy()
    expect(facts["research.lastDeadline"]).toBe(facts[`research.deadline.${last?.id}`])
    expect(facts["launchpad.lastDeadline"]).toBeUndefined()
  })

  it("throws for an unknown fact", () => {
    expect(() => resolveFacts("{{research.prize}}", facts)).toThrow(
      "Content refers to the unknown fact {{research.prize}}.",
    )
  })

  it.each([
    ["2025-05-20", "May 20, 2025"],
    ["2025-04-30", "the date in your letter"],
    ["2024-06-05", "the date in your letter"],
  ])("names a commit deadline on %s as %j: as a date only after the last round", (date, text) => {
    const letters = replaced(validContent["letters.json"], [0, "commitDeadline", "date"], date)
    const changed = contentSchema.parse({ ...validContent, "letters.json": letters })
    expect(factsFrom(changed)["letter.commitDeadline"]).toBe(text)
  })

  it.each([
    [{ startDate: "2025-06-17" }, "8:00 AM PDT in Los Angeles (3:00 PM UTC)"],
    [{ startDate: "2025-01-14", endDate: "2025-03-07" }, "8:00 AM PST in Los Angeles (4:00 PM UTC)"],
    [{ startDate: "2025-01-14", endDate: "2025-03-10" }, "8:00 AM in Los Angeles"],
    [{ startDate: "2025-06-17", time: "20:30" }, "8:30 PM PDT in Los Angeles (3:30 AM UTC the next day)"],
    [{}, "8:00 AM in Los Angeles"],
  ])(
    "says by which clock the meetings begin: %o",
    (changes: { startDate?: string; endDate?: string; time?: string }, text) => {
      const { startDate, endDate = startDate, time = "08:00" } = changes
      const changed = {
        ...research,
        startDate,
        endDate,
        meetingsBegin: { ...research?.meetingsBegin, time },
      } as typeof research
      expect(changed && meetingsClock(changed)).toBe(text)
    },
  )

  it("returns the references of a text", () => {
    expect(factReferences("a {{x.y}} b {{ z }}")).toEqual(["x.y", "z"])
  })
})

it.each([
  ["8", "An 8-week plan and an 8-week course"],
  ["11", "An 11-week plan and an 11-week course"],
  ["18", "An 18-week plan and an 18-week course"],
  ["80", "An 80-week plan and an 80-week course"],
  ["10", "A 10-week plan and a 10-week course"],
  ["110", "A 110-week plan and a 110-week course"],
  ["long", "An long-week plan and a long-week course"],
])("fits the article to a fact that is a number: %s", (weeks, text) => {
  expect(resolveFacts("An {{weeks}}-week plan and a {{weeks}}-week course", { weeks })).toBe(text)
})

describe("quotes", () => {
  const quotesOf = (changes: object) => quotesAndFacts(contentSchema.parse({ ...validContent, ...changes }))
  const section = { id: "trial", title: "Trial", body: ["Write to {{site.email}}.", "Or:"], list: ["ask us."] }
  const withSection = (body = section.body) => ({
    "documents.json": replaced(validContent["documents.json"], [1, "sections", 0], { ...section, body }),
  })

  it("have the paragraphs and points of a section with an id, an answer, and a part of the privacy page", () => {
    const quotes = quotesOf({
      ...withSection(),
      "faq.json": [{ id: "cost", question: "What does it cost?", answer: "It costs {{research.price}}." }],
    })
    expect(quotes["research-terms.trial"]).toBe("Write to hello@blast-ai.example.\nOr:\n• ask us.")
    expect(quotes["faq.cost"]).toBe("It costs $1,460.")
    expect(quotes["privacy.contact"]).toMatch(/^Write to hello@blast-ai\.example\. /)
  })

  it("have the points of an answer, and the weeks of a plan", () => {
    const quotes = quotesOf({
      "faq.json": [{ id: "cost", question: "What?", answer: "It depends:", list: ["{{research.price}};", "less."] }],
    })
    expect(quotes["faq.cost"]).toBe("It depends:\n• $1,460;\n• less.")
    const plan = validContent["timelines.json"] as { id: string; items: { title: string; content: string }[] }[]
    expect(plan[0]?.items[0]?.title).toBe("Weeks 1–2")
    expect(quotes["research-8-weeks.weeks-1-2"]).toBe(plan[0]?.items[0]?.content)
    expect(quotes["bootcamp-4-weeks.week-1"]).toBe(plan[2]?.items[0]?.content)
  })

  it("do not contain quotes, which could quote each other without end", () => {
    expect(quotesOf(withSection(["{{faq.cost}}"]))).not.toHaveProperty(["research-terms.trial"])
  })
})
