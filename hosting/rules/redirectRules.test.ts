import { siteContent } from "../checks/testing/testSiteFolder"
import { redirectRules } from "./redirectRules"

// hosting/checks/siteChecks.ts checks statuses and targets, but on Netlify one rule is enough.
it("has two rules for each redirect, because Cloudflare and nginx match a path exactly", () =>
  expect(redirectRules(siteContent, "https://forms.example").map(({ path }) => path)).toEqual([
    "/old",
    "/old/",
    "/hiring",
    "/hiring/",
  ]))
