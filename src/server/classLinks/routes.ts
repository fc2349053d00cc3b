/** /api/class-links: a counselor's links for a class, and a student's answer to one. */
import type { classLinkEndpoints } from "#contract/classLinks.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { toInvitationUrl } from "#server/family/mail.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { refuseMissingPlan, refuseNonOwner } from "#server/plans/withPlan.ts";
import { endClassLink, joinClass, listClassLinks, lookAtClassLink, makeClassLink } from "./store.ts";

/** The same response whether it expired, was ended or never was. */
const gone = "This class link no longer works. It may have expired. Ask your counselor for a new one.";

export const classLinkHandlers: HandlersFor<typeof classLinkEndpoints> = {
  classLinks: withAccount(async ({ account, parts }) => {
    const classLinks = await listClassLinks(parts.store.database, account.id, parts.now());
    return { status: 200, body: { classLinks } };
  }),

  makeClassLink: withAccount(async ({ account, parts }) => {
    const made = await makeClassLink(parts.store.database, account, parts.now());
    switch (made.kind) {
      case "made": {
        const url = toInvitationUrl(parts.settings.publicUrl, made.token);
        return { status: 201, body: { classLinkId: made.id, url, expiresAt: made.expiresAt } };
      }
      case "unconfirmed":
        return refuse(
          403,
          "Confirm your email address first. Students see that address, so they know who is asking.",
        );
      case "tooMany":
      default:
        return refuse(409, "You have ten open class links, the maximum. End one first.");
    }
  }),

  endClassLink: withAccount(async ({ account, params, parts }) => {
    const isEnded = await endClassLink(parts.store.database, account.id, params.classLinkId, parts.now());
    return isEnded ? { status: 204, body: null } : refuse(404, "This class link no longer works.");
  }),

  async lookAtClassLink({ body, parts }) {
    const offer = await lookAtClassLink(parts.store.database, body.token, parts.now());
    return offer === null ? refuse(404, gone) : { status: 200, body: offer };
  },

  joinClass: withAccount(async ({ account, body, parts }) => {
    const { kind } = await joinClass(parts.store.database, account.id, body, parts.now());
    switch (kind) {
      case "joined":
        return { status: 200, body: { planId: body.planId } };
      case "gone":
        return refuse(404, gone);
      case "notOwner":
        return refuseNonOwner();
      case "ownLink":
        return refuse(409, "This is your own class link. Give it to your students.");
      case "tooManyPeople":
        return refuse(409, "This plan has ten people, the maximum. Remove someone first.");
      case "tooManyPlans":
        return refuse(
          409,
          "This counselor’s account has reached its limit of plans. Please tell your counselor.",
        );
      case "missing":
      default:
        return refuseMissingPlan();
    }
  }),
};
