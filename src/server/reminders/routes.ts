/** /api/account/reminders and /api/reminders/stop: reminder settings, and stopping reminders from a mail. */
import type { Reminders, reminderEndpoints } from "#contract/reminders.ts";
import { defaultReminders } from "#domain/reminders/settings.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { type WithAccount, withAccount } from "#server/account/withAccount.ts";
import { refuseSignedOut } from "#server/http/access.ts";
import type { HandlersFor, RequestContext } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { isStopToken, stopIdIn } from "./stopToken.ts";
import { countMailed, findStopped, readReminders, saveReminders, stopReminders } from "./store.ts";

export const reminderHandlers: HandlersFor<typeof reminderEndpoints> = {
  reminders: withAccount(async (input) => ({ status: 200, body: await readSettings(input) })),

  saveReminders: withAccount(async (input) => {
    const { account, body, parts } = input;
    const isKept = await saveReminders(parts.store.database, account.id, body, parts.now());
    return isKept ? { status: 200, body: await readSettings(input) } : refuseSignedOut();
  }),

  /**
   * A valid token always gets the same response, however often it is sent; all others share one response too.
   */
  async stopReminders({ query, body, parts }) {
    const token = body.token ?? query.token;
    if (token === undefined) return refuse(400, "Send the token of the link in the mail.");
    const { database } = parts.store;
    const stopId = stopIdIn(token);
    const found = await findStopped(database, stopId);
    if (found === null || !isStopToken(token, { stopId, email: found.email }, parts.secrets.dataKeys)) {
      return refuse(404, "This link no longer works. Sign in to see and change your reminders.");
    }
    const stopped = await stopReminders(database, found.accountId, parts.now());
    return { status: 200, body: { stopped } };
  },

  /**
   * The token goes into the fragment, which is never sent to a server. The schema allows no character that
   * would break the header.
   */
  openStopReminders: ({ query }) => ({
    status: 303,
    body: null,
    headers: { location: `/stop-reminders#${query.token}` },
  }),
};

async function readSettings({ account, parts }: RequestContext & WithAccount): Promise<Reminders> {
  const { database } = parts.store;
  const kept = await readReminders(database, account.id);
  const { remindersPerMonth } = await parts.allowances.of(account.id);
  const settings = kept?.settings ?? { ...defaultReminders, timeZone: null };
  const today = toWallTime(settings.timeZone ?? "UTC", parts.now()).day;
  return {
    ...settings,
    email: account.emailVerified && account.email !== "" ? account.email : null,
    perMonth: remindersPerMonth,
    sentThisMonth: await countMailed(database, account.id, today),
  };
}
