declare global {
  interface Window {
    /** Queue of gtag commands as `arguments` objects. */
    dataLayer?: unknown[]
  }
}

/**
 * Queues a gtag command in `window.dataLayer`, before or after the library loads. The library ignores arrays, so the queue
 * contains `arguments` objects.
 * @param _command such as `"event", "page_view", { page_path: "/" }` (https://developers.google.com/tag-platform/gtagjs/reference)
 */
export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}
