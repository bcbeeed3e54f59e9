/**
 * Returns whether the late result of an action may move the focus into an area: the focus is there, or on no element.
 * If it is elsewhere, the visitor has gone on, perhaps to type in another field.
 *
 * Code that moves the focus during an event of a key or a pointer needs no check. Packages do it in two cases: Gatsby's
 * router focuses the page of a link, which replaces the one with the field, and react-slick a slide whose picture is
 * pressed.
 */
export function mayTakeFocus(area: Element | null | undefined): boolean {
  const focused = document.activeElement
  return focused === document.body || Boolean(area?.contains(focused))
}
