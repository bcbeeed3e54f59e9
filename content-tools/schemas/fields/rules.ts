import { z } from "zod"

/**
 * Returns the parameters of a refinement that compares fields of a group. Unlike zod's default, the rule also runs if
 * other fields of the group are invalid, so that correcting one mistake does not reveal the next.
 * @param fields the fields that the rule reads; the error is about the last one. If that is missing, its position is
 * that of the first.
 */
export const crossFieldRule = (fields: readonly [string, ...string[]], error: string | z.core.$ZodErrorMap) => ({
  path: [fields[fields.length - 1] ?? ""],
  params: { beside: fields[0] },
  error,
  when: ({ value, issues }: z.core.ParsePayload) =>
    z.core.util.isPlainObject(value) && !issues.some(({ path }) => fields.includes(String(path?.[0]))),
})

/**
 * Returns the error of a text that a rule rejects. If it is empty, the error says that instead, with the same remedy.
 * @param mistake predicate of a sentence whose subject is the field
 */
export const wrongText = (mistake: string, remedy: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${typeof input === "string" && input.trim() === "" ? "is empty." : mistake} ${remedy}`,
})
