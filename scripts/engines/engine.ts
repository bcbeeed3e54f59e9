/** A browser engine, driven with the commands of WebDriver (https://www.w3.org/TR/webdriver2/). */

/** The commands that the journeys need. Their parameters are those of the standard, and the `id` of an element. */
type Command = "Navigate" | "ExecuteScript" | "SwitchToFrame" | "ElementClick" | "PerformActions" | "SetWindowRect"

export interface Browser {
  /** Returns the result of a command. @throws Error with the message of the browser */
  send: (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>
  close: () => Promise<void>
}

/** Starts a browser with empty storage. @throws Error that says what to install */
export type StartEngine = () => Promise<Browser>
