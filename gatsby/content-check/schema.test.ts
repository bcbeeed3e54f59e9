import type { ContentPath } from "./problem"
import { messagesForValue } from "./testContent"

/** Each kind of rule once. */
it.each<[string, ContentPath, unknown, string]>([
  ["faq.json", [1, "answer"], "", 'content/faq.json (item 2), "answer" is empty. Write at least one sentence.'],
  [
    "faq.json",
    [1, "answer"],
    undefined,
    'content/faq.json (item 2), "answer" is missing. Write it as a text: "…". Meaning: The answer. Put the short answer first.',
  ],
  [
    "faq.json",
    [1, "answer"],
    null,
    'content/faq.json (item 2), "answer" is null, but has to be a text in quotation marks.',
  ],
  ["faq.json", [1], "abc", 'content/faq.json (item 2) is the text "abc", but has to be a group of fields in { }.'],
  [
    "faq.json",
    [1, "id"],
    "Financial Aid",
    'content/faq.json (item 2), "id" is not a short name. Use small letters, digits and hyphens only, such as "financial-aid". Found: "Financial Aid".',
  ],
  [
    "faq.json",
    [1, "id"],
    "",
    'content/faq.json (item 2), "id" is empty. Use small letters, digits and hyphens only, such as "financial-aid".',
  ],
  [
    "pages/home.json",
    ["featureTabs", 1, "label"],
    "",
    'content/pages/home.json, "featureTabs" → item 2 → "label" is empty. Write at least one word.',
  ],
  [
    "pages/home.json",
    ["hero", "eyebrow"],
    " ",
    'content/pages/home.json, "hero" → "eyebrow" is empty. Write at least one word. Or remove the line: it may be left out.',
  ],
  [
    "pages/home.json",
    ["hero", "eyebrow"],
    null,
    'content/pages/home.json, "hero" → "eyebrow" is null, but has to be a text in quotation marks. Or remove the line: it may be left out.',
  ],
  [
    "pages/home.json",
    ["missionBody"],
    [],
    'content/pages/home.json, "missionBody" has no paragraph. Write at least one.',
  ],
  [
    "pages/home.json",
    ["missionBody", 0],
    5,
    'content/pages/home.json, "missionBody" → item 1 is the number 5, but has to be a text in quotation marks.',
  ],
  [
    "pages/home.json",
    ["mission"],
    [],
    'content/pages/home.json, "mission" is a list in [ ], but has to be a group of fields in { }.',
  ],
  [
    "pages/home.json",
    ["seo", "title"],
    "x".repeat(49),
    'content/pages/home.json, "seo" → "title" is longer than 48 characters: with the name of the program, search engines cut it. Shorten it. Found: 49 characters.',
  ],
  [
    "pages/home.json",
    ["hero", "figure", "caption"],
    "x".repeat(131),
    'content/pages/home.json, "hero" → "figure" → "caption" is longer than 130 characters: phones show it in more than three lines. Shorten it. Found: 131 characters.',
  ],
  [
    "stats.json",
    [0, "value"],
    "200",
    'content/stats.json (item 1), "value" is the text "200", but has to be a number without quotation marks. Write 200.',
  ],
  [
    "stats.json",
    [0, "value"],
    "",
    'content/stats.json (item 1), "value" is empty. It has to be a number without quotation marks.',
  ],
  ["stats.json", [0, "value"], 2.5, 'content/stats.json (item 1), "value" has to be a whole number. Found: 2.5.'],
  [
    "stats.json",
    [0, "value"],
    1e15,
    'content/stats.json (item 1), "value" is the number 1000000000000000, but has to be at most 2147483647.',
  ],
  [
    "programs.json",
    [1, "hoursPerWeek", "min"],
    -1,
    'content/programs.json (item 2), "hoursPerWeek" → "min" is the number -1, but has to be at least 0.',
  ],
  [
    "programs.json",
    [1, "hoursPerWeek", "max"],
    1,
    'content/programs.json (item 2), "hoursPerWeek" → "max" is smaller than "min". Put the larger number here. Found: 1.',
  ],
  [
    "programs.json",
    [1, "endDate"],
    "2025-06-01",
    'content/programs.json (item 2), "endDate" is not after "startDate". Put the last day here. Found: "2025-06-01".',
  ],
  [
    "programs.json",
    [1, "startDate"],
    "17.6.2025",
    'content/programs.json (item 2), "startDate" is not a date. Write year, month and day as "2025-06-17". Found: "17.6.2025".',
  ],
  [
    "programs.json",
    [1, "startDate"],
    "2025-02-30",
    'content/programs.json (item 2), "startDate" is a date that does not exist. Look at the calendar. Found: "2025-02-30".',
  ],
  [
    "programs.json",
    [1, "price"],
    undefined,
    'content/programs.json (item 2), "priceCurrency" and "price" go together. Give both or neither. Found: "USD".',
  ],
  [
    "programs.json",
    [1, "priceCurrency"],
    "usd",
    'content/programs.json (item 2), "priceCurrency" is the text "usd", but has to be exactly "USD". Did you mean "USD"?',
  ],
  [
    "team.json",
    [0, "role"],
    "AI Felow",
    'content/team.json (item 1), "role" is the text "AI Felow", but has to be one of "Director and Teaching Staff", "Research Mentor", "AI Fellow". Did you mean "AI Fellow"?',
  ],
  [
    "team.json",
    [0, "role"],
    undefined,
    'content/team.json (item 1), "role" is missing. Write it as "Director and Teaching Staff", "Research Mentor" or "AI Fellow". Meaning: One of the three roles on the team.',
  ],
  [
    "team.json",
    [0, "imageAlt"],
    undefined,
    'content/team.json (item 1), "imageAlt" is missing. Say in a few words what the picture shows.',
  ],
  [
    "team.json",
    [0, "imageAlt"],
    "Photo of a person",
    'content/team.json (item 1), "imageAlt" starts with "image of". Leave these words out: screen readers say them already. Found: "Photo of a person".',
  ],
  [
    "team.json",
    [0, "imageSrc"],
    "",
    'content/team.json (item 1), "imageSrc" is empty. Give a file such as "images/people/ada.png" or an address that starts with https://. Or remove the line: it may be left out.',
  ],
  [
    "team.json",
    [0, "nmae"],
    "Ada",
    'content/team.json (item 1), "nmae" is not a field here. Remove it: this entry has "name" already.',
  ],
  [
    "countries.json",
    [0, "population"],
    1,
    'content/countries.json (item 1), "population" is not a field here. Remove it. The fields are: "isoCode", "name", "sample".',
  ],
  [
    "research-highlights.json",
    [0, "collageImages"],
    ["images/portrait.png"],
    'content/research-highlights.json (item 1), "collageImages" needs exactly three pictures. Found: 1 entry.',
  ],
  [
    "research-highlights.json",
    [0, "paperLink"],
    "soon",
    'content/research-highlights.json (item 1), "paperLink" is not an address. Give one that starts with https://, or the word "pending". Found: "soon".',
  ],
  [
    "research-highlights.json",
    [0, "paperLink"],
    7,
    'content/research-highlights.json (item 1), "paperLink" is the number 7, but has to be a text in quotation marks.',
  ],
  [
    "redirects.json",
    [0, "toPath"],
    undefined,
    'content/redirects.json (item 1), "toPath" or "toForm" has to be given, and only one of the two.',
  ],
])("reports the mistake in %s at %j = %j", (file, path, value, line) => {
  expect(messagesForValue(file, path, value)).toEqual([line])
})

