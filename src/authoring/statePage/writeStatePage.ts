/**
 * The page of a state whose guide is one page, written as Markdown from its records, so that it is read and checked like a
 * page written by hand.
 */
import { aidAnchor } from "#content/guideStates.ts";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { askWhich, findNextDue } from "#domain/aid/payWords.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import {
  findClosedDay,
  isPublishedDay,
  listStateMoneyDates,
  type StateMoneyDate,
} from "#domain/aid/stateMoneyDates.ts";
import type { PlaceCode, StateProgram } from "#domain/aid/stateProgram.ts";
import { nameInText, type StateCode, stateNames } from "#domain/college/states.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { tuitionByStatus } from "#domain/price/tuitionByStatus.ts";
import { describeStatusLaw } from "#domain/price/tuitionByStatusWords.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";
import { writePageFile } from "../frontMatter.ts";
import { findArticle, nameAgency, tellProgram } from "../stateCards.ts";
import { findGuideRecord, findMainPrograms, type GuideRecord } from "./mainPrograms.ts";
import { listNotes, type StateNote, tellNote } from "./stateNotes.ts";
import type { StatePageSurroundings } from "./statePage.ts";
import { statePageWords as words } from "./statePageWords.ts";
import { citeDue, isOpenFafsa, tellDue } from "./tellDue.ts";
import { writeDates } from "./writeDates.ts";
import { writeMinimums } from "./writeMinimums.ts";
import { writePrices } from "./writePrices.ts";

/** The Markdown of the whole file, head and body. A state without a record of its page gets a plain head. */
export function writeStatePage(around: StatePageSurroundings): string {
  const { state, asOf, book } = around;
  const name = stateNames[state];
  const programs = stateProgramsOf(state);
  const guide = findGuideRecord(state, book);
  const answer = writeAnswer(guide, programs, around);
  const lead = guide?.lead ?? "";
  const head = {
    title: guide?.title ?? words.title(name),
    excerpt: guide?.excerpt ?? words.excerpt(nameInText(state)),
    answer,
    published: guide?.published ?? asOf,
    updated: guide?.updated ?? asOf,
    category: "State guides" as const,
    tags: [name, "college planning"],
    tools: ["/tools/fafsa-calculator", "/application-timeline"],
    related: ["/help/fafsa-completion-guide", "/help/building-college-list-strategy"],
  };
  const apart = answer.startsWith(lead) ? "" : lead;
  return writePageFile(head, writeSections(programs, apart, around).join("\n\n"));
}

const answerMost = 560;

/** What makes the state different, its main grant with its date, how to get it and where; then the next grant, as far as there is room. */
function writeAnswer(
  guide: GuideRecord | null,
  programs: readonly StateProgram[],
  { state, asOf, book }: StatePageSurroundings,
) {
  const [main, next] = findMainPrograms(state, programs, book);
  const lead = guide?.lead ?? "";
  if (main === undefined) return `${lead} ${words.noGrant(nameInText(state))}`.trim();
  const tell = (program: StateProgram) =>
    `${tellProgram(program, asOf).text.replace(askWhich, "")}${tellOpenDate(program, asOf)} [^${program.source.id}]`;
  const where = words.apply(linkAgency(main));
  const how = main.how ?? "";
  const [step = ""] = how.split(/(?<=\.) (?=\p{Lu})/u);
  // What fits, the main grant with its first step and where to apply first.
  const orders = [
    [lead, tell(main), how, next === undefined ? "" : tell(next), where],
    [lead, tell(main), how, where],
    [lead, tell(main), step, where],
    [tell(main), step, where],
    [tell(main), where],
  ];
  const written = orders.map((parts) => parts.filter((part) => part !== "").join(" "));
  return written.find((text) => text.length <= answerMost) ?? tell(main);
}

/** Where a program has no day, what it has instead: a family must not take silence for no deadline. */
function tellOpenDate(program: StateProgram, asOf: Day): string {
  const next = findNextDue(program, findSeniorClass(asOf), asOf);
  if (next === null) return ` ${words.noDate}`;
  const { due, when } = next;
  return due.day !== null || toldWithAmount.has(when.kind) ? "" : ` ${words.openDate(when.kind, due.text)}`;
}

