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

const textOf = (file: string) => validTexts.get(file) ?? ""

/** Returns mistakes in the value of one field. @param place file and path, such as `faq.json 2 answer` */
function at(place: string, rows: [title: string, value: unknown, message: string][]): Mistake[] {
  const [file = "", ...steps] = place.split(" ")
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return rows.map(([title, value, message]) => [title, file, set(path, value), message])
}

/** Returns mistakes in a redirect that is added. */
const redirect = (rows: [title: string, fields: object, message: string][]): Mistake[] =>
  rows.map(([title, changes, message]) => [title, "redirects.json", addCopy(0, changes), message])

/** Returns mistakes in a reference to a fact. */
const fact = (rows: [title: string, reference: string, message: string][]): Mistake[] =>
  rows.map(([title, reference, message]) => [title, "faq.json", type("{{research.price}}", reference), message])

const syntax: Mistake[] = [
  ["a comma missing after a line", "faq.json", type('"who-can-apply",', '"who-can-apply"'), "a comma is missing here"],
  ["a comma missing between entries", "team.json", type("  },\n  {", "  }\n  {"), "a comma is missing here"],
  ["a comma after the last entry", "stats.json", type("  }\n]", "  },\n]"), "this comma is one too many"],
  ["a comma after the last field", "stats.json", type('"speed": 20', '"speed": 20,'), "this comma is one too many"],
  ["two commas", "countries.json", type('"US",', '"US",,'), "this comma is one too many"],
  ["a semicolon instead of a comma", "faq.json", type('"cost",', '"cost";'), "this is a semicolon"],
  ["a closing quotation mark missing", "faq.json", type('"cost",', '"cost,'), "does not end on this line"],
  ["an opening quotation mark missing", "faq.json", type('"cost",', 'cost",'), "not in quotation marks"],
  ["no quotation marks", "faq.json", type('"cost",', "cost,"), "not in quotation marks"],
  ["quotation marks inside a text", "faq.json", type("What does it cost?", 'What "price" is it?'), 'write \\" instead'],
  ["curly quotation marks around a text", "faq.json", type('"cost"', "“cost”"), "Use straight double ones"],
  ["a curly quotation mark at the end", "site.json", type('cohort."', "cohort.”"), "curly"],
  ["single quotation marks", "faq.json", type('"cost"', "'cost'"), "Use straight double ones"],
  ["a name without quotation marks", "faq.json", type('"id": "cost"', 'id: "cost"'), "not in quotation marks"],
  ["a colon missing", "faq.json", type('"id": "cost"', '"id" "cost"'), "a colon is missing"],
  ["an equals sign instead of a colon", "stats.json", type('"speed": 20', '"speed" = 20'), "ends too early"],
  ["a value missing", "stats.json", type('"speed": 20', '"speed": '), "a value is missing"],
  ["a closing brace missing", "faq.json", type("\n  },", "\n"), "Put the missing } before this"],
  ["a closing brace missing before a comma", "faq.json", type("\n  },", ",\n"), "Put the missing } before this"],
  ["a closing bracket missing at the end", "stats.json", type("\n]", "\n"), "Add the missing ]"],
  ["a bracket too many", "stats.json", type("\n]", "\n]]"), "one too many"],
  ["a comment", "faq.json", type('    "id": "cost"', '    // The price\n    "id": "cost"'), "JSON has no comments"],
  ["a capital letter in true", "letters.json", type('"celebrate": true', '"celebrate": True'), "true or false"],
  ["yes instead of true", "letters.json", type('"celebrate": true', '"celebrate": yes'), "true or false"],
  ["a price with a comma", "programs.json", type('"price": 1460', '"price": 1,460'), "a number has no comma"],
  ["a price with a decimal comma", "programs.json", type('"price": 1460', '"price": 1460,50'), "a number has no comma"],
  ["a quotation mark before a fact", "faq.json", type(" {{research", ' "{{research'), 'write \\" instead'],
  ["a price with a dollar sign", "programs.json", type('"price": 1460', '"price": $1,460'), "no currency sign"],
  [
    "a date without quotation marks",
    "programs.json",
    type('"2025-08-12"', "2025-08-12"),
    "put a date or a text in quotation marks",
  ],
  ["a number with a leading zero", "stats.json", type('"speed": 20', '"speed": 020'), "not written as a number"],
  ["a line broken inside a text", "faq.json", type("What does it", "What does\nit"), "does not end on this line"],
  ["a tab inside a text", "faq.json", type("What does it", "What\tdoes it"), "a tab or an invisible character"],
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
    type('"id": "cost"', '"id": "cost",\n "question": "Price?"'),
    "is used 2 times, in lines",
  ],
]

