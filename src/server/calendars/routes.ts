/** /api/plans/:planId/calendar: a person's own secret calendar address for a plan. */
import type { planCalendarEndpoints } from "#contract/planCalendar.ts";
import { canSee } from "#domain/plan/membership.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import type { Member } from "#server/plans/store.ts";
import { refuseMissingPlan, withPlan } from "#server/plans/withPlan.ts";
import { endCalendar, findCalendarSince, makeCalendar } from "./store.ts";

/** A counselor sees many students' dates on one page instead, and none of them leaves it. */
export function mayHaveCalendar(member: Member): boolean {
  return member.role !== "counselor" && canSee(member, "plan");
}

export const planCalendarHandlers: HandlersFor<typeof planCalendarEndpoints> = {
  planCalendar: withPlan(async ({ account, plan, parts }) => {
    const since = await findCalendarSince(parts.store.database, plan.id, account.id);
    return { status: 200, body: { since } };
  }),

  makePlanCalendar: withPlan(async ({ account, plan, parts }) => {
    if (!mayHaveCalendar(plan)) {
      return refuse(403, "Only the student and parents who see this plan can put it in a calendar.");
    }
    const now = parts.now();
    const token = await makeCalendar(parts.store.database, plan.id, account.id, now);
    if (token === null) return refuseMissingPlan();
    const url = `${parts.settings.publicUrl}/calendar/plan/${token}.ics`;
    return { status: 201, body: { url, since: now.toISOString() } };
  }),

  endPlanCalendar: withPlan(async ({ account, plan, parts }) => {
    await endCalendar(parts.store.database, plan.id, account.id);
    return { status: 204, body: null };
  }),
};
