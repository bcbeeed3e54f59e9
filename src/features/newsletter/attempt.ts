import { loadClient } from "./loadClient"
import type { Outcome } from "./outcome"
import { subscribe } from "./subscribe"

/** Subscribes through the site's own client. Fetched with the client library, once somebody starts to subscribe. */
export function attempt(typed: string, timeLimit: number): Promise<Outcome> {
  return subscribe(typed, { loadClient, timeLimit })
}
