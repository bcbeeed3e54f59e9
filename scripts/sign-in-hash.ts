/**
 * `npm run --silent sign-in:hash`: reads the shared sign-in password from a prompt or standard input, and prints two
 * variables. GATSBY_SIGN_IN_PASSWORD_HASH of the site is the salted PBKDF2 hash, and SIGN_IN_PROOF_HASH of the
 * admissions function is the hash of the proof that the site derives from the password
 * (src/features/sign-in/checkPassword.ts).
 */
import { createHash, pbkdf2Sync, randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import * as common from "@zxcvbn-ts/language-common"
import * as english from "@zxcvbn-ts/language-en"
import { contentFolder } from "../content-tools/contentFolder"
import { readPassword } from "./sign-in-hash/readPassword"

/** OWASP Password Storage Cheat Sheet (2023): at least 600,000 iterations of PBKDF2 with SHA-256. */
const iterations = 600_000

async function main(): Promise<void> {
  if (process.argv.length > 2)
    throw new Error(
      "Do not write the password into the command, because the shell's history keeps it. Run this, and type the password when asked: npm run --silent sign-in:hash",
    )
  const password = await readPassword(process.stdin, (text) => void process.stderr.write(text))
  // The highest score means at least 10^10 guesses: enough for a slow hash that attackers can download.
  if (scoreOf(password) < 4)
    throw new Error(
      "This password is easy to guess, and everybody can download its hash. Choose a longer one, such as four random words.",
    )
  const salt = randomBytes(16)
  const derive = (usedSalt: Buffer) => pbkdf2Sync(password, usedSalt, iterations, 32, "sha256").toString("base64url")
  const proof = derive(Buffer.concat([salt, Buffer.from("proof")]))
  console.log(
    `GATSBY_SIGN_IN_PASSWORD_HASH=${["pbkdf2-sha256", iterations, salt.toString("base64url"), derive(salt)].join(":")}`,
  )
  console.log(`SIGN_IN_PROOF_HASH=${createHash("sha256").update(proof).digest("base64url")}`)
}

/**
 * Returns zxcvbn's score, from 0 to 4. The names of the site and its programs are the first words that an attacker
 * tries.
 */
function scoreOf(password: string): number {
  const texts = ["site.json", "programs.json"].map((file) => readFileSync(path.join(contentFolder(), file), "utf8"))
  const words = [...texts.join().matchAll(/"name": *"([^"]*)"/g)].flatMap(([, name = ""]) => [name, ...name.split(" ")])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  const estimate = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
  return estimate.check(password, [...new Set(words)]).score
}

void main()
