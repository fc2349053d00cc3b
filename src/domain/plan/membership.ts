/** Who may see and change which parts of a shared plan. */
import { type CommandKind, commandScopes } from "./commands.ts";
import type { Scope } from "./plan.ts";

/** The owner is the account that uploaded the plan; a counselor can only read. */
export const planRoles = ["owner", "parent", "counselor"] as const;
export type PlanRole = (typeof planRoles)[number];

/** `scopes` is what the owner lets a member see; an owner sees everything. */
export type Membership = { role: PlanRole; scopes: readonly Scope[] };

export function canSee({ role, scopes }: Membership, scope: Scope): boolean {
  return role === "owner" || scopes.includes(scope);
}

/**
 * A parent may change whatever they may see, because the tasks are theirs too. Only the owner writes money: a parent's
 * own figures stay in the parent's plan, so that another household this plan is shared with never sees them. Essays are
 * the student's alone: whoever may read them comments and never edits.
 */
export function canChange(membership: Membership, scope: Scope): boolean {
  if (membership.role === "owner") return true;
  const isOwners = scope === "money" || scope === "essay";
  return membership.role === "parent" && !isOwners && canSee(membership, scope);
}

/**
 * Which kinds of command a member may send. Proposals are apart from the other kinds of their scope: whoever is shown the plan
 * may make them, counselors too, and the owner alone answers. Comments are said by everyone who sees the task or the college.
 * Whose they are, the server checks.
 */
export function canSend(membership: Membership, kind: CommandKind): boolean {
  if (kind === "setProposal") return membership.role !== "owner" && canSee(membership, "plan");
  if (kind === "answerProposal") return membership.role === "owner";
  if (kind === "setComment" || kind === "setPrivateComment") return canSee(membership, commandScopes[kind]);
  return canChange(membership, commandScopes[kind]);
}
