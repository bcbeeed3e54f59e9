/**
 * Mistakes that maintainers make, one at a time in the fixture. Each changes what a visitor sees or stops the build,
 * and each gets one message that says what to do. A row with several messages says why.
 */
import { messagesFor, mistakesOf, placeOf, replaced, shortMessage, validTexts } from "./testing/content"
import type { LocatedMistake } from "./mistake"
import type { ContentPath } from "../model/values"

/** Changes the text of a file. */
type Edit = (text: string) => string

/** Title, file, edit, and the beginning or another part of the message after the file. */
type Row = [title: string, file: string, edit: Edit, message: string]

const set =
  (path: ContentPath, value: unknown): Edit =>
  (text) =>
    JSON.stringify(replaced(JSON.parse(text), path, value), null, 2)
const remove = (path: ContentPath) => set(path, undefined)

/** Replaces words of the file, as in an editor. */
const type =
  (from: string, to: string): Edit =>
  (text) => {
    if (!text.includes(from)) throw new Error(`The fixture has no ${from}`)
    return text.replace(from, () => to)
  }

/** Adds a copy of an entry at the end of a list file, with other values. */
const addCopy =
  (index: number, changes: object): Edit =>
  (text) => {
    const entries = JSON.parse(text) as object[]
    return JSON.stringify([...entries, { ...entries[index], ...changes }], null, 2)
  }

const textOf = (file: string) => validTexts.get(file) ?? ""

/** Returns mistakes in the value of one field. @param place file and path, such as `faq.json 2 answer` */
function at(place: string, rows: [title: string, value: unknown, message: string][]): Row[] {
  const [file, path] = placeOf(place)
  return rows.map(([title, value, message]) => [title, file, set(path, value), message])
}

/** Returns mistakes in a redirect that is added. */
const redirect = (rows: [title: string, fields: object, message: string][]): Row[] =>
  rows.map(([title, changes, message]) => [title, "redirects.json", addCopy(0, changes), message])

/** Returns mistakes in the address of a link in a text. */
const textLink = (rows: [title: string, address: string, message: string][]): Row[] =>
  at(
    "faq.json 2 answer",
    rows.map(([title, address, message]) => [title, `See [the form](${address}).`, message]),
  )

/** Returns mistakes in a reference to a fact. */
const fact = (rows: [title: string, reference: string, message: string][]): Row[] =>
  rows.map(([title, reference, message]) => [title, "faq.json", type("{{research.price}}", reference), message])

const syntax: Row[] = [
  ["a comma missing between entries", "team.json", type("  },\n  {", "  }\n  {"), "a comma is missing here"],
  ["an equals sign instead of a colon", "stats.json", type('"speed": 20', '"speed" = 20'), "a colon after a name"],
  ["a closing quotation mark missing", "faq.json", type('"cost",', '"cost,'), "does not end on this line"],
  ["an opening quotation mark missing", "faq.json", type('"cost",', 'cost",'), "not in quotation marks"],
  ["quotation marks inside a text", "faq.json", type("What does it cost?", 'What "price" is it?'), 'write \\" instead'],
  ["a quotation mark before a fact", "faq.json", type(" {{research", ' "{{research'), 'write \\" instead'],
  ["curly quotation marks around a text", "faq.json", type('"cost"', "“cost”"), "Use straight double ones"],
  ["a colon missing", "faq.json", type('"id": "cost"', '"id" "cost"'), "a colon is missing"],
  ["a closing brace missing at the end", "site.json", (text) => text.trim().slice(0, -1), "Add the missing }"],
  ["a comment", "faq.json", type('    "id": "cost"', '    // The price\n    "id": "cost"'), "JSON has no comments"],
  ["yes instead of true", "letters.json", type('"celebrate": true', '"celebrate": yes'), "true or false"],
  ["a price with a comma", "programs.json", type('"price": 1460', '"price": 1,460'), "a number has no comma"],
  ["a price with a dollar sign", "programs.json", type('"price": 1460', '"price": $1,460'), "no currency sign"],
  ["a date without quotation marks", "programs.json", type('"2025-08-12"', "2025-08-12"), "put a date or a text in"],
  ["a number with a leading zero", "stats.json", type('"speed": 20', '"speed": 020'), "not written as a number"],
  ["a number that ends with a point", "stats.json", type('"speed": 20', '"speed": 20.'), "not written as a number"],
  ["a tab inside a text", "faq.json", type("What does it", "What\tdoes it"), "a tab or an invisible character"],
  ["a backslash inside a text", "faq.json", type("What does it", "What \\does it"), "single backslash"],
  ["a merge conflict", "site.json", type('  "name"', '<<<<<<< HEAD\n  "name"'), "merge conflict"],
  ["an invisible space between fields", "faq.json", type('    "id"', '\u00a0   "id"'), "invisible character"],
  ["two lists in one file", "stats.json", (text) => `${text}${text}`, "more than one list"],
  ["another encoding", "countries.json", type("Mexico", "M\uFFFDxico"), "in VS Code, click the name of the encoding"],
  ["a sign in place of a letter", "countries.json", type("Mexico", "M\uFFFDxico"), "or the sign \uFFFD in line "],
  ["UTF-16", "faq.json", (text) => [...text].join("\0"), "not saved as UTF-8. Open it again and save it as UTF-8: in"],
  ["an empty file", "faq.json", () => "\n", "the file is empty. Write [] for a list"],
  ["too many brackets", "faq.json", () => "[".repeat(100_000), "nested too deeply"],
]

const types: Row[] = [
  ["a list instead of a group", "site.json", (text) => `[${text}]`, "has to be a group of fields in { }"],
  ["a group instead of a list", "stats.json", (text) => text.trim().slice(1, -1), "has to be a list of entries"],
  ...at("programs.json 1 price", [
    ["a number in quotation marks", "1460", "without quotation marks, such as 1460"],
    ["an emptied price", "", "is empty. Write a number"],
  ]),
  ...at("programs.json 1 priceCurrency", [
    ["another currency", "EUR", 'is the text "EUR", but has to be exactly "USD"'],
    ["a removed currency", undefined, '"priceCurrency" and "price" go together'],
  ]),
  [
    "a fraction of a person",
    "letters.json",
    set([0, "admittedCountries"], 7.5),
    "has to be a whole number. Found: 7.5.",
  ],
  ["a list instead of an entry", "countries.json", set([3], []), "a group of fields in { }"],
  ["a number instead of a text", "site.json", set(["claims", "countries"], 20), "a text in quotation marks"],
  ["true in quotation marks", "letters.json", set([0, "celebrate"], "true"), "true or false without quotation marks"],
  ...at("letters.json 0 documents 1", [
    [
      "two buttons for one document",
      { label: "Overview", href: "/documents/research-overview.pdf" },
      "the same as in item 1. One of items 1 and 2 is a copy: change or remove it.",
    ],
  ]),
  ...at("letters.json 0 body", [
    ["a text instead of a list", "You are admitted.", "a list in [ ]"],
    ["an emptied list", [], '"body" has no paragraph. Write at least one.'],
  ]),
  ...at("pages/home.json hero", [
    ["a text instead of a group", "AI research", "a group of fields in { }"],
    ["a removed group", undefined, '"hero" is missing. Write a group of fields'],
  ]),
]

