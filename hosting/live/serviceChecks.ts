/**
 * Checks of the services of a deployed site. They send what its pages send, and what anyone with the public keys can
 * send. They change nothing, and print no key, password, name or id.
 */
import type { Content } from "../../content-tools/model"
import type { Environment } from "../../environment"
import type { Check } from "../checks/check"
import { clockCheck } from "./clockCheck"
import { formChecks } from "./formChecks"
import { newsletterCheck } from "./newsletterCheck"
import { recordsChecks } from "./recordsChecks"
import { signInChecks, signInLimitCheck, type SignIn } from "./signInChecks"

/** How a site was built, and what only the person who checks it knows. */
export interface PublishedSite {
  environment: Environment
  content: Pick<Content, "forms.json">
  signIn: SignIn
  staffKey: string | undefined
}

/** @param origin of the site */
export function serviceChecks(origin: string, { environment, content, signIn, staffKey }: PublishedSite): Check[] {
  return [
    ...recordsChecks(origin, environment, staffKey),
    clockCheck(environment),
    ...signInChecks(origin, environment, signIn),
    signInLimitCheck(origin, environment, signIn),
    newsletterCheck(environment),
    ...formChecks(environment, content["forms.json"]),
  ]
}
