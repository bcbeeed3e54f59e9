import { readProof } from "./readProof"

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Creates a body that begins with a text and is not complete. */
function openBody(text: string) {
  const cancel = jest.fn()
  let controller: ReadableByteStreamController | undefined
  const start = (given: ReadableByteStreamController) => {
    controller = given
    given.enqueue(bytesOf(text))
  }
  return {
    body: new ReadableStream({ type: "bytes", start, cancel }),
    cancel,
    fail: () => controller?.error(new Error()),
  }
}

afterEach(() => jest.useRealTimers())

it.each(["", "proof", "é".repeat(50)])("reads a body in pieces: %j", async (text) => {
  const start = (controller: ReadableByteStreamController) => {
    for (const byte of bytesOf(text)) controller.enqueue(new Uint8Array([byte]))
    controller.close()
    controller.byobRequest?.respond(0)
  }
  expect(await readProof(new ReadableStream({ type: "bytes", start }))).toBe(text)
})

it("reads a body that is not a stream of bytes, as Deno's may be", async () => {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytesOf("proof"))
    controller.close()
  }
  expect(await readProof(new ReadableStream({ start }))).toBe("proof")
})

it("reads no body as empty", async () => {
  expect(await readProof(null)).toBe("")
})

it("reads a body of more than 100 bytes as empty, and cancels the rest", async () => {
  const { body, cancel } = openBody("a".repeat(101))
  expect(await readProof(body)).toBe("")
  expect(cancel).toHaveBeenCalled()
})

it("reads the body of a client that disconnects as empty", async () => {
  const { body, fail } = openBody("a")
  const read = readProof(body)
  fail()
  expect(await read).toBe("")
})

it("returns undefined and cancels a body that has not arrived within 10 s", async () => {
  jest.useFakeTimers()
  const { body, cancel } = openBody("a")
  const read = readProof(body)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(cancel).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await read).toBeUndefined()
  expect(cancel).toHaveBeenCalled()
})
