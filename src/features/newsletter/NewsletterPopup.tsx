import { useEffect, useState, type ComponentType } from "react"
import { throttle } from "../../lib/throttle"
import type { NewsletterDialogProps } from "./NewsletterDialog"
import { isPopupDismissed, markPopupClosed } from "./storage"

/** Milliseconds between checks (specification, section 9). */
const checkInterval = 30
/** Milliseconds from the load event to the first check (specification, section 9). */
const firstCheckDelay = 500
/** Fraction of the viewport's height that the bottom edge of the section has to be above. */
const threshold = 0.3

interface Props {
  text: Queries.NewsletterTextFieldsFragment
  /** Id of the section after which the popup opens. */
  sectionId: string
}

/**
 * Opens the newsletter dialog when the visitor scrolls past a section, once per visit and unless this browser has subscribed. Lazy
 * loads the dialog. If loading fails, no popup opens until the next page load.
 */
export function NewsletterPopup({ text, sectionId }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  useEffect(() => {
    if (isPopupDismissed()) return
    const controller = new AbortController()
    const { signal } = controller
    const check = throttle(() => {
      const section = signal.aborted ? null : document.getElementById(sectionId)
      if (!section || section.getBoundingClientRect().bottom >= threshold * window.innerHeight) return
      controller.abort()
      // The visitor may have subscribed in the footer since.
      if (isPopupDismissed()) return
      import("./NewsletterDialog").then(
        ({ NewsletterDialog }) => setDialog(() => NewsletterDialog),
        () => undefined,
      )
    }, checkInterval)
    const start = () => void setTimeout(check, firstCheckDelay)
    if (document.readyState === "complete") start()
    else window.addEventListener("load", start, { signal })
    window.addEventListener("scroll", check, { passive: true, signal })
    window.addEventListener("resize", check, { signal })
    return () => controller.abort()
  }, [sectionId])

  if (!Dialog) return null
  const close = () => {
    markPopupClosed()
    setDialog(null)
  }
  return <Dialog text={text} onClose={close} />
}