const fields: Row[] = [
  ...at("faq.json 2 answer", [
    ["null", null, "is null, but has to be a text"],
    ["a removed answer", undefined, '"answer" is missing. Write a text in quotation marks. Meaning: The answer.'],
    ["an answer of spaces", "   ", '"answer" is empty. Write at least one sentence.'],
  ]),
  ...at("team.json 0 name", [
    ["an emptied name", "", '"name" is empty. Write at least one word.'],
    [
      "a name that is too long",
      "Ada ".repeat(30).trim(),
      "is longer than 80 characters, for which its place has space. Shorten it. Found: 119",
    ],
  ]),
  ["an emptied optional heading", "pages/home.json", set(["hero", "eyebrow"], ""), '"eyebrow" is empty. Write'],
  ...at("team.json 0 imageAlt", [
    ["an emptied alternative text", "", "Say in a few words what the picture shows."],
    ["only the name as alternative text", "Marisol Quentero", "is only the name, which is beside the picture. Say"],
    ["a removed alternative text", undefined, '"imageAlt" is missing. Say in a few words'],
    ["a word for any picture as alternative text", "Logo", "is a word for any picture. Say"],
    ["an alternative text that says photo of", "Photo of Ada", '"image of" or "photo of". Leave them out'],
    ["a file name as alternative text", "hero.png", "is the name of a file"],
    ["the name of a file in a folder as alternative text", "ada-lovelace", "is the name of a file"],
    ["a camera's file name as alternative text", "IMG_1234", "is the name of a file"],
  ]),
  ...at("testimonials.json 0 text", [
    ["a quote with its own quotation marks", '"I learned a lot."', "has quotation marks around it. Leave them out"],
    [
      "a quotation mark without its other one",
      "“I learned a lot.",
      "has a quotation mark without its other one. Leave",
    ],
    ["a quotation mark at the end", 'I learned a lot."', "has a quotation mark without its other one. Leave it out"],
    ["a quote with curly quotation marks", "“I learned a lot.”", "has quotation marks around it. Leave them out"],
    ["a quote with single quotation marks", "'I didn't doubt.'", "has quotation marks around it. Leave them out"],
    ["a quote that is too long", "I learned a lot. ".repeat(63).trim(), "is longer than 1000 characters"],
  ]),
  ["all links of the header removed", "navigation.json", set(["header"], []), "has no link. Write at least one."],
  ["a misspelled field", "faq.json", type('"answer"', '"anwser"'), 'is not a field here. Did you mean "answer"?'],
  ["a field in capitals", "faq.json", type('"question"', '"Question"'), 'Did you mean "question"?'],
  ["a renamed field", "faq.json", type('"answer"', '"reply"'), '"reply" is not a field here. Did you mean "answer"?'],
  ["a field of another file", "faq.json", set([2, "name"], "Cost"), 'Remove it. The fields are: "id", "question"'],
  ["a field in the wrong place", "site.json", set(["countries"], "20+"), '"countries" is not a field here'],
  ...at("team.json 0 role", [
    ["a wrong role", "Director", 'has to be one of "Director and Teaching Staff"'],
    ["a role in small letters", "research mentor", 'Did you mean "Research Mentor"?'],
    ["a removed role", undefined, 'is missing. Write one of "Director and Teaching Staff"'],
  ]),
  ["a title that is cut", "pages/home.json", set(["seo", "title"], "AI ".repeat(30)), "Shorten it. Found: 89"],
  ["a picture too few", "research-highlights.json", remove([0, "collageImages", 0]), "three pictures. Found: 2"],
  ["an email address without @", "site.json", set(["email"], "hello.blast-ai.example"), "is not an email address"],
  [
    "another address of an application",
    "site.json",
    set(["bootcampApplication", "href"], "https://forms.example/bootcamp"),
    'Write "/bootcamp-application", and say in redirects.json where it leads.',
  ],
  ["an email address with a period", "site.json", set(["email"], "hello@blast-ai.example."), "is not an email address"],
  [
    "how to apply to a program with rounds",
    "pages/bootcamp.json",
    type('"applyTo": "bootcamp"', '"applyTo": "research"'),
    "Remove this line, and write the rounds as the value, such as {{research.deadline.early}}.",
  ],
  [
    "the address of a form at the provider",
    "pages/apply.json",
    (text) => {
      const [form] = JSON.parse(textOf("forms.json")) as { formId: string }[]
      return set(["hero", "secondary", "href"], `https://form.jotform.com/${form?.formId}`)(text)
    },
    "Link to its page on this site, or to its redirect in redirects.json.",
  ],
  [
    "the address of a form at the provider in a text",
    "faq.json",
    (text) => {
      const [form] = JSON.parse(textOf("forms.json")) as { formId: string }[]
      return set([1, "answer"], `[Apply](https://form.jotform.com/${form?.formId}).`)(text)
    },
    "whose address is the address of the form",
  ],
  [
    "a link that redirects to an application",
    "pages/team.json",
    (text) => {
      const redirects = JSON.parse(textOf("redirects.json")) as { from: string; toPath?: string }[]
      const { from } = redirects.find(({ toPath }) => toPath?.startsWith("/apply")) ?? {}
      expect(from).toBeDefined()
      return set(["hero", "primary"], { label: "Apply", href: from })(text)
    },
    "which redirects to an application. Write",
  ],
  ["a greeting with a mark", "letters.json", set([0, "heading"], "Congratulations!"), "ends with a punctuation mark"],
  [
    "a place for the name in a greeting",
    "letters.json",
    set([0, "heading"], "Congratulations, {name}"),
    "has a place for the name. Remove it",
  ],
  [
    "a greeting with a comma and a space",
    "letters.json",
    set([0, "heading"], "Well done, "),
    "ends with a punctuation",
  ],
  ["a degree in a name", "team.json", set([0, "name"], "Ada Lovelace, PhD"), "has a comma or a parenthesis."],
  ["a role in the plural", "pages/team.json", set(["groups", 0, "role"], "AI Fellows"), 'Did you mean "AI Fellow"?'],
  [
    "a label with a colon",
    "sections.json",
    set(["papers", "mentor"], "Mentor:"),
    "ends with a punctuation mark. Remove it",
  ],
  [
    "a commit form for a decision",
    "letters.json",
    set([1, "commit"], {
      label: "Commit",
      late: { text: "It is late.", mail: { label: "Ask", subject: "Is it free?" } },
    }),
    "is only for the letter: the commit form finds only admitted applicants",
  ],
  [
    "a day to commit for a decision",
    "letters.json",
    set([1, "commitDeadline"], { date: "2025-06-05", passed: "Passed", elsewhere: "the date in your decision" }),
    "is only for the letter, which has the commit form",
  ],
  ["an offer in a letter of admission", "letters.json", set([0, "offer"], "We offer you a place."), "is only for the"],
  [
    "answers to an offer in a letter of admission",
    "letters.json",
    (text) => set([0, "answers"], (JSON.parse(text) as { answers?: object }[])[1]?.answers)(text),
    "is only for the decision, whose offer they answer",
  ],
  ...(["label", "subject", "body"] as const).map((field): Row => {
    const copy: Edit = (text) => {
      const [, { answers = {} } = {}] = JSON.parse(text) as { answers?: { accept?: Record<string, string> } }[]
      return set([1, "answers", "decline", field], answers.accept?.[field])(text)
    }
    return [`the ${field} of another answer`, "letters.json", copy, "one is a copy"]
  }),
  [
    "an example of a week for another program",
    "programs.json",
    set([0, "exampleWeek"], [{ day: "Monday", kind: "lecture", hours: 1 }]),
    "is only for the research program",
  ],
  ["an email address as a link", "site.json", set(["email"], "mailto:hello@novalearn.org"), "without mailto:"],
  ["a form's address", "forms.json", set([0, "formId"], "https://forms.example/1"), "Copy the digits"],
]

