import type { Visitor } from "./visitor"

/** Opens a page as a subscriber, who sees no popup. */
export async function openAsSubscriber(visitor: Visitor, path: string): Promise<void> {
  await visitor.openWithoutScripts(path)
  await visitor.evaluate(() => localStorage.setItem("blast_subscribed", "true"))
  await visitor.loadScripts()
}
