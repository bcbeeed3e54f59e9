import { createHash, pbkdf2Sync, randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import * as common from "@zxcvbn-ts/language-common"
import * as english from "@zxcvbn-ts/language-en"
import { contentFolder } from "../../content-tools/contentFolder"
import { deriveProof } from "../../src/features/sign-in/checkPassword"
import { formatPasswordHash, passwordIterations } from "../../src/passwordHashFormat"

/** Takes a fifth of a second to create. */
let estimate: ZxcvbnFactory | undefined

/**
 * Returns the salted hash of the shared sign-in password, GATSBY_SIGN_IN_PASSWORD_HASH of the site.
 * @throws Error if the password is easy to guess
 */
export function hashPassword(password: string): string {
  // The highest score means at least 10^10 guesses: enough for a slow hash that attackers can download.
  if (scoreOf(password) < 4)
    throw new Error(
      "This password is easy to guess, and everybody can download its hash. Choose a longer one, such as four random words.",
    )
  const salt = randomBytes(16)
  const key = pbkdf2Sync(password, salt, passwordIterations, 32, "sha256")
  return formatPasswordHash(passwordIterations, salt.toString("base64url"), key.toString("base64url"))
}

/**
 * Returns the hash of the password's proof, SIGN_IN_PROOF_HASH of the function.
 * @param hash of the password
 */
export async function hashProof(password: string, hash: string): Promise<string> {
  return createHash("sha256")
    .update(await deriveProof(password, hash))
    .digest("base64url")
}

/**
 * Returns zxcvbn's score, from 0 to 4. The names of the site and its programs are the first words that an attacker
 * tries.
 */
function scoreOf(password: string): number {
  const texts = ["site.json", "programs.json"].map((file) => readFileSync(path.join(contentFolder(), file), "utf8"))
  const words = [...texts.join().matchAll(/"name": *"([^"]*)"/g)].flatMap(([, name = ""]) => [name, ...name.split(" ")])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  estimate ??= new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
  return estimate.check(password, [...new Set(words)]).score
}
