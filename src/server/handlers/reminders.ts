/** /api/account/reminders and /api/reminders/stop: what a person wants to be reminded of, and stopping it from a mail. */
import type { z } from "zod/mini";
import type {
  openStopRemindersEndpoint,
  Reminders,
  RemindersBody,
  stopRemindersEndpoint,
} from "#contract/reminders.ts";
import { defaultReminders } from "#domain/reminders/settings.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { Handler } from "#server/parts.ts";
import { isStopToken, stopIdIn } from "#server/stopToken.ts";
import {
  countMailed,
  findStopped,
  readReminders,
  saveReminders,
  stopReminders,
} from "#server/store/reminders.ts";
import { type AccountInput, sendNoAccount, sendPrivately, withAccount } from "./planAccess.ts";

export const answerReminders = withAccount(async (input) =>
  sendPrivately(input.reply, await remindersOf(input)),
);

export const answerSaveReminders = withAccount(async (input) => {
  const { account, parts, reply } = input;
  // Checked against this schema by registerEndpoints.
  const wanted = input.body as RemindersBody;
  const isKept = await saveReminders(parts.store.database, account.id, wanted, parts.now());
  return isKept ? sendPrivately(reply, await remindersOf(input)) : sendNoAccount(reply);
});

/** For a true token always the same, however often it is sent; all others are told the same too. */
export const answerStopReminders: Handler = async ({ query, body, parts, reply }) => {
  // Checked against these schemas by registerEndpoints.
  const inAddress = (query as z.infer<typeof stopRemindersEndpoint.query>).token;
  const inBody = (body as z.infer<typeof stopRemindersEndpoint.body>).token;
  const token = inBody ?? inAddress;
  if (token === undefined) return sendProblem(reply, 400, "Send the token of the link in the mail.");
  const { database } = parts.store;
  const stopId = stopIdIn(token);
  const found = await findStopped(database, stopId);
  if (found === null || !isStopToken(token, { stopId, email: found.email }, parts.secrets.dataKeys)) {
    return sendProblem(
      reply,
      404,
      "This link stops nothing any more. Sign in to see and change your reminders.",
    );
  }
  const stopped = await stopReminders(database, found.accountId, parts.now());
  return sendPrivately(reply, { stopped });
};

/** The token goes into the fragment, which no server sees again. */
export const answerOpenStopReminders: Handler = async ({ query, reply }) => {
  // Checked against this schema by registerEndpoints: letters, digits, hyphens, underscores and a dot.
  const { token } = query as z.infer<typeof openStopRemindersEndpoint.query>;
  return reply.header("cache-control", "no-store").redirect(`/stop-reminders#${token}`, 303);
};

async function remindersOf({ account, parts }: AccountInput): Promise<Reminders> {
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
