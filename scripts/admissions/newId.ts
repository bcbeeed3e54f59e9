/** Returns an id that nobody can guess. */
export const newId = () => crypto.randomUUID()
