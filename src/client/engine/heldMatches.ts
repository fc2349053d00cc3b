/** The last rankings, so that a list, its first colleges and one row's reasons are not each ranked anew. */
import { type MatchQuestion, toRankInput } from "#domain/match/matchColleges.ts";
import { type RankInput, rankColleges } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { Ranked, StudentQuestion } from "./engine.ts";
import { getHeldColleges, getHeldMajors, type HeldColleges } from "./heldColleges.ts";

export type HeldMatches = {
  all: HeldColleges;
  question: MatchQuestion;
  input: RankInput<PriceBand>;
  /** Ranks all colleges when it is first asked: a screen that shows only a few does not pay for it. */
  getRows: () => readonly Ranked[];
};

/** The answers before and after a change, and one more for going back. */
const heldAtMost = 3;
const held = new Map<string, HeldMatches>();

export function getHeldMatches(student: StudentQuestion): HeldMatches {
  const key = JSON.stringify(student);
  const all = getHeldColleges(student.release);
  const known = held.get(key);
  const matches = known?.all === all ? known : makeMatches(all, student);
  // Evicts the least recently used.
  held.delete(key);
  held.set(key, matches);
  const [oldest] = held.keys();
  if (held.size > heldAtMost && oldest !== undefined) held.delete(oldest);
  return matches;
}

function makeMatches(all: HeldColleges, student: StudentQuestion): HeldMatches {
  const { majors } = student;
  const question: MatchQuestion = {
    ...student,
    majors: majors === null ? null : getHeldMajors(majors),
  };
  const input = toRankInput(question);
  let rows: readonly Ranked[] | null = null;
  return {
    all,
    question,
    input,
    getRows() {
      rows ??= rankColleges(all.colleges, question.profile, question.money, input);
      return rows;
    },
  };
}
