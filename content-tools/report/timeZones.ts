import { quote } from "../../messages/format"
import { textsOf } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Reports a time zone that only one entry has, if the others have one in common. */
export const findLoneTimeZones: ReportRule = ({ files }) => {
  const fields = files.flatMap(textsOf).filter(({ path }) => path.at(-1) === "timeZone")
  const count = (zone: string) => fields.filter(({ value }) => value === zone).length
  const common = fields.find(({ value }) => count(value) > 1)
  if (!common) return []
  const message = `, which no other entry has. The others have ${quote(common.value)}. Keep it only if it is right.`
  return fields
    .filter(({ value }) => count(value) === 1)
    .map(({ parsed, path, value }) => ({ file: parsed.file.path, path, message: `is ${quote(value)}${message}` }))
}
