/** The organization's time zone, in which the days of a program begin and end, and in which the staff publish. */
export const timeZone = "America/Los_Angeles"
