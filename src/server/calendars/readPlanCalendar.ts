/** What a plan's secret calendar address answers: the plan's own dates and advice, as its downloaded calendar has them. */
import { buildPlanCalendar } from "#domain/timeline/planCalendar.ts";
import { isPrivateTask, type Timeline } from "#domain/timeline/timeline.ts";
import type { ServerParts } from "#server/parts.ts";
import { findPlan, type PlanRow } from "#server/plans/store.ts";
import { readPlan, timelineOn } from "#server/reminders/plans.ts";
import { mayHaveCalendar } from "./routes.ts";
import { findCalendar } from "./store.ts";

/** Null if the address does not work, or no longer. */
export async function readPlanCalendar(
  { store, colleges, secrets, settings }: Pick<ServerParts, "store" | "colleges" | "secrets" | "settings">,
  token: string,
  today: string,
): Promise<string | null> {
  const found = await findCalendar(store.database, token);
  if (found === null) return null;
  const plan = await findPlan(store.database, found.planId, found.accountId);
  if (plan === null || !mayHaveCalendar(plan)) return null;
  const content = await readPlan(store.database, plan, secrets.dataKeys);
  const timeline = timelineOn({ content, role: plan.role }, colleges, today);
  const { text } = buildPlanCalendar(
    {
      timeline: timeline === null ? { tasks: [], due: [] } : withoutPrivate(timeline),
      plan: content,
      today,
      getCollege: colleges.byUnitId,
    },
    toMadeAt(plan, today),
    {
      address: `${settings.publicUrl}/calendar/plan/${token}.ics`,
      description: [
        timeline === null
          ? "There is nothing here yet, because the plan does not say in which year the student graduates."
          : null,
        "This calendar has dates set by others, and what to do for each one. Check each date with the college before you rely on it.",
        "Some calendar apps look for changes only once a day. Turn this address off on the plan’s timeline.",
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    },
  );
  return text;
}

/** A calendar's company reads it: what only exists for a family's situation stays on the plan. */
function withoutPrivate({ tasks, due }: Timeline): Pick<Timeline, "tasks" | "due"> {
  return {
    tasks: tasks.filter(({ id }) => !isPrivateTask(id)),
    due: due
      .filter(({ task }) => !isPrivateTask(task.id))
      .map((item) => ({ ...item, missing: item.missing.filter(({ id }) => !isPrivateTask(id)) })),
  };
}

/**
 * Later on a later day, and within a day after each change: so the sequence rises whenever something may have moved, and
 * the same calendar is the same file.
 */
function toMadeAt({ revision }: Pick<PlanRow, "revision">, today: string): string {
  const seconds = Math.min(revision, 24 * 60 * 60 - 1);
  return new Date(Date.parse(`${today}T00:00:00Z`) + seconds * 1_000).toISOString();
}
