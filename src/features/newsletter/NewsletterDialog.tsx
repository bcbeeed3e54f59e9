import { useEffect, useState } from "react"
import { Modal } from "../../components/Modal/Modal"
import { NewsletterForm } from "./NewsletterForm"
import { markPopupClosed } from "./storage"

export interface NewsletterDialogProps {
  text: Queries.NewsletterTextFieldsFragment
  onClose: () => void
}

/** Milliseconds from the thank-you message to the close of the dialog (specification, section 9). */
const thanksTime = 2000

/** Dialog with the newsletter form. It closes itself after a subscription. */
export function NewsletterDialog({ text, onClose }: NewsletterDialogProps) {
  const [isSubscribed, setSubscribed] = useState(false)
  // However it ends: also if the visitor leaves the page with the Back button.
  useEffect(() => markPopupClosed, [])
  useEffect(() => {
    if (!isSubscribed) return
    const timer = setTimeout(onClose, thanksTime)
    return () => clearTimeout(timer)
  }, [isSubscribed, onClose])
  return (
    <Modal title={text.popupTitle} isTitleHidden={isSubscribed} onClose={onClose}>
      {isSubscribed ? null : <p>{text.popupText}</p>}
      <NewsletterForm text={text} variant="popup" onSubscribed={() => setSubscribed(true)} />
    </Modal>
  )
}
