import { medianScores } from "./lighthouse"

it("gives the median score of each category, from 0 to 100, and 0 for one that Lighthouse could not judge", () => {
  const reports = [0.9, 1, 0.99].map((score) => ({
    categories: { performance: { title: "Performance", score }, seo: { title: "SEO", score: null } },
  }))
  expect(medianScores(reports)).toEqual([
    { title: "Performance", score: 99 },
    { title: "SEO", score: 0 },
  ])
})