const ids: Row[] = [
  ["the same id twice", "faq.json", addCopy(2, { id: "dates" }), 'is "dates", the same as in item 5'],
  ["a copied entry", "team.json", addCopy(0, {}), "the same as in item 1"],
  ["a copied entry with another id", "faq.json", addCopy(2, { id: "price" }), "the same as in item 3"],
  [
    "a question twice, with other signs",
    "faq.json",
    set([3, "question"], "what does it cost"),
    "the same as in item 3",
  ],
  [
    "two people with one description",
    "team.json",
    (text) => set([1, "description"], (JSON.parse(text) as { description: string }[])[0]?.description)(text),
    "the same as in item 1",
  ],
  [
    "two links of the header to one page",
    "navigation.json",
    set(["header", 2, "href"], "/testimonials/"),
    "the same as in item 2",
  ],
  ["a person twice", "team.json", set([3, "name"], "Marisol Quentero"), "the same as in item 1"],
  [
    "a form's number twice",
    "forms.json",
    (text) => text.replace(/\d{8,}/g, "250714408213957"),
    "the same as in item 1",
  ],
  ["a copied link for search engines", "seo-links.json", addCopy(0, {}), "the same as in item 1"],
  ["the same country twice", "countries.json", addCopy(0, {}), 'is "US", the same as in item 1'],
  ["a row of facts twice", "pages/research.json", set(["facts", 1, "label"], "Price"), "the same as in item 1"],
  [
    "a house twice",
    "pages/testimonials.json",
    set(["houseList", 0, "name"], "Tensor"),
    'is "Tensor", the same as in item 1. One of items 1 and 3 is a copy: change or remove it.',
  ],
  ["a paragraph twice", "letters.json", set([0, "body"], ["One.", "Two.", "one"]), 'is "one", the same as in item 1'],
  [
    "a part of a week twice",
    "programs.json",
    set(
      [1, "exampleWeek"],
      [12, 6, 12].map((hours) => ({ day: "Monday", kind: "work", hours })),
    ),
    "is the same as item 1. One of items 1 and 3 is a copy: change or remove it.",
  ],
  ["two tabs with one id", "pages/home.json", set(["featureTabs", 2, "id"], "tab-a"), "the same as in item 1"],
  ...at("faq.json 2 id", [
    ["an id with a space", "the cost", "small letters, digits and hyphens"],
    ["an id that the page already has", "heading", 'page "/" has the anchor "#faq-heading". Choose another id'],
    ["an id that a part of a question has", "dates-panel", 'the anchor "#faq-dates-panel". Choose another id'],
  ]),
  ["an id that every page has", "team.json", set([0, "id"], "content"), "Choose another id"],
  ["a removed form", "forms.json", remove([2]), 'no entry with the id "commit". It is needed by the commit page. Add'],
  ...at("forms.json 2 id", [
    ["a renamed id of a form", "committ", 'Did you mean "commit"? The id must stay "commit"'],
    ["an id of a form that is not a short name", "Commit", 'Did you mean "commit"?'],
    ["a removed id of a form", undefined, 'is missing or not a text. Did you mean "commit"?'],
  ]),
  ["a removed program", "programs.json", remove([1]), 'no entry with the id "research"'],
  [
    "a program without its page",
    "programs.json",
    remove([0]),
    "needed by the page /bootcamp/. Add the entry again, or",
  ],
  ["a renamed program", "programs.json", set([1, "id"], "reserch"), 'Did you mean "research"?'],
  ["another id of a program", "programs.json", set([1, "id"], "summer"), 'Did you mean "research"?'],
  ["a removed document", "documents.json", remove([3]), 'no entry with the id "launchpad-terms"'],
  [
    "one presentation of two highlights",
    "research-highlights.json",
    (text) => set([0, "paperLink"], "https://video.example/1")(set([1, "paperLink"], "https://video.example/1")(text)),
    '"paperLink" is "https://video.example/1", the same as in item 1',
  ],
  ["a highlight with another kind of id", "research-highlights.json", set([0, "id"], "first"), "highlight-8"],
  ["a removed form that a redirect opens", "forms.json", remove([4]), "content/forms.json has no"],
  ["a file that was renamed", "notes.json", () => "[]", "is not used by the site. Remove it, or ask a developer"],
  ["a file with another name", "sites.json", () => "[]", 'is not used by the site. Did you mean "site.json"?'],
]

const commitDeadline = (date: string, label: string): [string, Edit] => [
  "letters.json",
  set([0, "commitDeadline"], { date, label, passed: "Passed", elsewhere: "the date in your letter" }),
]
const lastRound = (date: string, label: string): [string, Edit] => [
  "programs.json",
  set([1, "deadlines", 1], { id: "regular", name: "Regular round", date, label }),
]
const firstLabel = (label: string): [string, Edit] => ["programs.json", set([1, "deadlines", 0, "label"], label)]

const weeksOf2 = ["Week 1", "Week 2"].map((title) => ({ title, topic: "A topic", content: "A sentence." }))

const removedWeek: Row = [
  "a removed week",
  "timelines.json",
  (text) => {
    const [plan, ...others] = JSON.parse(text) as { items: unknown[] }[]
    return JSON.stringify([{ ...plan, items: plan?.items.filter((_, index) => index !== 3) }, ...others], null, 2)
  },
  "but week 5 is missing before it",
]

