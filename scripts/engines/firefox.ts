/** Drives Firefox with Marionette, its own protocol for WebDriver (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). */
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import path from "node:path"
import { emptyFolder, startProgram } from "../lib/startProgram"
import type { StartEngine } from "./engine"

const programs = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"]

const preferences = {
  // Any free port, which Firefox writes into a file of the profile.
  "marionette.port": 0,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
}

/** The window of Firefox is wider than a phone. */
const style = ":root { min-width: 0 !important }"

export const firefox: StartEngine = async () => {
  const home = emptyFolder("firefox")
  const lines = Object.entries(preferences).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`)
  await writeFile(path.join(home, "user.js"), lines.join("\n"))
  await mkdir(path.join(home, "chrome"))
  await writeFile(path.join(home, "chrome/userChrome.css"), style)
  const program = await startProgram(
    programs.find(existsSync) ?? "firefox",
    ["--headless", "--no-remote", "--profile", home, "--marionette"],
    {
      environment: { HOME: home },
      // Firefox creates the file before it writes the port.
      ready: async () =>
        /\d+/.exec(await readFile(path.join(home, "MarionetteActivePort"), "utf8").catch(() => ""))?.[0],
      remedy: "Install Firefox: apt-get install firefox-esr; on macOS: brew install --cask firefox",
    },
  )
  const call = await createCall(connect(Number(program.value), "127.0.0.1"))
  await call("NewSession", { pageLoadStrategy: "none" })
  return {
    send: async (command, parameters) => ((await call(command, parameters)) as { value?: unknown }).value,
    close: program.close,
  }
}

/** Returns a function that sends a command and returns its result. It throws an Error if Firefox refuses the command or ends. */
async function createCall(socket: Socket) {
  const messages = messagesOf(socket)
  // The first message describes the server.
  await messages.next()
  return async (command: string, parameters: object): Promise<unknown> => {
    const body = JSON.stringify([0, 1, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(body)}:${body}`)
    const { value } = await messages.next()
    if (!value) throw new Error("Firefox has ended.")
    const [, , error, result] = value
    if (error) throw new Error(error.message)
    return result
  }
}

type Message = readonly [type: number, id: number, error: { message: string } | null, result: unknown]

/** Yields the messages of a connection. Each begins with its number of bytes and a colon. */
async function* messagesOf(socket: Socket): AsyncGenerator<Message, undefined> {
  let data = Buffer.alloc(0)
  for await (const chunk of socket) {
    data = Buffer.concat([data, chunk as Buffer])
    for (let colon = data.indexOf(":"); colon > 0; colon = data.indexOf(":")) {
      const end = colon + 1 + Number(data.subarray(0, colon))
      if (data.length < end) break
      yield JSON.parse(data.subarray(colon + 1, end).toString()) as Message
      data = data.subarray(end)
    }
  }
  return undefined
}
