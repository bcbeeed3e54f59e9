import { Disclosure } from "../Disclosure/Disclosure"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./TitledTexts.module.css"

interface Props {
  items: readonly { readonly title: string; readonly text: string }[]
  /** Numbers the items. */
  ordered?: boolean
  /** Shows only the titles, one per row. The visitor opens the texts. */
  isFolded?: boolean
}

/** Short texts with headings, in columns if there is room. */
export function TitledTexts({ items, ordered = false, isFolded = false }: Props) {
  const List = ordered ? "ol" : "ul"
  return (
    <List className={isFolded ? styles.rows : styles.columns}>
      {items.map(({ title, text }) => {
        const heading = <h3 className={styles.title}>{title}</h3>
        const paragraph = (
          <p className={styles.text}>
            <InlineText text={text} />
          </p>
        )
        return (
          <li key={title} className={styles.item}>
            {isFolded ? (
              <Disclosure summary={heading} className={styles.head}>
                {paragraph}
              </Disclosure>
            ) : (
              <>
                <div className={styles.head}>{heading}</div>
                {paragraph}
              </>
            )}
          </li>
        )
      })}
    </List>
  )
}
