import { z } from "zod"
import worldGrid from "./worldGrid.json"
import { sample } from "./fields/flags"
import { crossFieldRule, wrongText } from "./fields/rules"
import { label } from "./fields/texts"

const mapCodes = Object.keys(worldGrid.centroids)

const countryNames = new Intl.DisplayNames("en-US", { type: "region" })

/** Whether a name is in other words, or that of the country with a code. */
const isNameOf = (name: string, isoCode: string) =>
  countryNames.of(isoCode) === name || !mapCodes.some((code) => countryNames.of(code) === name)

/** A country that students come from: `content/countries.json`. */
export const country = z
  .strictObject({
    isoCode: z
      .string()
      .regex(
        /^[A-Z]{2}$/,
        wrongText("is not a country code.", 'Write the two capital letters, such as "BR" for Brazil.'),
      )
      .refine(
        (code) => mapCodes.includes(code),
        'is not a country on the map. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.',
      )
      .describe("Two-letter code of the country (ISO 3166-1 alpha-2)."),
    name: label("Name of the country.", 80),
    sample,
  })
  .refine(
    ({ name, isoCode }) => isNameOf(name, isoCode),
    crossFieldRule(["name", "isoCode"], 'is the code of another country than "name". Correct the one that is wrong.'),
  )
