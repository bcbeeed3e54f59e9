/** Measurements of a build whose lists are several times as long as those of the fixture content. */
export interface Growth {
  factor: number
  /** Entries of all lists. */
  entries: number
  /** CPU time of the content check. */
  checkMilliseconds: number
  buildSeconds: number
  /** Of the page with the most of each. */
  largestPage: PageSize
  /** Whether lists are longer than the content check accepts, so that pages may be larger than their limits. */
  isBeyondLimits: boolean
}

export interface PageSize {
  htmlBytes: number
  gzipBytes: number
  elements: number
}

/** Limits of every page with content that the check accepts. */
const pageLimits = { gzipBytes: 100_000, elements: 4000 }

/** Returns a sentence for each page limit that is exceeded, and each time that grows faster than the number of entries. */
export function growthProblems(measured: readonly Growth[]): string[] {
  return [
    ...measured.flatMap(pageProblems),
    ...measured.flatMap((larger, index) => timeProblems(larger, measured[index - 1])),
  ]
}

function pageProblems({ factor, largestPage, isBeyondLimits }: Growth): string[] {
  if (isBeyondLimits) return []
  const { gzipBytes, elements } = largestPage
  return [
    ...(gzipBytes > pageLimits.gzipBytes
      ? [`Content × ${factor}: a page has ${gzipBytes} bytes of compressed HTML, more than ${pageLimits.gzipBytes}.`]
      : []),
    ...(elements > pageLimits.elements
      ? [`Content × ${factor}: a page has ${elements} elements, more than ${pageLimits.elements}.`]
      : []),
  ]
}

function timeProblems(larger: Growth, smaller: Growth | undefined): string[] {
  if (!smaller) return []
  const ratio = (read: (growth: Growth) => number) => read(larger) / read(smaller)
  const entries = ratio((growth) => growth.entries)
  const times = {
    "The build": ratio(({ buildSeconds }) => buildSeconds),
    "The content check": ratio((one) => one.checkMilliseconds),
  }
  return Object.entries(times)
    .filter(([, time]) => time > entries)
    .map(
      ([name, time]) =>
        `${name} takes ${time.toFixed(1)} times as long for ${entries.toFixed(1)} times as many entries (content × ${smaller.factor} to × ${larger.factor}).`,
    )
}
