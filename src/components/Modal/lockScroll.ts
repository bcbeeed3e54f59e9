/**
 * Keeps the page from scrolling, and from shifting where the scroll bar disappears.
 * @returns a function that unlocks it
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`
  style.overflow = "hidden"
  return () => Object.assign(style, { overflow, paddingInlineEnd })
}
