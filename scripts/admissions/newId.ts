/** Returns a random id. */
export const newId = () => crypto.randomUUID()
