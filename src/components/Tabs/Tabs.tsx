import { useState, type KeyboardEvent, type ReactNode } from "react"
import * as styles from "./Tabs.module.css"

interface Props {
  label: string
  /** The first tab is active at the start. */
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
}

/**
 * The tabs pattern of the WAI-ARIA APG with automatic activation: the focused tab is active. Without JavaScript, CSS
 * shows all panels one below the other.
 */
export function Tabs({ label, tabs }: Props) {
  const [activeId, setActiveId] = useState(tabs[0]?.id)

  const onKeyDown = (event: KeyboardEvent) => {
    // A shortcut of the browser, such as Alt+ArrowLeft.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex(({ id }) => id === activeId)
    const nextIndexes: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    }
    const nextIndex = nextIndexes[event.key]
    // A negative index counts from the end, so ArrowLeft wraps too.
    const tab = nextIndex === undefined ? undefined : tabs.at(nextIndex % tabs.length)
    if (!tab) return
    event.preventDefault()
    setActiveId(tab.id)
    // The visitor has pressed a key on a tab.
    document.getElementById(tab.id)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            id={id}
            type="button"
            role="tab"
            aria-selected={id === activeId}
            aria-controls={`${id}-panel`}
            tabIndex={id === activeId ? 0 : -1}
            className={styles.tab}
            onClick={() => setActiveId(id)}
            onKeyDown={onKeyDown}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={id}
          tabIndex={0}
          className={styles.panel}
          data-state={id === activeId ? "active" : "inactive"}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
