import type { Server } from "node:http"
import type { AddressInfo } from "node:net"

export interface RunningService {
  /** Origin without closing slash. */
  url: string
  close: () => Promise<void>
}

/**
 * Has a server listen, on loopback unless another host is given.
 * @param port 0 picks a free one
 * @throws Error in plain words where the port is taken
 */
export function listen(server: Server, port: number, host = "127.0.0.1"): Promise<RunningService> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is taken by another program. End that program, or start the site again later.`)
          : error,
      )
    })
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo
      resolve({
        url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
