import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Accordion.module.css"
import { useOpenItems } from "./useOpenItems"

interface Props {
  /** `id` is the anchor of the item. */
  items: readonly { id: string; title: string; text: string }[]
  /** Indices of the items that are open at the start. */
  openAtStart: readonly number[]
}

/**
 * The accordion pattern of the WAI-ARIA APG. The panels are not regions, because the APG advises against more than about six
 * regions. Without JavaScript, all panels are open.
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
            <InlineText as="p" className={styles.text} text={text} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Sets the attribute in the DOM, because React 18 supports `hidden` only as a boolean. */
function hideUntilFound(panel: HTMLElement | null, isHidden: boolean): void {
  if (isHidden) panel?.setAttribute("hidden", "until-found")
  else panel?.removeAttribute("hidden")
}
