import { execFileSync } from "node:child_process"
import { checkPassword, deriveProof } from "../src/features/sign-in/checkPassword"
import { createProofCheck } from "../supabase/functions/sheet/proof"

it("prints the variables with which the site and the sheet broker accept the password", async () => {
  const password = "open sesame é"
  const output = execFileSync(process.execPath, ["--import", "tsx", "scripts/sign-in-hash.ts", password], {
    encoding: "utf8",
  })
  const [, passwordHash = "", proofHash = ""] =
    /^GATSBY_SIGN_IN_PASSWORD_HASH=(\S+)\nSIGN_IN_PROOF_HASH=(\S+)\n$/.exec(output) ?? []
  expect(await checkPassword(password, passwordHash)).toBe("right")
  const isProof = createProofCheck(proofHash)
  expect(await isProof(await deriveProof(password, passwordHash))).toBe(true)
  expect(await isProof(await deriveProof("open sesame", passwordHash))).toBe(false)
})
