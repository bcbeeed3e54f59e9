import { randomBytes } from "node:crypto"

/** Where an iterator goes on, and for which question. */
interface Place {
  question: string
  position: number
  until: number
}

export type Reading = { kind: "position"; position: number } | { kind: "expired" } | { kind: "invalid" }

export interface Offsets {
  /** An opaque offset, `itr…/rec…`, that goes on at this position for this question. */
  issue: (question: string, position: number) => string
  read: (offset: string, question: string) => Reading
}

const word = (prefix: string) => prefix + randomBytes(14).toString("base64url").replaceAll(/[-_]/g, "x").slice(0, 14)

/** @param life milliseconds after which an offset has expired */
export function createOffsets(life: number): Offsets {
  const places = new Map<string, Place>()
  return {
    issue: (question, position) => {
      const offset = `${word("itr")}/${word("rec")}`
      places.set(offset, { question, position, until: Date.now() + life })
      return offset
    },
    read: (offset, question) => {
      const place = places.get(offset)
      if (place?.question !== question) return { kind: "invalid" }
      if (Date.now() > place.until) return { kind: "expired" }
      return { kind: "position", position: place.position }
    },
  }
}
