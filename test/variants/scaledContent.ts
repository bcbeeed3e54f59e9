import type { ParsedFile } from "../../gatsby/content-check/traverse"
import { withLongerLists } from "./longerLists"
import type { Check } from "./undoRejected"

/**
 * Returns content whose lists are several times as long, each up to its limit.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @param beyondLimits whether lists that are not inside another list may be longer than their limits
 */
export function scaledContent(
  content: readonly ParsedFile[],
  check: Check,
  factor: number,
  beyondLimits = false,
): ParsedFile[] {
  const checkOthers: Check = (changed) => check(changed).filter(({ message }) => !/^is too long for its/.test(message))
  return withLongerLists(content, beyondLimits ? checkOthers : check, ({ length, limit, depth }) =>
    beyondLimits && depth === 0 ? length * factor : Math.min(length * factor, limit),
  )
}
