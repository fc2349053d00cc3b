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

/** As columns, since there is an entry for every college. */
export const answerFigures: Engine["figures"] = async (student) => {
  const matches = getHeldMatches(student);
  const figures = figuresOf.get(matches) ?? makeFigures(matches);
  figuresOf.set(matches, figures);
  return figures;
};

export const answerExplanation: Engine["explanation"] = async ({ student, unitId }) => {
  const matches = getHeldMatches(student);
  const row = getRow(matches, unitId);
  const { profile, money } = matches.question;
  return row === null ? null : explainMatch(row, profile, money, matches.input);
};

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
  return {
    unitIds: Int32Array.from(rows, ({ college }) => college.unitId),
    matchPercent: Float64Array.from(rows, (row) => row.matchPercent ?? Number.NaN),
    middleUsd: Float64Array.from(rows, (row) => row.priceBand?.middleUsd ?? Number.NaN),
    isWithinBudget: Uint8Array.from(rows, (row) => (row.budgetLabel === "within" ? 1 : 0)),
  };
}
