/** Who may see and change which part of a plan that several people have. */
import type { Scope } from "./plan.ts";

/** The owner is the account that brought the plan; a counselor reads. */
export const planRoles = ["owner", "parent", "counselor"] as const;
export type PlanRole = (typeof planRoles)[number];

/** `scopes` is what the owner lets a member see; an owner has all. */
export type Membership = { role: PlanRole; scopes: readonly Scope[] };

export function canSee({ role, scopes }: Membership, scope: Scope): boolean {
  return role === "owner" || scopes.includes(scope);
}

/**
 * What a member may see, a parent may also change: the tasks are theirs too. Money only the owner writes: a parent's own
 * figures stay in the parent's own plan, and so never come before another household that this plan is shared with.
 */
export function canChange(membership: Membership, scope: Scope): boolean {
  if (membership.role === "owner") return true;
  return membership.role === "parent" && scope !== "money" && canSee(membership, scope);
}
