import { quote } from "../../messages/format"
import { differenceOfKeys } from "../changes/renaming"
import { groupBy } from "../groupBy"
import { addressKey } from "./addressKey"
import { joinManyOfEachKind, warningsAt, type Mistake } from "./mistake"

/** Fewer addresses than one of so many have the domain of a slip, and its domain differs in at most this part. */
const few = 10
const maxSlip = 0.25

/** Reports addresses whose domain is nearly that of many others, such as `gmial.com`: mail there is lost. */
export function checkDomains(rows: readonly { place: string; email: unknown }[]): readonly Mistake[] {
  const domainOf = (email: unknown) => addressKey(email).split("@")[1] ?? ""
  const domains = [...groupBy(rows, ({ email }) => domainOf(email))].filter(([domain]) => domain)
  return joinManyOfEachKind(
    domains.flatMap(([domain, list]) => {
      const [usual, others = []] =
        domains.find(
          ([other, many]) => list.length * few <= many.length && differenceOfKeys(domain, other) <= maxSlip,
        ) ?? []
      return list.flatMap(({ place }) =>
        warningsAt(place, [
          usual && `the address ends with ${quote(domain)}, and ${others.length} others with ${quote(usual)}. A slip?`,
        ]),
      )
    }),
  )
}