const dates: Row[] = [
  ...at("programs.json 1 endDate", [
    ["a day first", "12.8.2025", 'Write year, month and day as "2025-06-17"'],
    ["a day that does not exist", "2025-06-31", "is not a date that exists"],
    ["an end before the start", "2025-06-01", 'is not after "startDate"'],
    ["an end in another month", "2025-09-12", "has 8, which end on 2025-08-12. Correct the one that is wrong."],
    ["a year too far in the future", "2052-08-12", "Correct the year."],
  ]),
  ["a year in the past", "letters.json", type('"2024-06-05"', '"1024-06-05"'), "1024"],
  ["a commit deadline after the start", ...commitDeadline("2025-06-18", "6/18/2025"), "after the program has begun"],
  ["a commit deadline before a round", ...commitDeadline("2025-04-29", "4/29/2025"), "the last round in content"],
  ["applications that open late", "programs.json", set([1, "opens"], "2025-03-01"), "after the first round closes"],
  ["applications that open after the start", "programs.json", set([0, "opens"], "2025-06-18"), "the program has begun"],
  ["a round after the start", ...lastRound("2025-06-18", "A day"), "after the program has begun"],
  ["rounds out of order", ...lastRound("2025-01-31", "Apr 30 2025"), "before the round above it (2025-02-28)"],
  ["two rounds on one day", ...lastRound("2025-02-28", "Feb 28 2025"), "the same day as the round above it"],
  ["two rounds with one id", "programs.json", set([1, "deadlines", 1, "id"], "early"), "the same as in item 1"],
  [
    "two rounds with one name",
    "programs.json",
    set([1, "deadlines", 1, "name"], "Early round"),
    'is "Early round", the same as in item 1. One of items 1 and 2 is a copy',
  ],
  [
    "a deadline at midnight",
    "programs.json",
    set([1, "deadlines", 0, "time"], "00:00"),
    'is the beginning of the day. Write "23:59" for its end.',
  ],
  [
    "a deadline a minute before noon",
    "programs.json",
    set([1, "deadlines", 0, "time"], "11:59"),
    'is before noon. Write "23:59" for the end of the day, or "12:00" for noon.',
  ],
  [
    "a label with another day in digits",
    ...firstLabel("2/27 at 11:59 PM"),
    'but "date" is 2025-02-28. Write the right',
  ],
  ["a label with another day", ...firstLabel("Mar 28 2025"), 'which is the day 2025-03-28, but "date" is 2025-02-28'],
  ["a label with another day and no year", ...firstLabel("Feb 27 at 11:59 PM"), 'but "date" is 2025-02-28. Write the'],
  ["a label with the day first", ...firstLabel("28/02/2025"), "Write the day 2025-02-28 as 2/28/2025."],
  ["a label with another weekday", ...firstLabel("Monday, Feb 28"), 'but "date" (2025-02-28) is a Friday. Write the'],
  ["a label with another year", ...commitDeadline("2024-06-05", "6/5/2025"), 'but "date" is 2024-06-05'],
  ["a label with another time", ...firstLabel("Feb 28 2025 11:59 AM"), 'which is 11:59 on a 24-hour clock, but "time"'],
  [
    "a label with another time and periods",
    ...firstLabel("Feb 28 2025 11:59 a.m."),
    'which is 11:59 on a 24-hour clock, but "time"',
  ],
  ["a label with midnight", ...firstLabel("Feb 28 2025 12 am"), 'is 00:00 on a 24-hour clock, but "time"'],
  ["a label with summer time", ...firstLabel("Feb 28 2025 11:59 PM PDT"), 'not PDT. Write "Feb 28 2025 11:59 PM PST".'],
  ["a label with another time zone", ...firstLabel("11:59 PM EST"), "of America/Los_Angeles is PST, not EST"],
  ...at("programs.json 1 meetingsBegin timeZone", [
    ["an abbreviation as time zone", "PST", "Write continent and city"],
    ["an old abbreviation", "PST8PDT", "Write continent and city"],
    ["a fixed offset with a name", "Etc/GMT+8", "Write continent and city"],
    ["a time zone without a city", "US/Pacific", "Write continent and city"],
    ["a misspelled time zone", "America/Los_Angles", "is not a time zone"],
  ]),
  ["a time of day in words", "programs.json", set([1, "meetingsBegin", "time"], "8 am"), "is not a time of day"],
  ...at("programs.json 1 meetingsBegin label", [
    [
      "meetings at two times",
      "9 am PST",
      'is 09:00 on a 24-hour clock, but "time" is 08:00 by the clock of America/Los',
    ],
    ["meetings at another time of 24 hours", "9:00 in the morning", "is 09:00 on a 24-hour clock"],
    ["meetings at noon", "noon", "is 12:00 on a 24-hour clock"],
    ["meetings in the east", "8 am Eastern", "but the time of America/Los_Angeles is PT"],
    ["meetings in another time zone of any season", "8 am ET", "but the time of America/Los_Angeles is PT"],
    ["meetings in another time zone", "8 am EST", "of America/Los_Angeles is PST or PDT, not EST. Write"],
  ]),
  ...at("faq.json 2 answer", [
    [
      "another weekday",
      "It begins on Monday, June 17, 2025.",
      'says that June 17, 2025 is a "Monday", but it is a Tuesday',
    ],
    [
      "another weekday of a fact",
      "It ends on Mon. {{research.endDate}}.",
      'August 12, 2025 is a "Mon", but it is a Tuesday',
    ],
  ]),
  ...at("timelines.json 0 items 2 title", [
    ["weeks out of order", "Week 2", 'but the entry above it is "Week 3". Put the weeks in order'],
    ["a week that is left out", "Week 5", "but week 4 is missing before it. Add that week, or number the later"],
    ["a week before the first", "Week 0", 'Write "Week 3"'],
    ["weeks backward", "Weeks 5–4", "Write the earlier week first"],
    ["a week in another form", "Week four", 'Write "Week 3"'],
  ]),
  removedWeek,
  ...at("timelines.json 0 items 3 part", [
    ["a part with a typo", "Reserach", 'is "Research", but the entry above it is in the part "Reserach"'],
    ["a week without a part", undefined, '"part" is missing. Write it in each entry of the list, or in none.'],
  ]),
  [
    "a plan of one part",
    "timelines.json",
    type('"part": "Bootcamp"', '"part": "Research"'),
    "has only one part. Write",
  ],
  ["a plan without weeks", "timelines.json", remove([0, "items"]), '"items" is missing. Write the weeks.'],
  ["weeks of the joined plan", "timelines.json", set([1, "items"], weeksOf2), "is not for this plan: the site joins"],
]

const capitals: Row[] = [
  ...at("site.json claims acceptedProjects", [
    [
      "a claim with a capital letter",
      "Nearly 30",
      "begins with a capital letter, also inside sentences. Write a small",
    ],
    ["a claim with a capital article", "A dozen", "begins with a capital letter"],
  ]),
  ...at("site.json financialAid decisions", [["a time with a capital letter", "Early May", "begins with a capital"]]),
  ...at("letters.json 0 commitDeadline elsewhere", [
    ["a day with a capital letter", "The date in it", "begins with a"],
  ]),
]

const continued: Row[] = [
  ...at("sections.json personalPage endedLookup notReleased", [
    [
      "a whole sentence before a date",
      "It is not open yet. Come back later.",
      "Write one that goes on, without a mark",
    ],
  ]),
  ...at("pages/acceptance.json email sentTo", [
    ["a sentence before an address", "We send it.", "the address follows it"],
  ]),
]

const results: Row[] = at("sections.json personalPage title", [
  [
    "a title that congratulates",
    "Congratulations, it is here!",
    'has the word "congratulations" of only one of letter',
  ],
  ["a title that names the letter", "Your letter opens soon", 'has the word "letter" of only one of letter and'],
])

const shares: Row[] = at("site.json financialAid share", [
  ["a share as a fraction", "0.3", "is not a share from 1% to 100%"],
  ["a share above all", "130%", "is not a share from 1% to 100%"],
])

const shortWeek = ["Monday", "Friday"].map((day) => ({ day, kind: "meeting", hours: 1 }))

const numbers: Row[] = [
  ["a price without its last digits", "programs.json", set([1, "price"], 1), "at least 10"],
  ["a price with a point in it", "programs.json", set([1, "price"], 14.6), "has to be a whole number of dollars"],
  ["a price with too many digits", "programs.json", set([1, "price"], 1460000), "at most 100000"],
  [
    "a module of a part that has ended",
    "sections.json",
    (text) => {
      const { curriculumModules, ...others } = JSON.parse(text) as { curriculumModules: object[] }
      const [first = {}, ...modules] = curriculumModules
      const last = { ...first, title: "A last module" }
      return JSON.stringify({ ...others, curriculumModules: [first, ...modules, last] })
    },
    "but the entry above it is in the part",
  ],
  ["a third of an hour", "programs.json", set([1, "hoursPerWeek", "max"], 30.333), "has to be a multiple of 0.25"],
  ["too many hours a day", "programs.json", set([0, "instructionHoursPerDay"], 40), "at most 24"],
  ["too many hours a week", "programs.json", set([1, "hoursPerWeek", "max"], 300), "at most 168"],
  [
    "a day with too many hours",
    "programs.json",
    set([0, "instructionHoursPerDay"], 23),
    "26 hours a day together with",
  ],
  [
    "two meetings at one time",
    "programs.json",
    set([1, "exampleWeek", 2, "day"], "Monday"),
    "is at the time of item 1.",
  ],
  [
    "half a student",
    "programs.json",
    set([1, "groupSize"], { min: 6.5, max: 8 }),
    "is 6.5–8. Write whole numbers from 1",
  ],
  ["half a meeting", "programs.json", set([1, "groupMeetingsPerWeek"], { min: 1.5, max: 3 }), "is 1.5–3. Write whole"],
  ["a paper without pages", "programs.json", set([1, "paperPages"], { min: 0, max: 8 }), "Write whole numbers from 1"],
  ["a week with too many hours", "programs.json", set([1, "exampleWeek", 0, "hours"], 12), "has 36 hours, but"],
  ["a week with too few hours", "programs.json", set([1, "exampleWeek"], shortWeek), "has 2 hours, but"],
  [
    "a week with too many meetings",
    "programs.json",
    set([1, "exampleWeek", 4, "kind"], "meeting"),
    "has 4 group meetings",
  ],
  ["a range backward", "programs.json", set([1, "groupSize"], { min: 7, max: 6 }), 'is smaller than "min"'],
  [
    "a number that counts for minutes",
    "stats.json",
    set([0, "value"], 27_001),
    "is 20, with which the number counts up for 68 seconds. Write at least 271.",
  ],
  ["too many countries", "letters.json", set([0, "admittedCountries"], 1600), "at most 200"],
]

