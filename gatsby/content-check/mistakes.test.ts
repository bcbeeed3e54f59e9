/**
 * Mistakes that maintainers make, one at a time in the fixture. Each changes what a visitor sees or stops the build, and each gets one
 * message that says what to do. A row with several messages says why.
 */
import { shortMessage, problemsOf, replaced, validTexts } from "./testContent"
import type { ContentPath, LocatedProblem } from "./problem"

/** Changes the text of a file. */
type Edit = (text: string) => string

/** Title, file, edit, and the beginning or another part of the message after the file. */
type Mistake = [title: string, file: string, edit: Edit, message: string]

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

const syntax: Mistake[] = [
  ["a comma missing after a line", "faq.json", type('"who-can-apply",', '"who-can-apply"'), "a comma is missing here"],
  ["a comma missing between entries", "team.json", type("  },\n  {", "  }\n  {"), "a comma is missing here"],
  ["a comma after the last entry", "stats.json", type("  }\n]", "  },\n]"), "this comma is one too many"],
  ["a comma after the last field", "stats.json", type('"speed": 20', '"speed": 20,'), "this comma is one too many"],
  ["two commas", "countries.json", type('"US",', '"US",,'), "this comma is one too many"],
  ["a semicolon instead of a comma", "faq.json", type('"cost",', '"cost";'), "this is a semicolon. Use a comma"],
  ["a closing quotation mark missing", "faq.json", type('"cost",', '"cost,'), "closing quotation mark"],
  ["an opening quotation mark missing", "faq.json", type('"cost",', 'cost",'), "no quotation mark"],
  ["no quotation marks", "faq.json", type('"cost",', "cost,"), 'no quotation marks. Write "cost"'],
  ["quotation marks inside a text", "faq.json", type("What does it cost?", 'What "price" is it?'), 'write \\" instead'],
  ["curly quotation marks around a text", "faq.json", type('"cost"', "“cost”"), "“ is the wrong one"],
  ["a curly quotation mark at the end", "site.json", type('cohort."', "cohort.”"), "” that ends this text is curly"],
  ["single quotation marks", "faq.json", type('"cost"', "'cost'"), "' is the wrong one"],
  ["a name without quotation marks", "faq.json", type('"id": "cost"', 'id: "cost"'), 'Write "id"'],
  ["a colon missing", "faq.json", type('"id": "cost"', '"id" "cost"'), "a colon is missing"],
  [
    "an equals sign instead of a colon",
    "stats.json",
    type('"speed": 20', '"speed" = 20'),
    "Write a colon between the name and its value",
  ],
  ["a value missing", "stats.json", type('"speed": 20', '"speed": '), "a value is missing"],
  ["a closing brace missing", "faq.json", type("\n  },", "\n"), "Put the missing } here"],
  ["a closing brace missing before a comma", "faq.json", type("\n  },", ",\n"), "Put the missing } before this comma"],
  ["a closing bracket missing at the end", "stats.json", type("\n]", "\n"), "is not closed. Add the missing ]"],
  ["a bracket too many", "stats.json", type("\n]", "\n]]"), "this ] is one too many"],
  ["a comment", "faq.json", type('    "id": "cost"', '    // The price\n    "id": "cost"'), "JSON has no comments"],
  ["a capital letter in true", "letters.json", type('"celebrate": true', '"celebrate": True'), "lower case: true"],
  ["yes instead of true", "letters.json", type('"celebrate": true', '"celebrate": yes'), "Write true for a choice"],
  ["a price with a comma", "programs.json", type('"price": 1460', '"price": 1,460'), "without commas: 1460"],
  ["a price with a dollar sign", "programs.json", type('"price": 1460', '"price": $1,460'), "without currency sign"],
  ["a date without quotation marks", "programs.json", type('"2025-08-12"', "2025-08-12"), 'Write "2025-08-12".'],
  [
    "a number with a leading zero",
    "stats.json",
    type('"speed": 20', '"speed": 020'),
    "does not begin with 0. Write 20.",
  ],
  [
    "a line broken inside a text",
    "faq.json",
    type("What does it", "What does\nit"),
    "broken into two lines. Put it on one line",
  ],
  ["a tab inside a text", "faq.json", type("What does it", "What\tdoes it"), "a tab inside a text"],
  ["a backslash inside a text", "faq.json", type("What does it", "What \\does it"), "single backslash"],
  ["a merge conflict", "site.json", type('  "name"', '<<<<<<< HEAD\n  "name"'), "merge conflict"],
  [
    "an invisible space between fields",
    "faq.json",
    type('    "id": "cost"', '\u00a0   "id": "cost"'),
    "invisible character",
  ],
  ["a byte order mark", "faq.json", (text) => `\uFEFF${text}`, 'Save it as "UTF-8"'],
  ["another encoding", "countries.json", type("Mexico", "M\uFFFDxico"), "not saved as UTF-8"],
  ["an empty file", "faq.json", () => "", "the file is empty. Write [] for a list"],
  ["two lists in one file", "stats.json", (text) => `${text}${text}`, "more than one list"],
  [
    "a field twice",
    "faq.json",
    type('"id": "cost"', '"id": "cost",\n    "question": "Price?"'),
    "is used 2 times, in lines",
  ],
]

