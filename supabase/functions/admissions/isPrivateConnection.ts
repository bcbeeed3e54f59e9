/**
 * Returns whether no other program on the network can have read a request: it came over https:// to the proxy in front of the
 * function, or from this machine.
 * @param remoteAddress IP address of the connection. Undefined: Supabase gives none, and serves functions only over
 * https://
 */
export function isPrivateConnection(headers: Headers, remoteAddress: string | undefined): boolean {
  const protocol = headers.get("x-forwarded-proto")?.split(",").at(0)?.trim()
  if (protocol) return protocol === "https"
  return remoteAddress === undefined || /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress)
}
