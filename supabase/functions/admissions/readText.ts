/**
 * Reads a body piece by piece, because a small compressed body can become too large for the memory.
 * @param maxSize bytes, uncompressed
 * @throws TooLargeError if the body is larger, without reading the rest
 */
export async function readText(body: ReadableStream<Uint8Array> | null, maxSize: number): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ""
  for await (const bytes of body ?? []) {
    size += bytes.length
    if (size > maxSize) throw new TooLargeError()
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

export class TooLargeError extends Error {}
