/** Returns whether a host name, as in `URL.hostname`, is that of this machine (RFC 6761). */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
