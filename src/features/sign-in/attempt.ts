import type { Outcome } from "./outcome"
import { signIn, type Credentials, type SignInOptions } from "./signIn"

/** Signs in against this site's own sheet. Fetched with the CSV parser, once somebody begins to sign in. */
export function attempt(
  credentials: Credentials,
  options: Pick<SignInOptions, "signal" | "timeLimit">,
): Promise<Outcome> {
  return signIn(credentials, {
    ...options,
    sheetUrl: process.env.GATSBY_SIGN_IN_SHEET_URL ?? "",
    passwordHash: process.env.GATSBY_SIGN_IN_PASSWORD_HASH ?? "",
  })
}