const types: Mistake[] = [
  ["a list instead of a group", "site.json", (text) => `[${text}]`, "has to be a group of fields in { }"],
  ["a group instead of a list", "stats.json", (text) => text.trim().slice(1, -1), "has to be a list of entries"],
  ["a number in quotation marks", "programs.json", set([1, "price"], "1460"), "Write 1460."],
  ["a price as it is shown", "programs.json", set([1, "price"], "$1,460"), "Write 1460, without $ and comma."],
  ["hours in words", "programs.json", set([0, "instructionHoursPerDay"], "4 hours"), "Write 4, without hours."],
  ["a number instead of a text", "site.json", set(["claims", "countries"], 20), "a text in quotation marks"],
  ["true in quotation marks", "letters.json", set([0, "celebrate"], "true"), "true or false without quotation marks"],
  ["a text instead of a list", "letters.json", set([0, "body"], "You are admitted."), "a list in [ ]"],
  ["a text instead of a group", "pages/home.json", set(["hero"], "AI research"), "a group of fields in { }"],
  ["null", "faq.json", set([2, "answer"], null), "is null, but has to be a text"],
  ["a fraction of a week", "programs.json", set([1, "durationWeeks"], 7.5), "has to be a whole number"],
  ["a negative price", "programs.json", set([1, "price"], -1460), "has to be more than 0"],
]

