/** The chosen colleges in an address: `?college=228778&college=178396`. Public numbers only, never money. */
import { planLimits } from "#domain/plan/plan.ts";

/** The name of the address's field. */
const field = "college";

/** What an address asked for that cannot be shown; `text` is cut to a length that can be read aloud. */
export type ChoiceProblem =
  | { kind: "notANumber"; text: string }
  | { kind: "unknown"; unitId: number }
  | { kind: "tooMany"; maximum: number };

export type Choice = { unitIds: readonly number[]; problems: readonly ChoiceProblem[] };

const textLengthMaximum = 24;

/** Null where the address names no college at all. A repeated number counts once, beyond the fourth none. */
export function readChoice(query: URLSearchParams): Choice | null {
  const texts = query.getAll(field);
  if (texts.length === 0) return null;
  const unitIds: number[] = [];
  const problems: ChoiceProblem[] = [];
  for (const text of texts) {
    const isNumber = /^\d{1,8}$/.test(text.trim()) && Number(text) > 0;
    if (!isNumber) {
      if (text.trim() !== "")
        problems.push({ kind: "notANumber", text: text.trim().slice(0, textLengthMaximum) });
    } else if (!unitIds.includes(Number(text))) unitIds.push(Number(text));
  }
  if (unitIds.length > planLimits.compared) problems.push({ kind: "tooMany", maximum: planLimits.compared });
  return { unitIds: unitIds.slice(0, planLimits.compared), problems: problems.slice(0, planLimits.compared) };
}

/** Takes out the numbers that no college has, and says which. */
export function filterKnownChoice(choice: Choice, isKnown: (unitId: number) => boolean): Choice {
  const unknown = choice.unitIds.filter((unitId) => !isKnown(unitId));
  return {
    unitIds: choice.unitIds.filter(isKnown),
    problems: [...choice.problems, ...unknown.map((unitId) => ({ kind: "unknown" as const, unitId }))],
  };
}

/** The query of an address with these colleges in place of those it had; other fields stay. */
export function writeChoiceQuery(query: URLSearchParams, unitIds: readonly number[]): string {
  const next = new URLSearchParams(query);
  next.delete(field);
  for (const unitId of unitIds) next.append(field, String(unitId));
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
