import { siteContent } from "../checks/testing/testSiteFolder"
import { redirectRules, withQuery } from "./redirectRules"
import { splitUrl } from "./requestUrl"

// hosting/checks/siteChecks.ts checks statuses and targets, but on Netlify one rule is enough.
it("has two rules for each redirect, because Cloudflare and nginx match a path exactly", () =>
  expect(redirectRules(siteContent, "https://forms.example").map(({ path }) => path)).toEqual([
    "/old",
    "/old/",
    "/hiring",
    "/hiring/",
    "/ended",
    "/ended/",
  ]))

it("has temporary redirects to forms, and from a program that may come back", () => {
  const redirects = [
    { from: "/old", toPath: "/team/" },
    { from: "/bootcamp", toPath: "/research/", program: "bootcamp" as const },
    { from: "/hiring", toForm: "hiring" },
  ]
  const rules = redirectRules({ ...siteContent, "redirects.json": redirects }, "https://forms.example")
  expect(rules.filter(({ path }) => !path.endsWith("/")).map(({ status }) => status)).toEqual([301, 302, 302])
})

it.each([
  ["/old?a=1&b=%20", "/team/", "/team/?a=1&b=%20"],
  ["/old?a=1", "/team/#people", "/team/?a=1#people"],
  ["/old", "https://forms.example/1", "https://forms.example/1"],
  ["//evil.example/../?a#b?c", "/", "/?a"],
])("a redirect from %s to %s keeps the query: %s", (url, target, expected) => {
  expect(withQuery(target, splitUrl(url).search)).toBe(expected)
})
