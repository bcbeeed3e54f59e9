/** 0.5 px per frame at 60 frames per second (specification, section 9), independent of the refresh rate. */
const pixelsPerMillisecond = (0.5 * 60) / 1000

/** Milliseconds. Limits the duration of a frame, so that the marquee does not jump after a hidden tab, for example. */
const maxFrameDuration = 100

/**
 * Returns the offset of the marquee after a frame.
 * @param offset pixels, from 0 to less than `loopWidth`
 * @param elapsed milliseconds since the previous frame
 * @param loopWidth pixels after which the marquee repeats
 * @returns pixels, from 0 to less than `loopWidth`; 0 if `loopWidth` is not positive
 */
export function nextOffset(offset: number, elapsed: number, loopWidth: number): number {
  if (loopWidth <= 0) return 0
  const frameDuration = Math.min(Math.max(elapsed, 0), maxFrameDuration)
  return (offset + frameDuration * pixelsPerMillisecond) % loopWidth
}
