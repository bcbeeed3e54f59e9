import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { Tabs } from "../../components/Tabs/Tabs"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./Features.module.css"

interface Props {
  id: string
  page: Queries.HomePageFieldsFragment
}

/** Features of the program in tabs. */
export function Features({ id, page: { features: text, featureTabs } }: Props) {
  const tabs = featureTabs.map(({ id: key, label, title, body, points, figure }) => ({
    id: key,
    label,
    panel: (
      <div className={styles.panel}>
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          <Prose paragraphs={body} />
          {points?.length ? (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </div>
        {figure ? <ContentFigure figure={figure} sizes="(min-width: 56rem) 36rem, 92vw" /> : null}
      </div>
    ),
  }))
  return (
    <Section id={id} text={text} tone="tint">
      <Tabs label={text.title} tabs={tabs} />
    </Section>
  )
}
