/**
 * Returns what identifies a client for the rate limit: its IPv4 address, or the first 64 bits of its IPv6 address,
 * because a household has all addresses that begin with them.
 * @param remoteAddress IP address of the connection
 * @param trustedHeader name of the header in which the proxy in front of the function writes the client's address. Of a
 * list, the
 *   last item counts: the proxy appends it, and the client can write the others. Undefined: no header is trusted
 * @returns undefined if the trusted header is missing, so the proxy does not set it: the address of the connection
 * would be the proxy's,
 *   and a client could send the header itself
 */
export function clientOf(
  headers: Headers,
  remoteAddress: string,
  trustedHeader: string | undefined,
): string | undefined {
  const address = trustedHeader ? headers.get(trustedHeader)?.split(",").at(-1)?.trim() : remoteAddress
  if (address === undefined || (trustedHeader && address === "")) return undefined
  // An IPv4 address as Deno writes it if it listens to IPv6 too.
  const [, mappedIpv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mappedIpv4) return mappedIpv4
  // A URL normalizes an IPv6 address: lower case, no leading zeros.
  const url = `http://[${address}]`
  if (!URL.canParse(url)) return address
  const [start = "", end] = new URL(url).hostname.slice(1, -1).split("::")
  const [first, last] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean))
  if (!first || !last) return address
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last]
  return groups.slice(0, 4).join(":")
}
