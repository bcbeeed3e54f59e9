import { predicate, type ContentMistake } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { quote } from "../../messages/format"
import type { ReportInput } from "./finding"
import { sampleEntries } from "./samples"

/** Matches a domain that cannot be registered. https://www.rfc-editor.org/rfc/rfc2606 */
const reservedDomain =
  /(?<![\w-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))\b(?![.-]?\w)/i

/**
 * Reports addresses that cannot exist, unless they are in a sample entry, show how an address looks, or are former ones
 * that no page shows.
 */
export const findReservedDomains = ({ files }: Pick<ReportInput, "files">): ContentMistake[] => {
  const samples = files.flatMap((parsed) => sampleEntries(parsed).map(({ path }) => ({ file: parsed.file.path, path })))
  return checkTexts(files, ({ value, path, parsed }) => {
    const isInSample = samples.some(
      (sample) => sample.file === parsed.file.path && sample.path.every((step, index) => step === path[index]),
    )
    const [found] = reservedDomain.exec(value) ?? []
    if (!found || isInSample || path.at(-1) === "placeholder" || path[0] === "formerNames") return undefined
    return predicate`has ${quote(found)}, which cannot exist: it is made up. Put in the real address.`
  })
}
