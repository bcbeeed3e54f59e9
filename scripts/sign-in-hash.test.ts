import { checkPassword, deriveProof } from "../src/features/sign-in/checkPassword"
import { createProofCheck } from "../supabase/functions/admissions/proof"
import { runScript } from "./testing/runScript"

const password = "held up passphrase 5!"

it.each([`${password}\n`, `  ${password} \r\n${password}`])(
  "prints the variables with which the site and the admissions function accept the password of the input %j",
  async (input) => {
    const { stdout, stderr } = await runScript("sign-in-hash.ts", [], { input })
    expect(stderr).toBe("")
    const [, passwordHash = "", proofHash = ""] =
      /^GATSBY_SIGN_IN_PASSWORD_HASH=(pbkdf2-sha256:600000:\S+)\nSIGN_IN_PROOF_HASH=(\S+)\n$/.exec(stdout) ?? []
    expect(await checkPassword(password, passwordHash)).toBe("right")
    const isProof = createProofCheck(proofHash)
    expect(isProof(await deriveProof(password, passwordHash))).toBe(true)
    expect(isProof(await deriveProof("held up passphrase 6!", passwordHash))).toBe(false)
  },
)

it.each([
  ["a password in the command", `${password}\n`, [password], "the shell's history keeps it"],
  ["only spaces", "  \n", [], "The password is missing."],
  ["a different repetition", `${password}\n${password}!\n`, [], "The two passwords are not the same."],
  ["a common password", "P@ssw0rd2025!\n", [], "Choose a longer one, such as four random words."],
  ["the name of the site", "BLAST AI 2025!\n", [], "This password is easy to guess"],
])("rejects %s with a remedy, and prints no hash", async (_, input, args, message) => {
  const { code, stdout, stderr } = await runScript("sign-in-hash.ts", args, { input })
  expect([code, stdout]).toEqual([1, ""])
  expect(stderr).toContain(message)
  expect(stderr).not.toContain(password)
})
