import { quote } from "../../messages/format"
import { repetitions } from "../check/rules/repetitions"
import type { ReportRule } from "./finding"

/** Reports each link for search engines that leads to the same page or anchor as another one. */
export const findRepeatedTargets: ReportRule = ({ content }) => {
  const targets = content["seo-links.json"].map(({ href }) => href)
  return repetitions(targets).map(({ index, first }) => {
    const message = `leads to ${quote(targets[index] ?? "")}, as item ${first + 1} does. Choose the page or anchor that answers its text.`
    return { file: "seo-links.json", path: [index, "href"], message }
  })
}
