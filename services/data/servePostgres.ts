import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import type { PGlite } from "@electric-sql/pglite"

/**
 * Serves the embedded PostgreSQL on a loopback port, for drivers that connect with a socket. All connections share the one
 * session of the embedded database, so a statement of one waits until that of another has ended.
 * @param port 0 selects a free port
 * @returns the URL of the database, and a function that closes the port
 */
export async function servePostgres(database: PGlite, port: number): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>()
  // Without a delay, because the messages of one statement are small and wait for each other.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
    // A driver that breaks the connection is not an error of the database.
    serveConnection(socket, database).catch(() => socket.destroy())
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

// Codes of the protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html
const encryptionRequests = [80877103, 80877104]
const authenticationOk = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49]
const [query, sync, terminate] = ["Q", "S", "X"].map((letter) => letter.charCodeAt(0))

async function serveConnection(socket: Socket, database: PGlite): Promise<void> {
  const readBytes = createReader(socket)
  for (;;) {
    const startup = await readBody(readBytes)
    if (!startup) return
    if (!encryptionRequests.includes(startup.readInt32BE(0))) break
    socket.write("N")
  }
  socket.write(Uint8Array.from([...authenticationOk, ...readyForQuery]))
  for (;;) {
    const first = await readMessage(readBytes)
    if (!first || first[0] === terminate) return void socket.end()
    // Until the end of the statement, the database accepts no message of another connection.
    await database.runExclusive(async () => {
      for (let message: Buffer | undefined = first; message; message = await readMessage(readBytes)) {
        socket.write(await database.execProtocolRaw(message))
        if (message[0] === query || message[0] === sync) break
      }
    })
  }
}

/** Returns the next bytes of a connection, or undefined if it ends before them. */
type ReadBytes = (count: number) => Promise<Buffer | undefined>

function createReader(socket: Socket): ReadBytes {
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  let received = Buffer.alloc(0)
  return async (count) => {
    while (received.length < count) {
      const { value } = await chunks.next()
      if (!value) return undefined
      received = Buffer.concat([received, value])
    }
    const bytes = received.subarray(0, count)
    received = received.subarray(count)
    return bytes
  }
}

/** Reads one message: its type, its length and its body. */
async function readMessage(readBytes: ReadBytes): Promise<Buffer | undefined> {
  const type = await readBytes(1)
  const body = await readBody(readBytes)
  if (!type || !body) return undefined
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([type, length, body])
}

async function readBody(readBytes: ReadBytes): Promise<Buffer | undefined> {
  const length = await readBytes(4)
  return length && readBytes(length.readInt32BE(0) - 4)
}
