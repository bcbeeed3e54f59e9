import { jsonLd } from "./jsonLd"
import { courseData } from "./structuredData/courses"

const program = {
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
  deadlines: null,
  hoursPerWeek: null,
}

describe("structured data", () => {
  it("escapes content that would end the script element, and parses to the same value", () => {
    const text = jsonLd({ "@type": "Thing", name: "</script><script>alert(1)</script>" })
    expect(text).not.toContain("<")
    expect(JSON.parse(text)).toMatchObject({ name: "</script><script>alert(1)</script>" })
  })

  it("omits the course instance if the course has neither dates nor a duration", () => {
    const course: unknown = JSON.parse(jsonLd(courseData(program, { name: "BLAST AI" })))
    expect(course).not.toHaveProperty("offers")
    expect(course).not.toHaveProperty("hasCourseInstance")
    expect(course).not.toHaveProperty("courseCode")
  })

  it("has what Google requires for a course", () => {
    const course = courseData(
      {
        ...program,
        price: 1460,
        priceCurrency: "USD",
        durationWeeks: 8,
        startDate: "2025-06-17",
        endDate: "2025-08-12",
        deadlines: [{ date: "2025-02-28" }, { date: "2025-04-30" }],
        hoursPerWeek: { min: 20, max: 30 },
      },
      { name: "BLAST AI" },
    )
    // Required and recommended properties of "Course info" in Google's documentation of structured data.
    expect(JSON.parse(JSON.stringify(course))).toMatchObject({
      "@type": "Course",
      name: expect.any(String) as string,
      description: expect.any(String) as string,
      provider: { "@type": "EducationalOrganization", name: "BLAST AI" },
      offers: { "@type": "Offer", category: "Paid", price: 1460, priceCurrency: "USD", availabilityEnds: "2025-04-30" },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        startDate: "2025-06-17",
        endDate: "2025-08-12",
        duration: "P8W",
        courseSchedule: {
          "@type": "Schedule",
          repeatFrequency: expect.stringMatching(/^(Daily|Weekly|Monthly|Yearly)$/) as string,
          repeatCount: 8,
          duration: "PT30H",
          startDate: "2025-06-17",
          endDate: "2025-08-12",
        },
      },
    })
  })
})
