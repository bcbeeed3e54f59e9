import { Prose } from "../../components/Prose/Prose"
import { ScrollRow, scrollRowList } from "../../components/ScrollRow/ScrollRow"
import { Section } from "../../components/Section/Section"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./ApproachToLearning.module.css"

/**
 * How students learn: numbered steps, on phones in a row that scrolls. On wide screens, the figure is to the right or
 * left of the text, in turn.
 */
export function ApproachToLearning({ id, page }: { id: string; page: Queries.HomePageFieldsFragment }) {
  const { approach: text, approachSplits: splits } = page
  return (
    <Section id={id} text={text} isEmpty={!splits.length}>
      <ScrollRow label={text.title} className={styles.scroller}>
        <ol className={`${scrollRowList} ${styles.splits}`}>
          {splits.map(({ title, body, figure }) => (
            <li key={title} className={styles.split}>
              <div className={styles.text}>
                <h3 className={styles.title}>{title}</h3>
                <Prose paragraphs={body} />
              </div>
              {figure ? (
                <ContentFigure figure={figure} sizes="(min-width: 80rem) 31rem, (min-width: 48rem) 36vw, 75vw" />
              ) : null}
            </li>
          ))}
        </ol>
      </ScrollRow>
    </Section>
  )
}
