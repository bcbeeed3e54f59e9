import { formOrigins, splitOrigins } from "./formOrigins"

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
