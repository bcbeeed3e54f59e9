import { findingsIn } from "./testing/report"

const links = [
  { label: "AI bootcamp", href: "/bootcamp/" },
  { label: "AI bootcamp price", href: "/bootcamp/#facts" },
  { label: "Online AI bootcamp", href: "/bootcamp/" },
]

it("reports a link for search engines that leads where another one leads", () => {
  expect(findingsIn("repeatedTarget", [["seo-links.json", [], links]])).toEqual([
    expect.stringMatching(/^seo-links\.json 2\.href leads to "\/bootcamp\/", as item 1 does\./),
  ])
})
