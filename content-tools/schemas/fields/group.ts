import { z } from "zod"

/** A group of fields. @param id name of its type in GraphQL and in content/FIELDS.md */
export const group = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id })
