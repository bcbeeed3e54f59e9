import { factReferences, factsFrom, resolveFacts, type FactSources } from "./facts"

const sources: FactSources = {
  "programs.json": [
    {
      id: "research",
      name: "Research",
      shortName: "Research",
      summary: "",
      description: [""],
      topics: ["Python", "neural networks", "computer vision"],
      price: 1460,
      priceCurrency: "USD",
      startDate: "2025-06-17",
      endDate: "2025-08-12",
      hoursPerWeek: { min: 20, max: 30 },
      groupSize: { min: 6, max: 6 },
      deadlines: [{ id: "early", name: "Early round", date: "2025-02-28", label: "Feb 28 2025 11:59 PM PST" }],
    },
    { id: "launchpad", name: "Launchpad", shortName: "Launchpad", summary: "", description: [""], topics: ["x"] },
  ],
  "site.json": {
    name: "BLAST AI",
    legalName: "",
    tagline: "",
    description: "",
    email: "hello@example.org",
    banner: "",
    footerCallToAction: { title: "", link: { label: "", href: "/" } },
    pendingPaperLink: { label: "", href: "/" },
    bootcampApplication: { label: "", href: "/" },
    financialAid: { share: "30%", decisions: "by early May", application: { label: "", href: "/" } },
    claims: { countries: "20+", highSchools: "250+", acceptedProjects: "nearly 20", courseLearners: "over 27k" },
  },
  "letters.json": [
    {
      id: "letter",
      program: "research",
      title: "",
      celebrate: true,
      heading: "",
      body: [""],
      nextStepsTitle: "",
      nextSteps: [],
      documents: [],
      admittedCountries: 16,
      commitDeadline: { date: "2024-06-05", label: "6/5/2024" },
      financialAid: false,
      closing: "",
      signature: "",
      endedLookup: { missingId: "", notFound: "", failed: "", tryAgain: "" },
      offline: "",
      withoutScript: "",
    },
  ],
}

describe("facts", () => {
  const facts = factsFrom(sources)

  it.each([
    ["research.price", "$1,460"],
    ["research.dates", "June 17 – August 12, 2025"],
    ["research.hoursPerWeek", "20–30"],
    ["research.groupSize", "6"],
    ["research.topics", "Python, neural networks, and computer vision"],
    ["research.deadline.early", "Feb 28 2025 11:59 PM PST"],
    ["aid.share", "30%"],
    ["claims.courseLearners", "over 27k"],
    ["letter.countries", "16"],
    ["letter.commitDeadline", "6/5/2024"],
  ])("%s is %s", (name, value) => {
    expect(facts[name]).toBe(value)
  })

  it("leaves out facts without a source", () => {
    expect(facts).not.toHaveProperty("launchpad.price")
  })

  it("resolves every reference, with and without spaces", () => {
    expect(resolveFacts("It costs {{research.price}}, really {{ research.price }}.", facts)).toBe(
      "It costs $1,460, really $1,460.",
    )
  })

  it("throws for an unknown fact", () => {
    expect(() => resolveFacts("{{research.prize}}", facts)).toThrow(
      "Content refers to the unknown fact {{research.prize}}.",
    )
  })

  it("returns the references of a text", () => {
    expect(factReferences("a {{x.y}} b {{ z }}")).toEqual(["x.y", "z"])
  })
})
