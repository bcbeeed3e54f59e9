import { InlineText } from "../InlineText/InlineText"
import * as styles from "./TitledTexts.module.css"

interface Props {
  items: readonly { readonly title: string; readonly text: string }[]
  /** Numbers the items. */
  ordered?: boolean
}

/** Short texts with headings, in columns if there is room. */
export function TitledTexts({ items, ordered = false }: Props) {
  const List = ordered ? "ol" : "ul"
  return (
    <List className={styles.items}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </List>
  )
}
