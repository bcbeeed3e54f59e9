/**
 * What the provider's forms say to the page around them. The protocol was read from the provider's own embedding script:
 * strings `command:argument:formId`, and since 2022 objects besides. Whether the sender may speak is asked elsewhere.
 */
export type FormMessage = FormCommand & {
  /** The form that the message names; undefined where it names none and means the frame it comes from. */
  readonly formId: string | undefined
}

type FormCommand =
  /** Whole CSS pixels, within the bounds. */
  | { readonly kind: "setHeight"; readonly height: number }
  /** An address as the form wrote it, not looked at yet. */
  | { readonly kind: "loadScript"; readonly address: string }
  | { readonly kind: BareCommand }
  /** The form has been sent. */
  | { readonly kind: "submitted" }

const bareCommands = ["scrollIntoView", "collapseErrorPage", "reloadPage", "exitFullscreen"] as const
type BareCommand = (typeof bareCommands)[number]

/** A form's number at the provider, as content/forms.json has it. */
const formNumber = /^\d{6,20}$/

/**
 * Reads a message of a form. Never throws, whatever it is given.
 * @param data as in `MessageEvent.data`
 * @returns undefined for what is not for the page: other commands, heights that are none, anything else
 */
export function parseFormMessage(data: unknown): FormMessage | undefined {
  if (typeof data === "string") return parseCommand(data)
  return typeof data === "object" && data !== null ? parseObject(data) : undefined
}

function parseCommand(text: string): FormMessage | undefined {
  const [command, ...parts] = text.split(":")
  if (command === "setHeight") return heightCommand(parts)
  if (command === "loadScript") return scriptCommand(parts)
  const kind = bareCommands.find((one) => one === command)
  return kind && { kind, formId: namedForm(parts) }
}

/** `setHeight:812:formId`; steps of an animation and old pages of thanks leave the form out. */
function heightCommand([text = "", ...rest]: readonly string[]): FormMessage | undefined {
  const height = heightOf(text)
  return height === undefined ? undefined : { kind: "setHeight", height, formId: rest.at(-1) || undefined }
}

/** `loadScript:https://host/path:formId`: the address holds a colon itself, and one more with a port. */
function scriptCommand(parts: readonly string[]): FormMessage | undefined {
  const last = parts.at(-1) ?? ""
  const isNamed = formNumber.test(last)
  const address = (isNamed ? parts.slice(0, -1) : parts).join(":")
  return address ? { kind: "loadScript", address, formId: isNamed ? last : undefined } : undefined
}

/** With two arguments (`scrollIntoView::formId`) the last one names the form; a single one does where it is a number of a form. */
function namedForm(parts: readonly string[]): string | undefined {
  const last = parts.at(-1)
  return last && (parts.length > 1 || formNumber.test(last)) ? last : undefined
}

function parseObject(data: { action?: unknown; formID?: unknown }): FormMessage | undefined {
  if (data.action !== "submission-completed") return undefined
  const { formID } = data
  if (formID === undefined) return { kind: "submitted", formId: undefined }
  return typeof formID === "string" || typeof formID === "number"
    ? { kind: "submitted", formId: String(formID) }
    : undefined
}

/** Bounds of a frame's height in CSS pixels: a form is never out of reach, nor does it push the page out of sight. */
const lowest = 100
const highest = 10_000

/**
 * The height that a form asks for, in whole CSS pixels within the bounds; fractions are rounded up, so that nothing is cut.
 * @returns undefined where it is no finite number
 */
export function heightOf(text: string): number | undefined {
  const height = text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(height) ? boundedHeight(height) : undefined
}

/** @param height a finite number of CSS pixels */
export function boundedHeight(height: number): number {
  return Math.min(highest, Math.max(lowest, Math.ceil(height)))
}
