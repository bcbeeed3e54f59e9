import { quote } from "../../messages/format"
import type { Content } from "../model"
import type { ReportRule } from "./finding"

/**
 * Reports the person of the examples in content/README.md, a quote from a person of the team, who is no past student,
 * and a quote at the paper of other authors.
 */
export const findConfusedPeople: ReportRule = ({ content }) => {
  const { "team.json": team, "testimonials.json": quotes } = content
  const names = team.map(({ name }) => name)
  return [
    ...examplesIn("team.json", names, "Ada Lovelace"),
    ...examplesIn(
      "testimonials.json",
      quotes.map(({ name }) => name),
      "Grace H.",
    ),
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
    ...quotes.flatMap((one, index) => otherAuthors(one, index, content)),
  ]
}

const examplesIn = (file: string, names: readonly string[], example: string) =>
  names.flatMap((name, index) =>
    name === example
      ? [{ file, path: [index, "name"], message: `is ${quote(name)}, the example of README.md. Write the real name.` }]
      : [],
  )

/** Compares first names, because students often leave out the rest. */
function otherAuthors(
  { name, publication }: Content["testimonials.json"][number],
  index: number,
  { "publications.json": publications }: Content,
) {
  const { title = "", authors } = publications.find(({ id }) => id === publication) ?? {}
  const [firstName = ""] = name.split(" ")
  if (authors === undefined || authors.includes(firstName)) return []
  const message = `leads to ${quote(title)}, whose authors are ${quote(authors)}. Choose the paper of ${name}, or remove the line.`
  return [{ file: "testimonials.json", path: [index, "publication"], message }]
}
