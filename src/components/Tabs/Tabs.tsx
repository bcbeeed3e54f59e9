import { useRef, useState, type KeyboardEvent, type ReactNode } from "react"
import * as styles from "./Tabs.module.css"
import { tabAfterKey } from "./tabAfterKey"

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

interface Props {
  /** Name of the whole for screen readers. */
  label: string
  /** The first is active at start. */
  tabs: readonly Tab[]
}

/**
 * Tabs as the WAI-ARIA APG has them: one tab stop, arrows, Home and End; a tab is activated when it is focused.
 * Without JavaScript CSS shows every panel, one below the other.
 */
export function Tabs({ label, tabs }: Props) {
  const [active, setActive] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabAfterKey(
      event.key,
      tabs.findIndex(({ id }) => id === active),
      tabs.length,
    )
    const next = index === undefined ? undefined : tabs[index]
    if (!next) return
    event.preventDefault()
    setActive(next.id)
    list.current?.querySelector<HTMLElement>(`#${next.id}`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            id={id}
            type="button"
            role="tab"
            aria-selected={id === active}
            aria-controls={`${id}-panel`}
            tabIndex={id === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setActive(id)}
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
          data-state={id === active ? "active" : "inactive"}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
