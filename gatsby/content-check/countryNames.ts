/** Compares country codes with the names beside them. */
import { distance } from "fastest-levenshtein"
import { isOnMap } from "../community-map/communityMap"

const displayNames = new Intl.DisplayNames("en-US", { type: "region" })
const shortNames = new Intl.DisplayNames("en-US", { type: "region", style: "short" })

/** Other English names of countries, in addition to those of Unicode (CLDR), which `Intl.DisplayNames` returns. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  CD: ["Democratic Republic of the Congo", "DR Congo"],
  CG: ["Republic of the Congo", "Congo"],
  CN: ["People's Republic of China"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  IE: ["Republic of Ireland"],
  KP: ["Democratic People's Republic of Korea"],
  KR: ["Republic of Korea", "Korea"],
  NL: ["Holland"],
  RU: ["Russian Federation"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  US: ["America", "United States of America"],
  VN: ["Viet Nam"],
}

/** Normalized names of each country on the map, by its code. */
const namesByCode: ReadonlyMap<string, readonly string[]> = new Map(
  allCodes()
    .filter(isOnMap)
    .map((code) => {
      const names = [countryName(code), shortNames.of(code) ?? "", ...(otherNames[code] ?? [])]
      return [code, names.map(normalize)]
    }),
)

/** Returns the English name of a country, or its code if the code has no name. */
export function countryName(isoCode: string): string {
  return displayNames.of(isoCode) ?? isoCode
}

/**
 * Returns the code of another country if a name is clearly that country's, with at most one wrong letter; undefined if the name may
 * belong to `isoCode`. Names that are unknown here, such as those in other languages, are never another country's.
 */
export function codeOfOtherCountry(name: string, isoCode: string): string | undefined {
  const written = normalize(name)
  const own = namesByCode.get(isoCode) ?? []
  // "Congo" is part of "Congo – Kinshasa", and "The Gambia" contains "Gambia".
  if (written === "" || own.some((one) => hasWords(one, written) || hasWords(written, one))) return undefined
  const others = [...namesByCode].filter(([code]) => code !== isoCode)
  const exact = others.find(([, names]) => names.includes(written))
  const isLong = written.length > 5
  const similar = (names: readonly string[]) => isLong && names.some((one) => distance(one, written) === 1)
  return (exact ?? (similar(own) ? undefined : others.find(([, names]) => similar(names))))?.[0]
}

/** Whether a text contains words in this order. */
function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `)
}

function normalize(name: string): string {
  const letters = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  return letters
    .replaceAll("&", " and ")
    .replace(/[^a-z]+/g, " ")
    .replace(/\bst\b/g, "saint")
    .trim()
}

function allCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  return letters.flatMap((first) => letters.map((second) => first + second))
}
