/** All commands of a plan in the order the account accepted them, used to rebuild earlier versions. */
import { planApi } from "#client/planSync/planApi.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { buildPlanAt, type LoggedCommand } from "#domain/plan/history.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";

/** Commands written by a newer release that this one cannot read are skipped. */
export async function readPlanLog(
  planId: string,
  pull: typeof planApi.pull = planApi.pull,
): Promise<LoggedCommand[]> {
  const log: LoggedCommand[] = [];
  let after = 0;
  for (;;) {
    // Each page starts where the previous one ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await pull(planId, after);
    for (const { revision, command } of page.commands) {
      const read = readCommand(command);
      if (read.ok) log.push({ revision, command: read.value });
    }
    const last = page.commands.at(-1)?.revision;
    if (page.isComplete || last === undefined) return log;
    after = last;
  }
}

export function replayPlanTo(
  plan: { planId: string; createdAt: string },
  log: readonly LoggedCommand[],
  revision: number,
): Plan {
  return buildPlanAt(makeEmptyPlan(plan.planId, plan.createdAt), log, revision);
}
