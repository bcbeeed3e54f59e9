/**
 * Which tab a key leads to, after the tabs pattern of the WAI-ARIA APG: arrows go round, Home and End to the edges.
 * @returns index of the tab, or undefined where the key means nothing to tabs
 */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count
    case "ArrowLeft":
      return (current - 1 + count) % count
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
