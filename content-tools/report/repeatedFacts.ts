import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/traverse"
import type { ReportRule } from "./finding"

/**
 * Reports texts and links with the name or the email address of the site as words, which would keep the old ones, and
 * every value with a former name or address, except an old address that redirects and the path of another site.
 */
export const findRepeatedFacts: ReportRule = ({ content, files, facts }) =>
  checkTexts(files, ({ value, role, path, parsed }) => {
    // The path of another site keeps its words, such as those of a video.
    const compared = /^https?:/.test(value) && URL.canParse(value) ? new URL(value).host : value
    const { formerNames = [] } = content["site.json"]
    const mayBeFormer = path[0] === "formerNames" || (parsed.file.path === "redirects.json" && path.at(-1) === "from")
    const former = mayBeFormer ? undefined : formerNames.find((name) => hasWords(compared, name, "iu"))
    if (former !== undefined)
      return predicate`has ${quote(former)}, one of the "formerNames" in site.json.
        Write what is true now, as a fact if there is one.`
    if (role !== "prose" && role !== "link") return undefined
    const name = ["site.name", "site.email"].find((fact) => repeats(value, facts[fact] ?? ""))
    if (name === undefined) return undefined
    return predicate`repeats ${name === "site.name" ? "the name" : "the address"} in site.json. Write {{${name}}}.`
  })

/** Whether a text has a fact as words. A name that may be a common word, such as "Compass", is not compared. */
const repeats = (text: string, fact: string) => /[\s\d@]|\S[A-Z]/.test(fact) && hasWords(text, fact, "u")

/** Whether a text has whole words. */
function hasWords(text: string, words: string, flags: string): boolean {
  const escaped = words.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}@])${escaped}(?![\\p{L}\\p{N}@])`, flags).test(text)
}
