import type { ReportRule } from "./finding"

/** Matches a text in quotation marks that has no others inside. */
const quotation = /^\s*["“„«][^"“”„«»]*["”“»]\s*$/

/** Reports quotes of students that are in quotation marks. The site shows the whole text as a quotation without them. */
export const findQuotationMarks: ReportRule = ({ content }) =>
  content["testimonials.json"].flatMap(({ text }, index) => {
    const message = "has quotation marks around it. Remove them: the site shows the whole text as a quotation."
    return quotation.test(text) ? [{ file: "testimonials.json", path: [index, "text"], message }] : []
  })
