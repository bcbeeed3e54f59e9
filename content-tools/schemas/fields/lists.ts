import type { z } from "zod"
import { type ListLimit, limitedList, nounOf } from "./listLimit"

export const list = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  limitedList(item, limit).describe(description)

export const nonEmptyList = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  list(item, description, limit).min(1, `has no ${nounOf(limit.entry)}. Write at least one.`)
