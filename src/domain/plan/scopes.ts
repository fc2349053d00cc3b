/** Removes parts of a plan, or of its commands, by scope. */

import { profileSchema } from "#domain/answers/schema.ts";
import { emptyMoney } from "#domain/people/profile.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";
import { type Command, findCommandScope } from "./commands.ts";
import { hasAnyEntry, makeEmptyPlan, type Plan, type PlanCollege, type Scope } from "./plan.ts";
import { assumptionsSchema, timelineSetupSchema } from "./planSchema.ts";

/** Stamps reveal what was written and when, so they are removed with their field. */
function findStampScope(key: string): Scope {
  if (/^(money|aid|offers|calculatorPrices)\./.test(key)) return "money";
  if (key.startsWith("essays.")) return "essay";
  const task = /^tasks\.(.+)$/.exec(key)?.[1];
  if (task !== undefined) return isPrivateTask(task) ? "notes" : "plan";
  // Whether a comment is at a private task, its key does not say.
  if (key.startsWith("comments.")) return "notes";
  return /^(colleges\.\d+\.note|situations)$/.test(key) ? "notes" : "plan";
}

/**
 * The plan with the parts in these scopes emptied. If anything is removed, only fields this release knows are kept,
 * because the scope of a newer field is unknown. Without "plan" only the id remains.
 */
export function removeScopes(plan: Plan, leftOut: readonly Scope[]): Plan {
  if (leftOut.length === 0) return plan;
  const has = (scope: Scope) => !leftOut.includes(scope);
  const start = makeEmptyPlan(plan.id, plan.createdAt);
  const stamps = Object.entries(plan.stamps).filter(([key]) => has(findStampScope(key)));
  const withOwnScopes = {
    ...start,
    money: has("money") ? plan.money : emptyMoney,
    aid: has("money") ? plan.aid : {},
    offers: has("money") ? plan.offers : [],
    calculatorPrices: has("money") ? plan.calculatorPrices : {},
    essays: has("essay") ? plan.essays : [],
    shelvedEssays: has("essay") ? plan.shelvedEssays : [],
    // What others wrote to this family goes into no copy for somebody else.
    proposals: [],
    proposalAnswers: {},
    comments: [],
    stamps: Object.fromEntries(stamps),
  };
  if (!has("plan")) return withOwnScopes;
  const collegeOf = ({ unitId, addedAt, status, applicationPlan, note }: PlanCollege): PlanCollege => ({
    unitId,
    addedAt,
    status,
    applicationPlan,
    note: has("notes") ? note : "",
  });
  return {
    ...withOwnScopes,
    studentName: plan.studentName,
    profile: profileSchema.parse(plan.profile),
    colleges: plan.colleges.map(collegeOf),
    shelved: plan.shelved.map(collegeOf).filter(hasAnyEntry),
    comparing: plan.comparing,
    timeline: timelineSetupSchema.parse(plan.timeline),
    situations: has("notes") ? plan.situations : [],
    taskMarks: Object.fromEntries(
      Object.entries(plan.taskMarks).filter(([taskId]) => has("notes") || !isPrivateTask(taskId)),
    ),
    ownTasks: plan.ownTasks,
    trips: plan.trips,
    matchWeights: plan.matchWeights,
    assumptions: assumptionsSchema.parse(plan.assumptions),
  };
}

/** The commands that may be sent or shared when these scopes may not. */
export function removeScopesFromCommands(commands: readonly Command[], leftOut: readonly Scope[]): Command[] {
  return commands.filter((command) => !leftOut.includes(findCommandScope(command)));
}