const types: Mistake[] = [
  ["a list instead of a group", "site.json", (text) => `[${text}]`, "has to be a group of fields in { }"],
  ["a group instead of a list", "stats.json", (text) => text.trim().slice(1, -1), "has to be a list of entries"],
  ...at("programs.json 1 price", [
    ["a number in quotation marks", "1460", "without quotation marks, such as 1460"],
    ["a price as it is shown", "$1,460", "without quotation marks, such as 1460"],
    ["a negative price", -1460, "at least 10"],
  ]),
  [
    "hours in words",
    "programs.json",
    set([0, "instructionHoursPerDay"], "4 hours"),
    "without quotation marks, such as 1460",
  ],
  ["a number instead of a text", "site.json", set(["claims", "countries"], 20), "a text in quotation marks"],
  ["true in quotation marks", "letters.json", set([0, "celebrate"], "true"), "true or false without quotation marks"],
  ["a text instead of a list", "letters.json", set([0, "body"], "You are admitted."), "a list in [ ]"],
  ["a text instead of a group", "pages/home.json", set(["hero"], "AI research"), "a group of fields in { }"],
  ["null", "faq.json", set([2, "answer"], null), "is null, but has to be a text"],
  ["a fraction of a week", "programs.json", set([1, "durationWeeks"], 7.5), "has to be a whole number"],
]

const fields: Mistake[] = [
  ["an emptied answer", "faq.json", set([2, "answer"], ""), '"answer" is empty. Write at least one sentence.'],
  ["an answer of spaces", "faq.json", set([2, "answer"], "   "), '"answer" is empty'],
  ["a name with a space at its end", "team.json", set([0, "name"], "Ada "), "has a space before or after the words"],
  ["a name with a space before it", "countries.json", set([0, "name"], " Brazil"), "has a space before or after"],
  ["an emptied name", "team.json", set([0, "name"], ""), '"name" is empty. Write at least one word.'],
  [
    "an emptied optional heading",
    "pages/home.json",
    set(["hero", "eyebrow"], ""),
    "Or remove the line: it may be left out.",
  ],
  ["an emptied alternative text", "team.json", set([0, "imageAlt"], ""), "Say in a few words what the picture shows."],
  ...at("team.json 0 imageAlt", [
    ["an alternative text that says image of", "Photo of Ada", "Leave these words out"],
    ["a file name as alternative text", "hero.png", "is the name of a file"],
    ["the name of a file in a folder as alternative text", "ada-lovelace", "is the name of a file"],
    ["a camera's file name as alternative text", "IMG_1234", "is the name of a file"],
    ["a screenshot's file name as alternative text", "Screenshot 2025-06-17 at 10.12.33", "is the name of a file"],
  ]),
  ["an emptied price", "programs.json", set([1, "price"], ""), "It has to be a number"],
  ["an emptied list", "letters.json", set([0, "body"], []), '"body" has no paragraph. Write at least one.'],
  [
    "all links of the header removed",
    "navigation.json",
    set(["header"], []),
    '"header" has no link. Write at least one.',
  ],
  ["an emptied file path", "team.json", set([0, "imageSrc"], ""), '"imageSrc" is empty. Write it as'],
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
    type('"name": "Brazil",', '"name": "Brazil",\n "answer": "Yes.",'),
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
  ...at("faq.json 2 id", [
    ["an id with a space", "the cost", "small letters, digits and hyphens"],
    ["an id with a capital letter", "Cost", "small letters, digits and hyphens"],
    ["an id that the page already has", "heading", "Choose another id"],
  ]),
  ["a renamed id of a form", "forms.json", set([2, "id"], "committ"), 'Did you mean "commit"?'],
  ["a removed form", "forms.json", remove([2]), 'no entry with the id "commit"'],
  ["a removed program", "programs.json", remove([1]), 'no entry with the id "research"'],
  ["a removed letter", "letters.json", remove([0]), 'no entry with the id "letter"'],
  ["a removed plan", "timelines.json", remove([0]), "no entry with the id"],
  ["a removed document", "documents.json", remove([3]), 'no entry with the id "launchpad-terms"'],
  ["a renamed program", "programs.json", set([1, "id"], "reserch"), 'Did you mean "research"?'],
  ["a highlight with another kind of id", "research-highlights.json", set([0, "id"], "first"), "highlight-8"],
  ["a removed form that a redirect opens", "forms.json", remove([4]), "content/forms.json has no"],
  [
    "a file with the content of another",
    "universities.json",
    () => textOf("forms.json"),
    'the content of "forms.json"',
  ],
  [
    "a page with the content of another",
    "pages/team.json",
    () => textOf("pages/home.json"),
    "Restore the last version",
  ],
  ["a file that was renamed", "notes.json", () => "[]", "is not used by the site"],
]

