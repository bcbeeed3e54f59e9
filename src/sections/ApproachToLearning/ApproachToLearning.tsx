import { graphql } from "gatsby"
import { Figure } from "../../components/Figure/Figure"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import * as styles from "./ApproachToLearning.module.css"

export const splitFragment = graphql`
  fragment SplitParts on SplitText {
    title
    body
    figure {
      ...FigureOfHalfWidth
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  splits: readonly Queries.SplitPartsFragment[]
}

/** How one learns here, told in parts: text and picture side by side, the sides changing. */
export function ApproachToLearning({ id, text, splits }: Props) {
  return (
    <Section id={id} text={text}>
      <ol className={styles.splits}>
        {splits.map(({ title, body, figure }) => (
          <li key={title} className={styles.split}>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <Prose paragraphs={body} />
            </div>
            {figure ? (
              <Figure
                src={figure.imageSrc}
                file={figure.imageSrcFile}
                darkFile={figure.imageSrcDarkFile}
                alt={figure.imageAlt}
                caption={figure.caption}
                sizes="(min-width: 56rem) 36rem, 92vw"
              />
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
