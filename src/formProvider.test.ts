import { formAddress, formOrigins, splitOrigins } from "./formProvider"

describe("formOrigins", () => {
  it.each(["https://form.jotform.com", "https://jotform.com", "https://eu.jotform.com"])(
    "adds the provider's siblings for %s",
    (url) => {
      expect(formOrigins(url, ["https://forms.example"])).toEqual([
        url,
        "https://www.jotform.com",
        "https://submit.jotform.com",
        "https://forms.example",
      ])
    },
  )

  it.each([
    "https://forms.example",
    "http://form.jotform.com",
    "https://jotform.com.evil.example",
    "https://eviljotform.com",
    "http://127.0.0.1:9101",
    "",
  ])("adds only the extra origins for %j", (url) => {
    expect(formOrigins(url, [])).toEqual([url])
    expect(formOrigins(url, ["https://extra.example"])).toEqual([url, "https://extra.example"])
  })
})

it.each([
  ["", []],
  ["https://a.example", ["https://a.example"]],
  [
    "https://a.example, https://b.example\nhttps://c.example,",
    ["https://a.example", "https://b.example", "https://c.example"],
  ],
])("splitOrigins returns the origins in %j", (list, origins) => {
  expect(splitOrigins(list)).toEqual(origins)
})

describe("formAddress", () => {
  const formsUrl = "https://forms.example"
  const base = `${formsUrl}/250418836527164`

  it("returns the provider's URL, with a parameter for an embedded form", () => {
    expect(formAddress(formsUrl, "250418836527164")).toBe(base)
    expect(formAddress(formsUrl, "250418836527164", {}, true)).toBe(`${base}?isIframeEmbed=1`)
  })

  it("encodes the prefilled values", () => {
    expect(formAddress(formsUrl, "250418836527164", { applicantId: "a b&c=d#+%/é" }, true)).toBe(
      `${base}?isIframeEmbed=1&applicantId=a%20b%26c%3Dd%23%2B%25%2F%C3%A9`,
    )
  })

  it("does not throw for a text that has no encoding", () => {
    expect(() => formAddress(formsUrl, "250418836527164", { applicantId: "\ud800" })).not.toThrow()
  })
})
