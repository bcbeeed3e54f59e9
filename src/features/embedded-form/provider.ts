import { siblingFormOrigins } from "../../formOrigins"

/** Who the form provider is: the origins that a form's frame may stand on, and the scripts it may have loaded. */

/** Domains of the provider (https://www.jotform.com). */
const providerDomain = /(^|\.)jotform\.(com|pro)$/

/** The exact origins that a form may speak from, as the build's environment names them; the policy of the pages names the same. */
function formOrigins(): readonly string[] {
  const own = process.env.GATSBY_FORMS_URL ?? ""
  const further = (process.env.GATSBY_FORMS_ORIGINS ?? "").split(/[\s,]+/)
  return [own, ...siblingFormOrigins(own, further)].filter(Boolean)
}

/** Whether a form may speak from this origin. `null`, the origin of sandboxed frames and data addresses, never is one. */
export function isFormOrigin(origin: string): boolean {
  return formOrigins().includes(origin)
}

/**
 * The script that a form may have the page load: the sender and the script stand on the provider's domains, over https
 * (a stand-in on this machine counts too), and on an origin that the content-security policy of the pages lets in.
 * @param address as the form wrote it
 * @param sender origin of the form's frame
 * @returns undefined where it may not
 */
export function permittedScript(address: string, sender: string): URL | undefined {
  const [script, form] = [parsed(address), parsed(sender)]
  if (!script || !form || !isProvider(form) || !isProvider(script)) return undefined
  return isFormOrigin(script.origin) ? script : undefined
}

function isProvider({ protocol, hostname }: URL): boolean {
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return /^https?:$/.test(protocol)
  return protocol === "https:" && providerDomain.test(hostname)
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
