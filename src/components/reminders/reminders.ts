/** The account's reminders as the server keeps them: reading, saving, and what a failure means to the person. */
import { queryOptions } from "@tanstack/react-query";
import { readJson, sendJson } from "#client/http/api.ts";
import { type FailureKind, failureKindOf } from "#client/http/failureKind.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { Reminders, RemindersBody } from "#contract/reminders.ts";

const path = "/api/account/reminders";

/** Begins the key of every account's. */
export const remindersKey = ["account-reminders"] as const;

export const buildRemindersQuery = (account: number) =>
  queryOptions({
    queryKey: [...remindersKey, account],
    queryFn: async ({ signal }): Promise<Reminders> => readReminders(await readJson(path, signal)),
    ...cacheClasses.user,
  });

/** Fails at once without a network: what was chosen stays on the page, and is not sent behind the person’s back later. */
export async function saveReminders(body: RemindersBody): Promise<Reminders> {
  return readReminders(await sendJson("PUT", path, body));
}

export function toSaveFailure(error: Error): FailureKind {
  return failureKindOf(error);
}

async function readReminders(json: unknown): Promise<Reminders> {
  const { remindersSchema } = await import("#contract/reminders.ts");
  return remindersSchema.parse(json);
}
