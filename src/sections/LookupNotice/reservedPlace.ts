/**
 * CSS custom property of the document with the text of the notice as a CSS string. The style sheet reserves the place
 * of this text.
 */
const placeProperty = "--notice-text"

/**
 * Reserves the place of a notice that was shown before a reload. The source of this function becomes an inline script,
 * which runs before the first paint, so it must not use anything from its module.
 */
function reservePlace(property: string): void {
  const { noticeText } = (history.state ?? {}) as { noticeText?: unknown }
  // Strings of JSON and CSS differ in line ends only, which a notice does not have.
  if (noticeText) document.documentElement.style.setProperty(property, JSON.stringify(noticeText))
}

export const reservePlaceCode = `(${reservePlace.toString()})(${JSON.stringify(placeProperty)})`

/** Takes the reserved place, and keeps the text of the notice in the history for the next reload. */
export function takePlace(message: HTMLElement | null): void {
  if (!message) return
  document.documentElement.style.removeProperty(placeProperty)
  const state = window.history.state as object | null
  window.history.replaceState({ ...state, noticeText: message.querySelector("p")?.textContent }, "")
}
