/** Who listens to which event, in the order in which they are told. */
import { endCalendarsOfLeavers } from "./calendars/store.ts";
import { eraseClassLinks } from "./classLinks/store.ts";
import { eraseModelUse } from "./counselorTurns/budget.ts";
import { moveReplacedTexts } from "./essays/versions.ts";
import type { Subscribers } from "./events.ts";
import { eraseInvitationsBy, eraseInvitationsTo } from "./family/invitations.ts";
import { eraseForms } from "./forms/ofAddress.ts";
import { erasePasskeys } from "./identity/passkeys.ts";
import { erasePlans } from "./plans/erasing.ts";
import { forgetInOthersPlans, lockPlansOf } from "./plans/forgetting.ts";
import { recomputeForPlan } from "./reminders/nextDue.ts";
import { emptyRemindersAbout, eraseReminders } from "./reminders/rows.ts";

export const subscribers: Subscribers = {
  commandsAdded: [
    (transaction, { planId, commands, sealing }) => moveReplacedTexts(transaction, sealing, planId, commands),
  ],
  planChanged: [(transaction, { planId }) => recomputeForPlan(transaction, planId)],
  peopleChanged: [
    async (transaction, { planId, hasLeft }) => {
      if (hasLeft) await endCalendarsOfLeavers(transaction, planId);
    },
    (transaction, { planId, hasLeft }) =>
      recomputeForPlan(transaction, planId, hasLeft ? "owner" : "everyone"),
  ],
  planGoes: [(transaction, { planId, now }) => emptyRemindersAbout(transaction, planId, now)],
  accountGoes: [
    // Plans before reminders, the same lock order as for plan changes, so the two cannot deadlock.
    async (transaction, { account }) => {
      await lockPlansOf(transaction, account.id);
      return eraseInvitationsBy(transaction, account.id);
    },
    async (transaction, { account, now }) => {
      const rows = await erasePlans(transaction, account.id, now);
      await forgetInOthersPlans(transaction, account.id, now);
      return rows;
    },
    (transaction, { account }) => eraseReminders(transaction, account.id),
    (transaction, { account }) => eraseForms(transaction, account),
    (transaction, { account }) => eraseInvitationsTo(transaction, account),
    (transaction, { account }) => eraseClassLinks(transaction, account.id),
    (transaction, { account }) => eraseModelUse(transaction, account.id),
    (transaction, { account }) => erasePasskeys(transaction, account.id),
  ],
};
