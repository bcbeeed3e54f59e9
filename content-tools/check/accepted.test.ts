/** Values that a rule could mistake for a mistake. Each is put into the fixture. */
import { generatedDocuments } from "../model/documentPaths"
import { messagesFor, placeOf, type Change } from "./testing/content"

/** @param place file and path, such as `faq.json 2 answer` */
function at(place: string, values: unknown[]): Change[] {
  const [file, path] = placeOf(place)
  return values.map((value) => [file, path, value])
}

const deadline = (changes: object) => ({ id: "early", name: "Early round", date: "2025-02-28", ...changes })
const evening = { time: "23:59", timeZone: "America/Los_Angeles" }
const commitDeadline = (date: string) => ({
  date,
  label: "A day",
  passed: "Passed",
  elsewhere: "the date in your letter",
})
const week = (title: string, part: string) => ({ title, topic: "A topic", content: "A sentence.", part })
const round = (id: string, date: string) => ({ id, name: `Round ${id}`, date, label: `Day ${id}` })

it.each([
  ...at("faq.json 1 answer", [
    "Where is Zoë’s “AI” – in Łódź?",
    "DÃO, “MAÇÔ, KNÍŽKA and Ãngela’s CAFÉ™… in Å³",
    "Привет, Рівне, 王小明; √2 ≈ 1.41 and √π",
    "With family 👩‍👩‍👧 and a heart ❤️",
    "Persian: می‌خواهم",
    "Hindi: क्‍ष",
    "If a < b and b > c, the tokens <mask> and <pad> are filled.",
    "Questions & answers; R&D; AT&T",
    "The path of A*, 2 * 3 * 4, and a k*n matrix",
    "The method __init__ and snake_case_names",
    "A list [1, 2] (of two), #1 of 3, and the state s[t](x) of a system",
    "{{ site.name }} has {{claims.countries}} and {{research.deadline.early}}",
    "Sets {a, b} and a } alone",
    "The [form](/apply/#deadlines), [it](/hiring) and [{{site.name}}](/?a={{research.groupSize}})",
    "For the early round it is {{research.deadline.early}}, and {{research.deadline.regular}} for the regular round.",
    "The early and the regular round close on {{research.deadline.early}} and {{research.deadline.regular}}.",
    "The early round costs {{research.price}}. The regular round costs {{research.price}}, too.",
    "At 9 a.m. or 10 p.m., i.e. early, e.g. in the U.S. vs. the E.U., Q.E.D. Ask J.K. or Dr. No.",
    "Open report.pdf in Node.js, train.py with scikit-learn, torch.nn.Module, np.array, README.md and ada.us@example.org",
    "A state [b] (see above), and [c] (d)",
    "Wait... there is ../a, 1..10, the option --help, 3.5, 1,000, and (so to speak) .NET",
    'She said “No no, I thought” and "It was really really hard".',
    "Bora Bora is an island. Walla Walla is a town.",
    "A [page (here)](https://en.wikipedia.org/wiki/Attention_(machine_learning)#x), [mail](mailto:{{site.email}})",
    "On Tuesday, June 17, 2025, Tue {{research.startDate}}, and Mon 9, June 17, 2025",
    "We wrote “XXX” in place of each word, as in “lorem ipsum”.",
    "Is it free? Yes! [Then] ask, at the XX. Olympics",
    "See [your decision](/temp/) and [Your Name](/temp/), in Walla Walla",
    "{{team.mentors}}",
    "The pre- and post-test, full- as well as part-time, a first- through third-year student, and “naïve”",
    "The tuples {A} and {Cat}, the token [MASK] of x[1] and model[i], «so», and a list of [AI]",
    "Either/or, his/her, 24/7, /unknown/ and https:// before it",
    "Mondays are for Q&As; the tokens are <s> and </s>, and it has a TODO list (check with us).",
    "Let me know if you would like to talk. Sign in in a private window, long- instead of short-term.",
    "Of course! Here is how: we answer. Papers have [a page](/research/#publications)s.",
    "We answer year-round, in a round of talks, and until the next round. Apply by {{research.deadline.early}}.",
    "The first round closes on {{research.deadline.early}}, the second on {{research.deadline.regular}}.",
    "There are students to work with",
    "A torch.Tensor is in [it](https://example.org/Smith.Jones?Name=x), says [Maya](mailto:maya.Okafor@example.org).",
  ]),
  ...at("pages/research.json hero lede", ["It begins with a bootcamp of {{research.bootcampWeeks}} weeks."]),
  ...at("pages/research.json facts 0", [{ label: "Bootcamp", value: "The first {{research.bootcampWeeks}} weeks" }]),
  ...at("pages/bootcamp.json hero lede", ["A metaresearch group meets on {{bootcamp.startDate}}."]),
  ...at("testimonials.json 0 text", ["I had only done Code.org, Character.AI and a course of fast.ai."]),
  ...at("letters.json 0 heading", ["Welcome from all of us about your result"]),
  ...at("stats.json 0 value", [2000]),
  ...at("stats.json 0 speed", [2, 50_000]),
  ...at("countries.json 0 name", ["Brasil", "USA"]),
  ...at("team.json 0 imageAlt", ["X-ray", "Image processing in 3 steps"]),
  ...at("publications.json 0 title", ["[Sic] and others"]),
  ...at("testimonials.json 1 title", ["Junior, chest X-ray project"]),
  ...at("testimonials.json 0 text", [
    '"Doubt it" became "check it".',
    "I “learned” a lot.",
    "It was really really hard.",
  ]),
  ...at("team.json 0 imageSrc", ["https://cdn.example/ada.png", "https://cdn.example/a/Ada.JPG?w=640"]),
  ...at("pages/home.json hero title", ["A heading "]),
  ...at("sections.json personalPage endedLookup notReleased", ["It is not open yet. It opens on:"]),
  ...at("letters.json 1 answers accept body", ["I accept my place. Best regards,"]),
  ...at("site.json claims highSchools", ["dozens of", "over 1 million", "250,000+"]),
  ...at("site.json financialAid decisions", ["May 3", "Friday of that week"]),
  ...at("site.json financialAid share", ["30%", "about 100 %", "5%"]),
  ...at("site.json banner", ["x-".repeat(80)]),
  ...at("publications.json 0 link", ["https://www.example.org:8443/a?b=c#d", "pending"]),
  ...at("seo-links.json 0 href", [
    "/research/?from=mail#facts",
    "/#faq-cost",
    "/#highlight-2",
    "/team/#devon-hallick",
    "/research/dropout-planes/",
    "/research/#track-biology",
    "/bootcamp/#bootcamp-4-weeks-week-3",
    "/temp/",
    "/hiring",
    "/hiring/",
    "/terms.pdf",
    "mailto:hello@example.org",
    ...generatedDocuments,
  ]),
  ...at("programs.json 1 deadlines 0 label", ["February 28, 2025 at 11:59 p.m. PST", "Decision 12: Feb 28, 11:59 PM"]),
  ...at("navigation.json header 2", [
    { label: "The bootcamp before research", href: "/research/" },
    { label: "What the bootcamp costs", href: "/apply/#programs" },
  ]),
  ...at("redirects.json 0", [
    { from: "/old-www.page", toPath: "/research/" },
    { from: "/a", toPath: "/apply/" },
  ]),
  ...at("programs.json 1 price", [100_000]),
  ...at("programs.json 1 endDate", ["2025-08-06", "2025-08-08", "2025-08-12"]),
  ...at("programs.json 1 meetingsBegin timeZone", ["America/Argentina/Buenos_Aires", "America/Vancouver"]),
  ...at("programs.json 1 meetingsBegin label", ["8 am PDT", "08:00, Pacific Time"]),
  ...at("programs.json 2 deadlines", [[round("a", "2025-02-28"), round("b", "2025-03-01")]]),
  ...at("programs.json 1 deadlines 1 date", ["2025-06-17"]),
  ...at("programs.json 1 deadlines 0", [
    deadline({ ...evening, label: "Feb 28 2025 11:59 PM PST" }),
    deadline({ ...evening, label: "2/28/2025 at 11:59 pm" }),
    deadline({ ...evening, label: "Fri 2/28, 11:59 pm" }),
    deadline({ ...evening, label: "Open 24/7 until 02/28" }),
    deadline({ ...evening, time: "11:30", label: "11:30 am" }),
    deadline({ ...evening, time: "12:00", label: "12 pm PST" }),
    deadline({ ...evening, time: "00:05", label: "February 28, 2025, 12:05 am" }),
    deadline({ ...evening, label: "Meet at 5 in room 12 amid others, PSTX" }),
    deadline({ ...evening, timeZone: "Asia/Shanghai", label: "11:59 PM CST" }),
    deadline({ ...evening, timeZone: "Pacific/Honolulu", label: "11:59 PM HST" }),
    deadline({ ...evening, timeZone: "America/Anchorage", label: "11:59 PM AKST" }),
    deadline({ ...evening, date: "2025-03-11", label: "Mar 11 2025 11:59 PM PDT" }),
    deadline({ label: "The last day of February" }),
  ]),
  ...at("timelines.json 0 items", [
    ["Week 1", "Weeks 2-3", "Weeks 4–4", "Weeks 5–8"].map((title, index) =>
      week(title, index > 1 ? "Research" : "Start"),
    ),
  ]),
  ...at("programs.json 1 exampleWeek", [[]]),
  ...at("pages/bootcamp.json hero lede", [
    "Compared with research, the bootcamp costs {{bootcamp.price}}.",
    "It costs {{bootcamp.price}}, and research {{research.price}}.",
  ]),
  ...at("faq.json 2 answer", [
    "Here's the plan for research: eight weeks.",
    "Sign it (check with your teacher first).",
  ]),
  ...at("letters.json 0 commitDeadline", [
    commitDeadline("2025-04-30"),
    commitDeadline("2025-06-17"),
    // In an earlier year, which is a finding of the report.
    commitDeadline("2024-06-05"),
  ]),
])("accepts in %s at %j the value %j", (...change) => {
  expect(messagesFor([change], { staticFiles: ["/terms.pdf"] })).toEqual([])
})

it("accepts a round whose name has no characteristic word", () => {
  const rounds = [{ id: "only", name: "Round", date: "2025-02-28", label: "A day" }]
  const changes: Change[] = [
    ["programs.json", [2, "deadlines"], rounds],
    ["faq.json", [1, "answer"], "The only round of Launchpad ends on {{launchpad.deadline.only}}."],
  ]
  expect(messagesFor(changes)).toEqual([])
})
