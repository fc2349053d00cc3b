/**
 * What a family said, and where it comes from: the one way to read an answer. The plan keeps each under the name it always
 * had; whoever needs one asks for it here, so that nobody is asked twice and two tools never go by different figures.
 */
import type { Money, Profile } from "#domain/people/profile.ts";
import { findGrade, toGraduationYear } from "#domain/timeline/classYear.ts";
import type { TimelineSetup } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { type FinderAnswerId, finderAnswers } from "./catalog/finder.ts";
import { moneyAnswers } from "./catalog/money.ts";
import { profileAnswers } from "./catalog/profile.ts";
import { situationAnswers, timelineAnswers } from "./catalog/timeline.ts";
import type { AidAnswer, Household } from "./households.ts";
import { type AnswerKind, findEmptyValue, isEmptyValue, readSingle, type ValueOf } from "./kinds.ts";

/** Each answer's value by its id; the FAFSA's are by household and question ("first.agi"). */
export type AnswerValues = Profile &
  Money &
  TimelineSetup & { situations: readonly string[] } & {
    [Id in FinderAnswerId]: ValueOf<(typeof finderAnswers)[Id]["kind"]>;
  };
export type AnswerId = keyof AnswerValues;
export type AidAnswerId = `${Household}.${string}`;

/** The parts of a plan that hold answers. */
export type AnswerSource = {
  profile: Profile;
  money: Money;
  timeline: TimelineSetup;
  situations: readonly string[];
  aid: Readonly<Record<string, AidAnswer>>;
  /** When each was last written, "instant id"; this tells "on campus" as said from "on campus" as assumed. */
  stamps: Readonly<Record<string, string>>;
};

/** What the FAFSA answers come to, where they come to anything (aid/aidEstimate.ts). */
export type FafsaFigures = {
  /** The income that decides the price bracket. */
  bracketIncomeUsd: number;
  familySize: number | null;
  isIndependent?: boolean;
  saiLow?: number;
  saiHigh?: number;
  /** Per year, full-time. */
  pellUsd?: { low: number; high: number };
};

export type AnswerContext = {
  /** For what depends on the school year. */
  today?: Day;
  /** For income and family size: the FAFSA's figures are exact, so they go before a round one. */
  fafsa?: FafsaFigures | null;
  /** Figures from a question to the counselor, which hold for that question. */
  said?: Partial<AnswerValues>;
};

/** "typed": said in any tool. "question": in the question just asked. "derived": follows from `from`. "notSure": left open on `at`. */
export type AnswerOrigin = "typed" | "question" | "derived" | "notSure" | "unasked";

export type Reading<Value> = {
  /** As an unanswered one looks if nothing is known. */
  value: Value;
  origin: AnswerOrigin;
  /** What a derived value follows from. */
  from?: AnswerId | "fafsa";
  /** The instant, or the day, it was given. */
  at?: string;
  /** Typed too, and different: what is used goes first, and the family is told of both. */
  instead?: Value;
};

type Part = "profile" | "money" | "timeline" | "situations" | "aid";
export type AnswerEntry = { id: AnswerId; part: Part; kind: AnswerKind };

/** Every answer of the plan besides the FAFSA's, in the order in which families are asked. */
export const answerEntries: readonly AnswerEntry[] = [
  ...listEntries(profileAnswers, "profile"),
  ...listEntries(moneyAnswers, "money"),
  ...listEntries(timelineAnswers, "timeline"),
  ...listEntries(situationAnswers, "situations"),
  ...listEntries(finderAnswers, "aid"),
];
const entriesById = new Map(answerEntries.map((entry) => [entry.id, entry]));

export function findAnswerEntry(id: AnswerId): AnswerEntry {
  const entry = entriesById.get(id);
  if (entry === undefined) throw new Error(`no answer is called ${id}`);
  return entry;
}

