/** The dates of state programs that a family's own answers rule out, so that no one is told to apply for money they cannot get. */
import { programDates } from "#domain/aid/programDates.ts";
import { programRulesOf } from "#domain/aid/programRules.ts";
import { checkStatePrograms } from "#domain/aid/statePrograms.ts";
import type { AnswerSource } from "#domain/answers/readAnswer.ts";
import type { StateCode } from "#domain/college/states.ts";
import { ownGpaMargin } from "#domain/price/stateAwards.ts";
import type { Day } from "#lib/dates.ts";
import { readStateAidInput } from "./stateAidInput.ts";

/**
 * Ids of dates. What can still change counts as unknown: grades until senior year, scores and rank always. An average that the
 * program computes its own way is out only where it is far below the line.
 */
export function listRuledOutDates(
  state: StateCode,
  plan: AnswerSource,
  { today, grade }: { today: Day; grade: number },
): ReadonlySet<string> {
  const dates = programDates.filter((date) => date.state === state);
  const dated = new Set(dates.map(({ program }) => program));
  const rules = programRulesOf(state).filter(({ id }) => dated.has(id));
  if (rules.length === 0) return new Set();
  const told = readStateAidInput(state, plan, { today, fafsa: null });
  const input = {
    ...told,
    gpa: grade < 12 ? null : told.gpa,
    satTotal: null,
    actComposite: null,
    cltTotal: null,
    classRankTopPercent: null,
    classPlace: null,
  };
  const results = checkStatePrograms(input, rules, { ownGpaMargin });
  const out = new Set(
    results.filter(({ standing }) => standing === "doesNotMeet").map(({ program }) => program.id),
  );
  return new Set(dates.filter(({ program }) => out.has(program)).map(({ id }) => id));
}
