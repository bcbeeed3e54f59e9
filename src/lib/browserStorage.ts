type StorageKind = "localStorage" | "sessionStorage"

/** Returns a stored text, or an empty string if the entry is missing or the storage is blocked. */
export function readStorage(kind: StorageKind, key: string): string {
  try {
    return window[kind].getItem(key) ?? ""
  } catch {
    return ""
  }
}

/**
 * Stores a text. An empty text removes the entry.
 * @returns false if the storage is blocked or full
 */
export function writeStorage(kind: StorageKind, key: string, text: string): boolean {
  try {
    if (text) window[kind].setItem(key, text)
    else window[kind].removeItem(key)
    return true
  } catch {
    return false
  }
}
