/** Which addresses are well-formed, and where they lead. */
import { isLoopback } from "../src/loopback"

/** A host as `URL` parses it: a name or an IPv4 address without a dot at its end, or an IPv6 address. */
const wellFormedHost = /^([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])$/

export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  // `URL` accepts characters that no host has, such as a quotation mark.
  return /^https?:$/.test(protocol) && wellFormedHost.test(hostname)
}

export function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value
}

/** Names for tests and documents, which no public site can have (RFC 2606), and names without a dot. */
const reserved = /^(.+\.)?(test|example|invalid|example\.(com|net|org))$|^[^.[]+$/

/** Addresses of a private network (RFC 1918). */
const privateAddress = /^(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/

/**
 * Whether a URL may lead to a site that the public sees: not on this machine or a private network, and without a
 * reserved name. False for a malformed URL.
 */
export function isPublicUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false
  const { hostname } = new URL(value)
  return ![reserved, privateAddress].some((pattern) => pattern.test(hostname)) && !isLoopback(hostname)
}

/** Returns the id of the project at Supabase that a URL is of; undefined for another URL. */
export function projectOf(url: string): string | undefined {
  return /^https:\/\/([a-z0-9]+)\.supabase\.co(?![\w.-])/i.exec(url)?.[1]?.toLowerCase()
}

/** Whether a URL is more than that of a project at Supabase, or contains the path that Supabase's client adds. */
export function hasDataPath(url: string): boolean {
  const { pathname, hostname } = new URL(url)
  const path = pathname.replace(/\/+$/, "")
  return path.endsWith("/rest/v1") || (path !== "" && hostname.endsWith(".supabase.co"))
}

/** Whether a URL is more than that of a project at Supabase. */
export function isNoProject(url: string): boolean {
  return !/^https?:\/\/[^/]+\.supabase\.co\/?$/i.test(url)
}
