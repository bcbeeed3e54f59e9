/** Whether the staff's key is guessable. `openssl rand -hex 32` writes one that is not. */
export function isWeakKey(key: string): boolean {
  // A random text of 32 characters has more than 10 different ones.
  return key.length < 32 || new Set(key).size < 10
}