const commitDeadline = (date: string, label: string): [string, Edit] => [
  "letters.json",
  set([0, "commitDeadline"], { date, label }),
]
const lastRound = (date: string, label: string): [string, Edit] => [
  "programs.json",
  set([1, "deadlines", 1], { id: "regular", name: "Regular round", date, label }),
]

const dates: Mistake[] = [
  ...at("programs.json 1 endDate", [
    ["a day first", "12.8.2025", 'Write year, month and day as "2025-06-17"'],
    ["a day that does not exist", "2025-06-31", "does not exist"],
    ["a month that does not exist", "2025-13-01", "does not exist"],
    ["an end before the start", "2025-06-01", 'is not after "startDate"'],
    ["an end in another month", "2025-09-12", "it is 13 weeks"],
  ]),
  ["wrong weeks", "programs.json", set([1, "durationWeeks"], 10), 'to "endDate" (2025-08-12) it is 8 weeks'],
  ["a year in the far future", ...commitDeadline("2205-06-05", "The last day"), "180 years from now"],
  ["a commit deadline after the program", ...commitDeadline("2025-09-05", "9/5/2025"), "after the end of the program"],
  [
    "a commit deadline before the last round",
    ...commitDeadline("2025-04-29", "4/29/2025"),
    "the last round in content",
  ],
  ["a year too far in the future", "programs.json", set([1, "endDate"], "2052-08-12"), "Correct the year 2052."],
  ["a year in the past", "letters.json", type('"2024-06-05"', '"1024-06-05"'), "1024"],
  ["a round after the start", ...lastRound("2025-07-30", "A day"), "after the program has begun"],
  ["rounds out of order", ...lastRound("2025-01-31", "Jan 31 2025"), "before the round above it (2025-02-28)"],
  ["two rounds on one day", ...lastRound("2025-02-28", "Feb 28 2025"), "the same day as the round above it"],
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
  ...at("programs.json 1 meetingsBegin timeZone", [
    ["an abbreviation as time zone", "PST", "Write continent and city"],
    ["an old abbreviation", "PST8PDT", "Write continent and city"],
    ["an offset as time zone", "GMT+2", "Write continent and city"],
    ["a fixed offset with a name", "Etc/GMT+8", "Write continent and city"],
    ["a misspelled time zone", "America/Los_Angles", "is not a time zone"],
  ]),
  ["a time of day in words", "programs.json", set([1, "meetingsBegin", "time"], "8 am"), "is not a time of day"],
  [
    "meetings at two times",
    "programs.json",
    set([1, "meetingsBegin", "label"], "9 am PST"),
    'which is 09:00 on a 24-hour clock, but "time" is 08:00',
  ],
  ["weeks out of order", "timelines.json", set([0, "items", 2, "title"], "Week 2"), "Put the weeks in order"],
  ["a week twice", "timelines.json", set([0, "items", 2, "title"], "Week 3"), "Put the weeks in order"],
  ["weeks backward", "timelines.json", set([0, "items", 0, "title"], "Weeks 2–1"), "Write the earlier week first"],
  ["a week in another form", "timelines.json", set([0, "items", 0, "title"], "Week one"), 'Write "Week 3"'],
]

