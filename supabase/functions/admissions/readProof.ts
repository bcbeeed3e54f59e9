/** Maximum size of a body in bytes. A proof has 43. */
const maxSize = 100
/** Milliseconds in which a body has to arrive. */
const timeout = 10_000

/**
 * Reads the proof of the password, the body of a sign-in, until it is complete, too large or too late.
 * @returns the text; empty if the body is too large or its client has disconnected; undefined if it has not arrived in
 * time
 */
export async function readProof(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  if (!body) return ""
  const reader = openReader(body)
  const cancel = () => void reader.cancel().catch(() => undefined)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    cancel()
  }, timeout)
  try {
    const decoder = new TextDecoder()
    let size = 0
    let text = ""
    for (;;) {
      // A small buffer for each piece: Deno's default has 64 KB, and 2,000 slow bodies would need 400 MB.
      const { done, value } = await (reader instanceof ReadableStreamBYOBReader
        ? reader.read(new Uint8Array(maxSize + 1))
        : reader.read())
      if (done) return isLate ? undefined : text + decoder.decode()
      size += value.length
      if (size > maxSize) return ""
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return ""
  } finally {
    clearTimeout(timer)
    cancel()
  }
}

/**
 * Opens a body as a stream of bytes, or as any other: in Deno, a body that has arrived together with the headers is not
 * one of bytes.
 */
function openReader(body: ReadableStream<Uint8Array>) {
  try {
    return body.getReader({ mode: "byob" })
  } catch {
    return body.getReader()
  }
}
