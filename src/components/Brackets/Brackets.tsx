import type { ReactNode } from "react"
import { Disclosure } from "../Disclosure/Disclosure"
import * as styles from "./Brackets.module.css"

interface Props<Item> {
  items: readonly Item[]
  /** Folds the list of each part. Returns what the folded part shows of an item, as phrasing content. */
  overviewOf?: ((item: Item) => ReactNode) | undefined
  /** Whether the lists have columns on wide screens: the bracket is then above all of them. */
  hasColumns?: boolean
  /** Renders the list of a part, or of all items if none of them has a part. */
  children: (items: readonly Item[], part?: string) => ReactNode
}

/**
 * Groups neighboring items of the same part. A bracket at each group has the name of the part. On wide screens,
 * folded parts are side by side, as wide as their number of items.
 */
export function Brackets<Item extends { readonly part?: string | null }>({
  items,
  overviewOf,
  hasColumns = false,
  children,
}: Props<Item>) {
  const groups: { part: string; items: Item[] }[] = []
  for (const item of items) {
    const group = groups.at(-1)
    const part = item.part ?? ""
    if (group?.part === part) group.items.push(item)
    else groups.push({ part, items: [item] })
  }
  const hasParts = groups.some(({ part }) => part)
  if (!hasParts && !overviewOf) return children(items)
  return (
    <div className={styles.groups} data-state={overviewOf ? "folded" : hasColumns ? "columns" : undefined}>
      {groups.map(({ part, items: group }) => {
        const label = hasParts ? <span className={styles.part}>{part}</span> : null
        const list = hasParts ? children(group, part) : children(group)
        return (
          <div key={`${part} ${items.indexOf(group[0] as Item)}`} className={styles.group}>
            {overviewOf ? (
              <Disclosure
                summary={
                  <>
                    {label}
                    <span className={styles.entries}>
                      {group.map((item, index) => (
                        <span key={index} className={styles.entry}>
                          {overviewOf(item)}
                        </span>
                      ))}
                    </span>
                  </>
                }
              >
                {list}
              </Disclosure>
            ) : (
              <>
                {label}
                {list}
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}
