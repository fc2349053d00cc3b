/** Loans that letters still name though nobody can get a new one, with the law that ended them. */
import { latestValue } from "#facts/fact.ts";
import * as facts from "#facts/offers/endedPrograms.ts";
import { gradPlusEnd, perkinsWindDown } from "#facts/sources/awardLetters.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

export type EndedProgramCode = "perkins" | "gradPlus";
export type EndedProgram = { code: EndedProgramCode; endedOn: Day; source: Source };

const programs: readonly (EndedProgram & { name: RegExp })[] = [
  {
    code: "perkins",
    name: /\bperkins\b/i,
    endedOn: latestValue(facts.perkinsLastNewLoan).date,
    source: perkinsWindDown,
  },
  {
    code: "gradPlus",
    name: /\bgrad(?:uate)?\s?-?plus\b/i,
    endedOn: latestValue(facts.gradPlusEnds).date,
    source: gradPlusEnd,
  },
];

/** By the name that a letter gives a loan; null if it goes on. */
export function findEndedProgram(label: string): EndedProgram | null {
  const found = programs.find(({ name }) => name.test(label));
  if (found === undefined) return null;
  const { name: _name, ...program } = found;
  return program;
}
