/** @jest-environment node */
import { pbkdf2Sync } from "node:crypto"
import { checkPassword } from "./checkPassword"

/** As scripts/sign-in-hash.ts makes it, with fewer rounds. */
const hashOf = (password: string, salt = Buffer.from("salt and more salt")) =>
  [
    "pbkdf2-sha256",
    10,
    salt.toString("base64url"),
    pbkdf2Sync(password, salt, 10, 32, "sha256").toString("base64url"),
  ].join(":")

it.each(["open sesame", "é🪁 with marks: ,:\"'", " spaces count ", ""])(
  "knows the right password %j",
  async (password) => {
    // Salts whose base64 has the two characters in which base64url differs.
    for (const salt of [Buffer.from([251, 255, 254, 62, 63]), Buffer.from("salt")])
      expect(await checkPassword(password, hashOf(password, salt))).toBe("right")
  },
)

it.each(["open sesam", "Open sesame", "open sesame ", ""])("knows that %j is another one", async (password) => {
  expect(await checkPassword(password, hashOf("open sesame"))).toBe("wrong")
})

it("reads what the script prints for the local services", async () => {
  expect(await checkPassword("seven-honest-axes-2025", process.env.GATSBY_SIGN_IN_PASSWORD_HASH ?? "")).toBe("right")
})

it.each(["", "open sesame", "pbkdf2-sha256:0:c2FsdA:aGFzaA", "md5:1:c2FsdA:aGFzaA", "pbkdf2-sha256:10:c2FsdA:a"])(
  "says that it cannot check against %j",
  async (hash) => {
    expect(await checkPassword("open sesame", hash)).toBe("impossible")
  },
)

it("says that it cannot check on a page that came without https", async () => {
  const { crypto } = globalThis
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true })
  try {
    expect(await checkPassword("open sesame", hashOf("open sesame"))).toBe("impossible")
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true })
  }
})
