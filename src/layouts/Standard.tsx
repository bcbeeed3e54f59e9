import type { LayoutProps } from "./layoutProps"
import { PageFrame } from "./PageFrame"

/** Header and footer; sections run from edge to edge. */
export function Standard(props: LayoutProps) {
  return <PageFrame {...props} />
}
