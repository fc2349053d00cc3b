/** The pieces that answers are put together from: figures with their year, sources, and joined sentences. */

import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary, SummaryField } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { fields } from "#domain/college/fields.ts";
import { publications } from "#domain/college/publications.ts";
import { stateNames } from "#domain/college/states.ts";
import { type MatchQuestion, toRankInput } from "#domain/match/matchColleges.ts";
import { type RankedCollege, rankCollege } from "#domain/match/rank.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { formatAnd, formatFineShare, formatOr, formatShare, formatUsd } from "#lib/format.ts";
import type { Source } from "#lib/source.ts";
import type { AnswerContext } from "./context.ts";
import type {
  AidRange,
  AnswerFact,
  AnswerPart,
  AnswerSource,
  CounselorEntity,
  CounselorReading,
} from "./counselor.ts";

export type Draft = {
  kind: "answer" | "choices" | "dont-know";
  text: string;
  facts: readonly AnswerFact[];
  sources: readonly AnswerSource[];
  parts: readonly AnswerPart[];
  aid?: AidRange | undefined;
  /** The text is Spanish, as the question was. */
  isSpanish?: boolean;
};

export function makeDraft(text: string, rest: Partial<Omit<Draft, "text">> = {}): Draft {
  return { kind: "answer", text, facts: [], sources: [], parts: [], ...rest };
}

/** Several drafts as one answer, in their order. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  return makeDraft(drafts.map(({ text }) => text).join(" "), {
    kind: drafts.every(({ kind }) => kind === "dont-know") ? "dont-know" : "answer",
    facts: drafts.flatMap(({ facts }) => facts),
    sources: drafts.flatMap(({ sources }) => sources),
    parts: drafts.flatMap(({ parts }) => parts),
  });
}

export function joinWords(words: readonly string[]): string {
  return formatAnd(words);
}

export function joinChoices(words: readonly string[]): string {
  return formatOr(words);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "about 35–60%", but "up to 30%" and "85% or more": an open end is vague enough. */
export function sayAbout(range: string): string {
  return /^(under|over|up)|more$/.test(range) ? range : `about ${range}`;
}

/** "at the University of Texas": a name's article is capital only where a sentence begins. */
export function lowerArticles(text: string): string {
  return text.replaceAll(/(?<=[a-z,] )The (?=[A-Z])/g, "the ");
}

/** "Ohio State University, Columbus"; the city is left out where the name has it. */
export function sayCollegeAndCity(college: CollegeSummary): string {
  const { name } = college;
  return name.toLowerCase().includes(college.city.toLowerCase()) ? name : `${name}, ${college.city}`;
}

export function sayPlace({ city, state }: Pick<CollegeSummary, "city" | "state">): string {
  return `${city}, ${stateNames[state]}`;
}

/** One decimal where a whole percent would hide a small share, or round nearly everyone up to 100%. */
export function sayShare(share: number): string {
  return (share > 0 && share < 0.1) || (share > 0.99 && share < 1)
    ? formatFineShare(share)
    : formatShare(share);
}

export function sayUsd(amountUsd: number): string {
  return amountUsd <= 0 ? "$0" : formatUsd(amountUsd);
}

/** A figure of the data set, with the year of its field. */
export function makeFieldFact(
  { unitId }: Pick<CollegeSummary, "unitId">,
  field: SummaryField,
  kind: AnswerFact["kind"],
  text: string,
): AnswerFact {
  return { ref: `${unitId}.${field}`, kind, subject: unitId, text, year: fields[field].year ?? "" };
}

/** Where these fields come from, each publication and year once. */
export function listFieldSources(...names: readonly SummaryField[]): AnswerSource[] {
  const sources = names.map((name) => {
    const { source, year } = fields[name];
    const { title, url } = publications[source];
    return { title, url, year: year ?? "" };
  });
  return dropRepeats(sources);
}

export function toAnswerSource(source: Source): AnswerSource {
  const { title, url } = source;
  return { title, url, year: describeSourceYear(source) };
}

export function dropRepeats(sources: readonly AnswerSource[]): AnswerSource[] {
  return [...new Map(sources.map((one) => [`${one.title}|${one.year}|${one.url ?? ""}`, one])).values()];
}

/** The colleges a reading names, in its order. */
export function listAskedColleges(reading: CounselorReading, context: AnswerContext): CollegeSummary[] {
  return reading.entities.flatMap((entity) =>
    entity.kind === "college" ? (context.byUnitId.get(entity.unitId) ?? []) : [],
  );
}

/** The colleges of the plan that the data set has. */
export function listPlanColleges({ plan, byUnitId }: AnswerContext): CollegeSummary[] {
  return plan.colleges.flatMap(({ unitId }) => byUnitId.get(unitId) ?? []);
}

export function findEntity<Kind extends CounselorEntity["kind"]>(
  reading: CounselorReading,
  kind: Kind,
): Extract<CounselorEntity, { kind: Kind }> | null {
  const found = reading.entities.find((entity) => entity.kind === kind);
  return (found as Extract<CounselorEntity, { kind: Kind }> | undefined) ?? null; // Found by its kind.
}

/** What the ranking, the chance and the price go by, as on the screens. */
export function toMatchQuestion({ plan, majors, today }: AnswerContext): MatchQuestion {
  const { profile, money, aid, assumptions, matchWeights } = plan;
  return {
    profile,
    money,
    aid: estimateAid(aid, profile.homeState),
    standing: readStanding(aid),
    majors: profile.majorFamilies.length === 0 ? null : majors,
    entryYear: toEntryYear(profile.gradeYear, today),
    today,
    growthShare: assumptions.growthShare,
    weights: matchWeights,
    admittedTo: listWithStatus(plan.colleges, ["admitted", "enrolled"]),
    turnedDownBy: listWithStatus(plan.colleges, ["denied", "waitlisted"]),
  };
}

function listWithStatus(
  colleges: readonly { unitId: number; status: CollegeStatus }[],
  wanted: readonly CollegeStatus[],
): ReadonlySet<number> {
  return new Set(colleges.flatMap(({ unitId, status }) => (wanted.includes(status) ? [unitId] : [])));
}

/** One college's chance, price and labels for this student. */
export function rankForPlan(college: CollegeSummary, question: MatchQuestion): RankedCollege<PriceBand> {
  return rankCollege(college, question.profile, question.money, toRankInput(question));
}

/** The page of a college. */
export function toCollegePath({ slug }: Pick<CollegeSummary, "slug">): string {
  return `/colleges/${slug}`;
}
