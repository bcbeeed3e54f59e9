import { absoluteUrl } from "../../routes"
import type { StructuredData } from "../jsonLd"

/**
 * The way from the home page to a page, as a schema.org BreadcrumbList.
 * @param steps what comes after the home page, the page itself last
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
