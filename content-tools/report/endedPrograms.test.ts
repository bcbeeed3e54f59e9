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

it("does not report the texts of its page, its redirect, and what students said", () => {
  const files = findingsWith(withoutBootcamp).map((finding) => finding.split(" ")[0])
  for (const file of ["pages/bootcamp.json", "redirects.json", "testimonials.json"]) expect(files).not.toContain(file)
})
