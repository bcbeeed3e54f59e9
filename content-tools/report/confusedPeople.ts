import { quote } from "../../messages/format"
import { repetitions } from "../check/rules/repetitions"
import type { ReportRule } from "./finding"

/** Reports a picture that two people have, and a quote from a person of the team, who is no past student. */
export const findConfusedPeople: ReportRule = ({ content }) => {
  const { "team.json": team, "testimonials.json": quotes } = content
  const names = team.map(({ name }) => name)
  return [
    ...repetitions(team.map(({ imageSrc }) => imageSrc)).map(({ index, first }) => ({
      file: "team.json",
      path: [index, "imageSrc"],
      message: `is the picture of ${quote(names[first] ?? "")} too. Choose the picture of this person.`,
    })),
    ...quotes.flatMap(({ name }, index) =>
      names.includes(name)
        ? [
            {
              file: "testimonials.json",
              path: [index, "name"],
              message: `is ${quote(name)}, a person of the team. Quotes are from past students: remove it, or write the right name.`,
            },
          ]
        : [],
    ),
  ]
}
