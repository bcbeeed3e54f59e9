/** What the commands need from their surroundings. Tests replace it. */
export interface Context {
  fetch: typeof fetch
  /** Waits for some milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
  /** Prints a line. */
  print: (line: string) => void
  /** Asks the person at the terminal for a line. Undefined if there is no terminal, as in a script. */
  ask: ((question: string) => Promise<string>) | undefined
  /** Returns the last day to commit of the letters in `content/`, such as `2027-04-05`; undefined: not known. */
  readCommitDeadline: () => Promise<string | undefined>
  /** Name of the computer's user. */
  user: string
}
