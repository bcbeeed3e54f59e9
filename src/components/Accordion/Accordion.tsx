import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Accordion.module.css"
import { useOpenItems } from "./useOpenItems"

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

/**
 * Questions that open on click: the accordion pattern of the WAI-ARIA APG. Its panels are no regions, which the APG advises
 * against from about seven on. The address of an item opens it, and so does the browser's search where it can look into
 * closed panels. Without JavaScript every answer is shown.
 */
export function Accordion({ items, openAtStart }: Props) {
  const { root, isOpen, toggle } = useOpenItems(items.filter((_, index) => openAtStart.includes(index)))
  return (
    <div ref={root} className={styles.accordion}>
      {items.map(({ id, title, text }) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.title}>
            <button
              type="button"
              className={styles.button}
              aria-expanded={isOpen(id)}
              aria-controls={`${id}-panel`}
              onClick={() => toggle(id)}
            >
              {title}
            </button>
          </h3>
          <div
            id={`${id}-panel`}
            ref={(panel) => hideUntilFound(panel, !isOpen(id))}
            className={styles.panel}
            data-state={isOpen(id) ? "open" : "closed"}
          >
            <p className={styles.text}>
              <InlineText text={text} />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}

/** React 18 knows `hidden` as true or false only. */
function hideUntilFound(panel: HTMLElement | null, isHidden: boolean): void {
  if (isHidden) panel?.setAttribute("hidden", "until-found")
  else panel?.removeAttribute("hidden")
}
