/**
 * The number that a counter shows after the next tick.
 * @param current the number it shows now
 * @param step what a tick adds
 * @param target where it ends, and what it never goes beyond
 */
export function nextCount(current: number, step: number, target: number): number {
  // A step that leads nowhere ends it.
  return step > 0 ? Math.min(current + step, target) : target
}
