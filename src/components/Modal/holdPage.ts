/**
 * Keeps the page behind a window from scrolling, and from moving when its scroll bar goes away.
 * @returns what lets it go again
 */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`
  style.overflow = "hidden"
  return () => {
    style.overflow = overflow
    style.paddingInlineEnd = paddingInlineEnd
  }
}
