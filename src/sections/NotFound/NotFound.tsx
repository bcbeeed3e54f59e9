import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./NotFound.module.css"
import { OutlierPlot } from "./OutlierPlot"

export const notFoundFragment = graphql`
  fragment NotFoundParts on NotFoundPage {
    title
    text
    links {
      ...LinkParts
    }
  }
`

/** Content of the 404 page. */
export function NotFound({ text }: { text: Queries.NotFoundPartsFragment }) {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lede}>
          <InlineText text={text.text} />
        </p>
        <ul className={styles.links}>
          {text.links.map(({ label, href }, index) => (
            <li key={href}>
              <ButtonLink href={href} label={label} variant={index === 0 ? "primary" : "quiet"} />
            </li>
          ))}
        </ul>
      </div>
      <OutlierPlot />
    </div>
  )
}