const numbers: Mistake[] = [
  ["a price without its last digits", "programs.json", set([1, "price"], 1.46), "at least 10"],
  ["a price with too many digits", "programs.json", set([1, "price"], 1460000), "at most 100000"],
  ["too many hours a day", "programs.json", set([0, "instructionHoursPerDay"], 40), "at most 24"],
  ["too many hours a week", "programs.json", set([1, "hoursPerWeek", "max"], 300), "at most 168"],
  ["too many weeks", "programs.json", set([2, "durationWeeks"], 200), "at most 60"],
  ["a part longer than the whole", "programs.json", set([1, "bootcampWeeks"], 20), "more than the whole program"],
  ["a range backward", "programs.json", set([1, "groupSize"], { min: 7, max: 6 }), 'is smaller than "min"'],
  ["too many countries", "letters.json", set([0, "admittedCountries"], 1600), "at most 200"],
]

const links: Mistake[] = [
  [
    "a misspelled page",
    "navigation.json",
    set(["header", 1, "href"], "/testimonals/"),
    'Did you mean "/testimonials/"?',
  ],
  ...at("navigation.json header 2 href", [
    ["a page without the last slash", "/research", 'Write "/research/".'],
    ["a page without the first slash", "research/", "Use a page of this site"],
    ["an outside address without https", "http://example.org/", "starts with https://"],
    ["an outside address without a scheme", "www.example.org", "starts with https://"],
    ["words instead of a link", "our research", "Use a page of this site"],
    ["an address that starts with two slashes", "//example.org/", "https://example.org/"],
    ["a space in an address", "/research/ ", "has a space in it"],
    ["a link to the page of one applicant", "/letter/abc", "for one applicant only"],
    ["an email address as a link", "hello@example.org", "mailto:"],
  ]),
  ["an anchor that does not exist", "navigation.json", set(["footer", 1, "href"], "/#fqa"), 'Did you mean "/#faq"?'],
  [
    "an anchor without a page",
    "navigation.json",
    set(["footer", 1, "href"], "#faq"),
    "Write the path of the page before it",
  ],
  ...at("publications.json 0 link", [
    ["an address without https", "example.org/paper", "starts with https://"],
    ["an address with http", "http://example.org/paper", "starts with https://"],
    ["an address pasted twice", "https://https://example.org/a", "not a complete address"],
    ["an address without an ending", "https://example/a", "not a complete address"],
  ]),
  [
    "a document that does not exist",
    "letters.json",
    set([0, "documents", 0, "href"], "/documents/overview.pdf"),
    "this document does not exist",
  ],
  [
    "a removed question that a link opens",
    "seo-links.json",
    addCopy(0, { href: "/#faq-prices" }),
    'has no anchor "faq-prices"',
  ],
]

