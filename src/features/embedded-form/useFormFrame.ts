import { useEffect, useState, type RefObject } from "react"
import { useInView } from "../../hooks/useInView"
import { applyFormMessage } from "./applyFormMessage"
import { takeEarlyMessages } from "./earlyMessages"
import { parseFormMessage, type FormMessage } from "./formMessage"
import { pageAddresses } from "./pageAddresses"
import { isFormOrigin } from "./provider"

/**
 * State of a form, as far as the page can observe it:
 * - `unseen`: not in the viewport yet, so perhaps not requested yet
 * - `waiting`: neither a message nor a load event
 * - `loaded`: a load event without a message; an error page looks the same
 * - `late`: still no message
 * - `connected`: the form has sent a message
 * - `sent`: the visitor has submitted the form
 */
type FormState = "unseen" | "waiting" | "loaded" | "late" | "connected" | "sent"

/** Milliseconds without a message until a form is late. The provider's forms send one as soon as they load. */
const messageLimits: Readonly<Partial<Record<FormState, number>>> = { waiting: 8_000, loaded: 3_000 }

interface Options {
  formId: string
  /** In CSS pixels, until the form sends another height. */
  height: number
  /** Whether to ignore the heights that the form sends. */
  isFixed: boolean
}

/**
 * Handles the messages of one form's frame. A message must come from this frame's window and from an origin of the
 * provider.
 */
export function useFormFrame(frame: RefObject<HTMLIFrameElement | null>, options: Options) {
  const { formId, isFixed } = options
  const [height, setHeight] = useState(options.height)
  const [state, setState] = useState<FormState>("unseen")
  const [submissions, setSubmissions] = useState(0)
  const isInView = useInView(frame)
  if (isInView && state === "unseen") setState("waiting")

  useEffect(() => {
    const limit = messageLimits[state]
    if (limit === undefined) return
    const timer = setTimeout(() => setState("late"), limit)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
      const element = frame.current
      if (!element || source !== element.contentWindow || !isFormOrigin(origin)) return
      setState((current) => (current === "sent" ? current : "connected"))
      const message = parseFormMessage(data)
      if (!message || !isForThisForm(message, formId)) return
      applyFormMessage(message, {
        frame: element,
        origin,
        setHeight: (value) => (isFixed ? undefined : setHeight(value)),
        onSubmitted: () => {
          setState("sent")
          setSubmissions((count) => count + 1)
        },
      })
      const value = pageAddresses(window.location.href, document.referrer)
      element.contentWindow?.postMessage(JSON.stringify({ type: "urls", value }), origin)
    }
    window.addEventListener("message", receive)
    takeEarlyMessages(frame.current?.contentWindow).forEach(receive)
    return () => window.removeEventListener("message", receive)
  }, [frame, formId, isFixed])

  // Scrolls after React has rendered the note about the submission, because the note moves the frame.
  useEffect(() => {
    if (submissions > 0) frame.current?.scrollIntoView()
  }, [frame, submissions])

  const onLoad = () => setState((current) => (current === "unseen" || current === "waiting" ? "loaded" : current))
  return { height, state, onLoad }
}

/** A message that names a form must name this form, and `loadScript` must always name it. */
function isForThisForm(message: FormMessage, formId: string): boolean {
  return message.formId === formId || (message.formId === undefined && message.kind !== "loadScript")
}
