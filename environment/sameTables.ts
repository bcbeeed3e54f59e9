/**
 * Returns each variable that has the same table as one before it, with what is wrong. Ignores spaces around a name.
 * @param tables variables with their values; those without a value are ignored
 */
export function sameTables(tables: readonly (readonly [variable: string, table: string | undefined])[]) {
  return tables.flatMap(([variable, table = ""]) => {
    const [first = variable] =
      tables.find(([, other = ""]) => table.trim() !== "" && other.trim() === table.trim()) ?? []
    const message = `is the same table as ${first}. Set the name of the other table.`
    return first === variable ? [] : [{ variable, message }]
  })
}
