import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { IconButton } from "../IconButton/IconButton"
import { holdPage } from "./holdPage"
import { keepFocusInside } from "./keepFocusInside"
import * as styles from "./Modal.module.css"

interface Props {
  title: string
  /** True where only screen readers get the title: something else says what is going on. */
  isTitleHidden?: boolean
  /** Asked for by the x button, Escape or a press on the backdrop; the parent then takes the modal away. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal window on the native `<dialog>`: shown as long as it is rendered, in the browser only. The focus begins on the
 * title, stays inside, and goes back to where it was.
 */
export function Modal({ title, isTitleHidden = false, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  // Before the browser draws, and on the way out before React takes the element away: closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    // Not the x button, which the browser would choose: the space bar that scrolls the page would close the window.
    heading.current?.focus()
    const letGo = holdPage()
    const listening = new AbortController()
    const { signal } = listening
    const ask = () => close.current()
    // A text marked with the mouse may begin inside and end on the backdrop: that is no press on it.
    let hasBegunOutside = false
    element.addEventListener("pointerdown", ({ target }) => (hasBegunOutside = target === element), { signal })
    element.addEventListener("click", ({ target }) => target === element && hasBegunOutside && ask(), { signal })
    element.addEventListener("keydown", (event) => keepFocusInside(element, event), { signal })
    element.addEventListener("cancel", (event) => (event.preventDefault(), ask()), { signal })
    // Chrome closes by itself when Escape is pressed twice.
    element.addEventListener("close", ask, { signal })
    return () => {
      listening.abort()
      element.close()
      letGo()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <h2 ref={heading} id={id} className={isTitleHidden ? "visually-hidden" : styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className={styles.close}>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}