const redirects: Mistake[] = [
  ...redirect([
    ["a redirect to itself", { from: "/a", toPath: "/a" }, "leads in a circle: /a → /a"],
    ["a redirect to another redirect", { from: "/a", toPath: "/hiring" }, '"toForm": "mentor-hiring"'],
    ["a redirect away from a page", { from: "/research" }, 'the address of the page "/research/"'],
    ["a redirect twice in another case", { from: "/Apply-FA-23" }, "Keep one of the two"],
    ["a redirect without a target", { from: "/a", toPath: undefined }, '"toForm" has to be given'],
    ["a redirect with two targets", { from: "/a", toForm: "commit" }, "only one of the two"],
    ["a redirect to another site", { from: "/a", toPath: "https://example.org/" }, "is not a page of this site"],
    [
      "a redirect to the address of a form",
      { from: "/a", toPath: "https://forms.example/243507918266043" },
      'into "toForm" instead',
    ],
    ["a redirect away from a document", { from: "/documents/research-terms.pdf" }, "the address of a file"],
    ["a path with a space", { from: "/my page" }, "is not a path"],
    ["a path without a slash", { from: "old" }, "Begin it with a slash"],
    ["a path that ends with a slash", { from: "/old/" }, "do not end it with one"],
    ["a path with a query", { from: "/old?a=1" }, "leave out spaces and the signs"],
    ["a whole address", { from: "https://blast-ai.example/old" }, "is not a path"],
  ]),
  ["a redirect twice", "redirects.json", addCopy(0, {}), "the same as in item 1"],
  [
    "a redirect to an unknown form",
    "redirects.json",
    addCopy(4, { from: "/a", toForm: "hiring" }),
    "content/forms.json has no",
  ],
]

const pictures: Mistake[] = [
  ...at("team.json 0 imageSrc", [
    ["a picture that does not exist", "images/people/nobody.png", "content/ has no such file"],
    ["a misspelled picture", "images/portrit.png", 'Did you mean "images/portrait.png"?'],
    ["a picture in capitals", "images/Portrait.PNG", 'Did you mean "images/portrait.png"?'],
    ["a HEIC photo", "images/portrait.HEIC", "PNG, JPEG, WebP or AVIF"],
    ["a TIFF picture", "images/portrait.tif", "PNG, JPEG, WebP or AVIF"],
    ["a drawing", "images/portrait.svg", "PNG, JPEG, WebP or AVIF"],
    ["a document as a picture", "images/portrait.pdf", "PNG, JPEG, WebP or AVIF"],
    ["a picture with a space in its name", "images/my portrait.png", "is not the path of a picture"],
    ["a picture's path that begins with a slash", "/images/portrait.png", 'Write it as "images/people/ada.png"'],
    ["a picture's path that begins with content/", "content/images/portrait.png", "is not the path of a picture"],
    ["a picture's path from Windows", "images\\portrait.png", "is not the path of a picture"],
    ["a picture's path with a space at its end", "images/portrait.png ", "is not the path of a picture"],
    ["the dark variant of a picture", "images/hero.dark.png", 'Write "images/hero.png"'],
    ["a picture without its folder", "portrait.png", "is not the path of a picture"],
    ["a picture on a site without https", "http://example.org/a.png", "starts with https://"],
  ]),
]

const facts: Mistake[] = [
  ...fact([
    ["a misspelled fact", "{{research.prize}}", "Did you mean {{research.price}}?"],
    ["a fact by another word", "{{research.cost}}", "The facts that begin with"],
    ["a fact of a misspelled program", "{{reserch.price}}", "Did you mean {{research.price}}?"],
    ["a fact that does not exist", "{{research.color}}", "The facts that begin with"],
    ["a fact that the program does not have", "{{launchpad.price}}", "The facts that begin with"],
    ["a brace too few", "{{research.price}", "wrong braces"],
    ["single braces", "{research.price}", "wrong braces"],
    ["empty braces", "{{}}", "a reference without a name"],
  ]),
  [
    "a fact in a label of a link",
    "navigation.json",
    set(["header", 2, "label"], "{{research.name}}"),
    "facts work in running text only",
  ],
]