const fields: Mistake[] = [
  ["an emptied answer", "faq.json", set([2, "answer"], ""), '"answer" is empty. Write at least one sentence.'],
  ["an answer of spaces", "faq.json", set([2, "answer"], "   "), '"answer" is empty'],
  ["an emptied name", "team.json", set([0, "name"], ""), '"name" is empty. Write at least one word.'],
  [
    "an emptied optional heading",
    "pages/home.json",
    set(["hero", "eyebrow"], ""),
    "Or remove the line: it may be left out.",
  ],
  ["an emptied alternative text", "team.json", set([0, "imageAlt"], ""), "Say in a few words what the picture shows."],
  ["an emptied price", "programs.json", set([1, "price"], ""), "has to be a number without quotation marks."],
  ["an emptied list", "letters.json", set([0, "body"], []), '"body" has no paragraph. Write at least one.'],
  [
    "all links of the header removed",
    "navigation.json",
    set(["header"], []),
    '"header" has no link. Write at least one.',
  ],
  ["an emptied file path", "team.json", set([0, "imageSrc"], ""), '"imageSrc" is empty. Give a file'],
  ["a removed answer", "faq.json", remove([2, "answer"]), '"answer" is missing. Write it as a text'],
  ["a removed group", "pages/home.json", remove(["faq"]), '"faq" is missing. Write it as a group'],
  ["a removed alternative text", "team.json", remove([0, "imageAlt"]), '"imageAlt" is missing. Say in a few words'],
  ["a removed currency", "programs.json", remove([1, "priceCurrency"]), '"priceCurrency" and "price" go together'],
  [
    "a misspelled field",
    "faq.json",
    type('"answer"', '"anwser"'),
    '"anwser" is not a field here. Did you mean "answer"?',
  ],
  ["a field in capitals", "faq.json", type('"question"', '"Question"'), 'Did you mean "question"?'],
  ["a renamed field", "faq.json", type('"answer"', '"reply"'), '"reply" is not a field here. Did you mean "answer"?'],
  [
    "a field of another file",
    "countries.json",
    type('"name": "Brazil",', '"name": "Brazil",\n    "answer": "Yes.",'),
    "Remove it",
  ],
  ["a field in the wrong place", "site.json", set(["countries"], "20+"), '"countries" is not a field here'],
  ["a wrong role", "team.json", set([0, "role"], "Director"), 'has to be one of "Director and Teaching Staff"'],
  ["a role in small letters", "team.json", set([0, "role"], "research mentor"), 'Did you mean "Research Mentor"?'],
  ["an unknown track", "capstone-tracks.json", set([0, "title"], "Chemistry"), 'has to be one of "Biology"'],
  [
    "a title that search engines cut",
    "pages/home.json",
    set(["seo", "title"], "AI ".repeat(30)),
    "Shorten it. Found: 90",
  ],
  [
    "an alternative text that says image of",
    "team.json",
    set([0, "imageAlt"], "Photo of Ada"),
    "Leave these words out",
  ],
  [
    "a picture too few",
    "research-highlights.json",
    remove([0, "collageImages", 0]),
    "needs exactly three pictures. Found: 2",
  ],
  [
    "a single tab",
    "pages/home.json",
    (text) => set(["featureTabs"], (JSON.parse(text) as { featureTabs: unknown[] }).featureTabs.slice(0, 1))(text),
    "needs at least two tabs",
  ],
  ["an email address without @", "site.json", set(["email"], "hello.blast-ai.example"), "is not an email address"],
]

const ids: Mistake[] = [
  ["the same id twice", "faq.json", addCopy(2, { id: "dates" }), 'is "dates", the same as in item 5'],
  ["a copied entry", "team.json", addCopy(0, {}), "the same as in item 1"],
  ["a copied entry with another id", "faq.json", addCopy(2, { id: "price" }), 'is a copy of item 3: only "id" differs'],
  ["a copied link for search engines", "seo-links.json", addCopy(0, {}), "is a copy of item 1"],
  ["the same country twice", "countries.json", addCopy(0, {}), 'is "US", the same as in item 1'],
  ["an id with a space", "faq.json", set([2, "id"], "the cost"), "small letters, digits and hyphens"],
  ["an id with a capital letter", "faq.json", set([2, "id"], "Cost"), "small letters, digits and hyphens"],
  ["a renamed id of a form", "forms.json", set([2, "id"], "committ"), 'Did you mean "commit"?'],
  ["a removed form", "forms.json", remove([2]), 'no entry with the id "commit"'],
  ["a removed program", "programs.json", remove([1]), 'no entry with the id "research"'],
  ["a removed letter", "letters.json", remove([0]), 'no entry with the id "letter"'],
  ["a removed plan", "timelines.json", remove([0]), "no entry with the id"],
  ["a removed document", "documents.json", remove([3]), 'no entry with the id "launchpad-terms"'],
  ["a renamed program", "programs.json", set([1, "id"], "reserch"), 'Did you mean "research"?'],
  ["an id that the page already has", "faq.json", set([2, "id"], "heading"), "Choose another id"],
  ["a highlight with another kind of id", "research-highlights.json", set([0, "id"], "first"), "highlight-8"],
  ["a removed form that a redirect opens", "forms.json", remove([4]), "content/forms.json has no"],
  ["a file that was renamed", "notes.json", () => "[]", "is not used by the site"],
]

