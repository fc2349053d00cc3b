/** Endpoints of a plan's calendar address, with replies parsed by the contract. */
import { sendRequest } from "#client/http/api.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import {
  type MadePlanCalendar,
  madePlanCalendarSchema,
  type PlanCalendar,
  planCalendarSchema,
} from "#contract/planCalendar.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";

export async function readPlanCalendar(planId: string): Promise<PlanCalendar> {
  return planCalendarSchema.parse(await sendRequest(fillRoute(rareRouteTable.planCalendar, { planId })));
}

export async function makePlanCalendar(planId: string): Promise<MadePlanCalendar> {
  return madePlanCalendarSchema.parse(
    await sendRequest(fillRoute(rareRouteTable.makePlanCalendar, { planId })),
  );
}

export async function endPlanCalendar(planId: string): Promise<void> {
  await sendRequest(fillRoute(rareRouteTable.endPlanCalendar, { planId }));
}
