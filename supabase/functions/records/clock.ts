/** Time as the broker sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds since some moment in the past. */
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  /** Does something later. Gives back what calls it off. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
