/** Words that replace parts of field names in the editor. Parts that are not listed stay as they are. */
const words: Readonly<Record<string, string>> = {
  src: "file",
  alt: "description",
  href: "address",
  id: "ID",
  iso: "country",
  lede: "introduction",
  seo: "search engines",
}

/** Returns a name in plain words: `imageAlt` → `Image description`, `TeamMember` → `Team member`. */
export function plainWords(name: string): string {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s-]+/)
  const text = parts.map((part) => words[part] ?? part).join(" ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