/** What the sentence on the amount says by itself. */
const toldWithAmount: ReadonlySet<string> = new Set(["soon", "automatic", "onTaxReturn"]);

/** `lead`: what makes the state different, where the short answer had no room for it. */
function writeSections(
  programs: readonly StateProgram[],
  lead: string,
  around: StatePageSurroundings,
): string[] {
  const { state } = around;
  const name = nameInText(state);
  const notes = listNotes(around);
  const of = (...topics: StateTopic[]) => writeTopics(topics, notes, around);
  const { headings } = words;
  const section = (heading: string, parts: readonly string[]) =>
    parts.length === 0 ? [] : [`## ${heading}`, ...parts];
  return [
    writeNow(programs, around),
    ...section(headings.particular(name), [...(lead === "" ? [] : [lead]), ...of("particular")]),
    ...section(headings.aid, writeAid(programs, around)),
    ...section(headings.applying, of("fafsa", "stateForm")),
    ...section(headings.community, of("freeCollege", "transfer")),
    ...section(headings.admission, [
      writePart("guaranteeFinder"),
      ...writeMinimums(around),
      ...of("directAdmission", "entryCourses", "application"),
    ]),
    ...section(headings.residency, [...of("residency"), writeCases(programs, around)]),
    ...section(headings.status, [...writeStatus(programs, around), ...of("status")]),
    ...section(headings.highSchool, of("diploma", "schoolDayTest", "dualEnrollment", "examCredit")),
    ...section(headings.colleges, [
      words.colleges(`/colleges?state=${state}`),
      ...writePrices(around),
      writePart("collegeTable"),
    ]),
    ...section(headings.dates, writeDates(programs, around)),
    ...section(headings.ask, writePlaces(programs, notes, around)),
  ];
}

function writePart(name: string): string {
  return `\`\`\`part\nname: ${name}\n\`\`\``;
}

/** At most so many days: the page begins with them. */
const mostDays = 4;

/** The form that every family files comes first, then the next days of the state's money, each gone once it has passed. */
function writeNow(programs: readonly StateProgram[], around: StatePageSurroundings): string {
  const { state, asOf } = around;
  const graduationYear = findSeniorClass(asOf);
  const all = listStateMoneyDates(state, programs, { graduationYear, today: asOf });
  const days = all.flatMap((date) => {
    // For who starts in spring, a year and more from now: the table of dates has it.
    const due = date.due.filter(({ step }) => step !== "springFafsa");
    return due.length === 0 ? [] : [{ ...date, due }];
  });
  const dates = (days.length === 0 ? all : days).slice(0, mostDays);
  const firstForm = dates.findIndex(({ due }) => due.some(isOpenFafsa));
  const form = stateAidDates.find((one) => one.state === state);
  const named = new Set(dates.flatMap(({ due }) => due.map(({ name }) => name)));
  // The main grant wants a form of its own, and no day of it stands above.
  const unlisted = findMainPrograms(state, programs, around.book)
    .slice(0, 1)
    .filter(({ name, needs }) => needs.some(({ code }) => code === "ownForm") && !named.has(name));
  // One form does it all: what a later day wants of the same form is said as that.
  const steps = dates.map((date, index) => ({
    text: tellDate(date, programs, around, firstForm >= 0 && index > firstForm),
    until: date.day,
  }));
  const file =
    form === undefined || form.day !== null
      ? dates.length > 0
        ? words.steps.dated
        : words.steps.undated
      : tellOpenForm(form.otherwise, nameInText(state));
  const open = [
    ...unlisted.map(({ name }) => words.steps.ownForm(name)),
    ...(programs.length === 0 ? [] : [words.steps.finder(aidAnchor)]),
  ].map((text) => ({ text, until: undefined }));
  const lines = [{ text: file, until: undefined }, ...steps, ...open].map(({ text, until }) =>
    [`- text: ${quote(text)}`, ...(until === undefined ? [] : [`  until: ${until}`])].join("\n"),
  );
  return ["```now", ...lines, "```"].join("\n");
}

