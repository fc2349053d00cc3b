/** The account's reminder settings: reading, saving, and explaining failures. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { Reminders, RemindersBody } from "#contract/reminders.ts";

/** Starts the query key of every account. */
export const remindersKey = ["account-reminders"] as const;

export const buildRemindersQuery = (account: number) =>
  queryOptions({
    queryKey: [...remindersKey, account],
    queryFn: async ({ signal }): Promise<Reminders> => readReminders(await call("reminders", {}, { signal })),
    ...cacheClasses.user,
  });

/** Fails at once without a network: the choices stay on the page and are not sent later without the person noticing. */
export async function saveReminders(body: RemindersBody): Promise<Reminders> {
  return readReminders(await call("saveReminders", body));
}

async function readReminders(json: unknown): Promise<Reminders> {
  const { remindersSchema } = await import("#contract/reminders.ts");
  return remindersSchema.parse(json);
}
