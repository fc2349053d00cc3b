/** The essays in an account as they are now, for those who may read them. */

import type { SharedEssay } from "#contract/essays.ts";
import { type EssayStatus, getText, type PlanEssay } from "#domain/essays/essay.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { canSee } from "#domain/plan/membership.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import { openBody } from "#server/plans/bodies.ts";
import type { Member, PlanRow } from "#server/plans/store.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";

/** From here on the student has said that others may read it. */
const readableStatuses: ReadonlySet<EssayStatus> = new Set(["ready", "final", "submitted"]);

/** The essays this member may read: the student all of them, a reader those that are ready. Throws `KeyMissing`. */
export async function readEssays(
  database: Database,
  sealing: Sealing,
  plan: PlanRow & Member,
): Promise<PlanEssay[]> {
  if (!canSee(plan, "essay")) return [];
  const rows = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", plan.id)
    .where("scope", "=", "essay")
    .orderBy("revision")
    .select(["plan_id", "command_id", "body", "key_id"])
    .execute();
  const commands = await flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    return read.ok ? [read.value] : [];
  });
  const { essays } = replayCommands(makeEmptyPlan(plan.id, plan.createdAt), commands);
  return essays.filter(({ status }) => plan.role === "owner" || readableStatuses.has(status));
}

/** Without notes, outline, versions and texts beside it: what is ready is the text itself. */
export function toSharedEssay(essay: PlanEssay): SharedEssay {
  const { id: essayId, promptId, ownPrompt, title, status, texts } = essay;
  const savedAt = texts[0]?.stamp.split(" ")[0] ?? null;
  return { essayId, promptId, ownPrompt, title, status, text: getText(essay), savedAt };
}
