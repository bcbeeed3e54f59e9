import { useCallback, useState } from "react"
import { useHash } from "../../hooks/useHash"
import { Prose } from "../Prose/Prose"
import * as styles from "./Accordion.module.css"

interface Item {
  /** Anchor of the item. */
  id: string
  title: string
  text: string
}

/**
 * The accordion pattern of the WAI-ARIA APG. The panels are not regions, because the APG advises against more than
 * about six regions. Without JavaScript, all panels are open.
 * @param props.openAtStart indices of the items that are open at the start
 */
export function Accordion({ items, openAtStart }: { items: readonly Item[]; openAtStart: readonly number[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <AccordionItem key={item.id} item={item} isOpenAtStart={openAtStart.includes(index)} />
      ))}
    </div>
  )
}

/**
 * An item also opens if the URL hash names it, at the start or later, and if find-in-page has a match in its closed
 * panel.
 */
function AccordionItem({ item: { id, title, text }, isOpenAtStart }: { item: Item; isOpenAtStart: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtStart)
  useHash(useCallback((anchor: string) => setOpen((wasOpen) => wasOpen || anchor === id), [id]))
  // In the DOM, because React 18 supports `hidden` only as a boolean, and no `beforematch`.
  const updatePanel = (panel: HTMLElement | null) => {
    if (isOpen) panel?.removeAttribute("hidden")
    else panel?.setAttribute("hidden", "until-found")
    // https://html.spec.whatwg.org/multipage/interaction.html#event-beforematch
    if (panel) panel.onbeforematch = () => setOpen(true)
  }
  return (
    <div id={id} className={styles.item}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.button}
          data-printed
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
      </h3>
      <div id={`${id}-panel`} ref={updatePanel} className={styles.panel} data-state={isOpen ? "open" : "closed"}>
        <Prose paragraphs={[text]} />
      </div>
    </div>
  )
}
