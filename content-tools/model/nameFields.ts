/** Fields that name an entry, in messages and in the editor, best first. */
export const nameFields = ["name", "title", "question", "label", "from", "id", "isoCode", "date"]
