/** Upper and lower edge in CSS pixels below the top of the viewport, as `getBoundingClientRect` gives them. */
export interface Edges {
  top: number
  bottom: number
}

/**
 * Whether an element is in the viewport or no farther from it than an offset.
 * @param viewportHeight in CSS pixels
 * @param offset in CSS pixels; below zero the element has to be that far inside
 */
export function isWithinOffset({ top, bottom }: Edges, viewportHeight: number, offset: number): boolean {
  return top <= viewportHeight + offset && bottom >= -offset
}
