import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { IconButton } from "../IconButton/IconButton"
import { lockScroll } from "./lockScroll"
import * as styles from "./Modal.module.css"
import { trapFocus } from "./trapFocus"

interface Props {
  title: string
  isTitleHidden?: boolean
  /** Called on the x button, Escape and a press on the backdrop. The parent must then unmount the modal. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal based on the native `<dialog>`, with a focus trap. It is rendered only in the browser, and is open while it is
 * mounted. The initial focus is on the title. Unmounting restores the focus.
 */
export function Modal({ title, isTitleHidden = false, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressTarget = useRef<EventTarget | null>(null)

  // A layout effect: its cleanup runs while the element is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // The browser would focus the first control. If that is the x button, Space would close the modal instead of scrolling.
    heading.current?.focus()
    const unlockScroll = lockScroll()
    return () => {
      element.close()
      unlockScroll()
    }
  }, [])

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the x button do the same.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onPointerDown={({ target }) => (pressTarget.current = target)}
      // A click on the backdrop may end a text selection that started inside.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressTarget.current === target) onClose()
      }}
      onKeyDown={trapFocus}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
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
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}
