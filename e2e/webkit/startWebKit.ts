/** Starts WebKitGTK, the engine of Safari for Linux, with its driver. */
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import getPort from "get-port"
import { emptyFolder, startProgram } from "../../processes/startProgram"

/** A small browser that belongs to the library of the driver. Debian has no other one with a driver. */
const programs = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const remedy = "On Debian or Ubuntu, install WebKitGTK: apt-get install webkit2gtk-driver xvfb"

/** The program's bar is wider than a phone. */
const style = "* { min-width: 0; padding: 0; margin: 0 }"

/** CSS pixels of the virtual screen. */
export const screen = { width: 1920, height: 1200 }

/**
 * Milliseconds within which the driver has to answer. A command that arrives while the page changes its process may get
 * no answer (observed with 2.50.6), so it is sent again.
 */
const commandLimit = 20_000

/**
 * Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/).
 * @throws Error with the driver's message, or without an answer
 */
async function post(url: string, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(commandLimit)
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error((value as { message: string }).message)
  return value
}

/** Starts a browser with empty storage. @throws Error that says what to install */
export async function startWebKit() {
  const home = emptyFolder("webkit")
  await mkdir(path.join(home, "gtk-3.0"))
  await writeFile(path.join(home, "gtk-3.0/gtk.css"), style)
  // The screen is always a virtual one, so that no window takes the focus of a developer.
  const size = `${screen.width}x${screen.height}x24`
  const xServer = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"], {
    ready: (output) => /^\d+$/m.exec(output)?.[0],
    remedy,
  })
  const url = `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`
  const driver = await startProgram("WebKitWebDriver", [`--port=${new URL(url).port}`], {
    environment: { HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${xServer.value}`, GDK_BACKEND: "x11" },
    ready: () => fetch(`${url}/status`).catch(() => undefined),
    remedy,
  })
  // With "eager", the driver also waits for delayed scripts (observed with 2.50.6).
  const browserOptions = { binary: programs.find(existsSync), args: ["--automation", "--full-screen"] }
  const alwaysMatch = { pageLoadStrategy: "none", "webkitgtk:browserOptions": browserOptions }
  const session = (await post(`${url}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
  return {
    /** Sends a command to the session. @param command URL path below that of the session */
    send: (command: string, parameters: object) => post(`${url}/session/${session.sessionId}/${command}`, parameters),
    close: async () => {
      await driver.close()
      await xServer.close()
    },
  }
}
