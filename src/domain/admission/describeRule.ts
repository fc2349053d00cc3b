/** What a published admission rule asks for, as one phrase: "a GPA of 3.0; an ACT of 22 or an SAT of 1100". */
import type { Condition, NumberFact } from "#domain/eligibility/condition.ts";
import { formatAnd, formatGradePoints, formatInteger, formatOr } from "#lib/format.ts";

/** Null where a condition has no words: then the rule is better read on the college's page. */
export function describeConditions(conditions: readonly Condition[]): string | null {
  const depth = conditions.length > 1 ? "listed" : "whole";
  const texts = conditions.map((one) => describeCondition(one, depth));
  if (texts.includes(null)) return null;
  const last = texts.at(-1);
  if (texts.length === 2 && !texts.some((text) => text === null || /,| or /.test(text)))
    return texts.join(" and ");
  if (texts.length === 2) return texts.join(", and ");
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join("; ")}; and ${last}`;
}

export type YesFact = Extract<Condition, { kind: "yes" }>["fact"];

/**
 * The conditions as a finder lists them: each line is figures of which one is enough, and the rest are things that hold or
 * do not.
 */
export function splitConditions(conditions: readonly Condition[]): {
  lines: readonly (readonly string[])[];
  needs: readonly YesFact[];
} {
  const lines = conditions.flatMap((one) => {
    if (one.kind === "yes") return [];
    const ways = one.kind === "any" ? one.of : [one];
    return [ways.flatMap((way) => describeWay(way) ?? [])];
  });
  return { lines, needs: conditions.flatMap((one) => (one.kind === "yes" ? [one.fact] : [])) };
}

/** "an ACT of 23 or an SAT of 1130, and the top 52% of your class": on a line of its own, a comma says what belongs together. */
function describeWay(way: Condition): string | null {
  if (way.kind !== "all") return describeCondition(way, "whole");
  const diploma = describeDiploma(way.of);
  if (diploma !== null) return diploma;
  const parts = way.of.flatMap((one) => describeCondition(one, "inner") ?? []);
  if (parts.length < way.of.length) return null;
  return way.of.some(({ kind }) => kind === "any") ? parts.join(", and ") : formatAnd(parts);
}

/** "An advanced diploma from a high school in the state": two conditions that are one thing to say. */
function describeDiploma(of: readonly Condition[]): string | null {
  const facts = of.flatMap((one) => (one.kind === "yes" ? [one.fact] : []));
  const [diploma] = facts.filter((fact) => fact === "earnsDiploma" || fact === "earnsAdvancedDiploma");
  const isAll = of.length === 2 && facts.length === 2 && facts.includes("finishesSchoolHere");
  return isAll && diploma !== undefined ? `${yesTexts[diploma]} from a high school in the state` : null;
}

/** `depth`: "listed" stands beside others and "inner" within one, so that its own "or" needs an "either". */
function describeCondition(condition: Condition, depth: "whole" | "listed" | "inner"): string | null {
  switch (condition.kind) {
    case "yes":
      return yesTexts[condition.fact] ?? null;
    case "gpa":
      return gpaTexts[condition.rule](formatGradePoints(condition.value));
    case "index":
      return describeIndex(condition);
    case "atLeast":
      return describeScore(condition);
    case "atMost":
      return condition.fact === "classRankTopPercent"
        ? `the top ${nameTop(condition.value)} of your class`
        : null;
    case "all":
      return describeDiploma(condition.of) ?? joinParts(condition.of, (parts) => formatAnd(parts));
    case "any":
      return joinParts(condition.of, (parts) => {
        if (depth === "inner")
          return parts.length === 2 ? `either ${formatOr(parts)}` : `one of ${formatOr(parts)}`;
        const isPlain = condition.of.every(({ kind }) => kind !== "all");
        if (isPlain)
          return depth === "listed" && parts.length === 2 ? `either ${formatOr(parts)}` : formatOr(parts);
        const ways = parts.map((part, at) => `(${"abcdefgh"[at] ?? at}) ${part}`);
        return `one of these: ${ways.length === 2 ? ways.join(", or ") : formatOr(ways)}`;
      });
    default:
      return null;
  }
}

/** "25%"; a third is published as 33.3% or as the top third. */
function nameTop(percent: number): string {
  return Math.abs(percent - 100 / 3) < 0.5 ? "third" : `${percent}%`;
}

function joinParts(of: readonly Condition[], join: (parts: string[]) => string): string | null {
  const parts = of.flatMap((one) => describeCondition(one, "inner") ?? []);
  return parts.length === of.length ? join(parts) : null;
}

const yesTexts: Partial<Record<YesFact, string>> = {
  isResident: "state residency",
  finishesSchoolHere: "a diploma from a high school in the state",
  hasRequiredCourses: "the required courses",
  hasTestScore: "a test score",
  earnsDiploma: "a high school diploma",
  earnsAdvancedDiploma: "an advanced diploma",
  attendsPartnerSchool: "a high school that takes part",
  attendsPublicSchool: "a public high school",
  getsLetter: "a letter from the program",
  isHomeschooled: "being homeschooled",
  isMeritFinalist: "being a National Merit finalist",
};

const gpaTexts: Readonly<Record<Extract<Condition, { kind: "gpa" }>["rule"], (value: string) => string>> = {
  plain: (value) => `a GPA of ${value}`,
  weighted: (value) => `a weighted GPA of ${value}`,
  own: (value) => `a GPA of ${value} on the program’s own scale`,
  transcript: (value) => `a GPA of ${value} on your transcript`,
  core: (value) => `a GPA of ${value} in core courses`,
  weightedCore: (value) => `a weighted GPA of ${value} in core courses`,
};

const scoreTexts: Partial<Record<NumberFact, (value: string) => string>> = {
  actComposite: (value) => `an ACT of ${value}`,
  satTotal: (value) => `an SAT of ${value}`,
  actMath: (value) => `${value} in ACT math`,
  actEnglish: (value) => `${value} in ACT English`,
  satMath: (value) => `${value} in SAT math`,
  satReadingWriting: (value) => `${value} in SAT reading and writing`,
  actNationalPercentile: (value) => `an ACT score at the ${value}th national percentile or higher`,
  rankPlusTestPercentile: (value) => `a class rank and a test percentile that add up to ${value}`,
  stateTestLevel: (value) => `level ${value} on the state test`,
  coreYears: (value) => `${value} years of core courses`,
};

/** A score of 1190 has no comma. Pages that differ are both told. */
function describeScore({
  fact,
  value,
  notBelow,
  isLevelBelow,
}: Extract<Condition, { kind: "atLeast" }>): string | null {
  const lower = isLevelBelow === true ? `${notBelow} for the lowest level` : `some pages say ${notBelow}`;
  const text = notBelow === undefined ? String(value) : `${value} (${lower})`;
  return scoreTexts[fact]?.(text) ?? null;
}

function describeIndex({ value, act, gpa, coreYears }: Extract<Condition, { kind: "index" }>): string {
  return `an index of ${formatInteger(value)}: ${act} times the ACT, ${gpa} times the GPA, and ${coreYears} times the years of core courses, added up`;
}
