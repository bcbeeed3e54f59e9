import { useSiteContent } from "../../site/useSiteContent"

/**
 * Keyword links for crawlers only: not seen, not read out, not in the tab order.
 * Every page they lead to is reached by the visible navigation too.
 */
export function SeoNavigation() {
  const { seoLinks } = useSiteContent()
  return (
    <div className="visually-hidden" aria-hidden="true" data-testid="seo-navigation">
      <ul>
        {seoLinks.map(({ label, href }) => (
          <li key={label}>
            {/* A plain link: Gatsby's would fetch a hundred pages ahead. */}
            <a href={href} tabIndex={-1}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
