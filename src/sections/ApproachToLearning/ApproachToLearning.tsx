import { graphql } from "gatsby"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./ApproachToLearning.module.css"

export const splitFragment = graphql`
  fragment ApproachData on Query {
    homePage {
      approach {
        ...SectionHead
      }
      approachSplits {
        title
        body
        figure {
          ...ContentFigureParts
        }
      }
    }
  }
`

/** How students learn: numbered steps. On wide screens, the figure is to the right or left of the text, in turn. */
export function ApproachToLearning({ id, data }: { id: string; data: Queries.ApproachDataFragment }) {
  const { approach: text, approachSplits: splits } = data.homePage
  return (
    <Section id={id} text={text}>
      <ol className={styles.splits}>
        {splits.map(({ title, body, figure }) => (
          <li key={title} className={styles.split}>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <Prose paragraphs={body} />
            </div>
            {figure ? <ContentFigure figure={figure} sizes="(min-width: 56rem) 36rem, 92vw" /> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
