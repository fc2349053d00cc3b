/** The people of a plan, and invitations: who sees a plan, what each person may see, and how people join. */
import type { familyEndpoints } from "#contract/family.ts";
import type { rareInvitationEndpoints } from "#contract/rareInvitations.ts";
import { withAccount } from "#server/account/withAccount.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { refuseMissingPlan, refuseNonOwner, sealingFor, withPlan } from "#server/plans/withPlan.ts";
import { acceptInvitation, lookAtHandover, lookAtInvitation, type Refused } from "./accepting.ts";
import { readRefusalToken, refusalTokenOf, setRefusal } from "./invitationMails.ts";
import { type InvitingAnswer, invite, listInvitations, takeBackInvitation } from "./invitations.ts";
import { invitationMail, toInvitationUrl } from "./mail.ts";
import { listPeople, removePerson, setScopes, toMemberId } from "./store.ts";

export const familyHandlers: HandlersFor<[...typeof familyEndpoints, ...typeof rareInvitationEndpoints]> = {
  planPeople: withPlan(async ({ account, plan, parts }) => {
    const { database } = parts.store;
    const isOwner = plan.role === "owner";
    const people = await listPeople(database, plan.id);
    const shown = people.filter(
      ({ accountId, role }) => isOwner || role === "owner" || accountId === account.id,
    );
    const invitations = isOwner ? await listInvitations(database, plan.id, parts.now()) : [];
    return {
      status: 200,
      body: {
        people: shown.map(({ accountId, ...person }) => ({ ...person, isYou: accountId === account.id })),
        invitations: invitations.map(({ id, ...invitation }) => ({ invitationId: id, ...invitation })),
      },
    };
  }),

  invite: withPlan(async ({ account, plan, body, parts }) => {
    const { role, scopes, email, givesMoney } = body;
    if (plan.role !== "owner") return refuseNonOwner();
    if (role === "student" && email === null) {
      // A link alone would give the whole plan to whoever finds it first.
      const message = "Enter the student’s email address, because the plan becomes theirs.";
      return refuse(400, message, { errors: [{ field: "email", message }] });
    }
    if (email !== null && (!account.emailVerified || account.email === "")) {
      return refuse(
        403,
        "Confirm your own email address before you send invitations by email. You can also send the link yourself.",
      );
    }
    const { peopleInvited: mostPeople } = await parts.allowances.of(account.id);
    const wish = {
      planId: plan.id,
      owner: account,
      role,
      scopes,
      givesMoney: role === "student" && givesMoney === true,
      email,
      mostPeople,
      mailOf: (token: string, expiresAt: Date, invitationId: string) =>
        invitationMail({
          invitationId,
          recipient: email ?? "",
          inviterName: account.name,
          role,
          publicUrl: parts.settings.publicUrl,
          token,
          refusalToken: refusalTokenOf(email ?? "", parts.secrets.dataKeys),
          expiresAt,
        }),
    };
    const answer = await invite(parts.store.database, wish, parts.now());
    if (answer.kind !== "invited") return refuseInviting(answer.kind);
    const { id, token, expiresAt, isMailed } = answer;
    const url = toInvitationUrl(parts.settings.publicUrl, token);
    return { status: 201, body: { invitationId: id, url, expiresAt, isMailed } };
  }),

  takeBackInvitation: withPlan(async ({ params, plan, parts }) => {
    if (plan.role !== "owner") return refuseNonOwner();
    const isDone = await takeBackInvitation(parts.store.database, plan.id, params.invitationId, parts.now());
    if (isDone) return { status: 204, body: null };
    return refuse(404, "This invitation is no longer open because it was used or has expired.");
  }),

  // The token comes in the body, never in a URL.
  async lookAtInvitation({ body, parts }) {
    const seen = await lookAtInvitation(parts.store.database, body.token, parts.now());
    return seen === null ? refuse(404, gone) : { status: 200, body: seen };
  },

  lookAtHandover: withAccount(async ({ account, body, parts }) => {
    const answer = await lookAtHandover(parts.store.database, account, body.token, parts.now());
    return answer.kind === "found" ? { status: 200, body: answer.handover } : refuseAccepting(answer.kind);
  }),

  acceptInvitation: withAccount(async (input) => {
    const { account, body, parts } = input;
    const { database } = parts.store;
    const answer = await acceptInvitation(database, sealingFor(input), account, body, parts.now());
    switch (answer.kind) {
      case "accepted":
        return { status: 200, body: { planId: answer.planId } };
      case "tooManyPeople":
        return refuse(
          409,
          "This plan has reached its limit of people. Ask the person who invited you to make room.",
        );
      case "tooManyPlans":
        return refuse(409, "Your account has reached its limit of plans. Leave one of them first.");
      default:
        return refuseAccepting(answer.kind);
    }
  }),

  /** A valid token always gets the same response, however often it is sent; all others share one response too. */
  async refuseInvitations({ query, body, parts }) {
    const token = body.token ?? query.token;
    if (token === undefined) return refuse(400, "Send the token of the link in the email.");
    const mailbox = readRefusalToken(token, parts.secrets.dataKeys);
    if (mailbox === null) return refuse(404, "This link no longer works. Use the one in a newer email.");
    const refuses = body.refuses ?? true;
    await setRefusal(parts.store.database, mailbox, refuses, parts.now());
    return { status: 200, body: { refuses } };
  },

  /** The token goes into the fragment, which is never sent to a server. */
  openRefuseInvitations: ({ query }) => ({
    status: 303,
    body: null,
    headers: { location: `/invitation#${query.token}` },
  }),

  shareWithPerson: withPlan(async ({ account, params, body, plan, parts }) => {
    const { scopes } = body;
    if (plan.role !== "owner") return refuseNonOwner();
    const sharing = { scopes, by: account.id };
    const isDone = await setScopes(parts.store.database, plan.id, params.memberId, sharing, parts.now());
    return isDone ? { status: 200, body: { scopes } } : refuseMissingPerson();
  }),

  removePerson: withPlan(async ({ params, account, plan, parts }) => {
    const { memberId } = params;
    const isOneself = memberId === toMemberId(plan.id, account.id);
    // Checked before any lookup: a member must not learn who else is in the plan.
    if (plan.role !== "owner" && !isOneself) return refuseNonOwner();
    const answer = await removePerson(
      parts.store.database,
      plan.id,
      { memberId, by: account.id },
      parts.now(),
    );
    if (answer === "owner") {
      return refuse(409, "This plan is yours, so you can’t leave it.");
    }
    return answer === "missing" ? refuseMissingPerson() : { status: 204, body: null };
  }),
};