const links: Row[] = [
  ...at("navigation.json header 2 href", [
    ["a misspelled page", "/reserch/", 'this site has no such page. Did you mean "/research/"?'],
    ["another page", "/something-else/", 'has no such page. The pages are: "/", "/bootcamp/", "/research/"'],
    ["a page without the last slash", "/research", 'Write "/research/".'],
    ["a page with an anchor and without a slash", "/research#facts", 'Write "/research/#facts".'],
    ["a page without the first slash", "research/", "Use a page of this site"],
    ["an outside address without https", "http://example.org/", "starts with https://"],
    ["an outside address without a scheme", "www.example.org", "starts with https://"],
    ["an address that starts with two slashes", "//example.org/", "starts with https://"],
    ["a space in an address", "/research /", "has a space in it"],
    ["a link to a paper with a typo", "/research/dropout-plane/", 'Did you mean "/research/dropout-planes/"?'],
    ["a link to the page of one applicant", "/letter/abc", "for one applicant only. Link to a public page."],
    ["an email address as a link", "hello@example.org", "mailto:"],
    ["the week of a plan on another page", "/bootcamp/#research-8-weeks-week-3", "has no anchor"],
    ["a plan without weeks as anchor", "/curriculum/#program-10-weeks", 'has no anchor "program-10-weeks"'],
    ["an anchor that does not exist", "/#fqa", 'has no anchor "fqa". Did you mean "/#faq"?'],
    ["a removed question", "/#faq-prices", 'has no anchor "faq-prices"'],
    ["an anchor of a page without anchors", "/temp/#form", 'has no anchor "form". Write "/temp/".'],
    ["an anchor without a page", "#faq", 'an anchor such as "/#faq"'],
    ["a misspelled document", "/documents/research-overvew.pdf", 'Did you mean "/documents/research-overview.pdf"?'],
    ["a document that does not exist", "/map.pdf", "no such document. Put the file into static/, or choose one of"],
    [
      "an address with the id of an applicant",
      "https://blast.example.org/letter/7c9e6679-7425-40de-944b-e07fc1f90ae7",
      "is the address of the page of one applicant, which would publish it",
    ],
  ]),
  ...at("publications.json 0 link", [
    ["an address without https", "example.org/paper", "starts with https://"],
    ["an address pasted twice", "https://https://example.org/a", "not a complete address"],
    ["an address without an ending", "https://example/a", "not a complete address"],
  ]),
]

const redirects: Row[] = [
  ...redirect([
    ["a redirect to itself", { from: "/a", toPath: "/A/" }, "the path of the redirect in item 9"],
    ["a redirect to another redirect", { from: "/a", toPath: "/hiring" }, "or its form into"],
    ["a redirect away from a page", { from: "/Research" }, 'the address of the page "/research/"'],
    ["a redirect away from a paper", { from: "/research/dropout-planes" }, 'the page "/research/dropout-planes/"'],
    ["a redirect away from a letter", { from: "/letter/abc" }, 'the address of the page "/letter/"'],
    ["a redirect away from a document", { from: "/documents/research-terms.pdf" }, "the address of a file"],
    ["a redirect twice in another case", { from: "/Apply-FA-23" }, "the same as in item 1"],
    ["a redirect without a target", { from: "/a", toPath: undefined }, '"toForm" has to be given'],
    ["a redirect with two targets", { from: "/a", toForm: "commit" }, "only one of the two"],
    ["a redirect to a misspelled page", { from: "/a", toPath: "/aply/" }, 'Did you mean "/apply/"?'],
    ["a redirect to another site", { from: "/a", toPath: "https://example.org/" }, "is not a page of this site"],
    ["a redirect to a form's address", { from: "/a", toPath: "https://forms.example/243507" }, 'into "toForm" instead'],
    ["a path with a space", { from: "/my page" }, "is not a path"],
    ["a path without a slash", { from: "old" }, "Begin it with a slash"],
    ["a path that ends with a slash", { from: "/old/" }, "do not end it with one"],
    ["a path with a query", { from: "/old?a=1" }, "leave out spaces, accents and the signs"],
    ["a path with an accent", { from: "/été" }, "leave out spaces, accents and the signs"],
    ["a path with a placeholder", { from: "/old/*" }, "is not a path"],
    ["a path with a percent sign", { from: "/50%off" }, "has a percent sign that encodes no letter"],
    ["a path with half a letter", { from: "/a%E9" }, "has a percent sign that encodes no letter"],
    ["a path with a sign that nginx cannot have", { from: '/a"b' }, "leave out spaces, accents and the signs"],
  ]),
  ["a redirect of a file of the build", "redirects.json", addCopy(0, { from: "/robots.txt" }), "address of a file"],
  ["a redirect of a folder of the build", "redirects.json", addCopy(0, { from: "/static/a" }), "address of a file"],
  ["an unknown form", "redirects.json", addCopy(4, { from: "/a", toForm: "hirng" }), "content/forms.json has no"],
]

const linksInTexts: Row[] = [
  ...textLink([
    ["a link in a text to no page", "/aply/", 'has the link "[the form](/aply/)", whose address is "/aply/", but this'],
    ["a link in a text to no anchor", "/apply/#deadline", 'Did you mean "/apply/#deadlines"?'],
    ["a link in a text to no file", "/terms.pdf", "but this site has no such document"],
    ["a link in a text without the last slash", "/apply", 'Write "/apply/".'],
    ["a link in a text to a site without https", "http://example.org/", "whose address is not a link. Use a page"],
    ["a link in a text without https", "www.example.org", "whose address is not a link. Use a page"],
    ["a link in a text to an anchor without its page", "#faq", "whose address is not a link. Use a page"],
    ["a link in a text to a page without its slash", "apply/", "whose address is not a link. Use a page"],
    ["a link in a text to an incomplete address", "https://example", "whose address is not a complete address"],
    ["a link in a text to a letter", "/letter/", "that page is for one applicant only"],
    ["a fact with a space in a link", "/apply/{{research.dates}}", "whose address has a space in it"],
  ]),
  ...at("faq.json 2 answer", [
    ["a link without words", "See [](/apply/).", 'has a link to "/apply/" without words. Write them: [the form]'],
    [
      "a link with a space in its address",
      "See [the form](/ap ply/).",
      'has "[the form](/ap ply/)", a link with a mistake. Write',
    ],
    ["a link to a page without its slash", "See [the form](apply).", 'has "[the form](apply)", a link with a mistake.'],
    ["a link to a file", "See [our form](apply.html).", 'has "[our form](apply.html)", a link with a mistake.'],
    [
      "a link whose address is a fact",
      "Write to [us]({{site.email}}).",
      'has "[us]({{site.email}})", a link with a mistake.',
    ],
    [
      "a space before the address",
      "See [the form] (/apply/).",
      'has "[the form] (/apply/)", with a space between "]" and "(". Remove the space: [the form](/apply/).',
    ],
    ["a space before an outside address", "See [us] (https://example.org).", 'with a space between "]" and "("'],
    [
      "an address behind a link",
      "See [the form](/apply/) (https://example.org/a).",
      'the address "https://example.org/a", which is not a link',
    ],
    ["a short address in a text", "Join discord.gg/abc today.", 'the address "discord.gg/abc", which is not a link'],
    ["a host in a text", "We are at blastai.org, too.", 'the address "blastai.org", which is not a link'],
    [
      "a host with a rare ending",
      "It is on www.blast.academy.",
      'the address "www.blast.academy", which is not a link',
    ],
    ["a word before a link, without a space", "Read the[form](/apply/).", "has a word beside the link"],
    ["a word behind a link, without a space", "The [form](/apply/)for aid.", "has a word beside the link"],
    ["a host in capitals", "It is on arXiv.org.", 'the address "arXiv.org", which is not a link'],
    ["a web address in a text", "See https://example.org/a.", 'the address "https://example.org/a", which is not'],
    ["a web address without https", "See www.example.org.", 'has the address "www.example.org", which is not'],
    ["a web address without www", "See nsf.gov/about.", 'has the address "nsf.gov/about", which is not a link'],
    ["a path in a text", "Apply at /apply/.", 'has the address "/apply/", which is not a link. Write words for it'],
    ["a redirect in a text", "Mentors: (/hiring)", 'has the address "/hiring", which is not a link'],
  ]),
  ...at("faq.json 2 question", [
    [
      "a link in a heading",
      "Is [it](/apply/) so?",
      'has the address "/apply/", but this text cannot have a link. Write',
    ],
    ["a web address in a heading", "What is https://example.org?", "but this text cannot have a link"],
  ]),
  ...at("pages/home.json seo description", [
    ["a link in a description", "[A](/apply/)", "this text cannot have a link"],
  ]),
  ...at("team.json 0 name", [["a web address as a name", "www.example.org", "this text cannot have a link"]]),
]

