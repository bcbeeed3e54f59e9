/** Replaces a section without content and keeps its anchor, so that links to it still work. */
export function EmptySection({ id }: { id: string }) {
  return <div id={id} />
}
