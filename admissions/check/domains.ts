import { quote } from "../../messages/format"
import { differenceOfKeys } from "../changes/renaming"
import { groupBy } from "../groupBy"
import { addressKey } from "./addressKey"
import { joinMany, warningsAt, type Mistake } from "./mistake"

/** A slip is rare: so many times as many addresses have the right domain. */
const manyTimes = 10
/** At most this part of the letters of a domain differs from the right one. */
const maxSlip = 0.25

/** Reports addresses whose domain is nearly that of many others, such as `gmial.com`: mail there is lost. */
export function checkDomains(rows: readonly { place: string; email: unknown }[]): Mistake[] {
  // Tables and sheet have the same addresses.
  const addresses = [...groupBy(rows, ({ email }) => addressKey(email))].flatMap(([address, [row]]) =>
    row && address.includes("@") ? [{ place: row.place, domain: address.slice(address.indexOf("@") + 1) }] : [],
  )
  const domains = [...groupBy(addresses, ({ domain }) => domain)]
  return domains.flatMap(([domain, list]) => {
    const usual = domains.find(
      ([other, many]) => many.length >= manyTimes * list.length && differenceOfKeys(domain, other) <= maxSlip,
    )
    if (!usual || usual[0] === domain) return []
    const message = `the address ends with ${quote(domain)}, and ${usual[1].length} others with ${quote(usual[0])}. A slip?`
    return joinMany(list.flatMap(({ place }) => warningsAt(place, [message])))
  })
}
