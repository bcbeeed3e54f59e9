import { publicPages } from "../../src/routes"

/** The public pages of the registry. */
export const pages = publicPages

/** Widths in CSS pixels: a phone and a desk. */
export const widths = [360, 1440] as const
