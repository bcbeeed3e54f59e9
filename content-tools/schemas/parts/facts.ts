import { listLimit } from "../fields/listLimit"
import { group } from "../fields/group"
import { nonEmptyList } from "../fields/lists"
import { label, prose } from "../fields/texts"
import { programId } from "./programId"

const factValue = {
  value: prose("The value, usually a {{fact}}. Behind a deadline, the page says when it has passed."),
  applyTo: programId
    .describe(
      "The program without rounds to which the value says how to apply. Once its applications are closed, the page says so instead of the value.",
    )
    .optional(),
  remark: prose("Small text below the value.").optional(),
}

const factRow = group("FactRow", { label: label("Name of the fact."), ...factValue })

/** A fact with several values, such as one for each program. */
export const comparedFact = group("ComparedFact", {
  label: label("Name of the fact."),
  values: nonEmptyList(
    group("ComparedValue", { topic: label("What the value is about, such as Research.").optional(), ...factValue }),
    "The values, each on its own line.",
    listLimit(6, "a fact", "a value"),
  ),
})

export const factRows = (description: string) =>
  nonEmptyList(factRow, description, listLimit(24, "a table of facts", "a row"))
