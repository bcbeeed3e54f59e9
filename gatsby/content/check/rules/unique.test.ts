import { fixtureEntries, messagesForValue } from "../testContent"

it("reports every repetition of a unique field", () => {
  const country = { isoCode: "BR", name: "Brazil" }
  expect(messagesForValue("countries.json", [], [{ isoCode: "IN", name: "India" }, country, country, country])).toEqual(
    [
      'content/countries.json (item 3), "isoCode" is "BR", the same as in item 2. Each needs a different one.',
      'content/countries.json (item 4), "isoCode" is "BR", the same as in item 2. Each needs a different one.',
    ],
  )
})

it("reports entries with the same id in a list inside a group", () => {
  expect(messagesForValue("pages/home.json", ["featureTabs", 2, "id"], "tab-a")).toEqual([
    'content/pages/home.json, "featureTabs" → item 3 → "id" is "tab-a", the same as in item 1. Each needs a different one.',
  ])
})

it("reports a copied entry whose id alone differs", () => {
  const [first] = fixtureEntries("faq.json")
  const copy = { ...first, id: "again" }
  expect(messagesForValue("faq.json", [], [first, { ...copy, id: "other", answer: "No." }, copy])).toEqual([
    'content/faq.json (item 3) is a copy of item 1: only "id" differs. Change it, or remove it.',
  ])
})

it("accepts redirects to the same target", () => {
  const redirects = ["/a", "/b"].map((from) => ({ from, toPath: "/apply/" }))
  expect(messagesForValue("redirects.json", [], redirects)).toEqual([])
})
