/** The reads of sharing: the account's plans, a plan's people, and plans of others. Each account of a page has its own. */
import { queryOptions } from "@tanstack/react-query";
import { planApi } from "#client/planSync/planApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { readAccountPlans, readPeople } from "./familyApi.ts";
import { readSharedPlan } from "./sharedPlan.ts";

export const buildAccountPlansQuery = (account: number) =>
  queryOptions({
    queryKey: ["account-plans", account],
    queryFn: ({ signal }) => readAccountPlans(signal),
    ...cacheClasses.realtime,
  });

export const buildPeopleQuery = (account: number, planId: string) =>
  queryOptions({
    queryKey: ["plan-people", account, planId],
    queryFn: ({ signal }) => readPeople(planId, signal),
    ...cacheClasses.realtime,
  });

/** A new revision, or other rights, is another read; the one before stays until it has come. */
export const buildSharedPlanQuery = (account: number, entry: PlanEntry) =>
  queryOptions({
    queryKey: ["shared-plan", account, entry.planId],
    queryFn: () => readSharedPlan(entry, planApi.pull),
    ...cacheClasses.realtime,
  });
