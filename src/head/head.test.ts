import { ada } from "../../test/person"
import { bareProgram, round } from "../../test/program"
import { absoluteUrl } from "../routes"
import { courseData } from "./courseData"
import { linkInText } from "../format/linkedText"
import { jsonLd } from "./jsonLd"
import { describedData, paperData, personData } from "./structuredData"

const paper = {
  id: "cracks",
  title: "Cracks",
  authors: "Bo K., and group",
  year: 2024,
  venue: null,
  summary: null,
  awaitingReview: false,
  linkKind: "paper",
  link: "https://example.org/cracks",
}

describe("structured data", () => {
  const jsonOf = (change: object) => JSON.parse(jsonLd(paperData({ ...paper, ...change }))) as object

  it("has the title, the authors, the year, the page and the address of a paper", () => {
    expect(jsonOf({})).toMatchObject({
      "@type": "ScholarlyArticle",
      headline: "Cracks",
      author: { name: "Bo K., and group" },
      datePublished: "2024",
      url: absoluteUrl("/research/cracks/"),
      sameAs: "https://example.org/cracks",
    })
  })

  it.each([
    ["an author without authors", { authors: null }, "author"],
    ["a date without a year", { year: null }, "datePublished"],
    ["a date while it awaits review", { awaitingReview: true }, "datePublished"],
    ["a date while it is in preparation", { link: "pending" }, "datePublished"],
    ["the address of a talk", { linkKind: "presentation" }, "sameAs"],
  ])("does not have %s", (_, change, property) => {
    expect(jsonOf(change)).not.toHaveProperty(property)
  })

  it("describes a person without the addresses of links", () => {
    const description = `Leads the ${linkInText("bootcamp", "/bootcamp/")}.`
    expect(personData({ ...ada, description })).toMatchObject({ description: "Leads the bootcamp." })
  })

  it("has the university of a person who names one", () => {
    expect(personData(ada)).toMatchObject({ "@type": "Person", alumniOf: { name: "Northmere University" } })
    expect(JSON.parse(jsonLd(personData({ ...ada, alumniOf: null })))).not.toHaveProperty("alumniOf")
  })

  it("escapes content that would end the script element, and parses to the same value", () => {
    const text = jsonLd({ "@type": "Thing", name: "</script><script>alert(1)</script>" })
    expect(text).not.toContain("<")
    expect(JSON.parse(text)).toMatchObject({ name: "</script><script>alert(1)</script>" })
  })

  it("describes only programs that have a page", () => {
    const courses = ["research", "launchpad"].map((id) => ({ ...bareProgram, id }))
    const urls = describedData({ courses }, { name: "BLAST AI" }, undefined).map(({ url }) => url)
    expect(urls).toEqual([absoluteUrl("/research/")])
  })

  it("omits the course instance if the course has neither dates nor a duration", () => {
    const course: unknown = JSON.parse(jsonLd(courseData(bareProgram, { name: "BLAST AI" }, undefined)))
    expect(course).not.toHaveProperty("offers")
    expect(course).not.toHaveProperty("hasCourseInstance")
    expect(course).not.toHaveProperty("courseCode")
  })

  it.each([
    ["before", "OutOfStock"],
    ["open", "InStock"],
    ["closing", "InStock"],
    ["closed", "OutOfStock"],
    ["running", "OutOfStock"],
    ["over", "OutOfStock"],
  ] as const)("offers a course whose program is %s as %s", (state, availability) => {
    const course = { ...bareProgram, price: 1460, priceCurrency: "USD", opens: "2024-11-01" }
    expect(courseData(course, { name: "BLAST AI" }, state)["offers"]).toMatchObject({
      availability: `https://schema.org/${availability}`,
      availabilityStarts: "2024-11-01",
    })
  })

  it("has what Google requires for a course", () => {
    const course = courseData(
      {
        ...bareProgram,
        price: 1460,
        priceCurrency: "USD",
        durationWeeks: 8,
        startDate: "2025-06-17",
        endDate: "2025-08-12",
        deadlines: [round, { ...round, date: "2025-04-30" }],
        hoursPerWeek: { min: 20, max: 30 },
      },
      { name: "BLAST AI" },
      "open",
    )
    // Required and recommended properties of "Course info" in Google's documentation of structured data.
    expect(JSON.parse(JSON.stringify(course))).toMatchObject({
      "@type": "Course",
      name: expect.any(String) as string,
      description: expect.any(String) as string,
      provider: { "@type": "EducationalOrganization", name: "BLAST AI" },
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: 1460,
        priceCurrency: "USD",
        url: absoluteUrl("/apply/"),
        availabilityEnds: "2025-04-30",
      },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        startDate: "2025-06-17",
        endDate: "2025-08-12",
        duration: "P8W",
        courseWorkload: "20–30 hours per week",
        courseSchedule: {
          "@type": "Schedule",
          repeatFrequency: expect.stringMatching(/^(Daily|Weekly|Monthly|Yearly)$/) as string,
          repeatCount: 8,
          startDate: "2025-06-17",
          endDate: "2025-08-12",
        },
      },
    })
  })
})
