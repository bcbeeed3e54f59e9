/** What the commands need from their surroundings. Tests replace it. */
export interface Context {
  fetch: typeof fetch
  /** Waits for some milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Prints a line. */
  print: (line: string) => void
}
