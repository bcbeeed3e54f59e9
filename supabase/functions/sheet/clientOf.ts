/**
 * Returns what identifies a client for the rate limit: its IPv4 address, or the first 64 bits of its IPv6 address, because a
 * household has all addresses that begin with them.
 * @param remoteAddress IP address of the connection
 * @param trustedHeader name of the header in which the proxy in front of the function writes the client's address. Of a list, the
 *   last item counts: the proxy appends it, and the client can write the others. Undefined: no header is trusted
 */
export function clientOf(headers: Headers, remoteAddress: string, trustedHeader: string | undefined): string {
  const forwarded = trustedHeader && headers.get(trustedHeader)?.split(",").at(-1)?.trim()
  const address = forwarded || remoteAddress
  // A URL normalizes an IPv6 address: lower case, no leading zeros, the IPv4 part as two groups.
  const url = `http://[${address}]`
  if (!URL.canParse(url)) return address
  const [start = "", end] = new URL(url).hostname.slice(1, -1).split("::")
  const [first, last] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean))
  if (!first || !last) return address
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last]
  const isMappedIpv4 = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  return isMappedIpv4 ? ipv4Of(groups.slice(6)) : groups.slice(0, 4).join(":")
}

/** Returns an IPv4 address from two groups of an IPv6 address. */
function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join(".")
}
