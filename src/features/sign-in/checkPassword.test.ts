/** @jest-environment node */
import { pbkdf2Sync } from "node:crypto"
import { sampleSignIn } from "../../../local-services/spreadsheet/sampleSheet"
import { formatPasswordHash } from "../../passwordHashFormat"
import { checkPassword, deriveProof } from "./checkPassword"

/** Like scripts/deploy-services/hashPassword.ts, with fewer iterations. */
const hashOf = (password: string, salt = Buffer.from("salt and more salt")) =>
  formatPasswordHash(10, salt.toString("base64url"), pbkdf2Sync(password, salt, 10, 32, "sha256").toString("base64url"))

it.each(["open sesame", "é🪁 with marks: ,:\"'", "inner  spaces", ""])(
  "accepts the right password %j",
  async (password) => {
    // The first salt has the two characters in which base64 and base64url differ.
    for (const salt of [Buffer.from([251, 255, 254, 62, 63]), Buffer.from("salt")])
      expect(await checkPassword(password, hashOf(password, salt))).toBe("right")
  },
)

it.each(["open sesam", "Open sesame", "opensesame", ""])("rejects the wrong password %j", async (password) => {
  expect(await checkPassword(password, hashOf("open sesame"))).toBe("wrong")
})

it("ignores spaces at the ends of the typed password, which pasting adds", async () => {
  const hash = hashOf("open sesame")
  expect(await checkPassword("\u00a0 open sesame\n", hash)).toBe("right")
  expect(await deriveProof(" open sesame ", hash)).toBe(await deriveProof("open sesame", hash))
})

it("reads the hash of the local services, and derives their proof", async () => {
  const { password, proof } = sampleSignIn
  expect(await checkPassword(password, process.env.GATSBY_SIGN_IN_PASSWORD_HASH)).toBe("right")
  expect(await deriveProof(password, process.env.GATSBY_SIGN_IN_PASSWORD_HASH)).toBe(proof)
})

it("derives the proof of every password, with another salt than the hash", async () => {
  for (const password of ["open sesame", "wrong", ""]) {
    const proof = pbkdf2Sync(password, "saltproof", 10, 32, "sha256").toString("base64url")
    expect(await deriveProof(password, hashOf("open sesame", Buffer.from("salt")))).toBe(proof)
  }
})

it.each(["", "open sesame", "pbkdf2-sha256:0:c2FsdA:aGFzaA", "md5:1:c2FsdA:aGFzaA"])(
  "returns impossible for the malformed hash %j",
  async (hash) => {
    expect(await checkPassword("open sesame", hash)).toBe("impossible")
    expect(await deriveProof("open sesame", hash)).toBe("")
  },
)

it("returns impossible on a page without HTTPS", async () => {
  jest.replaceProperty(globalThis, "crypto", {} as Crypto)
  expect(await checkPassword("open sesame", hashOf("open sesame"))).toBe("impossible")
  expect(await deriveProof("open sesame", hashOf("open sesame"))).toBe("")
})
