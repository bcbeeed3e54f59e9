import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Matches this computer, a preview, an editor of documents or forms, and a link that an email program changed. */
const privateAddress =
  /https?:\/\/(?:localhost|127\.0\.0\.1|[\w.-]*(?:deploy-preview-|safelinks\.protection|urldefense\.)|docs\.google\.com\/\S*\/edit|drive\.google\.com|studio\.youtube\.com|www\.overleaf\.com\/project|www\.jotform\.com\/build)[^\s)]*/

/** Reports addresses that visitors cannot open, or that lead there through another service. */
export const findPrivateAddresses: ReportRule = ({ files }) =>
  checkTexts(files, ({ value }) => {
    const [found] = privateAddress.exec(value) ?? []
    if (found === undefined) return undefined
    return predicate`has ${quote(found)}, which may open only for you. Open it in a private window, and copy the address of the published page.`
  })