const pictures: Row[] = at("team.json 0 imageSrc", [
  ["an emptied file path", "", '"imageSrc" is empty. Write it as'],
  ["a picture that does not exist", "images/people/nobody.png", "has no such file. Put the file there"],
  ["a misspelled picture", "images/portrit.png", 'Did you mean "images/portrait.png"?'],
  ["a picture in capitals", "images/Portrait.PNG", 'Did you mean "images/portrait.png"?'],
  ["a picture in another folder", "images/people/portrait.png", 'Did you mean "images/portrait.png"?'],
  ["a HEIC photo", "images/portrait.HEIC", "Save it as PNG or JPEG."],
  ["a drawing", "images/portrait.svg", "Export it as PNG, at twice the size: JPEG has no transparent ground."],
  ["a picture with a space in its name", "images/my portrait.png", "has a space in it. Rename the file"],
  ["a picture's path that begins with a slash", "/images/portrait.png", 'does not begin with "images/"'],
  ["a picture's path that begins with content/", "content/images/portrait.png", 'does not begin with "images/"'],
  ["a picture's path from Windows", "images\\portrait.png", "is not the path of a picture"],
  ["the dark variant of a picture", "images/hero.dark.png", 'Write "images/hero.png"'],
  ["a page with a picture", "https://www.linkedin.com/in/ada", "is not the address of a picture, which ends with"],
  ["a picture in a shared folder", "https://drive.google.com/file/d/1/view", "Save the picture, put it into images/"],
  ["a picture on a site without https", "http://example.org/a.png", "starts with https://"],
])

const facts: Row[] = [
  ...fact([
    ["a misspelled fact", "{{research.prize}}", "Did you mean {{research.price}}?"],
    ["a quoted question that was removed", "{{faq.zzz}}", "Remove this text if the question has been removed."],
    ["a fact by another word", "{{letter.cost}}", 'Choose one of "letter.'],
    [
      "a misspelled deadline",
      "{{research.deadline.first}}",
      "If the round has been removed, remove the words about it.",
    ],
    ["a fact of a misspelled program", "{{reserch.price}}", "Did you mean {{research.price}}?"],
    [
      "a fact that the program does not have",
      "{{launchpad.price}}",
      "which has no value: content lacks the field or the entries that it comes from. Add them",
    ],
    ["a fact that no program has", "{{launchpad.color}}", 'Choose one of "launchpad.'],
    ["a word in braces", "{{weather}}", "content/FIELDS.md lists all facts."],
    ["a brace too few", "{{research.price}", "wrong braces"],
    ["a space between braces", "{ {research.price}}", "without spaces between them: {{research.price}}."],
    ["single braces", "{research.price}", "wrong braces"],
    ["empty braces", "{{}}", "a reference without a name"],
    [
      "a dollar sign before a price",
      "${{research.price}}",
      'has "$$" where its fact {{research.price}} begins or ends',
    ],
    [
      "a year behind a date",
      "{{research.startDate}}, {{cohort.year}}",
      "with the words of its fact. Remove them once.",
    ],
  ]),
  ["a share with its noun", "site.json", set(["financialAid", "share"], "30% of students"), "is not a share from 1%"],
  [
    "a claim with its noun",
    "site.json",
    set(["claims", "highSchools"], "over 250 schools"),
    "has what it counts behind its number. Remove these words",
  ],
]

const labeled: Row[] = [
  ...at("navigation.json header 2", [
    [
      "a link to another program",
      { label: "The bootcamp", href: "/research/" },
      'the link "The bootcamp" is about the AI Bootcamp',
    ],
  ]),
  ...at("letters.json 1 documents 1 href", [
    ["terms of another program", "/documents/research-terms.pdf", "the AI Research Program, but the link"],
  ]),
  ...at("pages/home.json heroFacts 0 values 0 value", [
    [
      "the price of another program",
      "{{bootcamp.price}}",
      'has the fact {{bootcamp.price}}, but its label names "Research"',
    ],
  ]),
  ...at("pages/research.json facts 0", [
    [
      "the deadline of another round",
      { label: "Early round deadline", value: "{{research.deadline.regular}}" },
      'has the fact {{research.deadline.regular}}, but its label names "Early round"',
    ],
  ]),
  ...at("calendar.json program text", [
    [
      "the dates of another program in the calendar",
      "{{bootcamp.dates}}, eight hours a week.",
      'Write the right fact, or name the program in the same sentence: "Bootcamp".',
    ],
  ]),
  ...at("pages/research.json seo description", [
    [
      "the price of another program on a page",
      "A paper costs {{bootcamp.price}}.",
      "of the AI Bootcamp, but is about the AI",
    ],
  ]),
  ...at("pages/bootcamp.json hero lede", [
    [
      "a fact of the page behind the name of another program",
      "The research program costs {{bootcamp.price}}.",
      "of the AI Bootcamp, but is about the AI",
    ],
    [
      "a fact of the page behind a quotation about another program",
      "{{research-terms.participation}} It costs {{research.price}}.",
      "of the AI Research Program, but is about the AI Bootcamp",
    ],
  ]),
  ...at("letters.json 1 body", [
    [
      "a fact of another program in a letter",
      ["It takes {{research.hoursPerWeek}} hours."],
      "but is about the Launchpad",
    ],
  ]),
  ...at("faq.json 2 answer", [
    [
      "two prices that are exchanged",
      "The research program costs {{bootcamp.price}} and the bootcamp {{research.price}}.",
      'in another order than that in which the sentence names them: "Research", "Bootcamp". Exchange the facts, or the',
    ],
    [
      "a price that is there twice",
      "Research costs {{research.price}} and the bootcamp costs {{research.price}}.",
      "has the fact {{research.price}} twice in one sentence. Write another fact, or this one once.",
    ],
    [
      "the dates of rounds that are exchanged",
      "It closes on {{research.deadline.regular}} for the early round and {{research.deadline.early}} for the regular round.",
      "has the dates of the rounds in another order than that in which the sentence names them. Exchange",
    ],
    [
      "the date of another round",
      "The early round closes on {{research.deadline.regular}}.",
      'has the date of the round "Regular round", but another name of a round.',
    ],
    [
      "a fact of another program than the sentence names",
      "Some work is hard. Research takes {{bootcamp.instructionHours}} hours.",
      "of the AI Bootcamp, but is about the AI Research Program",
    ],
  ]),
  ...at("letters.json 0 documents", [
    [
      "two documents that are exchanged",
      [
        { label: "Program Overview", href: "/documents/research-terms.pdf" },
        { label: "The rules", href: "/documents/research-overview.pdf" },
      ],
      'but the link is "Program Overview". Write the right address, such as "/documents/research-overview.pdf", or the',
    ],
  ]),
  [
    "the name of another program in a document",
    "documents.json",
    (text) => {
      const documents = JSON.parse(text) as { id: string }[]
      return set(
        [documents.findIndex(({ id }) => id === "launchpad-terms"), "intro"],
        "For the {{research.name}}.",
      )(text)
    },
    "has {{research.name}}, but the document is about the Launchpad",
  ],
  [
    "the plan of another program in a document",
    "documents.json",
    type('"timeline": "research-8-weeks"', '"timeline": "bootcamp-4-weeks"'),
    'has the plan of another program. Correct or remove the "timeline".',
  ],
]

