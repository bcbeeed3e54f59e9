import { wholeSchema, type Content } from "../../model"
import type { ParsedFile } from "../../model/fields"
import { once } from "../../model/once"
import { checkAnchors } from "./anchors"
import { checkRequiredIds, replacedPrograms } from "./requiredIds"
import { checkUnique } from "./uniqueInList"
import { checkWeeks } from "./weeks"

/**
 * The files whose fields and ids are right, with the types of their schemas. Rules that compare fields or files read
 * these, so that one mistake does not cause messages about others.
 */
export type ValidContent = Partial<Content>

const resultOf = once(({ file, data }: ParsedFile) => wholeSchema(file).safeParse(data))

export function validContent(content: readonly ParsedFile[]): ValidContent {
  const ended = replacedPrograms(content)
  const files = content.flatMap((parsed) => {
    const { success, data } = resultOf(parsed)
    const rules = [(one: ParsedFile) => checkRequiredIds(one, ended), checkUnique, checkAnchors, checkWeeks]
    const hasRightIds = rules.every((rule) => rule(parsed).length === 0)
    return success && hasRightIds ? [[parsed.file.path, data] as const] : []
  })
  return Object.fromEntries(files)
}