export function readAnswer<Id extends AnswerId>(
  source: AnswerSource,
  id: Id,
  context: AnswerContext = {},
): Reading<AnswerValues[Id]> {
  const { kind, part } = findAnswerEntry(id);
  const stored = readStored(source, id);
  const stamp = source.stamps[part === "situations" ? part : `${part}.${part === "aid" ? toAidKey(id) : id}`];
  const said = context.said?.[id];
  const derived = derive(source, id, context);
  const notSureOn = source.profile.notSure.findLast((one) => one.startsWith(`${id}@`))?.slice(id.length + 1);
  const isTyped =
    !isEmptyValue(kind, stored) || (notSureOn === undefined && isSaidEmpty(part, kind, stored, stamp));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stored under the id whose type this is, and checked by its schema.
  const typed = stored as AnswerValues[Id];
  if (said !== undefined) return { value: said, origin: "question" };
  if (derived !== null && (derived.isExact || !isTyped)) {
    const { value, from } = derived;
    const differs = isTyped && JSON.stringify(value) !== JSON.stringify(typed);
    return { value, origin: "derived", from, ...(differs ? { instead: typed } : {}) };
  }
  if (isTyped)
    return { value: typed, origin: "typed", ...(stamp === undefined ? {} : { at: toInstant(stamp) }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The empty value of the same kind.
  const value = (stored ?? (part === "timeline" ? null : findEmptyValue(kind))) as AnswerValues[Id];
  return notSureOn === undefined ? { value, origin: "unasked" } : { value, origin: "notSure", at: notSureOn };
}

/** The key of an answer that is kept among the aid answers. */
export function toAidKey(id: AnswerId): AidAnswerId {
  return `student.${id}`;
}

function readStored(source: AnswerSource, id: AnswerId): unknown {
  const { kind, part } = findAnswerEntry(id);
  if (part === "situations") return source.situations;
  return part === "aid" ? readSingle(kind, source.aid[toAidKey(id)]) : Reflect.get(source[part], id);
}

/** A FAFSA answer; null while it is open. What other tools know is a proposal for it, not an answer (`proposeAidAnswer`). */
export function readAidAnswer(source: AnswerSource, id: AidAnswerId): Reading<AidAnswer | null> {
  const value = source.aid[id];
  const stamp = source.stamps[`aid.${id}`];
  if (value === undefined) return { value: null, origin: "unasked" };
  return { value, origin: "typed", ...(stamp === undefined ? {} : { at: toInstant(stamp) }) };
}

/** Whether a screen has anything to ask: a known answer is not asked, and one left open only after the visit's day. */
export function isSettled(reading: Pick<Reading<unknown>, "origin" | "at">, today: Day): boolean {
  return reading.origin === "notSure" ? reading.at === today : reading.origin !== "unasked";
}

type Derived<Value> = { value: Value; from: AnswerId | "fafsa"; isExact: boolean };

/** What an answer follows from; `isExact` where it goes before what was typed. Null: from nothing that is known. */
function derive<Id extends AnswerId>(
  source: AnswerSource,
  id: Id,
  context: AnswerContext,
): Derived<AnswerValues[Id]> | null {
  const { today, fafsa = null } = context;
  const derivations: { [One in AnswerId]?: () => Derived<AnswerValues[One]> | null } = {
    gradeYear() {
      const known = findClass(source, today);
      if (known === null || today === undefined) return null;
      const grade = Math.min(13, findGrade(known.graduationYear, today));
      const isAsTyped = known.from === "gradeYear" && grade === source.profile.gradeYear;
      return grade < 9 || isAsTyped ? null : { value: grade, from: known.from, isExact: true };
    },
    graduationYear() {
      const known = findClass(source, today);
      return known?.from === "gradeYear"
        ? { value: known.graduationYear, from: "gradeYear", isExact: true }
        : null;
    },
    familyIncomeUsd: () =>
      fafsa === null ? null : { value: fafsa.bracketIncomeUsd, from: "fafsa", isExact: true },
    familySize: () =>
      fafsa?.familySize == null ? null : { value: fafsa.familySize, from: "fafsa", isExact: true },
    attendsPublicSchool: () =>
      source.situations.includes("homeschool") ? { value: false, from: "situations", isExact: false } : null,
    path: () =>
      source.profile.transfer === null ? null : { value: "transfer", from: "transfer", isExact: false },
    schoolState() {
      const { homeState } = source.profile;
      return homeState === null ? null : { value: homeState, from: "homeState", isExact: false };
    },
    studentAidIndex: () =>
      fafsa?.saiLow === undefined || fafsa.saiLow !== fafsa.saiHigh
        ? null
        : { value: fafsa.saiLow, from: "fafsa", isExact: false },
    getsPell() {
      const { low = 0, high = null } = fafsa?.pellUsd ?? {};
      return low > 0 || high === 0 ? { value: low > 0, from: "fafsa", isExact: false } : null;
    },
    parentCount() {
      const value = countParents(source.aid);
      return value === null ? null : { value, from: "fafsa", isExact: false };
    },
    dependency() {
      if (fafsa?.isIndependent === undefined) return null;
      const own = source.aid["student.isMarried"] === true ? "independentMarried" : "independentSingle";
      return { value: fafsa.isIndependent ? own : "dependent", from: "fafsa", isExact: false };
    },
    familyAssetsUsd() {
      if (fafsa?.isIndependent === undefined) return null;
      const value = sumAssets(source.aid, fafsa.isIndependent ? "student" : "first");
      return value === null ? null : { value, from: "fafsa", isExact: false };
    },
    collegeStart() {
      const { startTerm } = source.timeline;
      const classYear = readAnswer(source, "graduationYear", today === undefined ? {} : { today }).value;
      const value = classYear === null || startTerm === null ? null : findCollegeStart(startTerm, classYear);
      return value === null ? null : { value, from: "startTerm", isExact: false };
    },
  };
  return derivations[id]?.() ?? null;
}

/**
 * The class, from the year or the grade: whichever was said last, since a family that picks another grade in any tool means
 * it everywhere. A grade counts from the day it was said, so that a junior is a senior a year later. Without a day the
 * year goes first, because it does not go out of date.
 */
function findClass(
  { timeline: { graduationYear }, profile: { gradeYear }, stamps }: AnswerSource,
  today: Day | undefined,
): { graduationYear: number; from: "graduationYear" | "gradeYear" } | null {
  const gradeStamp = stamps["profile.gradeYear"] ?? "";
  const saidOn = gradeStamp.slice(0, 10);
  const day = saidOn !== "" && (today === undefined || saidOn < today) ? saidOn : today;
  if (gradeYear === null || day === undefined)
    return graduationYear === null ? null : { graduationYear, from: "graduationYear" };
  const isYearLater = gradeStamp <= (stamps["timeline.graduationYear"] ?? "");
  const isSame = graduationYear !== null && Math.min(13, findGrade(graduationYear, day)) === gradeYear;
  return graduationYear !== null && (isYearLater || isSame)
    ? { graduationYear, from: "graduationYear" }
    : { graduationYear: toGraduationYear(gradeYear, day), from: "gradeYear" };
}

/** One or two parents in the household whose income counts, by the FAFSA's questions about them. */
function countParents(aid: AnswerSource["aid"]): AnswerValues["parentCount"] {
  const { "student.parents": parents, "first.maritalNow": maritalNow } = aid;
  if (parents === "marriedToEachOther" || parents === "unmarriedLivingTogether") return "two";
  if ((parents !== "apart" && parents !== "oneDied") || maritalNow === undefined) return null;
  return maritalNow === "remarried" ? "two" : "one";
}

/** Null until savings and investments are both told. */
function sumAssets(aid: AnswerSource["aid"], household: Household): number | null {
  const amounts = ["cashSavings", "investments"].map((name) => aid[`${household}.${name}`]);
  const business = aid[`${household}.hasBusiness`] === true ? aid[`${household}.businessFarm`] : 0;
  return [...amounts, business].reduce<number | null>(
    (sum, amount) => (sum === null || typeof amount !== "number" ? null : sum + amount),
    0,
  );
}

/** High schools end in May or June: the term after is that fall's. */
function findCollegeStart(startTerm: string, classYear: number): AnswerValues["collegeStart"] {
  const year = Number(startTerm.slice(-4));
  const terms = (year - classYear) * 2 + (startTerm.startsWith("fall") ? 0 : -1);
  if (terms < 0) return null;
  return terms === 0 ? "rightAway" : terms <= 2 ? "nextYear" : "later";
}

/** Empty, and written so on purpose: "on campus", "no special situation" and "no tests" are answers once somebody gave them. */
function isSaidEmpty(part: Part, kind: AnswerKind, stored: unknown, stamp: string | undefined): boolean {
  if (part === "timeline") return Array.isArray(stored);
  return stamp !== undefined && (part === "situations" || (kind.kind === "choice" && kind.usual !== null));
}

function toInstant(stamp: string): string {
  return stamp.slice(0, stamp.indexOf(" "));
}

function listEntries(entries: Readonly<Record<string, { kind: AnswerKind }>>, part: Part): AnswerEntry[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the catalogs are what AnswerId is made of.
  return Object.entries(entries).map(([id, { kind }]) => ({ id: id as AnswerId, part, kind }));
}
