/** Returns an error with a remedy that replaces that of the check. */
export const failure = (found: string, remedy: string) => Object.assign(new Error(found), { remedy })

/** Returns an error that says why a check can show neither that a behavior is right nor that it is wrong. */
export const notChecked = (reason: string) => Object.assign(new Error(reason), { remedy: null })
