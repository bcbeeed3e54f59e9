/**
 * Locks scroll. Padding replaces the scroll bar that disappears, so that the page does not shift.
 * @returns a function that unlocks scroll
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`
  style.overflow = "hidden"
  return () => Object.assign(style, { overflow, paddingInlineEnd })
}
