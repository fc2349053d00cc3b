/** GET /api/caseload: all students of a counselor, from two reads of the store however many there are, and one where no plan has changed. */

import type { Case, caseloadEndpoints } from "#contract/caseload.ts";
import { type CaseTask, summarizeStudent } from "#domain/caseload/summarizeStudent.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { makeEmptyPlan, type Scope } from "#domain/plan/plan.ts";
import { compactCommands, replayCommands } from "#domain/plan/replay.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { withAccount } from "#server/account/withAccount.ts";
import type { Colleges } from "#server/colleges.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { createPause, flatMapInTurns } from "#server/longWork/turns.ts";
import { openBody } from "#server/plans/bodies.ts";
import { listMemberships, type Member, type PlanRow, visibleScopes } from "#server/plans/store.ts";
import { sealingFor } from "#server/plans/withPlan.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";

const mostTasksShown = 3;

export const caseloadHandlers: HandlersFor<typeof caseloadEndpoints> = {
  caseload: withAccount(async (input) => {
    const { account, parts } = input;
    const { database } = parts.store;
    const plans = (await listMemberships(database, account.id)).filter(
      (plan) => plan.role === "counselor" && visibleScopes(plan).includes("plan"),
    );
    const day = parts.now().toISOString().slice(0, 10);
    const kept = keptCases(database);
    const keyOf = (plan: PlanRow & Member) => `${account.id} ${plan.id}`;
    const cases = new Map<string, Case>();
    for (const plan of plans) {
      const known = kept.get(keyOf(plan));
      if (known?.state === toState(plan, day)) cases.set(plan.id, known.found);
    }
    const changed = plans.filter(({ id }) => !cases.has(id));
    const rows = await readRows(database, account.id, changed);
    const pause = createPause();
    for (const plan of changed) {
      // oxlint-disable-next-line no-await-in-loop -- Lets other requests in.
      await pause();
      // oxlint-disable-next-line no-await-in-loop -- One after the other, so that few are held at once.
      const found = await toCase(plan, rows.get(plan.id) ?? [], sealingFor(input), parts.colleges, day);
      cases.set(plan.id, found);
      if (kept.size >= mostKept) kept.clear();
      kept.set(keyOf(plan), { state: toState(plan, day), found });
    }
    const students = plans.flatMap(({ id }) => cases.get(id) ?? []);
    return { status: 200, body: { day, students } };
  }),
};

/**
 * What was found of each counselor's students, as long as it holds: summing up 300 takes half a second, and the page asks
 * again whenever the counselor comes back to it. A plan's revision counts its every change, so whatever an answer depends on
 * is in its state, and it is used only for plans that are still shared.
 */
const casesOf = new WeakMap<Database, Map<string, { state: string; found: Case }>>();
/** About a kilobyte each. */
const mostKept = 3_000;

function keptCases(database: Database): Map<string, { state: string; found: Case }> {
  const known = casesOf.get(database);
  if (known !== undefined) return known;
  const made = new Map<string, { state: string; found: Case }>();
  casesOf.set(database, made);
  return made;
}

function toState(plan: PlanRow & Member, day: string): string {
  return `${day} ${plan.revision} ${plan.moneySharedSince} ${visibleScopes(plan).join()}`;
}

type CommandRow = {
  plan_id: string;
  command_id: string;
  body: string;
  key_id: string | null;
  received_at: string;
};

/** The commands of all these plans that the counselor may see, in one read. */
async function readRows(
  database: Database,
  accountId: string,
  joined: readonly (PlanRow & Member)[],
): Promise<ReadonlyMap<string, CommandRow[]>> {
  const having = (scope: Scope) =>
    joined.filter((plan) => visibleScopes(plan).includes(scope)).map(({ id }) => id);
  const shown = (["plan", "notes", "money"] as const)
    .map((scope) => ({ scope, ids: having(scope) }))
    .filter(({ ids }) => ids.length > 0);
  if (shown.length === 0) return new Map();
  const rows = await database
    .selectFrom("plan_commands")
    .where((of) =>
      of.or(shown.map(({ scope, ids }) => of.and([of("scope", "=", scope), of("plan_id", "in", ids)]))),
    )
    .where((of) => of.or([of("addressee", "is", null), of("addressee", "=", accountId)]))
    .select(["plan_id", "command_id", "body", "key_id", "received_at"])
    .orderBy("plan_id")
    .orderBy("revision")
    .execute();
  const byPlan = new Map<string, CommandRow[]>();
  for (const row of rows) {
    const known = byPlan.get(row.plan_id);
    if (known === undefined) byPlan.set(row.plan_id, [row]);
    else known.push(row);
  }
  return byPlan;
}

async function toCase(
  shared: PlanRow & Member,
  rows: readonly CommandRow[],
  sealing: Sealing,
  all: Colleges,
  day: string,
): Promise<Case> {
  const commands = await flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    return read.ok ? [read.value] : [];
  });
  const plan = replayCommands(makeEmptyPlan(shared.id, shared.createdAt), compactCommands(commands));
  const lastChangedAt = rows.reduce(
    (latest, { received_at: at }) => (at > latest ? at : latest),
    shared.createdAt,
  );
  const getCollege = (unitId: number) => all.byUnitId(unitId);
  const { dueSoon, overdue, next, ...found } = summarizeStudent({
    plan,
    getCollege,
    deadlines: plan.colleges.flatMap(({ unitId }) => all.deadlinesOf(unitId)),
    majors: all.majors,
    seesMoney: visibleScopes(shared).includes("money") && shared.moneySharedSince !== null,
    lastChangedAt,
    today: day,
  });
  const toShown = ({ title, due, unitId }: CaseTask) => ({
    title,
    due,
    collegeName: unitId === null ? null : (getCollege(unitId)?.name ?? null),
  });
  return {
    planId: shared.id,
    studentName: plan.studentName,
    graduationYear: findGraduationYear(plan, day),
    ...found,
    stuck: [...found.stuck],
    next: next === null ? null : toShown(next),
    dueSoon: dueSoon.slice(0, mostTasksShown).map(toShown),
    dueSoonCount: dueSoon.length,
    overdue: overdue.slice(0, mostTasksShown).map(toShown),
    overdueCount: overdue.length,
    lastChangedAt,
  };
}
