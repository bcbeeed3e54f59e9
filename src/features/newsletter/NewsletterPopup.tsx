import { useEffect, useState, type ComponentType } from "react"
import { throttle } from "../../lib/throttle"
import { observeJumps } from "./fragmentJumps"
import type { NewsletterDialogProps } from "./NewsletterDialog"
import { isPopupDismissed } from "./storage"
import { observeActivity } from "./visitorActivity"

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
 * Opens the newsletter dialog when the visitor scrolls past a section, once per visit and unless this browser has
 * subscribed. The dialog takes the focus, so it waits while the visitor works with the page, and after a jump to a
 * fragment for the next scroll event. Lazy loads the dialog. If loading fails, no popup opens until the next page load.
 */
export function NewsletterPopup({ text, sectionId }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  useEffect(() => {
    if (isPopupDismissed()) return
    const controller = new AbortController()
    const { signal } = controller
    const remainingActivity = observeActivity(signal)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRequested = false
    let Loaded: typeof Dialog = null
    const check = () => {
      const section = signal.aborted || isAtTarget() ? null : document.getElementById(sectionId)
      if (!section || section.getBoundingClientRect().bottom >= threshold * window.innerHeight) return
      // The visitor may have subscribed in the footer since.
      if (isPopupDismissed()) return controller.abort()
      const remaining = remainingActivity()
      clearTimeout(timer)
      if (remaining > 0) timer = setTimeout(check, remaining)
      else if (!isRequested) load()
      else if (Loaded) open()
    }
    const load = () => {
      isRequested = true
      import("./NewsletterDialog").then(
        ({ NewsletterDialog }) => {
          Loaded = NewsletterDialog
          // The visitor may have begun to type since.
          check()
        },
        () => controller.abort(),
      )
    }
    const open = () => {
      controller.abort()
      setDialog(() => Loaded)
    }
    const throttledCheck = throttle(check)
    const { isAtTarget, endLoad } = observeJumps(signal, throttledCheck)
    const checkFirst = () => {
      endLoad()
      throttledCheck()
    }
    const start = () => void setTimeout(checkFirst, firstCheckDelay)
    if (document.readyState === "complete") start()
    else window.addEventListener("load", start, { signal })
    window.addEventListener("resize", throttledCheck, { signal })
    return () => controller.abort()
  }, [sectionId])

  return Dialog && <Dialog text={text} onClose={() => setDialog(null)} />
}
