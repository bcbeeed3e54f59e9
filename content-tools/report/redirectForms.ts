import { quote } from "../../messages/format"
import type { ReportRule } from "./finding"

/** Reports a redirect to a form, if its address rather names another form: `/hiring` leads to `mentor-hiring`. */
export const findOtherForms: ReportRule = ({ content }) => {
  const ids = content["forms.json"].map(({ id }) => id)
  return content["redirects.json"].flatMap(({ from, toForm }, index) => {
    const named = ids.find((id) => sharedWords(id, from) > sharedWords(toForm ?? "", from))
    if (toForm === undefined || named === undefined) return []
    const message = `is ${quote(toForm)}, but ${quote(from)} looks like the address of ${quote(named)}. Write the right form.`
    return [{ file: "redirects.json", path: [index, "toForm"], message }]
  })
}

const wordsIn = (text: string) => text.toLowerCase().split(/[-/]/).filter(Boolean)

const sharedWords = (one: string, other: string) => wordsIn(one).filter((word) => wordsIn(other).includes(word)).length
