import { pageAddresses } from "./pageAddresses"

const site = "https://www.blast.example"
const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

describe("pageAddresses", () => {
  it("returns the encoded address and referrer of the page", () => {
    expect(
      pageAddresses(`${site}/apply-research/?utm_source=mail#application-form`, "https://search.example/?q=ai"),
    ).toEqual({
      docurl: encodeURIComponent(`${site}/apply-research/?utm_source=mail#application-form`),
      referrer: encodeURIComponent("https://search.example/?q=ai"),
    })
    expect(pageAddresses(`${site}/`, "").referrer).toBe("")
  })

  it.each([`/commit/${id}/`, `/commit/${id}`, `/Commit/${id}/?from=${id}#${id}`, `/commit/${id}/more`])(
    "returns only the route on %s",
    (path) => {
      const addresses = pageAddresses(`${site}${path}`, `https://mail.example/${id}`)
      expect(addresses).toEqual({ docurl: encodeURIComponent(`${site}/commit/:userId`), referrer: "" })
      expect(JSON.stringify(addresses)).not.toContain(id)
    },
  )

  it("removes the id from a referrer that is a personal page", () => {
    expect(pageAddresses(`${site}/apply-research/`, `${site}/letter/${id}/?x=${id}`).referrer).toBe(
      encodeURIComponent(`${site}/letter/:userId`),
    )
  })
})
