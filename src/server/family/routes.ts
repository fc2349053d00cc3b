/** /api/plans/{planId}/people and /invitations: who sees a plan, and what each of them may see. */
import type { z } from "zod/mini";
import {
  type Invited,
  type inviteBodySchema,
  type PlanPeople,
  type removePersonEndpoint,
  type shareWithPersonEndpoint,
  type takeBackInvitationEndpoint,
} from "#contract/family.ts";
import { sendProblem } from "#server/http/problems.ts";
import { sendTooMany } from "#server/http/rateLimit.ts";
import { type PlanInput, sendNoPlan, sendOwnerOnly, sendPrivately, withPlan } from "#server/plans/access.ts";
import {
  type Inviting,
  type InvitingAnswer,
  invite,
  listInvitations,
  takeBackInvitation,
} from "./invitations.ts";
import { invitationMail } from "./mail.ts";
import { listPeople, memberIdOf, removePerson, setScopes } from "./store.ts";

export const answerPlanPeople = withPlan(async ({ account, plan, parts, reply }) => {
  const { database } = parts.store;
  const isOwner = plan.role === "owner";
  const people = await listPeople(database, plan.id);
  const shown = people.filter(
    ({ accountId, role }) => isOwner || role === "owner" || accountId === account.id,
  );
  const invitations = isOwner ? await listInvitations(database, plan.id, parts.now()) : [];
  const answer: PlanPeople = {
    people: shown.map(({ accountId, ...person }) => ({ ...person, isYou: accountId === account.id })),
    invitations: invitations.map(({ id, ...invitation }) => ({ invitationId: id, ...invitation })),
  };
  return sendPrivately(reply, answer);
});

export const answerInvite = withPlan(async (input) => {
  const { account, plan, parts, reply } = input;
  // Checked against this schema by registerEndpoints.
  const { role, scopes, email } = input.body as z.infer<typeof inviteBodySchema>;
  if (plan.role !== "owner") return sendOwnerOnly(reply);
  if (email !== null && (!account.emailVerified || account.email === "")) {
    return sendProblem(
      reply,
      403,
      "Your own email address has to be confirmed before invitations are mailed. You can send the link yourself.",
    );
  }
  const { peopleInvited: mostPeople } = await parts.allowances.of(account.id);
  const urlOf = (token: string) => `${parts.settings.publicUrl}/invitation#${token}`;
  const wish: Inviting = {
    planId: plan.id,
    owner: account,
    role,
    scopes,
    email,
    mostPeople,
    mailOf: (token, expiresAt) =>
      invitationMail({ recipient: email ?? "", inviter: account.email, role, url: urlOf(token), expiresAt }),
  };
  const answer = await invite(parts.store.database, wish, parts.now());
  if (answer.kind !== "invited") return refuseToInvite(input, answer.kind);
  const { id, token, expiresAt } = answer;
  const invited: Invited = { invitationId: id, url: urlOf(token), expiresAt };
  return sendPrivately(reply.code(201), invited);
});

export const answerTakeBackInvitation = withPlan(async ({ params, plan, parts, reply }) => {
  // Checked against this schema by registerEndpoints.
  const { invitationId } = params as z.infer<typeof takeBackInvitationEndpoint.params>;
  if (plan.role !== "owner") return sendOwnerOnly(reply);
  const isDone = await takeBackInvitation(parts.store.database, plan.id, invitationId, parts.now());
  if (isDone) return reply.code(204).header("cache-control", "no-store").send();
  return sendProblem(reply, 404, "There is no such invitation any more: it was used, or it is over.");
});

export const answerShareWithPerson = withPlan(async ({ params, body, plan, parts, reply }) => {
  // Both checked against these schemas by registerEndpoints.
  const { memberId } = params as z.infer<typeof shareWithPersonEndpoint.params>;
  const { scopes } = body as z.infer<typeof shareWithPersonEndpoint.body>;
  if (plan.role !== "owner") return sendOwnerOnly(reply);
  const isDone = await setScopes(parts.store.database, plan.id, memberId, scopes);
  return isDone ? sendPrivately(reply, { scopes }) : sendNoPerson(reply);
});

export const answerRemovePerson = withPlan(async ({ params, account, plan, parts, reply }) => {
  // Checked against this schema by registerEndpoints.
  const { memberId } = params as z.infer<typeof removePersonEndpoint.params>;
  const isOneself = memberId === memberIdOf(plan.id, account.id);
  // Said before anyone is looked for: a member does not learn who else is there.
  if (plan.role !== "owner" && !isOneself) return sendOwnerOnly(reply);
  const answer = await removePerson(parts.store.database, plan.id, memberId, parts.now());
  if (answer === "owner") {
    return sendProblem(reply, 409, "The plan is yours. To leave it, erase it from your account.");
  }
  if (answer === "missing") return sendNoPerson(reply);
  return reply.code(204).header("cache-control", "no-store").send();
});

function sendNoPerson(reply: PlanInput["reply"]) {
  return sendProblem(reply, 404, "Nobody like that sees this plan. They may have left it.");
}

/** Seconds until a mailed invitation may work again; the day's first is not looked up for it. */
const mailedAgainSeconds = 3_600;

function refuseToInvite({ reply }: PlanInput, why: Exclude<InvitingAnswer["kind"], "invited">) {
  switch (why) {
    case "alreadyIn":
      return sendProblem(reply, 409, "Whoever has this address sees the plan already.");
    case "tooManyPeople":
      return sendProblem(
        reply,
        409,
        "Ten people see this plan, and more it cannot have. Remove somebody first.",
      );
    case "tooManyOpen":
      return sendProblem(reply, 409, "Twenty invitations are open. Take one back first.");
    case "notAllowed":
      return sendProblem(
        reply,
        403,
        "Your subscription does not cover inviting more people. You can change it at /subscription-dashboard.",
      );
    case "tooManyMailed":
      return sendTooMany(
        reply,
        mailedAgainSeconds,
        "That is as many invitations as one account may mail on a day. You can make a link and send it yourself.",
      );
    case "missing":
    default:
      return sendNoPlan(reply);
  }
}
