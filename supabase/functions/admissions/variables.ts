/** Reads the environment variables of the function. Every message names the variable, and contains no value. */
import { cleanValue, slipIn } from "./variableSlips.ts"

/** What a variable has to be. */
interface Form {
  /** What it is and how it looks. */
  help: string
  pattern?: { test: (value: string) => boolean }
  /** Whether it may be missing. */
  isOptional?: boolean
}

/** Reads variables, and collects what is wrong with them. */
export function createVariables() {
  const mistakes: string[] = []
  return {
    /** Returns the value of a variable; an empty text if it is missing or wrong. */
    read: (name: string, { help, pattern = /^[!-~]+$/, isOptional = false }: Form): string => {
      const value = cleanValue(Deno.env.get(name) ?? "")
      if (value === "" && isOptional) return ""
      const slip = value === "" ? "is not set." : slipIn(name, value)
      if (slip === undefined && pattern.test(value)) return value
      mistakes.push(`${name} ${slip ?? "is malformed."} ${help}`)
      return ""
    },
    refuse: (mistake: string) => void mistakes.push(mistake),
    /** @throws Error with a line for each mistake */
    end: () => {
      if (mistakes.length > 0)
        throw new Error([...mistakes, "supabase/functions/admissions/README.md describes each variable."].join("\n"))
    },
  }
}
