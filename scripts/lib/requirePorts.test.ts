import { once } from "node:events"
import { createServer, Server, type AddressInfo } from "node:net"
import { programOn, requirePorts } from "./requirePorts.cjs"

const serve = (args: string[], variables = {}) => requirePorts("scripts/serve.ts", args, variables)

/** Returns a server that listens on a free port, and the port. */
async function occupy(host: string) {
  const server = createServer().listen(0, host).unref()
  await once(server, "listening")
  return { server, port: (server.address() as AddressInfo).port }
}

/** Returns a port that is free. */
async function freePort(): Promise<number> {
  const { server, port } = await occupy("127.0.0.1")
  await once(server.close(), "close")
  return port
}

const at = (port: number) => String(port)

it.each([
  ["-- --port N", ["--port", "N"], undefined],
  ["-- --port=N", ["--port=N"], undefined],
  ["N", ["N"], undefined],
  ["--port N, of which npm passes only the number", ["N"], "true"],
  ["--port=N, which npm passes as a variable", [], "N"],
  ["-- --port N, of content:edit", ["--edit", "--port", "N"], undefined],
])("takes the port of the site from %s, and requires no other", async (_line, args, variable) => {
  const port = await freePort()
  const insert = (text: string) => text.replace("N", at(port))
  const variables = { npm_config_port: variable && insert(variable) }
  expect(await requirePorts("scripts/develop.ts", args.map(insert), variables)).toEqual({ site: port })
})

it.each(["--port abc", "--port", "--port 0", "--port 70000", "--port 9e3", "--port 9100 9200", "--prot 9100"])(
  'refuses "%s"',
  async (line) => {
    await expect(serve(line.split(" "), { npm_lifecycle_event: "serve" })).rejects.toThrow(
      `This command does not understand "${line}". Write --port and a number from 1 to 65535, such as: npm run serve -- --port 9100`,
    )
  },
)

it("refuses --port without a number where npm passes it as a variable", async () =>
  expect(serve([], { npm_config_port: "true" })).rejects.toThrow('This command does not understand "--port=true".'))

it.each(["127.0.0.1", "0.0.0.0", "::1", "::"])("refuses a port on which a program listens at %s", async (host) => {
  const { server, port } = await occupy(host).catch(({ code }: NodeJS.ErrnoException) => {
    // A machine without IPv6.
    expect(code).toMatch(/EAFNOSUPPORT|EADDRNOTAVAIL/)
    return { server: undefined, port: undefined }
  })
  if (!server) return
  await expect(serve(["--port", at(port)], { npm_lifecycle_event: "start" })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use( by .+ \\(process ${process.pid}\\))?\\. Stop .+: npm start -- --port 9100$`),
  )
  server.close()
})

describe("on another system", () => {
  const answerWith = (event: string, error?: object) =>
    jest.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
      process.nextTick(() => this.emit(event, error))
      return this
    })
  afterEach(() => jest.restoreAllMocks())

  it("refuses a port that only an administrator may use", async () => {
    const port = await freePort()
    answerWith("error", { code: "EACCES" })
    const message = `does not allow this program to use port ${port}. Use another port: npm start -- --port 9100`
    await expect(serve(["--port", at(port)])).rejects.toThrow(message)
  })

  it("does not suggest the port that cannot be used", async () => {
    answerWith("error", { code: "EADDRINUSE" })
    await expect(serve(["--port", "9100"])).rejects.toThrow("npm start -- --port 9200")
  })

  it("refuses a port that a program uses at all addresses, although another program can listen at one of them", async () => {
    const { server, port } = await occupy("0.0.0.0")
    answerWith("listening")
    await expect(serve(["--port", at(port)])).rejects.toThrow(`Port ${port} is in use`)
    server.close()
  })
})

it("ignores the arguments of a script that serves nothing", async () =>
  expect(await requirePorts("scripts/build.ts", ["--prefix-paths"], {})).toEqual({}))

describe("the program that has a port", () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
    [
      "Linux without lsof",
      "linux",
      {
        "ss -Hltnp sport = :9000": 'LISTEN 0 511 *:9000 *:* users:(("node",pid=194,fd=19))\n',
        "ps -o args= -p 194": "node scripts/run.cjs scripts/start.ts\n",
      },
      ' by "node scripts/run.cjs scripts/start.ts" (process 194)',
    ],
    [
      "macOS",
      "darwin",
      { "lsof -nP -t -iTCP:9000 -sTCP:LISTEN": "194\n195\n", "ps -o args= -p 194": "/usr/local/bin/node server.js\n" },
      ' by "/usr/local/bin/node server.js" (process 194)',
    ],
    [
      "Windows in German",
      "win32",
      {
        "netstat -ano": [
          "  TCP    127.0.0.1:50001        127.0.0.1:9000         HERGESTELLT     7",
          "  TCP    127.0.0.1:9000         127.0.0.1:50001        HERGESTELLT     8",
          "  TCP    127.0.0.1:19000        0.0.0.0:0              ABHÖREN         9",
          "  TCP    [::1]:9000             [::]:0                 ABHÖREN         194",
        ].join("\r\n"),
        "tasklist /NH /FO CSV /FI PID eq 194": '\r\n"node.exe","194","Console","1","64.532 K"\r\n',
      },
      " by node.exe (process 194)",
    ],
    ["a system that does not tell it", "linux", {}, ""],
    ["Windows without it", "win32", {}, ""],
  ])("is named on %s", (_system, platform, outputs, expected) => {
    const run = (...command: string[]) => outputs[command.join(" ")] ?? ""
    expect(programOn(9000, run, platform)).toBe(expected)
  })
})
