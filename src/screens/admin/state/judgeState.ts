/** Which parts of an installation need a look, and when its facts fall due. */
import { type AdminState, backupDays, factDaysAhead } from "#contract/adminState.ts";
import { addDays, type Day } from "#lib/dates.ts";

const judgedParts = ["readiness", "clock", "jobs", "mail", "backup", "facts", "erasures"] as const;
export type JudgedPartId = (typeof judgedParts)[number];
export type JudgedPart = { id: JudgedPartId; isGood: boolean };

const dayMs = 24 * 60 * 60_000;

export function judgeParts(state: AdminState): JudgedPart[] {
  const { mail, backup } = state;
  const isGood: Record<JudgedPartId, boolean> = {
    readiness: state.readiness.every(({ isOk }) => isOk),
    clock: state.clock.doubt === null,
    jobs: state.processes.length > 0,
    mail: mail.hasServer && mail.failed === 0 && mail.dueSince === null,
    backup: backup !== null && countDaysSince(backup.madeAt, state.now) <= backupDays,
    facts: state.facts.overdue.length === 0,
    erasures: state.erasures.overdue === 0,
  };
  return judgedParts.map((id) => ({ id, isGood: isGood[id] }));
}

export function countDaysSince(then: string, now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(then)) / dayMs));
}

/** Overdue first, under no day, then each week ahead by its first day. */
export function countDue(facts: AdminState["facts"], today: Day): { from: Day | null; count: number }[] {
  const weeks = Array.from({ length: Math.ceil(factDaysAhead / 7) }, (_, week) => {
    const from = addDays(today, 7 * week);
    const next = addDays(from, 7);
    return { from, count: facts.dueSoon.filter(({ day }) => day < next && day >= from).length };
  });
  return [{ from: null, count: facts.overdue.length }, ...weeks];
}
