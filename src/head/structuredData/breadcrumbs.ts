import { absoluteUrl } from "../../routes"
import type { StructuredData } from "../jsonLd"

/**
 * Returns a schema.org BreadcrumbList that starts at the home page.
 * @param steps the pages after the home page; the current page is the last one
 */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
