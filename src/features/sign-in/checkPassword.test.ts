/** @jest-environment node */
import { pbkdf2Sync } from "node:crypto"
import { checkPassword } from "./checkPassword"

/** Like scripts/sign-in-hash.ts, with fewer iterations. */
const hashOf = (password: string, salt = Buffer.from("salt and more salt")) =>
  [
    "pbkdf2-sha256",
    10,
    salt.toString("base64url"),
    pbkdf2Sync(password, salt, 10, 32, "sha256").toString("base64url"),
  ].join(":")

it.each(["open sesame", "é🪁 with marks: ,:\"'", " spaces count ", ""])(
  "accepts the right password %j",
  async (password) => {
    // The first salt has the two characters in which base64 and base64url differ.
    for (const salt of [Buffer.from([251, 255, 254, 62, 63]), Buffer.from("salt")])
      expect(await checkPassword(password, hashOf(password, salt))).toBe("right")
  },
)

it.each(["open sesam", "Open sesame", "open sesame ", ""])("rejects the wrong password %j", async (password) => {
  expect(await checkPassword(password, hashOf("open sesame"))).toBe("wrong")
})

it("reads the hash of the local services", async () => {
  expect(await checkPassword("seven-honest-axes-2025", process.env.GATSBY_SIGN_IN_PASSWORD_HASH)).toBe("right")
})

it.each(["", "open sesame", "pbkdf2-sha256:0:c2FsdA:aGFzaA", "md5:1:c2FsdA:aGFzaA", "pbkdf2-sha256:10:c2FsdA:a"])(
  "returns impossible for the malformed hash %j",
  async (hash) => {
    expect(await checkPassword("open sesame", hash)).toBe("impossible")
  },
)

it("returns impossible on a page without HTTPS", async () => {
  const { crypto } = globalThis
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true })
  try {
    expect(await checkPassword("open sesame", hashOf("open sesame"))).toBe("impossible")
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true })
  }
})
