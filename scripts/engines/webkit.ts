/** Drives WebKitGTK, the engine of Safari for Linux, with its own server of WebDriver. */
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import getPort from "get-port"
import { emptyFolder, startProgram } from "../lib/startProgram"
import type { StartEngine } from "./engine"

/** A small browser that belongs to the library of the driver. Debian has no other one with a driver. */
const programs = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const remedy = "Install WebKitGTK: apt-get install webkit2gtk-driver xvfb; macOS has no package of it"

/** The program's bar is wider than a phone. */
const style = "* { min-width: 0; padding: 0; margin: 0 }"

/** URL path of each command, below that of the session. */
const paths = {
  Navigate: "url",
  ExecuteScript: "execute/sync",
  SwitchToFrame: "frame",
  ElementClick: "element/{id}/click",
  PerformActions: "actions",
  SetWindowRect: "window/rect",
}

export const webkit: StartEngine = async () => {
  const home = emptyFolder("webkit")
  await mkdir(path.join(home, "gtk-3.0"))
  await writeFile(path.join(home, "gtk-3.0/gtk.css"), style)
  // The screen is always a virtual one, so that no window takes the focus of a developer.
  const screen = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
    ready: (output) => /^\d+$/m.exec(output)?.[0],
    remedy,
  })
  const url = `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`
  const driver = await startProgram("WebKitWebDriver", [`--port=${new URL(url).port}`], {
    environment: { HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${screen.value}`, GDK_BACKEND: "x11" },
    ready: () => fetch(`${url}/status`).catch(() => undefined),
    remedy,
  })
  const close = async () => {
    await driver.close()
    await screen.close()
  }
  // With "eager", the driver also waits for delayed scripts (observed with 2.50.6).
  const browserOptions = { binary: programs.find(existsSync), args: ["--automation", "--full-screen"] }
  const alwaysMatch = { pageLoadStrategy: "none", "webkitgtk:browserOptions": browserOptions }
  const session = (await post(`${url}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
  return {
    send: (command, parameters) =>
      post(`${url}/session/${session.sessionId}/${paths[command].replace("{id}", String(parameters.id))}`, parameters),
    close,
  }
}

/**
 * Milliseconds within which the driver has to answer. A command that arrives while the page changes its process may get no answer
 * (observed with 2.50.6), so it is sent again.
 */
const commandLimit = 20_000

/** Sends a command to the driver. @throws Error with the driver's message if the command fails, or if there is no answer */
async function post(url: string, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(commandLimit)
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error((value as { message: string }).message)
  return value
}
