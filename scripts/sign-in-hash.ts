/**
 * `npm run --silent sign-in:hash`: reads the shared sign-in password from a prompt or standard input, and prints two
 * variables: the hash for the site, and that of its proof for the admissions function. `deploy:services` makes the same
 * two.
 */
import { hashPassword, hashProof } from "./deploy-services/hashPassword"
import { readPassword } from "./deploy-services/readPassword"

async function main(): Promise<void> {
  if (process.argv.length > 2)
    throw new Error(
      "Do not write the password into the command, because the shell's history keeps it. Run this, and type the password when asked: npm run --silent sign-in:hash",
    )
  const password = await readPassword(process.stdin, (text) => void process.stderr.write(text))
  const hash = hashPassword(password)
  console.log(`GATSBY_SIGN_IN_PASSWORD_HASH=${hash}`)
  console.log(`SIGN_IN_PROOF_HASH=${await hashProof(password, hash)}`)
}

void main()
