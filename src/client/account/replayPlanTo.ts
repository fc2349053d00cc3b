/** All commands of a plan in the order the account took them: what its earlier states are told from. */
import { planApi } from "#client/planSync/planApi.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type LoggedCommand, buildPlanAt } from "#domain/plan/history.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";

/** What a newer release wrote and this one cannot read is left out. */
export async function readPlanLog(
  planId: string,
  pull: typeof planApi.pull = planApi.pull,
): Promise<LoggedCommand[]> {
  const log: LoggedCommand[] = [];
  let after = 0;
  for (;;) {
    // Page after page: each begins where the one before it ended.
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
