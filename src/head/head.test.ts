import { jsonLd } from "./jsonLd"
import { absoluteUrl, openGraphPicture } from "../routes"
import { breadcrumbData } from "./structuredData/breadcrumbs"
import { courseData, courseListData } from "./structuredData/courses"
import { faqData } from "./structuredData/faq"

const bare = {
  id: "launchpad",
  name: "Launchpad",
  courseCode: null,
  summary: "A start.",
  topics: ["Python"],
  price: null,
  priceCurrency: null,
  durationWeeks: null,
  startDate: null,
  endDate: null,
  applicationDeadline: null,
  hoursPerWeek: null,
  instructionHoursPerDay: null,
}

describe("structured data", () => {
  it("cannot end its script element, whatever content holds, and reads back the same", () => {
    const text = jsonLd({ "@type": "Thing", name: "</script><script>alert(1)</script>" })
    expect(text).not.toContain("<")
    expect(JSON.parse(text)).toMatchObject({ name: "</script><script>alert(1)</script>" })
  })

  it("says of a course only what content says", () => {
    const course = courseData(bare, { name: "BLAST AI" })
    expect(course).not.toHaveProperty("offers")
    expect(course).not.toHaveProperty("hasCourseInstance")
    expect(course).not.toHaveProperty("courseCode")
  })

  it("gives a course its instance and offer", () => {
    const course = courseData(
      {
        ...bare,
        price: 960,
        priceCurrency: "USD",
        durationWeeks: 4,
        startDate: "2025-06-17",
        endDate: "2025-07-15",
        instructionHoursPerDay: 4,
        applicationDeadline: "2025-04-30",
      },
      { name: "BLAST AI" },
    )
    expect(course).toMatchObject({
      offers: { price: 960, priceCurrency: "USD", url: absoluteUrl("/apply/"), availabilityEnds: "2025-04-30" },
      hasCourseInstance: { startDate: "2025-06-17", endDate: "2025-07-15", duration: "P4W", courseWorkload: "PT4H" },
    })
  })

  it("numbers lists from 1", () => {
    expect(courseListData([bare, bare], { name: "BLAST AI" })).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }],
    })
    expect(breadcrumbData([{ name: "Team", path: "/team/" }])).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: absoluteUrl("/") },
        { position: 2, name: "Team", item: absoluteUrl("/team/") },
      ],
    })
  })

  it("pairs questions with answers", () => {
    expect(faqData([{ question: "Who?", answer: "You." }])).toMatchObject({
      mainEntity: [{ name: "Who?", acceptedAnswer: { text: "You." } }],
    })
  })
})

describe("pictures for shared links", () => {
  it.each([
    ["/", "/open-graph/home.png"],
    ["/apply-research/", "/open-graph/apply-research.png"],
  ])("%s has %s", (path, picture) => {
    expect(openGraphPicture(path)).toBe(picture)
  })
})
