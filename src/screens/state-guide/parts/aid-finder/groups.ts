/** In which order the programs stand, and how many of each standing there are. */
import type { AidEligibility, ProgramResult } from "#domain/aid/statePrograms.ts";
import type { AnswerTone } from "../shared/AnswerMark.tsx";

/** The likely first, the sure no's last; within a standing as the state's list has them. */
const order: readonly AidEligibility[] = ["meets", "mayMeet", "cannotTell", "doesNotMeet"];

/** `by` decides the order: the same programs, for other answers. */
export function sortResults(
  results: readonly ProgramResult[],
  by: readonly ProgramResult[],
): readonly ProgramResult[] {
  const places = new Map(by.map((result) => [result.program.id, getGroup(result)]));
  const place = ({ program }: ProgramResult) => places.get(program.id) ?? 0;
  return results.toSorted((a, b) => place(a) - place(b));
}

function getGroup({ standing: status, because, isReplaced }: ProgramResult): number {
  return order.indexOf(status) * 4 + (because === "specialCase" ? 2 : 0) + (isReplaced ? 1 : 0);
}

export type Counts = { meets: number; mayMeet: number; open: number; no: number };

export function countResults(results: readonly ProgramResult[]): Counts {
  const count = (status: AidEligibility) => results.filter((one) => one.standing === status).length;
  return {
    meets: count("meets"),
    mayMeet: count("mayMeet"),
    open: count("cannotTell"),
    no: count("doesNotMeet"),
  };
}

export const tones: Readonly<Record<AidEligibility, AnswerTone>> = {
  meets: "yes",
  mayMeet: "maybe",
  cannotTell: "open",
  doesNotMeet: "no",
};
