/** The levels that a state program pays by, and amounts by grades or scores as one student's own. */
import type { ProgramRule } from "#domain/aid/programRules.ts";
import type { StateAidInput } from "#domain/aid/statePrograms.ts";

export type Pay = ProgramRule["pays"][number];
type ProgramLevel = { pays: Pay[]; isExtra: boolean; isHigher: boolean };

/** Lines that ask the same belong to one level. A program that only adds to another's money is an award like any. */
export function listLevels({ pays }: ProgramRule): ProgramLevel[] {
  const isOnlyExtra = pays.every(isExtraLine);
  const levels = new Map<string, ProgramLevel>();
  for (const line of pays) {
    const isExtra =
      !isOnlyExtra && isExtraLine(line) && (line.asks.length > 0 || line.amount.kind === "steps");
    const key = `${isExtra} ${isExtra ? levels.size : ""} ${JSON.stringify(line.asks)}`;
    const level = levels.get(key) ?? { pays: [], isExtra, isHigher: !isExtra && line.asks.length > 0 };
    level.pays.push(isOnlyExtra || isExtra ? toMainLine(line) : line);
    levels.set(key, level);
  }
  return [...levels.values()];
}

function isExtraLine({ amount }: Pay): boolean {
  if (amount.kind === "steps") return amount.isExtra === true;
  return amount.kind === "usd" && (amount.bound === "extra" || amount.bound === "extraUpTo");
}

function toMainLine(line: Pay): Pay {
  const { amount } = line;
  if (amount.kind !== "usd") return line;
  return { ...line, amount: { ...amount, bound: amount.bound === "extra" ? "exactly" : "upTo" } };
}

const schoolYears = 4;

export function findHighestStep({ amount }: Pay): number {
  if (amount.kind !== "steps") return 0;
  const times = (amount.earned === "eachSchoolYear" ? schoolYears : 1) * (amount.per === "semester" ? 2 : 1);
  return times * Math.max(...amount.steps.map(({ usd }) => usd));
}

/** The step that the student's own figure reaches; an amount up to the highest where it is not told. */
export function resolveSteps(line: Pay, input: StateAidInput): Pay {
  const { amount } = line;
  if (amount.kind !== "steps") return line;
  const { steps, per, year, fact } = amount;
  const told = fact === "gpa" && input.gpaScale === "percent" ? null : input[fact];
  const times = amount.earned === "eachSchoolYear" ? schoolYears : 1;
  const reached = steps.filter(({ from }) => told !== null && told >= from).map(({ usd }) => usd);
  const usd = times * Math.max(0, ...(told === null ? steps.map((step) => step.usd) : reached));
  return { ...line, amount: { kind: "usd", bound: "exactly", usd, per, year } };
}
