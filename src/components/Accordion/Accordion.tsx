import * as styles from "./Accordion.module.css"

export interface AccordionItem {
  /** Anchor of the item. */
  id: string
  title: string
  text: string
}

interface Props {
  items: readonly AccordionItem[]
  /** Indices of the items that are open at start. */
  openAtStart: readonly number[]
}

/** Questions that open on click; native, so they work without JavaScript. */
export function Accordion({ items, openAtStart }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, text }, index) => (
        <details key={id} id={id} className={styles.item} open={openAtStart.includes(index)}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  )
}