const dates: Mistake[] = [
  ["a day first", "programs.json", set([1, "endDate"], "12.8.2025"), 'Write year, month and day as "2025-06-17"'],
  ["a day that does not exist", "programs.json", set([1, "endDate"], "2025-06-31"), "does not exist"],
  ["a month that does not exist", "programs.json", set([1, "endDate"], "2025-13-01"), "does not exist"],
  ["an end before the start", "programs.json", set([1, "endDate"], "2025-06-01"), 'is not after "startDate"'],
  [
    "an end in another month",
    "programs.json",
    set([1, "endDate"], "2025-09-12"),
    "8 weeks from 2025-06-17 end on 2025-08-12",
  ],
  ["wrong weeks", "programs.json", set([1, "durationWeeks"], 10), 'to "endDate" (2025-08-12) it is 8 weeks'],
  [
    "a year in the far future",
    "letters.json",
    set([0, "commitDeadline"], { date: "2205-06-05", label: "The last day" }),
    "180 years from now. Correct the year 2205.",
  ],
  ["a year in the past", "letters.json", type('"2024-06-05"', '"1024-06-05"'), "1024"],
  [
    "a round after the start",
    "programs.json",
    set([1, "deadlines", 1], { id: "regular", name: "Regular round", date: "2025-07-30", label: "The last day" }),
    'after the program has begun: "startDate" is 2025-06-17',
  ],
  [
    "rounds out of order",
    "programs.json",
    set([1, "deadlines", 1], { id: "regular", name: "Regular round", date: "2025-01-31", label: "Jan 31 2025" }),
    "before the round above it (2025-02-28)",
  ],
  [
    "two rounds on one day",
    "programs.json",
    set([1, "deadlines", 1], { id: "regular", name: "Regular round", date: "2025-02-28", label: "Feb 28 2025" }),
    "the same day as the round above it",
  ],
  ["two rounds with one id", "programs.json", set([1, "deadlines", 1, "id"], "early"), "the same as in item 1"],
  [
    "a label with another day",
    "programs.json",
    set([1, "deadlines", 1, "label"], "Apr 3 2025"),
    'which is the day 2025-04-03, but "date" is 2025-04-30',
  ],
  [
    "a label with another year",
    "letters.json",
    set([0, "commitDeadline", "label"], "6/5/2025"),
    'but "date" is 2024-06-05',
  ],

  [
    "an abbreviation as time zone",
    "programs.json",
    set([1, "meetingsBegin", "timeZone"], "PST"),
    'Write "America/Los_Angeles".',
  ],
  [
    "an old abbreviation",
    "programs.json",
    set([1, "meetingsBegin", "timeZone"], "PST8PDT"),
    'Write "America/Los_Angeles".',
  ],
  [
    "an offset as time zone",
    "programs.json",
    set([1, "meetingsBegin", "timeZone"], "GMT+2"),
    "Write continent and city",
  ],
  [
    "a fixed offset with a name",
    "programs.json",
    set([1, "meetingsBegin", "timeZone"], "Etc/GMT+8"),
    "Write continent and city",
  ],
  [
    "a misspelled time zone",
    "programs.json",
    set([1, "meetingsBegin", "timeZone"], "America/Los_Angles"),
    'Write "America/Los_Angeles".',
  ],
  ["a time of day in words", "programs.json", set([1, "meetingsBegin", "time"], "8 am"), "is not a time of day"],
  [
    "meetings at two times",
    "programs.json",
    set([1, "meetingsBegin", "label"], "9 am PST"),
    'which is 09:00 on a 24-hour clock, but "time" is 08:00',
  ],
  [
    "a commit deadline after the program",
    "letters.json",
    set([0, "commitDeadline"], { date: "2025-09-05", label: "9/5/2025" }),
    "after the end of the program",
  ],
  ["weeks out of order", "timelines.json", set([0, "items", 2, "title"], "Week 2"), "Put the weeks in order"],
  ["a week twice", "timelines.json", set([0, "items", 2, "title"], "Week 3"), "Put the weeks in order"],
  ["weeks backward", "timelines.json", set([0, "items", 0, "title"], "Weeks 2–1"), "Write the earlier week first"],
  ["a week in another form", "timelines.json", set([0, "items", 0, "title"], "Week one"), 'Write "Week 3"'],
]

