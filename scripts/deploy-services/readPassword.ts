import { createInterface } from "node:readline"
import { Writable, type Readable } from "node:stream"
import { normalizePassword } from "../../src/features/sign-in/checkPassword"

/**
 * Reads a password from the first line, and its repetition from the second. In a terminal, it prints prompts and hides
 * what is typed. Otherwise the second line may be missing.
 * @throws Error if the password is missing, the lines differ, or the person presses Ctrl+C
 */
export async function readPassword(input: Readable & { isTTY?: boolean }, print: (text: string) => void) {
  const { isTTY = false } = input
  const prompt = isTTY ? print : () => undefined
  // readline shows what is typed on its output, so this output discards it.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const typed: string[] = []
  const lines = createInterface({ input, output, terminal: isTTY })
  let isCanceled = false
  lines.on("SIGINT", () => {
    isCanceled = true
    lines.close()
  })
  prompt("Shared sign-in password: ")
  for await (const line of lines) {
    typed.push(normalizePassword(line))
    prompt(typed.length === 1 ? "\nThe same password again: " : "\n")
    if (typed.length === 2) break
  }
  lines.close()
  if (isCanceled) throw new Error("Canceled. Nothing has changed.")
  const [password = "", repeated = isTTY ? "" : password] = typed
  if (!password) throw new Error("The password is missing. Type it when asked, or pass it on standard input.")
  if (password !== repeated) throw new Error("The two passwords are not the same. Run the command again.")
  return password
}
