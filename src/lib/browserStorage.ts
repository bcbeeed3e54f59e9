/**
 * Returns one entry of the browser's storage: `localStorage`, which stays in the browser, or `sessionStorage`, which
 * ends with the tab.
 */
export function storageEntry(kind: "localStorage" | "sessionStorage", key: string) {
  return {
    /** Returns the stored text, or an empty string if the entry is missing or the storage is blocked. */
    read(): string {
      try {
        return window[kind].getItem(key) ?? ""
      } catch {
        return ""
      }
    },
    /**
     * Stores a text. An empty text removes the entry.
     * @returns false if the storage is blocked or full
     */
    write(text: string): boolean {
      try {
        if (text) window[kind].setItem(key, text)
        else window[kind].removeItem(key)
        return true
      } catch {
        return false
      }
    },
  }
}
