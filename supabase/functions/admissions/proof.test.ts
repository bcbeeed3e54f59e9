import { createHash } from "node:crypto"
import { createProofCheck } from "./proof.ts"

const proof = "c2VjcmV0IGJ5dGVzIGFmdGVyIHRoZSBwdWJsaXNoZWQ"
const isProof = createProofCheck(createHash("sha256").update(proof).digest("base64url"))

it("accepts the text whose hash is configured", () => {
  expect(isProof(proof)).toBe(true)
})

it("compares hashes in base64url, which has other characters than base64", () => {
  expect(createProofCheck("XcROKC7FrF3hEnKks5Hh1sH7_aPiz-HMfxFEWJU-dBc")("proof 4")).toBe(true)
})

it.each(["", proof.slice(1), `${proof}=`, proof.toLowerCase(), "\0"])("rejects %j", (text) => {
  expect(isProof(text)).toBe(false)
})