const numbers: Mistake[] = [
  [
    "a price without its last digits",
    "programs.json",
    set([1, "price"], 1.46),
    "which cannot be right. Write at least 10",
  ],
  [
    "a price with too many digits",
    "programs.json",
    set([1, "price"], 1460000),
    "1,460,000 dollars, which cannot be right",
  ],
  [
    "too many hours a day",
    "programs.json",
    set([0, "instructionHoursPerDay"], 40),
    "40 hours a day, which cannot be right",
  ],
  [
    "too many hours a week",
    "programs.json",
    set([1, "hoursPerWeek", "max"], 300),
    "300 hours a week, which cannot be right",
  ],
  ["too many weeks", "programs.json", set([2, "durationWeeks"], 200), "200 weeks, which cannot be right"],
  ["a part longer than the whole", "programs.json", set([1, "bootcampWeeks"], 20), "more than the whole program"],
  ["a range backward", "programs.json", set([1, "groupSize"], { min: 7, max: 6 }), 'is smaller than "min"'],
  ["too many countries", "letters.json", set([0, "admittedCountries"], 1600), "1,600 countries, which cannot be right"],
]

const links: Mistake[] = [
  [
    "a misspelled page",
    "navigation.json",
    set(["header", 1, "href"], "/testimonals/"),
    'Did you mean "/testimonials/"?',
  ],
  ["a page without the last slash", "navigation.json", set(["header", 2, "href"], "/research"), 'Write "/research/".'],
  ["a page without the first slash", "navigation.json", set(["header", 2, "href"], "research/"), 'Write "/research/".'],
  [
    "an outside address without https",
    "navigation.json",
    set(["header", 2, "href"], "http://example.org/"),
    'Write "https://example.org/".',
  ],
  [
    "an outside address without a scheme",
    "navigation.json",
    set(["header", 2, "href"], "www.example.org"),
    'Write "https://www.example.org".',
  ],
  [
    "words instead of a link",
    "navigation.json",
    set(["header", 2, "href"], "our research"),
    "is not a link. Use a page of this site",
  ],
  ["an anchor that does not exist", "navigation.json", set(["footer", 1, "href"], "/#fqa"), 'Did you mean "/#faq"?'],
  ["an anchor without a page", "navigation.json", set(["footer", 1, "href"], "#faq"), 'Write "/#faq".'],
  ["an address without https", "publications.json", set([0, "link"], "example.org/paper"), "starts with https://"],
  ["an address with http", "publications.json", set([0, "link"], "http://example.org/paper"), "starts with https://"],
  [
    "an address that starts with two slashes",
    "navigation.json",
    set(["header", 2, "href"], "//example.org/"),
    "https://example.org/",
  ],
  [
    "a space in an address",
    "navigation.json",
    set(["header", 2, "href"], "/research/ "),
    'with a space before or after it. Write "/research/".',
  ],
  [
    "an address pasted twice",
    "publications.json",
    set([0, "link"], "https://https://example.org/a"),
    'Write "https://example.org/a".',
  ],
  [
    "an address without an ending",
    "publications.json",
    set([0, "link"], "https://example/a"),
    "not a complete address",
  ],
  [
    "a document that does not exist",
    "letters.json",
    set([0, "documents", 0, "href"], "/documents/overview.pdf"),
    "this document does not exist",
  ],
  [
    "a link to the page of one applicant",
    "navigation.json",
    set(["header", 2, "href"], "/letter/abc"),
    "for one applicant only",
  ],
  [
    "a removed question that a link opens",
    "seo-links.json",
    addCopy(0, { href: "/#faq-prices" }),
    'has no anchor "faq-prices"',
  ],
  [
    "an email address as a link",
    "navigation.json",
    set(["header", 2, "href"], "hello@example.org"),
    'Write "mailto:hello@example.org".',
  ],
]

