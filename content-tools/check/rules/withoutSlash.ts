/** Removes trailing slashes, but keeps the path `/`. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "")
}
