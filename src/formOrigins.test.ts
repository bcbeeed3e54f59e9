import { siblingFormOrigins } from "./formOrigins"

describe("siblingFormOrigins", () => {
  it.each(["https://form.jotform.com", "https://jotform.com", "https://eu.jotform.com"])(
    "adds the provider's siblings for %s",
    (url) => {
      expect(siblingFormOrigins(url, ["https://forms.example"])).toEqual([
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
  ])("returns only the extra origins for %j", (url) => {
    expect(siblingFormOrigins(url, [])).toEqual([])
    expect(siblingFormOrigins(url, ["https://forms.example"])).toEqual(["https://forms.example"])
  })
})
