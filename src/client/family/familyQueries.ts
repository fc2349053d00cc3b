/** Queries for sharing: the account's plans, a plan's members, and plans shared by others. Keyed by account. */
import { queryOptions } from "@tanstack/react-query";
import { planApi } from "#client/planSync/planApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { readAccountPlans, readCaseload, readPeople } from "./familyApi.ts";
import { readSharedPlan } from "./sharedPlan.ts";

export const buildAccountPlansQuery = (account: number) =>
  queryOptions({
    queryKey: ["account-plans", account],
    queryFn: ({ signal }) => readAccountPlans(signal),
    ...cacheClasses.realtime,
  });

export const buildCaseloadQuery = (account: number) =>
  queryOptions({
    queryKey: ["caseload", account],
    queryFn: ({ signal }) => readCaseload(signal),
    ...cacheClasses.realtime,
  });

export const buildPeopleQuery = (account: number, planId: string) =>
  queryOptions({
    queryKey: ["plan-people", account, planId],
    queryFn: ({ signal }) => readPeople(planId, signal),
    ...cacheClasses.realtime,
  });

/** A new revision or changed permissions is a new query; the previous result stays until it has loaded. */
export const buildSharedPlanQuery = (account: number, entry: PlanEntry) =>
  queryOptions({
    queryKey: ["shared-plan", account, entry.planId],
    queryFn: () => readSharedPlan(entry, planApi.pull),
    ...cacheClasses.realtime,
  });
