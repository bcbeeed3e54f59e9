/** Pixels a millisecond: 0.5 a frame at 60 frames a second (specification, section 9), on a screen of any rate. */
const pixelsPerMillisecond = (0.5 * 60) / 1000

/** Longest time a frame counts for, in milliseconds: after a pause, a hidden tab say, the strip goes on where it was. */
const longestFrame = 100

/**
 * Where a strip that loops stands after a frame.
 * @param offset pixels it had gone, from 0 to less than `loopWidth`
 * @param elapsed milliseconds since then
 * @param loopWidth pixels after which it looks the same again
 * @returns pixels gone now, from 0 to less than `loopWidth`; 0 where there is no width
 */
export function nextOffset(offset: number, elapsed: number, loopWidth: number): number {
  if (loopWidth <= 0) return 0
  const time = Math.min(Math.max(elapsed, 0), longestFrame)
  return (offset + time * pixelsPerMillisecond) % loopWidth
}
