import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import type { PGlite } from "@electric-sql/pglite"

/**
 * Serves the embedded PostgreSQL on a free loopback port, for drivers that connect with a socket, without encryption.
 * All connections share the one session of the embedded database, so a statement of one waits until that of another has
 * ended. With `@electric-sql/pglite-socket` 0.2.17, which mixes up their messages, 339 of 1,000 statements on ten
 * connections failed.
 */
export async function servePostgres(database: PGlite): Promise<string> {
  // Without a delay, because the messages of one statement are small and wait for each other.
  const server = createServer({ noDelay: true }, (socket) => {
    // A driver that breaks the connection is not an error of the database.
    serveConnection(socket, database).catch(() => socket.destroy())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`
}

// Codes of the protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html
const authenticationOk = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49]
const [query, sync, terminate] = ["Q", "S", "X"].map((letter) => letter.charCodeAt(0))

async function serveConnection(socket: Socket, database: PGlite): Promise<void> {
  const messages = messagesOf(socket)
  await messages.next()
  socket.write(Uint8Array.from([...authenticationOk, ...readyForQuery]))
  for await (const first of messages) {
    if (first[0] === terminate) break
    // Until the end of the statement, the database accepts no message of another connection.
    await database.runExclusive(async () => {
      for (let message = first; ;) {
        socket.write(await database.execProtocolRaw(message))
        if (message[0] === query || message[0] === sync) return
        const next = await messages.next()
        if (next.done) return
        message = next.value
      }
    })
  }
  socket.end()
}

/** Yields each message of a connection: its type, which the first message lacks, its length and its body. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer, undefined> {
  let received = Buffer.alloc(0)
  let typeLength = 0
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk])
    while (received.length >= typeLength + 4) {
      const end = typeLength + received.readInt32BE(typeLength)
      if (received.length < end) break
      yield received.subarray(0, end)
      received = received.subarray(end)
      typeLength = 1
    }
  }
}
