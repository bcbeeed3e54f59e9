import { useEffect, useState, type ComponentType } from "react"
import type { NewsletterDialogProps } from "./NewsletterDialog"
import { isPopupClosed, isSubscribed, markPopupClosed } from "./storage"
import { watchSection } from "./watchSection"

interface Props {
  text: Queries.NewsletterTextFieldsFragment
  /** Id of the section after which the popup opens. */
  sectionId: string
}

const isDismissed = () => isSubscribed() || isPopupClosed()

/**
 * Opens the newsletter dialog when the visitor scrolls past a section, once per visit and unless this browser has subscribed. Lazy
 * loads the dialog. If loading fails, no popup opens until the next page load.
 */
export function NewsletterPopup({ text, sectionId }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  useEffect(() => {
    if (isDismissed()) return
    const stop = watchSection(sectionId, () => {
      stop()
      // The visitor may have subscribed in the footer since.
      if (isDismissed()) return
      import("./NewsletterDialog").then(
        ({ NewsletterDialog }) => setDialog(() => NewsletterDialog),
        () => undefined,
      )
    })
    return stop
  }, [sectionId])

  if (!Dialog) return null
  const close = () => {
    markPopupClosed()
    setDialog(null)
  }
  return <Dialog text={text} onClose={close} />
}
