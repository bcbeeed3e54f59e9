import { useEffect, useState, type ComponentType } from "react"
import type { PopupText, WindowProps } from "./NewsletterWindow"
import { isPopupClosed, isSubscribed, rememberPopupClosed } from "./storage"
import { watchSection } from "./watchSection"

interface Props {
  text: PopupText
  /** Id of the section after which it shows. */
  sectionId: string
}

/**
 * Asks once a visit, after a section has been read, unless this browser has subscribed. The window's own code is fetched
 * when it is about to show; where that fails there is no popup until the page is opened anew, and nothing else is lost.
 */
export function NewsletterPopup({ text, sectionId }: Props) {
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null)
  useEffect(() => {
    let isOver = isSubscribed() || isPopupClosed()
    if (isOver) return
    const stop = watchSection(sectionId, () => {
      // Whoever has subscribed in the footer meanwhile is not asked again.
      if (isOver || isSubscribed() || isPopupClosed()) return
      isOver = true
      import("./NewsletterWindow").then(
        ({ NewsletterWindow }) => setWindow(() => NewsletterWindow),
        () => undefined,
      )
    })
    return () => {
      isOver = true
      stop()
    }
  }, [sectionId])

  if (!Window) return null
  const close = () => {
    rememberPopupClosed()
    setWindow(null)
  }
  return <Window text={text} onClose={close} />
}