const redirects: Mistake[] = [
  ["a redirect to itself", "redirects.json", addCopy(0, { from: "/a", toPath: "/a" }), "leads in a circle: /a → /a"],
  [
    "a redirect to another redirect",
    "redirects.json",
    addCopy(0, { from: "/a", toPath: "/hiring" }),
    '"toForm": "mentor-hiring"',
  ],
  [
    "a redirect away from a page",
    "redirects.json",
    addCopy(0, { from: "/research" }),
    'the address of the page "/research/"',
  ],
  ["a redirect twice", "redirects.json", addCopy(0, {}), "the same as in item 1"],
  ["a redirect twice in another case", "redirects.json", addCopy(0, { from: "/Apply-FA-23" }), "Keep one of the two"],
  [
    "a redirect without a target",
    "redirects.json",
    addCopy(0, { from: "/a", toPath: undefined }),
    '"toForm" has to be given',
  ],
  [
    "a redirect with two targets",
    "redirects.json",
    addCopy(0, { from: "/a", toForm: "commit" }),
    "only one of the two",
  ],
  [
    "a redirect to an unknown form",
    "redirects.json",
    addCopy(4, { from: "/a", toForm: "hiring" }),
    "content/forms.json has no",
  ],
  [
    "a redirect to another site",
    "redirects.json",
    addCopy(0, { from: "/a", toPath: "https://example.org/" }),
    "Add the form to content/forms.json",
  ],
  [
    "a redirect to the address of a form",
    "redirects.json",
    addCopy(0, { from: "/a", toPath: "https://forms.example/243507918266043" }),
    '"toForm": "mentor-hiring"',
  ],
  [
    "a redirect away from a document",
    "redirects.json",
    addCopy(0, { from: "/documents/research-terms.pdf" }),
    "the address of a file",
  ],
  [
    "a path with a space",
    "redirects.json",
    addCopy(0, { from: "/my page" }),
    'a path cannot have a space. Write "/my-page".',
  ],
  [
    "a path without a slash",
    "redirects.json",
    addCopy(0, { from: "old" }),
    'a path begins with a slash. Write "/old".',
  ],
  [
    "a path that ends with a slash",
    "redirects.json",
    addCopy(0, { from: "/old/" }),
    'may not end with a slash. Write "/old".',
  ],
  ["a path with a query", "redirects.json", addCopy(0, { from: "/old?a=1" }), 'a question mark. Write "/old".'],
  [
    "a whole address",
    "redirects.json",
    addCopy(0, { from: "https://blast-ai.example/old" }),
    'Write only the path after the name of the site, such as "/old".',
  ],
]

