/** Each thing that happens to who sees a plan, as its history says it. */
import { expect, test } from "vitest";
import type { PeopleEvent } from "#contract/plans.ts";
import { describePeopleEvent } from "./describePeopleEvent.ts";

const event: PeopleEvent = {
  at: "2026-11-21T12:00:00.000Z",
  kind: "joined",
  byYou: false,
  by: "Dana",
  isYou: false,
  who: "Cal",
  scopes: ["plan", "money"],
  endedInvitations: 0,
};

test.each<[Partial<PeopleEvent>, string]>([
  [{}, "Cal joined, invited by Dana. Access: the plan and money."],
  [{ byYou: true, by: "Maya" }, "Cal joined, invited by you. Access: the plan and money."],
  [
    { isYou: true, by: null },
    "You joined, invited by someone whose account was erased. Access: the plan and money.",
  ],
  [{ kind: "scopesChanged", scopes: ["plan"] }, "Dana changed what Cal can see: the plan."],
  [{ kind: "scopesChanged", byYou: true, scopes: ["essay"] }, "You changed what Cal can see: essays."],
  [{ kind: "left", who: null }, "Someone whose account was erased left the plan."],
  [{ kind: "removed", byYou: true, scopes: [] }, "You removed Cal from the plan."],
  [{ kind: "handedOver", isYou: true }, "Dana gave the plan to you."],
  [{ kind: "handedOver", endedInvitations: 2 }, "Dana gave the plan to Cal. 2 open invitations ended."],
])("%o reads %j", (changed, sentence) => {
  expect(describePeopleEvent({ ...event, ...changed })).toBe(sentence);
});
