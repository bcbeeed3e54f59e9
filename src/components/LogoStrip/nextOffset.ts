/** 0.5 px a frame at 60 frames a second (specification, section 9), independent of the refresh rate. */
const pixelsPerMillisecond = (0.5 * 60) / 1000

/** Milliseconds. A longer frame, after a hidden tab for example, counts as this, so that the marquee does not jump. */
const longestFrame = 100

/**
 * Returns the offset of the marquee after a frame.
 * @param offset pixels, from 0 to less than `loopWidth`
 * @param elapsed milliseconds
 * @param loopWidth pixels after which the marquee repeats
 * @returns pixels, from 0 to less than `loopWidth`; 0 if there is no width
 */
export function nextOffset(offset: number, elapsed: number, loopWidth: number): number {
  if (loopWidth <= 0) return 0
  const time = Math.min(Math.max(elapsed, 0), longestFrame)
  return (offset + time * pixelsPerMillisecond) % loopWidth
}
