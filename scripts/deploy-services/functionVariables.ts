import { createHash } from "node:crypto"
import type { Environment, Variables } from "../../environment"
import { checkPassword } from "../../src/features/sign-in/checkPassword"
import { letterPages } from "../../src/routes"
import { hashPassword, hashProof } from "./hashPassword"
import { randomKey } from "./siteVariables"
import { functionFile, siteFile } from "./variableFiles"

/** Returns the digest of a secret as Supabase lists it. */
export const digestOf = (value: string) => createHash("sha256").update(value).digest("hex")

interface Known {
  /** The variables in the file of the function. */
  kept: Variables
  /** Digests of the secrets that the function has, without those that a person replaces. */
  digests: Readonly<Record<string, string>>
}

/** Returns origins as browsers send them. The function accepts other spellings, such as a slash at the end. */
const originsIn = (list: string) =>
  list.split(",").map((item) => (URL.canParse(item.trim()) ? new URL(item.trim()).origin : item))

/** Returns the variables of the function that follow from those of the site. */
export function derivedVariables(site: Environment, kept: Variables, clientHeader: string): Variables {
  const tables = letterPages.map(({ tableVariable }): [string, string] => [
    `RECORDS_${tableVariable}`,
    site[`GATSBY_${tableVariable}`].trim(),
  ])
  const { SITE_ORIGIN: origins = "", CLIENT_ADDRESS_HEADER: header } = kept
  return {
    RECORDS_PUBLIC_KEY: site.GATSBY_RECORDS_API_KEY,
    // A person may have added other origins, such as that of a preview.
    SITE_ORIGIN: originsIn(origins).includes(site.GATSBY_SITE_URL) ? origins : site.GATSBY_SITE_URL,
    CLIENT_ADDRESS_HEADER: header || clientHeader,
    ...Object.fromEntries(tables),
  }
}

/**
 * @param digest of the value at the function; undefined if the function has none, or if a person replaces it
 * @throws Error if a value is another one than that of the function
 */
function refuseOther(name: string, value: string | undefined, digest: string | undefined, option: string): void {
  if (!value || !digest || digestOf(value) === digest) return
  throw new Error(
    `${name} on this computer is not the one that the function has. If it was replaced on another computer, copy ${siteFile} and ${functionFile} from there. To replace it everywhere, add -- ${option}.`,
  )
}

/**
 * Returns the staff's key. A key that only the function has cannot be read, and stays: then nothing is returned.
 * @throws Error if it is another one than that of the function, or public
 */
export function staffKey({ GATSBY_RECORDS_API_KEY: publicKey }: Environment, { kept, digests }: Known): Variables {
  if (kept.RECORDS_STAFF_KEY === publicKey || digests.RECORDS_STAFF_KEY === digestOf(publicKey))
    throw new Error(
      "GATSBY_RECORDS_API_KEY, which is public, is the same as RECORDS_STAFF_KEY. To replace the second one, add -- --new-staff-key.",
    )
  refuseOther("RECORDS_STAFF_KEY", kept.RECORDS_STAFF_KEY, digests.RECORDS_STAFF_KEY, "--new-staff-key")
  const { RECORDS_STAFF_KEY: key = digests.RECORDS_STAFF_KEY ? undefined : randomKey() } = kept
  return { RECORDS_STAFF_KEY: key }
}

/**
 * Returns the hash of the sign-in password, and the hash of its proof if the function does not have it. The function
 * gets both, so that Supabase's digests show whether its proof is of the same password as the hash of the site.
 * @param siteHash of the site, which may be missing
 * @param readPassword is called if hash and proof are missing, or of two passwords
 */
export async function signInHashes(
  siteHash: string | undefined,
  { kept, digests }: Known,
  readPassword: () => Promise<string>,
): Promise<Variables & { GATSBY_SIGN_IN_PASSWORD_HASH: string }> {
  const { GATSBY_SIGN_IN_PASSWORD_HASH: keptHash = "", SIGN_IN_PROOF_HASH: keptProof } = kept
  const hash = siteHash || keptHash
  if (!hash && digests.GATSBY_SIGN_IN_PASSWORD_HASH)
    throw new Error(
      `GATSBY_SIGN_IN_PASSWORD_HASH in ${siteFile} is empty, but the function has the proof of a password. ` +
        "Copy the variables of the site from its host. To replace the password, add -- --new-password.",
    )
  refuseOther("GATSBY_SIGN_IN_PASSWORD_HASH", hash, digests.GATSBY_SIGN_IN_PASSWORD_HASH, "--new-password")
  if (hash && hash === keptHash && keptProof)
    return { GATSBY_SIGN_IN_PASSWORD_HASH: hash, SIGN_IN_PROOF_HASH: keptProof }
  if (hash && digests.SIGN_IN_PROOF_HASH && digests.GATSBY_SIGN_IN_PASSWORD_HASH)
    return { GATSBY_SIGN_IN_PASSWORD_HASH: hash, SIGN_IN_PROOF_HASH: undefined }
  const password = await readPassword()
  const isSame = (await checkPassword(password, hash)) === "right"
  const usedHash = isSame ? hash : hashPassword(password)
  return { GATSBY_SIGN_IN_PASSWORD_HASH: usedHash, SIGN_IN_PROOF_HASH: await hashProof(password, usedHash) }
}
