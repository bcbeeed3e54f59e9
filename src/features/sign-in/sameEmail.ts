/** Whether two spellings are one mail address: spaces around it and capitals make no difference. Nothing is like nothing. */
export function sameEmail(one: string, other: string): boolean {
  const email = normalize(one)
  return email !== "" && email === normalize(other)
}

const normalize = (email: string) => email.trim().toLowerCase()
