import { formAddress } from "./formAddress"

const base = `${process.env.GATSBY_FORMS_URL}/250418836527164`

describe("formAddress", () => {
  it("returns the provider's URL, with a parameter for an embedded form", () => {
    expect(formAddress("250418836527164")).toBe(base)
    expect(formAddress("250418836527164", {}, true)).toBe(`${base}?isIframeEmbed=1`)
  })

  it("encodes the prefilled values", () => {
    expect(formAddress("250418836527164", { applicantId: "a b&c=d#+%/é" }, true)).toBe(
      `${base}?isIframeEmbed=1&applicantId=a%20b%26c%3Dd%23%2B%25%2F%C3%A9`,
    )
  })

  it("does not throw for a text that has no encoding", () => {
    expect(() => formAddress("250418836527164", { applicantId: "\ud800" })).not.toThrow()
  })
})
