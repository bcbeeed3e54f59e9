import { contentFiles } from "../content-model"
import { checkCountries } from "./countries"
import { problemSentence } from "./problem"

const file = contentFiles.find(({ path }) => path === "countries.json")
const check = (data: unknown) => (file ? checkCountries({ file, data }).map(problemSentence) : ["no such file"])

describe("countries of the community map", () => {
  it("reports a code that no country on the map has", () => {
    expect(
      check([
        { isoCode: "BR", name: "Brazil" },
        { isoCode: "XQ", name: "Nowhere" },
      ]),
    ).toEqual([
      'item 2 → "isoCode" is "XQ", which is not a country on the map. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.',
    ])
  })

  it("ignores malformed codes, which the schema check reports", () => {
    expect(check([{ isoCode: "bra" }, { isoCode: 7 }, null])).toEqual([])
  })
})
