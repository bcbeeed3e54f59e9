import { createRequire } from "node:module"
import path from "node:path"
import { openSync, type Font } from "fontkit"

const names = { 400: "400Regular", 600: "600SemiBold", 700: "700Bold" } as const

/**
 * Returns the path of a TTF file of the display font in one weight, because satori and pdfkit do not support variable
 * fonts.
 */
export function displayFont(weight: keyof typeof names): string {
  const name = names[weight]
  const file = `@expo-google-fonts/bricolage-grotesque/${name}/BricolageGrotesque_${name}.ttf`
  return createRequire(path.resolve("package.json")).resolve(file)
}

export function openDisplayFont(weight: keyof typeof names): Font {
  // The cast: a TTF file is no collection of fonts.
  return openSync(displayFont(weight)) as Font
}
