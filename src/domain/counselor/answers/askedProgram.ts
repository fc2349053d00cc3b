/** One state program as a question asks about it, and what is told of it. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { ProgramResult, StateAidInput } from "#domain/aid/statePrograms.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";

export type AskedProgram = {
  program: StateProgram;
  result: ProgramResult | undefined;
  input: StateAidInput;
  reading: Pick<CounselorReading, "asksWhether" | "details" | "values">;
  context: AnswerContext;
  /** No other program is told beside it. */
  isAlone?: boolean | undefined;
};

export type ToldMeasure = { text: string; facts: AnswerFact[] };

/** "2026-27", "since the class of 2017". */
export function sayRuleYear({ ruleYear }: StateProgram): string {
  return ruleYear.replace(/\bclass of/, "the class of");
}
