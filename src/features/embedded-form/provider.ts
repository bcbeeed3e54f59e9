import { formOrigins, isProviderHost, splitOrigins } from "../../formProvider"
import { isLoopback } from "../../loopback"

/**
 * Returns whether an origin is on the exact allowlist. The content-security policy of the pages uses the same
 * allowlist.
 */
export function isFormOrigin(origin: string): boolean {
  const extraOrigins = splitOrigins(process.env.GATSBY_FORMS_ORIGINS ?? "")
  return origin !== "" && formOrigins(process.env.GATSBY_FORMS_URL, extraOrigins).includes(origin)
}

/**
 * Returns the URL of a script that a form may load into the page. The form and the script must be on domains of the
 * provider over HTTPS, or on this machine. The script's origin must be on the allowlist.
 */
export function permittedScript(address: string, formOrigin: string): URL | undefined {
  const script = parseUrl(address)
  return isProvider(parseUrl(formOrigin)) && isProvider(script) && isFormOrigin(script.origin) ? script : undefined
}

function isProvider(url: URL | undefined): url is URL {
  if (!url) return false
  const { protocol, hostname } = url
  if (isLoopback(hostname)) return /^https?:$/.test(protocol)
  return protocol === "https:" && isProviderHost(hostname)
}

/** Returns undefined for an invalid URL. Safari 16 has no `URL.canParse`. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
