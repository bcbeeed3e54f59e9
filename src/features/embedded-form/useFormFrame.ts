import { useEffect, useState, type RefObject } from "react"
import { takeEarlyMessages } from "./earlyMessages"
import { parseFormMessage } from "./formMessage"
import { obeyMessage } from "./obeyMessage"
import { pageAddresses } from "./pageAddresses"
import { isFormOrigin } from "./provider"
import { useFormState } from "./useFormState"

interface Options {
  formId: string
  /** Height in CSS pixels until the form says another. */
  height: number
  /** Whether it keeps that height whatever the form says. */
  isFixed: boolean
}

/**
 * Listens to one form's frame, and to nobody else: a message counts only when it comes from this frame's own window and
 * from an origin of the provider. What it names as its form has to be this one.
 * @param frame it has to be there when the component is
 */
export function useFormFrame(frame: RefObject<HTMLIFrameElement>, { formId, height: firstHeight, isFixed }: Options) {
  const [height, setHeight] = useState(firstHeight)
  const [submissions, setSubmissions] = useState(0)
  const { state, setState } = useFormState(frame)

  useEffect(() => {
    const receive = ({ data, source, origin: sender }: MessageEvent<unknown>) => {
      const element = frame.current
      if (!element || source !== element.contentWindow || !isFormOrigin(sender)) return
      setState((now) => (now === "sent" ? now : "answered"))
      const message = parseFormMessage(data)
      if (!message || (message.formId !== undefined && message.formId !== formId)) return
      obeyMessage(message, {
        frame: element,
        sender,
        resize: (wanted) => setHeight((now) => (isFixed ? now : wanted)),
        onSubmitted: () => {
          setState("sent")
          setSubmissions((count) => count + 1)
        },
      })
      const value = pageAddresses(window.location.href, document.referrer)
      element.contentWindow?.postMessage(JSON.stringify({ type: "urls", value }), sender)
    }
    window.addEventListener("message", receive)
    for (const event of takeEarlyMessages(frame.current?.contentWindow)) receive(event)
    return () => window.removeEventListener("message", receive)
  }, [frame, formId, isFixed, setState])

  // After the words about it are drawn: they move the frame.
  useEffect(() => {
    if (submissions > 0) frame.current?.scrollIntoView()
  }, [frame, submissions])

  return { height, state, onLoad: () => setState((now) => (now === "unseen" || now === "waiting" ? "loaded" : now)) }
}
