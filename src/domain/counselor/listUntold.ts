/** Which of many named colleges an answer leaves out, so that it can say so. */
import type { AnswerContext } from "./context.ts";
import type { Draft } from "./draft.ts";

/** Every tool answers about this many. */
const alwaysTold = 3;

/** Named colleges that are neither in the words of the answer nor in what a screen draws below them. */
export function listUntold(
  { facts, parts, text }: Draft,
  unitIds: readonly number[],
  { byUnitId }: AnswerContext,
): string[] {
  if (unitIds.length <= alwaysTold) return [];
  const drawn = new Set(
    parts.flatMap((part) => ("unitIds" in part ? part.unitIds : "unitId" in part ? [part.unitId] : [])),
  );
  for (const { subject } of facts) if (typeof subject === "number") drawn.add(subject);
  return unitIds.flatMap((unitId) => {
    const name = byUnitId.get(unitId)?.name;
    return name === undefined || drawn.has(unitId) || text.includes(name) ? [] : [name];
  });
}
