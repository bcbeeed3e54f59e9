import { Brackets } from "../Brackets/Brackets"
import { Disclosure } from "../Disclosure/Disclosure"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./TitledTexts.module.css"

interface Props {
  items: readonly { readonly title: string; readonly text: string; readonly part?: string | null }[]
  /** Numbers the items. */
  ordered?: boolean
  /** Shows only the titles, one per row. The visitor opens the texts. */
  isFolded?: boolean
}

/** Short texts with headings, in columns if there is room, with brackets for their parts. */
export function TitledTexts({ items, ordered = false, isFolded = false }: Props) {
  const List = ordered ? "ol" : "ul"
  return (
    <Brackets items={items} className={styles.parts}>
      {(group) => (
        <List className={isFolded ? styles.rows : styles.columns}>
          {group.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <Disclosure
                summary={<h3 className={styles.title}>{title}</h3>}
                className={styles.head}
                isFolded={isFolded}
              >
                <p className={styles.text}>
                  <InlineText text={text} />
                </p>
              </Disclosure>
            </li>
          ))}
        </List>
      )}
    </Brackets>
  )
}
