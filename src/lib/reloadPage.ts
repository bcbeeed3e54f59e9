/** Reloads the page. A separate module, because jsdom cannot reload. */
export function reloadPage(): void {
  window.location.reload()
}
