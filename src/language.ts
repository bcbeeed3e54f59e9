/** Language of the site and of the commands: of their words, dates, numbers and lists (BCP 47). */
export const language = "en-US"
