/** Queries for sharing: the account's plans, a plan's members and a caseload. Keyed by account. */
import { queryOptions } from "@tanstack/react-query";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { readAccountPlans, readCaseload, readPeople } from "./familyApi.ts";

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
