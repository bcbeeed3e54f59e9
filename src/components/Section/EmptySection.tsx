/** The anchor of a section that has nothing to show. Links to it still lead to its place on the page. */
export function EmptySection({ id }: { id: string }) {
  return <div id={id} />
}
