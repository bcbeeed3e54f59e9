import { PassThrough } from "node:stream"
import { readPassword } from "./readPassword"

/** Types lines in a terminal. Returns the password, or the error, and everything that the terminal has shown. */
async function type(...lines: string[]) {
  const setRawMode = jest.fn()
  const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode })
  let shown = ""
  const reading = readPassword(terminal, (text) => (shown += text)).catch(String)
  terminal.write(lines.map((line) => `${line}\r`).join(""))
  const result = await reading
  return { result, shown, setRawMode }
}

it("asks twice in a terminal, and shows neither line", async () => {
  const { result, shown, setRawMode } = await type(" open sesamx\x7fe ", "open sesame")
  expect(result).toBe("open sesame")
  expect(shown).toBe("Shared sign-in password: \nThe same password again: \n")
  // In raw mode, the terminal itself shows nothing either.
  expect(setRawMode.mock.calls).toEqual([[true], [false]])
})

it.each(["", "open"])("rejects the repetition %j in a terminal", async (repetition) => {
  expect((await type("open sesame", repetition)).result).toContain("The two passwords are not the same.")
})

it.each([["open\x03"], ["open sesame", "\x03"]])("ends at Ctrl+C after %j", async (...lines) => {
  expect((await type(...lines)).result).toBe("Error: Canceled. Nothing has changed.")
})
