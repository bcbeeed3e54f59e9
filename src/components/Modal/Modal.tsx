import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { IconButton } from "../IconButton/IconButton"
import * as styles from "./Modal.module.css"

interface Props {
  title: string
  isTitleHidden?: boolean
  /**
   * Called after the x button, Escape or a press on the backdrop has hidden the modal. The parent must then unmount it.
   */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal based on the native `<dialog>`, whose `showModal` is the focus trap: it makes the rest of the page inert. It
 * is rendered only in the browser, and is open while it is mounted. The initial focus is on the title. Unmounting
 * restores the focus.
 */
export function Modal({ title, isTitleHidden = false, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressTarget = useRef<EventTarget | null>(null)

  // A layout effect: its cleanup runs while the element is still in the document, so that the browser restores the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // A modal has the focus. One that the visitor has not requested opens when the visitor pauses (NewsletterPopup).
    // The browser would focus the first control. If that is the x button, Space would close the modal instead of
    // scrolling.
    heading.current?.focus()
    const unlockScroll = lockScroll()
    return () => {
      element.close()
      unlockScroll()
    }
  }, [])

  /**
   * Hides the modal at once, and closes it after the next frame: to make the page interactive again, the browser
   * computes the styles of all its elements, which takes a slow phone 70 ms.
   */
  const hideAndClose = () => {
    if (!dialog.current || dialog.current.dataset.state === "closing") return
    dialog.current.dataset.state = "closing"
    requestAnimationFrame(() => setTimeout(onClose))
  }

  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events --
       Escape and the x button do the same. */
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onPointerDown={({ target }) => (pressTarget.current = target)}
      // A click on the backdrop may end a text selection that started inside.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressTarget.current === target) hideAndClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        hideAndClose()
      }}
      // Chrome closes the dialog itself when Escape is pressed twice, in spite of preventDefault.
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 ref={heading} id={id} className={isTitleHidden ? "visually-hidden" : styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className={styles.close}>
          <IconButton icon="x" label="Close" onClick={hideAndClose} />
        </div>
      </div>
    </dialog>
  )
}

/** Locks scroll. Padding replaces the scroll bar that disappears, so that the page does not shift. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`
  style.overflow = "hidden"
  return () => Object.assign(style, { overflow, paddingInlineEnd })
}
