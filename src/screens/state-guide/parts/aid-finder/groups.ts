/** The order of the programs, and how many have each status. */
import type { AidEligibility, ProgramResult } from "#domain/aid/statePrograms.ts";
import type { AnswerTone } from "../shared/AnswerMark.tsx";

/** Likely ones first, excluded ones last; within a status in the state's own order. */
const order: readonly AidEligibility[] = ["meets", "mayMeet", "cannotTell", "doesNotMeet"];

/** Programs that are closed to the class, by id: who applied in time nobody knows. */
type Closed = ReadonlyMap<string, unknown>;

/** `by` decides the order: the same programs evaluated with other answers. */
export function sortResults(
  results: readonly ProgramResult[],
  by: readonly ProgramResult[],
  closed: Closed,
): readonly ProgramResult[] {
  const places = new Map(by.map((result) => [result.program.id, getGroup(result, closed)]));
  const place = ({ program }: ProgramResult) => places.get(program.id) ?? 0;
  return results.toSorted((a, b) => place(a) - place(b));
}

function getGroup({ program, standing, because, isReplaced }: ProgramResult, closed: Closed): number {
  if (closed.has(program.id)) return order.length * 4;
  return order.indexOf(standing) * 4 + (because === "specialCase" ? 2 : 0) + (isReplaced ? 1 : 0);
}

export type Counts = { meets: number; mayMeet: number; open: number; no: number };

export function countResults(results: readonly ProgramResult[], closed: Closed): Counts {
  const open = results.filter(({ program }) => !closed.has(program.id));
  const count = (status: AidEligibility) => open.filter((one) => one.standing === status).length;
  return {
    meets: count("meets"),
    mayMeet: count("mayMeet"),
    open: count("cannotTell") + results.length - open.length,
    no: count("doesNotMeet"),
  };
}

export const tones: Readonly<Record<AidEligibility, AnswerTone>> = {
  meets: "yes",
  mayMeet: "maybe",
  cannotTell: "open",
  doesNotMeet: "no",
};
