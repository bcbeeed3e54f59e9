import type { Environment } from "../../environment"
import { checkPassword, deriveProof } from "../../src/features/sign-in/checkPassword"
import { isWholeSheet, signInFor } from "../../src/signInUrl"
import { signInsPerMinute } from "../../supabase/functions/admissions/rateLimit"
import { Failure, NotChecked, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { build, expectReadable, failsAbove } from "./responses"

/** What only the person who checks a site knows: the shared password, and an address in the sheet. */
export interface SignIn {
  password: string | undefined
  email: string | undefined
}

/** @param origin of the site */
export function signInChecks(origin: string, environment: Environment, { password, email }: SignIn): Check[] {
  const { GATSBY_SIGN_IN_SHEET_URL: url, GATSBY_SIGN_IN_PASSWORD_HASH: hash } = environment
  const hasFunction = !isWholeSheet(url)
  const share = 'Share the sheet as "anyone with the link can view"'
  const useFunction =
    "Deploy supabase/functions/admissions with --no-verify-jwt, " +
    `and set GATSBY_SIGN_IN_SHEET_URL of the site to its address with /sign-in?email={email}. ${build}`

  /** Returns whether the response for an address has a row. @throws Error if it is not the sheet */
  async function hasRow(address: string, proof: string): Promise<boolean> {
    const init = { headers: { origin }, ...(hasFunction && { method: "POST", body: proof }) }
    const response = await sendToService(signInFor(url, address), init)
    const isHtml = response.body.trimStart().startsWith("<")
    if (hasFunction && response.status === 403) throw new NotChecked("The function refuses pages of this site")
    if (response.status !== 200 || isHtml) {
      const remedy =
        hasFunction || response.status === 405 ? useFunction : `${share}, or correct GATSBY_SIGN_IN_SHEET_URL. ${build}`
      throw new Failure(
        `The ${hasFunction ? "function" : "sign-in sheet"} responds with status ${response.status}${isHtml ? " and a web page" : ""}`,
        remedy,
      )
    }
    if (hasFunction) expectReadable(origin, response)
    if (response.body.trim() === "")
      throw new NotChecked("No sign-ins are published yet. The staff run npm run admissions publish")
    return response.body.trim().includes("\n")
  }

  return [
    {
      title: "the sign-in sheet answers pages of this site, and lists no row without the password",
      remedy: useFunction,
      run: async () => {
        for (const address of ["check-live-no-such-address@example.org", "", "*", "%"])
          if (await hasRow(address, "no proof")) throw new Error("The sheet returns rows")
      },
    },
    {
      title: "the shared password and a listed address sign in",
      remedy:
        "Correct CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL if it has a typo. " +
        "Otherwise, type the password again: npm run deploy:services -- --new-password. " +
        `It sets SIGN_IN_PROOF_HASH of the function, and prints the variables of the site. ${build}`,
      run: async () => {
        if (!password) throw new NotChecked("CHECK_SIGN_IN_PASSWORD is not set")
        if ((await checkPassword(password, hash)) !== "right")
          throw new Error("GATSBY_SIGN_IN_PASSWORD_HASH is not the hash of CHECK_SIGN_IN_PASSWORD")
        if (!email || !hasFunction)
          throw new NotChecked("CHECK_SIGN_IN_EMAIL is not set, or the site does not use the function")
        await hasRow("", "no proof").catch(() => {
          throw new NotChecked("The sign-in sheet does not answer")
        })
        if (!(await hasRow(email, await deriveProof(password, hash))))
          throw new Error("SIGN_IN_PROOF_HASH does not fit the password, or CHECK_SIGN_IN_EMAIL is not published")
      },
    },
  ]
}

export function signInLimitCheck(origin: string, environment: Environment, { password, email }: SignIn): Check {
  const { GATSBY_SIGN_IN_SHEET_URL: url, GATSBY_SIGN_IN_PASSWORD_HASH: hash } = environment
  return {
    title:
      `sign-in ${signInsPerMinute + 1} of a minute is refused, also with other forwarded addresses. ` +
      "Then CHECK_SIGN_IN_EMAIL has to wait for a minute",
    remedy:
      "Let the proxy in front of supabase/functions/admissions write the client's address into the header " +
      "CLIENT_ADDRESS_HEADER itself, and not pass on that of the client.",
    run: async () => {
      if (!password || !email || isWholeSheet(url))
        throw new NotChecked(
          "CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL is not set, or the site does not use the function",
        )
      const address = signInFor(url, email)
      const body = await deriveProof(password, hash)
      // A new minute may begin meanwhile: these are more than the limit in each of two minutes.
      for (let count = 0; count <= 2 * signInsPerMinute; count += 1) {
        const claimed = `198.51.100.${count}`
        const headers = { origin, "x-forwarded-for": claimed, "x-real-ip": claimed }
        const init = { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) }
        const response = await fetch(address, init).catch(failsAbove)
        if (response.status === 429) return
        if (!(await response.text()).trim().includes("\n"))
          throw new NotChecked("The sign-in fails, as a line above says")
      }
      throw new Error(`${2 * signInsPerMinute + 1} sign-ins within two minutes are accepted`)
    },
  }
}
