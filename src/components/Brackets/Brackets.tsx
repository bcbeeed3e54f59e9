import type { ReactNode } from "react"
import * as styles from "./Brackets.module.css"

interface Props<Item> {
  items: readonly Item[]
  className?: string | undefined
  /** Renders the list of a part, or of all items if none of them has a part. */
  children: (items: readonly Item[], part?: string) => ReactNode
}

/** Groups neighboring items of the same part. A bracket beside each group has the name of the part. */
export function Brackets<Item extends { readonly part?: string | null }>({
  items,
  className = "",
  children,
}: Props<Item>) {
  const groups: { part: string; items: Item[] }[] = []
  for (const item of items) {
    const group = groups.at(-1)
    const part = item.part ?? ""
    if (group?.part === part) group.items.push(item)
    else groups.push({ part, items: [item] })
  }
  if (groups.every(({ part }) => !part)) return children(items)
  return (
    <div className={`${styles.groups} ${className}`}>
      {groups.map(({ part, items: group }) => (
        <div key={`${part} ${items.indexOf(group[0] as Item)}`} className={styles.group}>
          <p className={styles.part}>{part}</p>
          {children(group, part)}
        </div>
      ))}
    </div>
  )
}
