/** CSS selectors of what several journeys use. */
export const menuButton = "header button"
export const menuLink = "#main-navigation a"
