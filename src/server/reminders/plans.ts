/**
 * The plans an account gets reminders for, replayed before any transaction begins, and their timeline on a
 * given day.
 */

import { toTaskRequirements } from "#domain/college/requirementTable.ts";
import { countAskedEssays } from "#domain/essays/askedEssays.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { makeEmptyPlan, type Plan, type Scope } from "#domain/plan/plan.ts";
import { compactCommands, replayCommands } from "#domain/plan/replay.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline, TimelineCollege, TimelineInput } from "#domain/timeline/timeline.ts";
import type { Colleges } from "#server/colleges.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import { readCommands } from "#server/plans/commands.ts";
import { listMemberships, type Member, type PlanRow, visibleScopes } from "#server/plans/store.ts";
import { createSealing, type DataKey } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { isParentReminded, toldTasks } from "./store.ts";

/**
 * `content` is null if the account gets no reminders for it. `told` has "<task> <due>" for each reminder
 * sent.
 */
export type RemindedPlan = PlanRow &
  Member & { content: Plan | null; told: ReadonlySet<string>; isParentReminded: boolean };

/**
 * All of the account's plans, even those without reminders: a computed due time is valid as long as none of
 * them changes.
 */
export async function readPlansOf(
  database: Database,
  { dataKeys }: { dataKeys: readonly DataKey[] },
  accountId: string,
): Promise<RemindedPlan[]> {
  const plans: RemindedPlan[] = [];
  for (const plan of await listMemberships(database, accountId)) {
    const isTold = plan.role !== "counselor" && visibleScopes(plan).includes("plan");
    plans.push({
      ...plan,
      content: isTold ? await readPlan(database, plan, dataKeys) : null,
      told: isTold ? await toldTasks(database, accountId, plan.id) : new Set(),
      isParentReminded: isTold && (await isParentReminded(database, plan.id)),
    });
  }
  return plans;
}

/** Null if there is nothing to send, or the class is unknown. */
export function timelineOn(
  { content, role }: Pick<RemindedPlan, "content" | "role">,
  colleges: Pick<Colleges, "byUnitId" | "deadlinesOf" | "requirementsOf">,
  day: string,
): Timeline | null {
  if (content === null) return null;
  const deadlines = content.colleges.flatMap(({ unitId }) => colleges.deadlinesOf(unitId));
  const input = buildTimelineInput(content, (unitId) => colleges.byUnitId(unitId), deadlines, day);
  if (input === null) return null;
  // Whether the student may file is a money answer, which is not read here: no email tells such a family to file.
  const mayNotFile = input.situations.includes("undocumentedOrMixedStatus");
  const asked = input.path === "transfer" ? input : { ...input, colleges: addRequirements(input, colleges) };
  const read = { ...asked, reader: role === "parent" ? role : "student" } as const;
  return buildTimeline(mayNotFile ? { ...read, canFileFafsa: false } : read);
}

/** They are those of first-year applicants. */
function addRequirements(
  { colleges: listed }: Pick<TimelineInput, "colleges">,
  { requirementsOf }: Pick<Colleges, "requirementsOf">,
): TimelineCollege[] {
  return listed.map((college) => {
    const { unitId } = college;
    return { ...college, requirements: toTaskRequirements(requirementsOf(unitId), countAskedEssays(unitId)) };
  });
}

const readScopes: readonly Scope[] = ["plan", "notes"];

/**
 * What reminders and calendars are made of. Finances are never decrypted. Notes are read, if the person may see them, for the
 * situations that determine the tasks.
 */
export async function readPlan(
  database: Database,
  plan: PlanRow & Member,
  dataKeys: readonly DataKey[],
): Promise<Plan> {
  const scopes = visibleScopes(plan).filter((scope) => readScopes.includes(scope));
  const whole = { after: 0, until: plan.revision, most: plan.revision };
  const reader = { role: "parent", scopes } as const;
  const { commands } = await readCommands(database, createSealing(dataKeys), plan.id, reader, whole);
  const understood = await flatMapInTurns(commands, ({ command }) => {
    const read = readCommand(command);
    return read.ok ? [read.value] : [];
  });
  return replayCommands(makeEmptyPlan(plan.id, plan.createdAt), compactCommands(understood));
}
