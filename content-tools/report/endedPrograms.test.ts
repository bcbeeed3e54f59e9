import { validContent } from "../check/testing/content"
import { findingsIn, type Change } from "./testing/report"

const programs = validContent["programs.json"] as { id: string }[]
const withoutBootcamp: Change = ["programs.json", [], programs.filter(({ id }) => id !== "bootcamp")]
const question = "faq.json 0.question names the bootcamp, whose page is not built any more. Write what is true now"

const findingsWith = (...changes: Change[]) => findingsIn("endedProgram", changes)

it("reports a text that names a program without an entry", () => {
  const change: Change = ["faq.json", [0, "question"], "Is the Bootcamp hard?"]
  expect(findingsWith(withoutBootcamp, change)).toContainEqual(expect.stringContaining(question))
  expect(findingsWith(change)).toEqual([])
})

it("reports a link to its page", () => {
  const change: Change = ["navigation.json", ["header", 3], { label: "Courses", href: "/bootcamp/" }]
  expect(findingsWith(withoutBootcamp, change)).toContainEqual(
    expect.stringMatching(/^navigation\.json header\.3\.href/),
  )
})

it("reports the description of a person", () => {
  const change: Change = ["team.json", [0, "description"], "Runs the bootcamp."]
  expect(findingsWith(withoutBootcamp, change)).toContainEqual(expect.stringMatching(/^team\.json 0\.description/))
})

it("reports a redirect to its application that does not name the program", () => {
  const changeOf = (entry: object): Change => ["redirects.json", [0], { from: "/bootcamp-old", ...entry }]
  const inRedirects = (entry: object) =>
    findingsWith(withoutBootcamp, changeOf(entry)).filter((line) => line.startsWith("redirects"))
  expect(inRedirects({ toForm: "commit" })).toEqual([
    expect.stringContaining("redirects.json 0.from names the bootcamp"),
  ])
  expect(inRedirects({ toForm: "commit", program: "bootcamp" })).toEqual([])
  expect(inRedirects({ toPath: "/research/" })).toEqual([])
})

it("does not report a text that has the name only in a reference to another program", () => {
  const change: Change = ["faq.json", [0, "answer"], "It takes {{research.bootcampWeeks}} weeks."]
  expect(findingsWith(withoutBootcamp, change).join()).not.toContain("faq.json 0.answer")
})

it("says what to do if the words are about another program", () => {
  expect(findingsWith(withoutBootcamp)).toContainEqual(
    expect.stringContaining(
      "If the words are about something else, such as the first weeks of another program, keep them.",
    ),
  )
})

it("does not report what the site does not show any more, and what students said", () => {
  const findings = findingsWith(withoutBootcamp).join("\n")
  for (const place of [
    "pages/bootcamp",
    "pages/curriculum.json bootcamp",
    "site.json bootcampApplication",
    "testimonials",
  ])
    expect(findings).not.toContain(place)
})