function tellOpenForm(otherwise: "soon" | "college" | "program" | "intoTerm", name: string): string {
  const { soon, college, program, intoTerm } = words.steps;
  return { soon: soon(name), college, program, intoTerm }[otherwise];
}

/** "By **April 1, 2027**: file the FAFSA (HOPE Scholarship); apply (Promise).", with what is due gathered by step. */
function tellDate(
  { day, isPublished, isSaidAsBefore, due }: StateMoneyDate,
  programs: readonly StateProgram[],
  around: StatePageSurroundings,
  isFormFiled: boolean,
) {
  const when = isSaidAsBefore ? words.before(day, isPublished) : words.by(day, isPublished);
  const mains = findMainPrograms(around.state, programs, around.book);
  return `${when}${tellDue(due, { isFormFiled, mains })}. ${citeDue(due, programs, { state: around.state, mains })}`;
}

function writeAid(programs: readonly StateProgram[], { state, asOf }: StatePageSurroundings): string[] {
  if (programs.length === 0) return [words.noGrant(nameInText(state))];
  const graduationYear = findSeniorClass(asOf);
  const closed = programs.flatMap((program) => {
    const day = findClosedDay(program, { graduationYear, today: asOf });
    return day === null
      ? []
      : [words.closed(program.name, day, isPublishedDay(program, day, graduationYear))];
  });
  const hasLaterDates = listStateMoneyDates(state, programs, { graduationYear, today: asOf }).some(
    ({ due }) => due.some(({ isClosed }) => isClosed),
  );
  return [
    writePart("aidFinder"),
    ...(closed.length === 0 ? [] : [words.closedList(graduationYear, closed, hasLaterDates)]),
    words.listed(programs.length, linkStateAgency(state, programs)),
  ];
}

/** The notes of each topic, then what is only reported, then who knows what no note says. */
function writeTopics(
  topics: readonly StateTopic[],
  notes: readonly StateNote[],
  around: StatePageSurroundings,
): string[] {
  const known = topics.flatMap((topic) => notes.filter((note) => note.topic === topic));
  const shown = known.filter(({ isDrawn }) => !isDrawn);
  const isKnown = (topic: StateTopic) =>
    known.some((note) => note.topic === topic) ||
    (topic === "directAdmission" &&
      assuredRules.some(({ state, route }) => state === around.state && route === "direct"));
  const unknown = topics.filter((topic) => !isKnown(topic));
  const reported = shown.filter(({ isReported }) => isReported);
  // By the link, so that an agency asked by name and as the state's own is named once.
  const byAsked = Map.groupBy(reported, ({ ask }) => linkAsked(ask, around));
  const asked = unknown
    .map((topic) => words.ask[topic](linkAsked(null, around)))
    .filter((text) => text !== "")
    .join(" ");
  const checks = [...byAsked].map(([asked, doubtful]) =>
    words.check(doubtful.length === shown.length ? shown.length : doubtful.map(({ title }) => title), asked),
  );
  const readIn = [...new Set(shown.flatMap(({ isUndated, period }) => (isUndated ? [period] : [])))];
  const closing = [...checks, ...readIn.toSorted().map(words.undated)].join(" ");
  return [
    ...(shown.length === 0 ? [] : [shown.map((note) => `- ${tellNote(note)}`).join("\n")]),
    ...(closing === "" ? [] : [closing]),
    ...(asked === "" ? [] : [asked]),
  ];
}

/** The places that lie, or may lie, in another state: which colleges there; null is any. */
const outside: Partial<Record<PlaceCode, string | null>> = {
  anyState: null,
  publicAnywhere: "a public college",
  otherNewEnglandPublic: "a public college in another New England state",
  delawareOrPennsylvania: "a nonprofit college in Pennsylvania",
};