const pictures: Mistake[] = [
  [
    "a picture that does not exist",
    "team.json",
    set([0, "imageSrc"], "images/people/nobody.png"),
    "content/ has no such file",
  ],
  [
    "a misspelled picture",
    "team.json",
    set([0, "imageSrc"], "images/portrit.png"),
    'Did you mean "images/portrait.png"?',
  ],
  ["a picture in capitals", "team.json", set([0, "imageSrc"], "images/Portrait.PNG"), "Upper and lower case count"],
  [
    "a HEIC photo",
    "team.json",
    set([0, "imageSrc"], "images/portrait.HEIC"),
    "a HEIC photo, which the site cannot show. Save it as JPEG",
  ],
  ["a TIFF picture", "team.json", set([0, "imageSrc"], "images/portrait.tif"), "a TIFF picture"],
  ["a drawing", "team.json", set([0, "imageSrc"], "images/portrait.svg"), "an SVG drawing"],
  ["a document as a picture", "team.json", set([0, "imageSrc"], "images/portrait.pdf"), "a PDF document"],
  [
    "a picture with a space in its name",
    "team.json",
    set([0, "imageSrc"], "images/my portrait.png"),
    'Rename the file, and write "images/my-portrait.png"',
  ],
  [
    "a picture's path that begins with a slash",
    "team.json",
    set([0, "imageSrc"], "/images/portrait.png"),
    'begins with a slash. Write "images/portrait.png".',
  ],
  [
    "a picture's path that begins with content/",
    "team.json",
    set([0, "imageSrc"], "content/images/portrait.png"),
    'Write "images/portrait.png".',
  ],
  [
    "a picture's path from Windows",
    "team.json",
    set([0, "imageSrc"], "images\\portrait.png"),
    'Write "images/portrait.png".',
  ],
  [
    "a picture's path with a space at its end",
    "team.json",
    set([0, "imageSrc"], "images/portrait.png "),
    'Write "images/portrait.png".',
  ],
  [
    "the dark variant of a picture",
    "team.json",
    set([0, "imageSrc"], "images/hero.dark.png"),
    'Write "images/hero.png"',
  ],
  [
    "a picture without its folder",
    "team.json",
    set([0, "imageSrc"], "portrait.png"),
    "is not a picture. Give a file such as",
  ],
  [
    "a picture on a site without https",
    "team.json",
    set([0, "imageSrc"], "http://example.org/a.png"),
    "Begin an address on another site with https://",
  ],
]

const facts: Mistake[] = [
  [
    "a misspelled fact",
    "faq.json",
    type("{{research.price}}", "{{research.prize}}"),
    "Did you mean {{research.price}}?",
  ],
  [
    "a fact by another word",
    "faq.json",
    type("{{research.price}}", "{{research.cost}}"),
    "Did you mean {{research.price}}?",
  ],
  [
    "a fact of a misspelled program",
    "faq.json",
    type("{{research.price}}", "{{reserch.price}}"),
    "Did you mean {{research.price}}?",
  ],
  [
    "a fact that does not exist",
    "faq.json",
    type("{{research.price}}", "{{research.color}}"),
    'Facts of "research" are',
  ],
  [
    "a fact that the program does not have",
    "faq.json",
    type("{{research.price}}", "{{launchpad.price}}"),
    'Facts of "launchpad" are',
  ],
  ["a brace too few", "faq.json", type("{{research.price}}", "{{research.price}"), "wrong braces"],
  ["single braces", "faq.json", type("{{research.price}}", "{research.price}"), "wrong braces"],
  ["empty braces", "faq.json", type("{{research.price}}", "{{}}"), "a reference without a name"],
  [
    "a fact in a label of a link",
    "navigation.json",
    set(["header", 2, "label"], "{{research.name}}"),
    "facts work in running text only",
  ],
]