/** The same response whether it was used, expired, revoked or never issued. */
const gone =
  "This invitation no longer works. It may have been used, canceled, or expired. Ask for a new one.";

function refuseMissingPerson(): ProblemReply {
  return refuse(404, "This person is no longer on this plan.");
}

function refuseAccepting(why: Refused["kind"]): ProblemReply {
  switch (why) {
    case "ownPlan":
      return refuse(409, "This plan is your own. Send the link to the person you want to invite.");
    case "otherAddress":
      return refuse(
        403,
        "This invitation was sent to another email address. Sign in with that address, or ask for a new invitation.",
      );
    case "gone":
    default:
      return refuse(404, gone);
  }
}

function refuseInviting(why: Exclude<InvitingAnswer["kind"], "invited">): ProblemReply {
  switch (why) {
    case "alreadyIn":
      return refuse(409, "The person with this address is already on this plan.");
    case "tooManyPeople":
      return refuse(409, "This plan has ten people, the maximum. Remove someone first.");
    case "tooManyOpen":
      return refuse(409, "You have twenty open invitations, the maximum. Cancel one first.");
    case "notAllowed":
      return refuse(
        403,
        "Your subscription does not cover inviting more people. You can change it at /subscription-dashboard.",
      );
    case "missing":
    default:
      return refuseMissingPlan();
  }
}
