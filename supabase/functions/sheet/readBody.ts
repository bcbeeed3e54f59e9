/** Maximum size of a body in bytes. A proof has 43. */
const maxSize = 100
/** Milliseconds in which a body has to arrive. */
const timeout = 10_000

/**
 * Reads the body of a request, until it is complete, too large or too late.
 * @returns the text; empty if the body is too large or its client has disconnected; undefined if it has not arrived in time
 */
export async function readBody(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  if (!body) return ""
  const { read, cancel } = openBody(body)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void cancel()
  }, timeout)
  try {
    const decoder = new TextDecoder()
    let size = 0
    let text = ""
    for (;;) {
      const { done, value } = await read()
      if (done) return isLate ? undefined : text + decoder.decode()
      size += value.length
      if (size > maxSize) return ""
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return ""
  } finally {
    clearTimeout(timer)
    void cancel()
  }
}

/** Returns functions that read the next piece of a body, and cancel the rest. `cancel` never rejects. */
function openBody(body: ReadableStream<Uint8Array>) {
  const reader = openByteReader(body) ?? body.getReader()
  return {
    // A small buffer for each piece: Deno's default has 64 KB, and 2,000 slow bodies would need 400 MB.
    read: () => (reader instanceof ReadableStreamBYOBReader ? reader.read(new Uint8Array(maxSize + 1)) : reader.read()),
    cancel: () => reader.cancel().catch(() => undefined),
  }
}

/** Returns undefined if the stream is not one of bytes: in Deno, if the body has arrived together with the headers. */
function openByteReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | undefined {
  try {
    return body.getReader({ mode: "byob" })
  } catch {
    return undefined
  }
}