const texts: Mistake[] = [
  ["a bold word in HTML", "faq.json", set([2, "answer"], "It is <b>free</b>."), 'has the HTML "<b>"'],
  ["a line break in HTML", "faq.json", set([2, "answer"], "One.<br/>Two."), 'has the HTML "<br/>"'],
  ["a link in HTML", "faq.json", set([2, "answer"], 'See <a href="/team/">team</a>.'), "has the HTML"],
  ["a character in HTML", "faq.json", set([2, "question"], "Q&amp;A"), "Write the character itself"],
  [
    "a link in Markdown",
    "faq.json",
    set([2, "answer"], "See [the team](/team/)."),
    'has the Markdown link "[the team](/team/)"',
  ],
  ["a bold word in Markdown", "faq.json", set([2, "answer"], "It is **free**."), 'has the Markdown "**free**"'],
  ["a heading in Markdown", "faq.json", set([2, "answer"], "# Price"), 'has the Markdown "# Price"'],
  ["a placeholder", "faq.json", set([2, "answer"], "TODO: ask Devon"), 'has the placeholder "TODO"'],
  [
    "letters in the wrong encoding",
    "testimonials.json",
    set([0, "name"], "ZoÃ«"),
    'has the characters "Ã«" after “Zo”',
  ],
  [
    "a zero-width space",
    "faq.json",
    set([2, "question"], "What AI\u200B costs"),
    "has a zero-width space after “What AI”. Remove it.",
  ],
  [
    "a soft hyphen from a PDF",
    "faq.json",
    set([2, "answer"], "Pro\u00ADgram"),
    "has a soft hyphen after “Pro”. Remove it.",
  ],
  [
    "a control character",
    "faq.json",
    set([2, "answer"], "One\u0007 two"),
    "an invisible control character after “One”",
  ],
  [
    "a line break",
    "faq.json",
    set([2, "answer"], "One.\nTwo."),
    "has a line break after “One.”. Put a space in its place.",
  ],
  [
    "an invisible character in a link",
    "navigation.json",
    set(["header", 2, "href"], "/research/\u200B"),
    "has a zero-width space after",
  ],
  [
    "a letter that the documents cannot print",
    "documents.json",
    set([0, "intro"], "Words 漢"),
    "which the font of the documents does not have",
  ],
  [
    "a banner that is too long",
    "site.json",
    set(["banner"], "Applications are open. ".repeat(8)),
    "its place has space for 160",
  ],
  [
    "a name that is too long",
    "universities.json",
    set([0, "shortName"], "The University of Northmere and all its Colleges"),
    "its place has space for 40",
  ],
  [
    "a country with the code of another",
    "countries.json",
    set([3, "isoCode"], "FR"),
    'the code of France, but "name" is "Brazil", and the code of Brazil is "BR"',
  ],
  ["a country with a made-up code", "countries.json", set([3, "isoCode"], "XQ"), "not a country on the map"],
  ["a country with three letters", "countries.json", set([3, "isoCode"], "BRA"), "Write the two capital letters"],
  [
    "a form's address instead of its number",
    "forms.json",
    set([0, "formId"], "https://forms.example/1"),
    "Copy the digits",
  ],
]

const mistakes = [syntax, types, fields, ids, dates, numbers, links, redirects, pictures, facts, texts].flat()

const changed = (file: string, edit: Edit) => new Map([...validTexts, [file, edit(validTexts.get(file) ?? "")]])

it.each(mistakes)("reports %s in %s once, with a remedy", (_, file, edit, message) => {
  const problems = problemsOf(changed(file, edit))
  expect(problems.map(shortMessage)).toEqual([expect.stringContaining(message)])
  for (const problem of problems) {
    const value = suggestedValue(problem)
    if (value !== undefined)
      expect(problemsOf(changed(file, (text) => set(problem.path ?? [], value)(edit(text))))).toEqual([])
  }
})

/** Returns the text that a message suggests for a field. Put in its place, it has to be right. */
function suggestedValue({ path, message }: LocatedProblem): string | undefined {
  if (typeof path?.at(-1) !== "string" || message.startsWith("is not a field")) return undefined
  const [, text] = /(?:Write|Did you mean) ("(?:[^"\\]|\\.)*")[.?]$/.exec(message) ?? []
  return text === undefined ? undefined : (JSON.parse(text) as string)
}

it("covers at least 125 mistakes", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(125)
})

it("reports a renamed round at each text that refers to it, because one of the two names has to change", () => {
  const lines = problemsOf(changed("programs.json", set([1, "deadlines", 0, "id"], "early-bird"))).map(shortMessage)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines)
    expect(line).toMatch(
      /names the fact "\{\{research\.deadline\.early\}\}", which does not exist\. "early" is the "id" of a round in "deadlines" of "research" in content\/programs\.json\. Did you mean \{\{research\.deadline\.early-bird\}\}\?$/,
    )
})

it("reports a missing file once", () => {
  const texts = new Map([...validTexts].filter(([file]) => file !== "faq.json"))
  expect(problemsOf(texts).map(shortMessage)).toEqual([
    expect.stringContaining("the file is missing. Restore the last version"),
  ])
})
