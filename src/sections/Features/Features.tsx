import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { Tabs } from "../../components/Tabs/Tabs"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./Features.module.css"

/** Features of the program in tabs. */
export function Features({ id, page }: { id: string; page: Queries.HomePageFieldsFragment }) {
  const { features: text, featureTabs: tabs } = page
  return (
    <Section id={id} text={text} tone="tint">
      <Tabs
        label={text.title}
        tabs={tabs.map((tab) => ({ id: tab.id, label: tab.label, panel: <FeaturePanel tab={tab} /> }))}
      />
    </Section>
  )
}

function FeaturePanel({ tab }: { tab: Queries.FeatureTabFieldsFragment }) {
  const { title, body, points, figure } = tab
  return (
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
  )
}
