import { quote } from "../../messages/format"
import { formBuilder } from "../../src/formProvider"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import type { ReportRule } from "./finding"

/** This computer, a preview, a link that an email program changed, and editors of documents, videos and forms. */
const privatePlaces = [
  String.raw`localhost`,
  String.raw`127\.0\.0\.1`,
  String.raw`[\w.-]*(?:deploy-preview-|safelinks\.protection|urldefense\.)`,
  String.raw`docs\.google\.com\/\S*\/edit`,
  String.raw`drive\.google\.com`,
  String.raw`studio\.youtube\.com`,
  String.raw`www\.overleaf\.com\/project`,
  formBuilder,
]
const privateAddress = new RegExp(String.raw`https?:\/\/(?:${privatePlaces.join("|")})[^\s)]*`)

/** Reports addresses that visitors cannot open, or that lead there through another service. */
export const findPrivateAddresses: ReportRule = ({ files }) =>
  checkTexts(files, ({ value }) => {
    const [found] = privateAddress.exec(value) ?? []
    if (found === undefined) return undefined
    return predicate`has ${quote(found)}, which may open only for you. Open it in a private window, and copy the address of the published page.`
  })