/** Where a home, a school or a college lies in another state. */
function writeCases(programs: readonly StateProgram[], { state }: StatePageSurroundings): string {
  const { cases } = words;
  const name = nameInText(state);
  const schoolHere = programs
    .filter(({ conditions }) => conditions.some(asksSchoolHere))
    .map((one) => one.name);
  const leaving = programs.flatMap(({ name, pays }) => {
    const places = pays.flatMap(({ at }) => outside[at] ?? (at in outside ? [null] : []));
    const [first] = places;
    return first === undefined ? [] : [{ name, where: places.includes(null) ? null : first }];
  });
  return [
    cases.twoHomes(linkStateAgency(state, programs), isState(state)),
    cases.justMoved(name),
    ...(schoolHere.length === 0 ? [] : [cases.schoolHere(schoolHere)]),
    cases.leaving(leaving, isState(state)),
  ]
    .map((text) => `- ${text}`)
    .join("\n");
}

/** The District of Columbia speaks of its aid as state aid; Puerto Rico does not. */
function isState(state: StateCode): boolean {
  return state !== "PR";
}

function asksSchoolHere(condition: Condition): boolean {
  if (condition.kind === "all") return condition.of.some(asksSchoolHere);
  if (condition.kind === "any" || condition.kind === "some") return condition.of.every(asksSchoolHere);
  return condition.kind === "yes" && condition.fact === "finishesSchoolHere";
}

function writeStatus(programs: readonly StateProgram[], { state }: StatePageSurroundings): string[] {
  const law = describeStatusLaw(state);
  const source = tuitionByStatus.get(state)?.source;
  if (law === null || source === undefined)
    return [words.statusNone(nameInText(state), linkStateAgency(state, programs)), words.statusCourts];
  return [
    `${law} [^${source.id}]`,
    `${words.statusAsk(linkStateAgency(state, programs))} ${words.statusCourts}`,
  ];
}

/** The agencies of the programs, and whom else the notes send a family to. */
function writePlaces(
  programs: readonly StateProgram[],
  notes: readonly StateNote[],
  { state, book }: StatePageSurroundings,
): string[] {
  const places = new Map<string, { url: string; programs: string[]; topics: string[] }>();
  const add = (name: string, url: string | null, list: "programs" | "topics", what: string | null) => {
    if (url === null || !url.startsWith("https://")) return;
    const place = places.get(name) ?? { url, programs: [], topics: [] };
    if (what !== null && !place[list].includes(what)) place[list].push(what);
    places.set(name, place);
  };
  const agency = stateAidDates.find((one) => one.state === state)?.agency ?? null;
  for (const program of programs) add(program.agency, program.url, "programs", program.name);
  if (agency !== null) add(agency.name, agency.url, "topics", words.askTopics.stateForm);
  for (const { ask, topic } of notes) {
    const asked = ask === null ? undefined : book.publishers.get(ask);
    if (asked !== undefined) add(asked.name, asked.url, "topics", words.askTopics[topic]);
  }
  // Whom a page only names for what is different there has its link beside it.
  const shown = [...places].filter(([, { programs, topics }]) => programs.length + topics.length > 0);
  if (shown.length === 0) return [];
  const lines = shown.map(
    ([name, { url, programs: paid, topics }]) =>
      `- name: ${quote(name)}\n  url: ${quote(url)}\n  text: ${quote(words.agencyText(paid, topics))}`,
  );
  return [["```places", ...lines, "```"].join("\n")];
}

function linkAgency({ agency, url }: StateProgram): string {
  return linkName(agency, url);
}

function linkStateAgency(state: StateCode, programs: readonly StateProgram[]): string {
  const agency = stateAidDates.find((one) => one.state === state)?.agency ?? null;
  if (agency !== null && agency.url !== null) return linkName(agency.name, agency.url);
  const [first] = programs;
  return first === undefined ? nameAgency(state) : linkAgency(first);
}

function linkAsked(ask: string | null, { state, book }: StatePageSurroundings): string {
  const asked = ask === null ? undefined : book.publishers.get(ask);
  return asked === undefined || asked.url === null
    ? linkStateAgency(state, stateProgramsOf(state))
    : linkName(asked.name, asked.url);
}

function linkName(name: string, url: string): string {
  return `${findArticle(name)}[${name.replace(/^The /, "")}](${url})`;
}

/** As a YAML text. */
function quote(text: string): string {
  return JSON.stringify(text);
}
