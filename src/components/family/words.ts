/** The names of what can be shared and with whom. */

import type { InvitedRole } from "#contract/family.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { formatAnd } from "#lib/format.ts";

type Part = { label: string; detail: string };

const parts: Readonly<Record<Scope, Part>> = {
  plan: {
    label: "The plan itself",
    detail:
      "The list, tasks and dates, visits, grades, home and preferences. You can share notes and money only along with it.",
  },
  notes: {
    label: "Notes and private circumstances",
    detail: "Your notes on colleges, and what you told the timeline about your situation.",
  },
  money: {
    label: "Money",
    detail:
      "All money answers in this plan: income, what you can pay, aid answers from each household, what colleges’ calculators said, and award letters.",
  },
  essay: {
    label: "Essays",
    detail:
      "The essays you mark ready for a reader. Readers can comment on a sentence, and only you can change the text. Your notes, outlines and earlier versions stay private. You can share essays without the plan.",
  },
};

const roles: Readonly<Record<PlanRole | InvitedRole, string>> = {
  owner: "Owner",
  parent: "Parent",
  counselor: "Counselor",
  student: "Student",
};

const short: Readonly<Record<Scope, string>> = {
  plan: "the plan",
  notes: "notes",
  money: "money",
  essay: "essays",
};

export const words = {
  part: (scope: Scope): Part => parts[scope],
  role: (role: PlanRole | InvitedRole) => roles[role],
  roleDetail: {
    parent: "Sees what you share, checks off tasks, and proposes colleges.",
    counselor: "Sees what you share and proposes colleges, but can’t change your plan.",
    student: "Takes over this plan. It becomes theirs, and they decide what you can still see.",
  } satisfies Record<InvitedRole, string>,
  /** "the plan, notes and money". */
  shared: (scopes: readonly Scope[]) => formatAnd(scopes.map((scope) => short[scope])),
  student: (name: string | null) => name ?? "A student",
  planOf: (name: string | null) => (name === null ? "A student’s plan" : `${name}’s plan`),

  signIn: "Sign in",
  signUp: "Sign in or create an account",
  offline: "You are offline. What you see may be out of date.",
};
