import { Brackets } from "../Brackets/Brackets"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./TitledTexts.module.css"

interface Props {
  items: readonly { readonly title: string; readonly text: string; readonly part?: string | null }[]
  ordered?: boolean
  /** Shows only the titles. The visitor opens the texts of a part. */
  isFolded?: boolean
}

/** Short texts with headings, in columns if there is room, with brackets for their parts. */
export function TitledTexts({ items, ordered = false, isFolded = false }: Props) {
  const List = ordered ? "ol" : "ul"
  return (
    <Brackets items={items} overviewOf={isFolded ? ({ title }) => title : undefined} hasColumns>
      {(group) => (
        <List className={styles.columns}>
          {group.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <h3 className={styles.title}>{title}</h3>
              <InlineText as="p" className={styles.text} text={text} />
            </li>
          ))}
        </List>
      )}
    </Brackets>
  )
}
