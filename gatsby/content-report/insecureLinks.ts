import { quote } from "../content-check/format"
import type { ReportRule } from "./finding"
import { isFreeText, problemAt, textsOf } from "./texts"

/** Matches `http://example.org/page` and `www.example.org`, without a punctuation mark at the end. */
const insecureAddress = /\bhttp:\/\/[^\s"<>]*[^\s"<>.,;:!?)’”]|(?<![\w./@-])www\.[^\s"<>]*[^\s"<>.,;:!?)’”]/gi

/** Reports addresses in texts that do not begin with https://. The content check rejects them in links. */
export const findInsecureLinks: ReportRule = ({ content }) =>
  textsOf(content)
    .filter(isFreeText)
    .flatMap((field) =>
      [...new Set(field.value.match(insecureAddress) ?? [])].map((address) => {
        const secure = `https://${address.replace(/^http:\/\//i, "")}`
        return problemAt(field, `has the address ${quote(address)} without https. Write ${quote(secure)}.`)
      }),
    )