const texts: Mistake[] = [
  ...at("faq.json 2 answer", [
    ["a bold word in HTML", "It is <b>free</b>.", 'has the HTML "<b>"'],
    ["a line break in HTML", "One.<br/>Two.", 'has the HTML "<br/>"'],
    ["a link in HTML", 'See <a href="/team/">team</a>.', "has the HTML"],
    ["a link in Markdown", "See [the team](/team/).", 'has the Markdown link "[the team](/team/)"'],
    ["a bold word in Markdown", "It is **free**.", 'has the Markdown "**free**"'],
    ["a heading in Markdown", "# Price", 'has the Markdown "# Price"'],
    ["a placeholder", "TODO: ask Devon", 'has the placeholder "TODO"'],
    ["a soft hyphen from a PDF", "Pro\u00ADgram", "an invisible character after “Pro”"],
    ["a control character", "One\u0007 two", "an invisible character after “One”"],
    ["a line break", "One.\nTwo.", "a tab or a line break after “One.”"],
  ]),
  ["a character in HTML", "faq.json", set([2, "question"], "Q&amp;A"), "Write the character itself"],
  [
    "a zero-width space",
    "faq.json",
    set([2, "question"], "What AI\u200B costs"),
    "an invisible character after “What AI”",
  ],
  [
    "letters in the wrong encoding",
    "testimonials.json",
    set([0, "name"], "ZoÃ«"),
    'has the characters "Ã«" after “Zo”',
  ],
  [
    "an invisible character in a link",
    "navigation.json",
    set(["header", 2, "href"], "/research/\u200B"),
    "an invisible character after",
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
  ...at("countries.json 3 isoCode", [
    ["a country with the code of another", "FR", 'whose code is "BR"'],
    ["a country with a made-up code", "XQ", "not a country on the map"],
    ["a country with three letters", "BRA", "Write the two capital letters"],
  ]),
  [
    "a form's address instead of its number",
    "forms.json",
    set([0, "formId"], "https://forms.example/1"),
    "Copy the digits",
  ],
]

const people: Mistake[] = [
  [
    "a mentor who is not in the team",
    "mentors.json",
    set([0, "person"], "rafi-benoud"),
    'Did you mean "rafi-benouda"?',
  ],
  ["a mentor with another role", "mentors.json", set([0, "person"], "marisol-quentero"), 'the role "Research Mentor"'],
]

const mistakes = [syntax, types, fields, ids, dates, numbers, links, redirects, pictures, facts, texts, people].flat()

const changed = (file: string, edit: Edit) => new Map([...validTexts, [file, edit(textOf(file))]])

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

it("reports a renamed round at each text that refers to it, because one of the two names has to change", () => {
  const lines = problemsOf(changed("programs.json", set([1, "deadlines", 0, "id"], "early-bird"))).map(shortMessage)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toContain("Did you mean {{research.deadline.early-bird}}?")
})

it("reports a missing file once", () => {
  const texts = new Map([...validTexts].filter(([file]) => file !== "faq.json"))
  expect(problemsOf(texts).map(shortMessage)).toEqual([
    expect.stringContaining("the file is missing. Restore the last version"),
  ])
})

it.each(["faq.json", "team.json", "seo-links.json", "countries.json"])("reports a copied list once: %s", (file) => {
  const copyList: Edit = (text) => JSON.stringify([JSON.parse(text), JSON.parse(text)].flat(), null, 2)
  const lines = problemsOf(changed(file, copyList)).map(shortMessage)
  expect(lines).toEqual([expect.stringMatching(/ The same mistake is in lines [\d, ]+( and \d+ more)?\.$/)])
})

it.each<[string, ContentPath, unknown]>([
  ["countries.json", [0, "name"], "Brasil"],
  ["countries.json", [0, "name"], "USA"],
  ["programs.json", [1, "meetingsBegin", "timeZone"], "America/Argentina/Buenos_Aires"],
  ["programs.json", [1, "meetingsBegin", "timeZone"], "UTC"],
  ["programs.json", [1, "price"], 100_000],
  ["team.json", [0, "imageAlt"], "X-ray"],
  ["team.json", [0, "imageAlt"], "Image processing in 3 steps"],
  ["publications.json", [0, "link"], "https://www.example.org:8443/a?b=c#d"],
  ["publications.json", [0, "link"], "pending"],
  ["pages/home.json", ["hero", "title"], "A heading "],
])("accepts in %s at %j the value %j", (file, path, value) => {
  expect(problemsOf(changed(file, set(path, value))).map(shortMessage)).toEqual([])
})
