import { formIdPattern } from "../../formProvider"

/**
 * A message from a form of the provider. The protocol comes from the provider's embedding script: strings
 * `command:argument:formId`, and objects since 2022. The caller checks the sender.
 */
export type FormMessage = FormCommand & {
  /** Id of the form that the message names; undefined if it names no form. */
  readonly formId: string | undefined
}

type FormCommand =
  /** In whole CSS pixels, within the limits. */
  | { readonly kind: "setHeight"; readonly height: number }
  /** The URL is not checked yet. */
  | { readonly kind: "loadScript"; readonly url: string }
  | { readonly kind: PlainCommand | "submitted" }

const plainCommands = ["scrollIntoView", "collapseErrorPage", "reloadPage", "exitFullscreen"] as const
type PlainCommand = (typeof plainCommands)[number]

/**
 * Parses a message of a form. Never throws.
 * @returns undefined for other commands, invalid heights and any other data
 */
export function parseFormMessage(data: unknown): FormMessage | undefined {
  if (typeof data === "string") return parseCommand(data)
  return typeof data === "object" && data !== null ? parseObject(data) : undefined
}

function parseCommand(text: string): FormMessage | undefined {
  const [command, ...parts] = text.split(":")
  if (command === "setHeight") return parseSetHeight(parts)
  if (command === "loadScript") return parseLoadScript(parts)
  const kind = plainCommands.find((plainCommand) => plainCommand === command)
  if (!kind) return undefined
  // The last of two arguments names the form (`scrollIntoView::formId`); a single argument only if it is a form id.
  const last = parts.at(-1)
  return { kind, formId: last && (parts.length > 1 || formIdPattern.test(last)) ? last : undefined }
}

/** Parses `setHeight:812:formId`. Animation steps and old thank-you pages omit the form id. */
function parseSetHeight([text = "", ...rest]: readonly string[]): FormMessage | undefined {
  const height = text.trim() === "" ? Number.NaN : Number(text)
  if (!Number.isFinite(height)) return undefined
  return { kind: "setHeight", height: clampHeight(height), formId: rest.at(-1) || undefined }
}

/** Parses `loadScript:https://host:8080/path:formId`, whose URL contains colons. */
function parseLoadScript(parts: readonly string[]): FormMessage | undefined {
  const last = parts.at(-1) ?? ""
  const isNamed = formIdPattern.test(last)
  const url = (isNamed ? parts.slice(0, -1) : parts).join(":")
  return url ? { kind: "loadScript", url, formId: isNamed ? last : undefined } : undefined
}

function parseObject({ action, formID }: { action?: unknown; formID?: unknown }): FormMessage | undefined {
  if (action !== "submission-completed") return undefined
  if (formID === undefined) return { kind: "submitted", formId: undefined }
  return typeof formID === "string" || typeof formID === "number"
    ? { kind: "submitted", formId: String(formID) }
    : undefined
}

/** Returns a height in whole CSS pixels, within the limits. Rounds up, so that nothing is cut off. */
export function clampHeight(height: number): number {
  return Math.min(10_000, Math.max(100, Math.ceil(height)))
}
