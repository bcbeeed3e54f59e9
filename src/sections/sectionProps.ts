import type { SectionText } from "../components/Section/Section"

/** Props of a section that shows lists of content. */
export interface SectionProps<Data> {
  /** Anchor. */
  id: string
  text: SectionText
  data: Data
}