const [{ link: firstLink }, second] = JSON.parse(textOf("publications.json")) as [{ link: string }, object]
const video = { ...second, linkKind: "paper", link: "https://youtu.be/abc" }
const paper = { ...second, linkKind: "presentation", link: "https://arxiv.org/abs/1" }

const texts: Row[] = [
  ...at("faq.json 2 answer", [
    ["no space behind a sentence", "It is not needed.It is easy.", 'has "needed.It". Write a space behind the sign.'],
    ["a word twice behind a verb", "Please check the the form.", 'has "the the". Remove one of the two words.'],
    ["a bold word in HTML", "It is <b>free</b>.", 'has the HTML "<b>". The site shows it as it is written'],
    ["a link in HTML", 'See <a href="/team/">team</a>.', "has the HTML"],
    ["the end of a paragraph in HTML", "One.</p>", 'has the HTML "</p>"'],
    ["a character in HTML", "Q&amp;A", 'has the HTML "&'],
    ["a number of a character in HTML", "It&#8217;s &#x2019;", 'has the HTML "&'],
    ["a bold word in Markdown", "It is **free**.", 'has the Markdown "**free**". The site'],
    ["bold words in Markdown with underscores", "It is __free of charge__.", 'has the Markdown "__free of charge__"'],
    ["an item of a list in Markdown", "- Free of charge", 'has the Markdown "- Free"'],
    ["a slanted word in Markdown", "It is *free*.", 'has the Markdown "*free*"'],
    ["a heading in Markdown", "# Price", 'has the Markdown "# Price". The site'],
    ["a picture in Markdown", "![A cat](/team/)", 'has the Markdown "![A cat](/team/)"'],
    ["code in Markdown", "Call `fit`.", 'has the Markdown "`fit`". The site'],
    ["a placeholder", "TODO: ask Devon", 'has the placeholder "TODO"'],
    ["an abbreviation of undecided", "The price is TBD.", 'has the placeholder "TBD"'],
    ["letters in place of words", "It costs XXX dollars.", 'has the placeholder "XXX"'],
    ["question marks in place of words", "It costs ???", 'has the placeholder "???"'],
    ["brackets of a template", "[Short answer]", 'has the placeholder "[Short answer]"'],
    ["brackets in a sentence", "Ask [insert name] first.", 'has the placeholder "[insert name]"'],
    [
      "a source of a chatbot",
      "It is free. :contentReference[oaicite:1]{index=1}",
      'has the placeholder ":contentReference',
    ],
    ["a question to the author", "The last ten (??) copies", 'has the placeholder "(??)"'],
    [
      "the answer of a chatbot",
      "Sure! Here is a short version: It is free.",
      'has the remark to the author "Sure! Here is',
    ],
    [
      "a comment from a word processor",
      "It is free. Commented [MQ1]: true?",
      'has the remark to the author "Commented',
    ],
    ["a point of a list from a word processor", "• Free of charge", 'has the Markdown "• Free"'],
    ["an error of a spreadsheet", "It costs #REF! dollars.", 'has the placeholder "#REF!"'],
    ["a line to be filled in", "It costs $___.", 'has the placeholder "___"'],
    ["a broken reference", "See Error! Reference source not found.", 'has the placeholder "Error! Reference source'],
    ["the source of a chatbot in brackets", "It is free.【4†source】", 'has the placeholder "【4†source】"'],
    ["a note to oneself", "It is free (check with Devon).", 'has the remark to the author "(check with Devon)"'],
    ["the end of an email", "It is free. Sent from my iPhone", 'has the remark to the author "Sent from my iPhone"'],
    [
      "the beginning of a quoted email",
      "Yes. On Tue, Nov 3, 2026 Devon wrote: ok",
      'has the remark to the author "On Tue',
    ],
    ["the first words of a chatbot", "Here’s a clearer version: It is free.", 'the author "Here’s a clearer version:"'],
    [
      "the last words of a chatbot",
      "It is free. Let me know if you would like more!",
      'the author "Let me know if you would',
    ],
    ["the field of a mail merge", "Dear [Student Name], it is free.", 'has the placeholder "[Student Name]"'],
    ["the field of a mail merge in Word", "Dear «First_Name», it is free.", 'has the placeholder "«First_Name»"'],
    ["a name in braces", "Dear {Name}, it is free.", 'has the placeholder "{Name}"'],
    ["a day that is not decided", "It begins on [DATE].", 'has the placeholder "[DATE]"'],
    ["a day in letters", "It begins on DD/MM/YYYY.", 'has the placeholder "DD/MM/YYYY"'],
    ["a price that is not decided", "It costs $XX.", 'has the placeholder "$XX"'],
    ["the mark of a comment in a document", "It is free.[a] Ask us.", 'has the remark to the author "[a]"'],
    ["LaTeX", "Its $\\alpha$ is small.", 'has the LaTeX "\\\\alpha"'],
    ["a bullet of a word processor", "One \uF0B7 two", "after “One”. Remove it"],
    ["joined letters of a PDF", "A classi\uFB01er", 'has the joined letters "\uFB01", which'],
    ["a word that a PDF divides", "A classi- fier", 'has "classi- fier", with a hyphen as at the end of a line.'],
    ["mailto: in a sentence", "Write to mailto:hello@blast-ai.example.", "which is not a link. Write words"],
    ["a word twice", "It is free for for all.", 'has "for for". Remove one of the two words.'],
    ["the first word twice", "It It is free.", 'has "It It". Remove one of the two words.'],
    [
      "a word before a fact that begins with it",
      "Made by {{aid.decisions}}.",
      'has "by by", with the words of its fact. Remove one of the two words.',
    ],
    ["a space before a comma", "It is free , too.", 'has "free ,". Remove the space before the sign.'],
    ["two commas", "It is free,, too.", 'has "free,,". Write the sign once.'],
    ["two periods", "It is free.. Ask us.", 'has "free..". Write the sign once.'],
    ["two hyphens in place of a dash", "It is free -- for all.", 'has "free -- for". Write a dash: “ – ”.'],
    ["two hyphens between words", "It is free--for all.", 'has "free--for". Write a dash'],
    ["a sentence that breaks off", "It is need-based and", 'ends with "and". Write the rest of the sentence.'],
    ["a colon without a list", "You need these things:", "ends with a colon, but nothing follows it. Write the rest"],
    ["a sign alone", "–", 'has the placeholder "–"'],
    ["a control character", "What the research program\u0007 costs", "after “…the research program”. Remove it"],
    ["a control character at the beginning", "\u0002One", "at its beginning"],
    ["a line break", "One.\nTwo.", "has a line break (\\n), which the site does not show, after “One.”. Remove it, or"],
    ["a letter in the wrong encoding", "ZoÃ«", 'has "ZoÃ«", which was read in the wrong encoding. Write "Zoë".'],
    ["a letter with a soft hyphen in the wrong encoding", "MarÃ\u00ADa", 'Write "María".'],
    ["a letter with a space in the wrong encoding", "voilÃ\u00A0", 'Write "voilà".'],
    ["two words in the wrong encoding", "Ã‰lodie Å\u0081", 'Write "Élodie" for "Ã‰lodie", "Ł" for "Å\\u0081".'],
    ["quotation marks in the wrong encoding", "â€œYesâ€\u009D", 'has "â€œYesâ€\\u009d", which was read'],
  ]),
  [
    "a number before the title of a numbered section",
    "documents.json",
    set([1, "sections", 0, "title"], "1. The offer"),
    'has numbers in its titles. Remove them: "numbered" adds them.',
  ],
  ["a letter that PDFs lack", "documents.json", set([0, "intro"], "Words 漢"), "the font of the documents"],
  ["a letter that PDFs of plans lack", "timelines.json", set([0, "items", 0, "topic"], "漢"), "the font"],
  ["a letter that shared links lack", "publications.json", set([0, "title"], "Why? β-VAE"), "pictures of shared links"],
  [
    "a letter that the link of a page lacks",
    "pages/team.json",
    set(["seo", "title"], "漢"),
    "pictures of shared links",
  ],
  ["a letter that every shared link lacks", "site.json", set(["name"], "Σ School"), "pictures of shared links"],
  [
    "a banner that is too long",
    "site.json",
    set(["banner"], "Apply now. ".repeat(18)),
    "is longer than 160 characters",
  ],
  [
    "a label that is too long",
    "navigation.json",
    set(["header", 0, "label"], "x".repeat(41)),
    "is longer than 40 characters",
  ],
  ...at("countries.json 3 isoCode", [
    ["a country with the code of another", "FR", 'another country than "name"'],
    ["a country with a made-up code", "XQ", "not a country on the map"],
    ["a country with three letters", "BRA", "Write the two capital letters"],
  ]),
  ...at("mentors.json 0 person", [
    ["a mentor who is not in the team", "rafi-benoud", 'Did you mean "rafi-benouda"?'],
    ["a person without a similar id", "nobody", "that id. Remove this entry, or write one of the ids: "],
    ["a mentor with another role", "marisol-quentero", 'the role "Research Mentor"'],
  ]),
  ...at("publications.json 0 mentor", [
    ["a mentor of a paper who is not in the team", "rafi-benoud", 'Did you mean "rafi-benouda"?'],
    ["a mentor of a paper without a similar id", "zzz", "that id. Remove this field, or write one of the ids: "],
  ]),
  ...at("publications.json 0 highlight", [
    ["pictures of an unknown highlight", "highlight-91", "content/research-highlights.json has no entry"],
  ]),
  ...at("publications.json 2 id", [
    ["a digit in the address of a paper", "dawn-chorus-2", "has a digit in it"],
    ["a long address of a paper", "dawn-chorus-clusterings-x", "is longer than 23 characters"],
  ]),
  ...at("publications.json 0 track", [["a track with a typo", "computer-visoin", 'Did you mean "computer-vision"?']]),
  ...at("testimonials.json 0 publication", [
    ["a paper with a typo", "pseudo-label-xray", 'Did you mean "pseudo-labels-xray"?'],
  ]),
  ...at("publications.json 0 year", [
    ["a year with a typo", 2204, "is too many years ago or from now"],
    ["a year to come", new Date().getUTCFullYear() + 3, "is too many years from now. Correct the year."],
  ]),
  ["a copied link to a paper", "publications.json", set([1, "link"], firstLink), "the same as in item 1"],
  ["a video as a paper", "publications.json", set([1], video), '"linkKind" is "paper", but "link" is the address of a'],
  ["a paper as a video", "publications.json", set([1], paper), '"linkKind" is "presentation", but "link" is the'],
  [
    "an accepted paper that awaits review",
    "publications.json",
    set([2, "venue"], "Accepted at Okarima"),
    '"awaitingReview" is true, but "venue" says that the paper is accepted or published.',
  ],
  ...at("team.json 0 alumniOf", [["a university with a typo", "northmer", 'Did you mean "northmere"?']]),
]

