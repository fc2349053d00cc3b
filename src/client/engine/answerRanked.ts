/** What colleges mean for a student, whether or not the ranking includes them. */
import { explainMatch, rankCollege, scoreColleges } from "#domain/match/rank.ts";
import type { Engine, Ranked } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

const figuresOf = new WeakMap<HeldMatches, ReturnType<typeof makeFigures>>();
const rowsOf = new WeakMap<HeldMatches, Map<number, Ranked>>();

export const answerRanked: Engine["ranked"] = async ({ student, unitIds }) => {
  const matches = getHeldMatches(student);
  return unitIds.map((unitId) => getRow(matches, unitId));
};

export const answerExplanation: Engine["explanation"] = async ({ student, unitId }) => {
  const matches = getHeldMatches(student);
  const row = getRow(matches, unitId);
  const { profile, money } = matches.question;
  return row === null ? null : explainMatch(row, profile, money, matches.input);
};

/** What every college means for the student, for filtering and sorting all of them. */
export function getFigures(matches: HeldMatches): ReturnType<typeof makeFigures> {
  const figures = figuresOf.get(matches) ?? makeFigures(matches);
  figuresOf.set(matches, figures);
  return figures;
}

function getRow(matches: HeldMatches, unitId: number): Ranked | null {
  const known = rowsOf.get(matches) ?? new Map<number, Ranked>();
  rowsOf.set(matches, known);
  const college = matches.all.byUnitId.get(unitId);
  if (college === undefined) return null;
  const { profile, money } = matches.question;
  const row = known.get(unitId) ?? rankCollege(college, profile, money, matches.input);
  known.set(unitId, row);
  return row;
}

function makeFigures({ all, question, input }: HeldMatches) {
  const rows = scoreColleges(all.colleges, question.profile, question.money, input);
  const byUnitId = new Map(rows.map((row) => [row.college.unitId, row]));
  return {
    getMatchPercent: (unitId: number) => byUnitId.get(unitId)?.matchPercent ?? null,
    getMiddleUsd: (unitId: number) => byUnitId.get(unitId)?.priceBand?.middleUsd ?? null,
    /** Whether the whole price is within the student's budget. */
    isWithinBudget: (unitId: number) => byUnitId.get(unitId)?.budgetLabel === "within",
  };
}
