declare global {
  interface Window {
    /** The queue of gtag: `arguments` objects, in their order. */
    dataLayer?: unknown[]
  }
}

/**
 * Google's `gtag`: queues a command in `window.dataLayer`, whether or not the library is there yet.
 * The queue has to hold `arguments` objects; the library passes over arrays.
 * @param _command such as `"event", "page_view", { page_path: "/" }` (https://developers.google.com/tag-platform/gtagjs/reference)
 */
export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}
