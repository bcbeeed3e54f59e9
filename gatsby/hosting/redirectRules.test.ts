import type { Content } from "../../content-tools/model"
import { redirectRules } from "./redirectRules"

const rulesFor = (redirect: Content["redirects.json"][number]) =>
  redirectRules(
    {
      "redirects.json": [redirect],
      "forms.json": [{ id: "hiring-form", formId: "123456", title: "Hiring", withoutSandbox: false, sample: false }],
    },
    "https://forms.example",
  )

describe("redirect rules", () => {
  it("are permanent inside the site, and match with and without a trailing slash", () => {
    expect(rulesFor({ from: "/old", toPath: "/apply/" })).toEqual([
      { path: "/old", toPath: "/apply/", status: 301 },
      { path: "/old/", toPath: "/apply/", status: 301 },
    ])
  })

  it("are temporary if they lead to a form, because the form changes each season", () => {
    expect(rulesFor({ from: "/hiring", toForm: "hiring-form" })).toEqual([
      { path: "/hiring", toPath: "https://forms.example/123456", status: 302 },
      { path: "/hiring/", toPath: "https://forms.example/123456", status: 302 },
    ])
  })
})
