/**
 * The names of applicants whose letter was shown since this document was loaded, by id. Only in memory, so that the
 * next person at this browser does not find them.
 */
const names = new Map<string, string>()

export function rememberApplicant(uuid: string, name: string): void {
  names.set(uuid, name)
}

export function rememberedName(uuid: string): string | undefined {
  return names.get(uuid)
}