it("reports a misspelled field name, but not the missing field that it misspells", () => {
  const file = [{ id: "aid", question: "Is there aid?", answr: "Yes." }]
  expect(messagesForValue("faq.json", [], file)).toEqual([
    'content/faq.json (item 1), "answr" is not a field here. Did you mean "answer"?',
  ])
})

it("compares two fields even if another field of the group is missing", () => {
  const file = [{ id: "ada", role: "AI Fellow", description: "Works.", imageSrc: "images/portrait.png" }]
  expect(messagesForValue("team.json", [], file)).toEqual([
    'content/team.json (item 1), "name" is missing. Write it as a text: "…". Meaning: Full name.',
    'content/team.json (item 1), "imageAlt" is missing. Say in a few words what the picture shows.',
  ])
})

it("does not compare a field that is invalid itself", () => {
  expect(messagesForValue("programs.json", [1, "startDate"], 2025)).toEqual([
    'content/programs.json (item 2), "startDate" is the number 2025, but has to be a text in quotation marks.',
  ])
})

it("sorts the mistakes of a file by position, with a missing field at the start of its entry", () => {
  const file = [
    { id: "a", question: "", answer: 5 },
    { answer: "", id: "b" },
  ]
  expect(
    messagesForValue("faq.json", [], file).map((line) => line.slice("content/faq.json ".length, -1).split(". ")[0]),
  ).toEqual([
    '(item 1), "question" is empty',
    '(item 1), "answer" is the number 5, but has to be a text in quotation marks',
    '(item 2), "question" is missing',
    '(item 2), "answer" is empty',
  ])
})
