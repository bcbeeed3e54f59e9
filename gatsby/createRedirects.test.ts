import { localEnvironment, defaultPorts } from "../services/localEnvironment"
import type { Content } from "./content-model"
import { createRedirects, redirectRules } from "./createRedirects"

const rulesFor = (redirect: Content["redirects.json"][number]) =>
  redirectRules(
    { "redirects.json": [redirect], "forms.json": [{ id: "hiring-form", formId: "123456", title: "Hiring" }] },
    "https://forms.example",
  )

describe("redirect rules", () => {
  it("answer a move inside the site for ever, with and without a closing slash", () => {
    expect(rulesFor({ from: "/old", toPath: "/apply/" })).toEqual([
      { fromPath: "/old", toPath: "/apply/", isPermanent: true, statusCode: 301 },
      { fromPath: "/old/", toPath: "/apply/", isPermanent: true, statusCode: 301 },
    ])
  })

  it("send to a form for now, since next season's is another", () => {
    expect(rulesFor({ from: "/hiring", toForm: "hiring-form" })).toEqual([
      { fromPath: "/hiring", toPath: "https://forms.example/123456", isPermanent: false, statusCode: 302 },
      { fromPath: "/hiring/", toPath: "https://forms.example/123456", isPermanent: false, statusCode: 302 },
    ])
  })

  it("stop the build where the form is not known", () => {
    expect(() => rulesFor({ from: "/hiring", toForm: "gone" })).toThrow(
      'content/redirects.json → "/hiring" opens the form "gone", which is not in content/forms.json. Add it there.',
    )
  })
})

describe("createRedirects", () => {
  const before = { ...process.env }
  beforeEach(() => Object.assign(process.env, localEnvironment(defaultPorts)))
  afterEach(() => {
    process.env = { ...before }
  })

  it("tells Gatsby of all eight redirects of the specification", async () => {
    const createRedirect = jest.fn<void, [{ fromPath: string; toPath: string }]>()
    await createRedirects({ actions: { createRedirect } })
    const told = new Map(createRedirect.mock.calls.map(([{ fromPath, toPath }]) => [fromPath, toPath]))
    for (const from of ["/apply-fa-23", "/applyfall23", "/research-application", "/apply-to-blast"]) {
      expect([from, told.get(from), told.get(`${from}/`)]).toEqual([from, "/apply/", "/apply/"])
    }
    for (const from of ["/bootcamp-application", "/hiring", "/blastoff-2025-accept", "/financial-aid-application"]) {
      expect(told.get(from)).toMatch(/^http:\/\/127\.0\.0\.1:9101\/\d+$/)
      expect(told.get(`${from}/`)).toBe(told.get(from))
    }
  })
})
