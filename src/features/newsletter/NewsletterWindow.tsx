import { useEffect, useRef, useState } from "react"
import { Modal } from "../../components/Modal/Modal"
import { NewsletterForm, type NewsletterText } from "./NewsletterForm"

export interface PopupText extends NewsletterText {
  readonly popupTitle: string
  readonly popupText: string
}

export interface WindowProps {
  text: PopupText
  onClose: () => void
}

/** Milliseconds that the thanks stay (specification, section 9). */
const thanksTime = 2000

/** The popup itself: title, a sentence, the form; closes by itself after the thanks. */
export function NewsletterWindow({ text, onClose }: WindowProps) {
  const [isDone, setDone] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => close.current(), thanksTime)
    return () => clearTimeout(timer)
  }, [isDone])
  return (
    <Modal title={text.popupTitle} isTitleHidden={isDone} onClose={onClose}>
      {isDone ? null : <p>{text.popupText}</p>}
      <NewsletterForm text={text} variant="popup" onSubscribed={() => setDone(true)} />
      {isDone ? <p>{text.popupText}</p> : null}
    </Modal>
  )
}