const rows = [
  syntax,
  types,
  fields,
  ids,
  dates,
  shares,
  capitals,
  continued,
  results,
  numbers,
  links,
  linksInTexts,
  redirects,
  pictures,
  facts,
  labeled,
  texts,
].flat()

const changed = (file: string, edit: Edit) => new Map([...validTexts, [file, edit(textOf(file))]])

it.each(rows)("reports %s in %s once, with a remedy", (_, file, edit, message) => {
  const mistakes = mistakesOf(changed(file, edit))
  expect(mistakes.map(shortMessage)).toEqual([expect.stringContaining(message)])
  const [{ path, position } = { position: { line: 0 } }] = mistakes
  if (path === undefined) expect(Math.abs(position.line - firstChangedLine(file, edit))).toBeLessThanOrEqual(2)
  for (const mistake of mistakes) {
    const value = suggestedValue(mistake)
    if (value !== undefined)
      expect(mistakesOf(changed(file, (text) => set(mistake.path ?? [], value)(edit(text))))).toEqual([])
  }
})

/** Returns the number of the line in which the mistake was made. */
function firstChangedLine(file: string, edit: Edit): number {
  const lines = edit(textOf(file)).split("\n")
  return (
    textOf(file)
      .split("\n")
      .findIndex((line, index) => line !== lines[index]) + 1
  )
}

/** Returns the text that a message suggests for a field. Put in its place, it has to be right. */
function suggestedValue({ path, message }: LocatedMistake): string | undefined {
  if (typeof path?.at(-1) !== "string" || /^(?:is not a field|has the link)/.test(message)) return undefined
  const [, text] = /(?:Write|Did you mean) ("(?:[^"\\]|\\.)*")[.?]$/.exec(message) ?? []
  return text === undefined ? undefined : (JSON.parse(text) as string)
}

it.each(["Priority round", "Early decision", "Priority research round", "First call"])(
  "reports every text that has the date of a round with its old name, once it is %s",
  (name) => {
    const lines = mistakesOf(changed("programs.json", set([1, "deadlines", 0, "name"], name))).map(shortMessage)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines)
      expect(line).toContain(`has the date of the round "${name}", but another name of a round.`)
  },
)

it.each([
  ["a renamed round", ["deadlines", 0, "id"], "early-bird", "Did you mean {{research.deadline.early-bird}}?"],
  ["a removed date", ["endDate"], undefined, 'the fact "{{research.dates}}", which has no value'],
])("reports the texts with the fact of %s in one line, with their places", (_, path, value, message) => {
  const lines = mistakesOf(changed("programs.json", set([1, ...path], value))).map(shortMessage)
  expect(lines).toEqual([expect.stringContaining(message)])
  expect(lines[0]).toMatch(/ The same mistake is in .*content\/\S+\.json:\d+/)
})

it("names the answer with a letter that PDFs lack, if a document quotes it", () => {
  const lines = messagesFor([
    ["documents.json", [0, "intro"], "{{faq.devices}}"],
    ["faq.json", [10, "answer"], "A laptop 漢"],
  ])
  expect(lines).toEqual([expect.stringContaining("quotes {{faq.devices}}, which has")])
})

it.each<[field: string, file: string, path: ContentPath, beside: string]>([
  ["imageAlt", "team.json", [0], "imageSrc"],
  ["timeZone", "programs.json", [1, "deadlines", 0], "time"],
])("reports a missing %s in %s at the line of the field that needs it", (field, file, path, beside) => {
  const texts = changed(file, remove([...path, field]))
  const lines = mistakesOf(texts).map(({ position }) => texts.get(file)?.split("\n")[position.line - 1])
  expect(lines).toEqual([expect.stringContaining(`"${beside}": `)])
})

it("reports fewer than three mistakes of a field one by one", () => {
  const entries = ["a", "b"].map((id) => ({ id, name: "", title: "", text: `Text ${id}.` }))
  expect(mistakesOf(changed("testimonials.json", () => JSON.stringify(entries)))).toHaveLength(4)
})

it.each(["faq.json", "team.json", "seo-links.json", "countries.json"])("reports a copied list once: %s", (file) => {
  const copyList: Edit = (text) => JSON.stringify([JSON.parse(text), JSON.parse(text)].flat(), null, 2)
  const lines = mistakesOf(changed(file, copyList)).map(shortMessage)
  expect(lines).toEqual([expect.stringMatching(/ The same mistake is in (line \d+, )+line \d+( and \d+ more)?\.$/)])
})
