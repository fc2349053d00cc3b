/** Reminder mails: a person's settings, and unsubscribing from all of them without signing in. */
import { z } from "zod/mini";
import { reminderLimits } from "#domain/reminders/settings.ts";
import { isTimeZone } from "#lib/zonedTime.ts";
import type { Endpoint } from "./endpoint.ts";

const whole = (minimum: number, maximum: number, sentence: string) =>
  z.number(sentence).check(z.int(sentence), z.minimum(minimum, sentence), z.maximum(maximum, sentence));

const digestSchema = z.object({
  isOn: z.boolean(),
  /** 0 is Sunday. */
  weekday: whole(0, 6, "A day of the week is a number from 0, Sunday, to 6, Saturday."),
  hour: whole(0, 23, "An hour is a whole number from 0 to 23."),
});
const { daysMin, daysMax } = reminderLimits;
const beforeDueSchema = z.object({
  isOn: z.boolean(),
  days: whole(daysMin, daysMax, `Choose between ${daysMin} and ${daysMax} days.`),
});

export const remindersBodySchema = z.object({
  digest: digestSchema,
  beforeDue: beforeDueSchema,
  /** Pages loaded before there was such a choice send nothing. */
  includesParentTasks: z._default(z.boolean(), false),
  timeZone: z
    .string()
    .check(
      z.maxLength(64, "That is no time zone."),
      z.refine(
        isTimeZone,
        "We don’t recognize this time zone. Please choose another place with the same time.",
      ),
    ),
});
export type RemindersBody = z.infer<typeof remindersBodySchema>;

export const remindersSchema = z.object({
  digest: digestSchema,
  beforeDue: beforeDueSchema,
  includesParentTasks: z.boolean(),
  /** Null until the person has chosen one: the browser suggests it. */
  timeZone: z.nullable(z.string()),
  /** The recipient; null if the account has no confirmed address, and then nothing is sent. */
  email: z.nullable(z.string()),
  /** The maximum per month; null is no limit. */
  perMonth: z.nullable(z.number()),
  sentThisMonth: z.number(),
});
export type Reminders = z.infer<typeof remindersSchema>;

const shared = { path: "/api/account/reminders", access: "signedIn" } as const;

export const remindersEndpoint = {
  ...shared,
  id: "reminders",
  method: "GET",
  summary: "Which reminders the account gets by mail, and when; all are off until they are asked for.",
  replies: { 200: remindersSchema },
} as const satisfies Endpoint;

export const saveRemindersEndpoint = {
  ...shared,
  id: "saveReminders",
  method: "PUT",
  limit: "signedIn",
  summary: "Sets which reminders the account gets by mail, and when.",
  body: remindersBodySchema,
  replies: { 200: remindersSchema },
} as const satisfies Endpoint;

/** As it appears in a mail's link. */
const tokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{22}\.[\w-]{43}$/, "This link is incomplete. Please open it from the email again."));

export const stopRemindersPath = "/api/reminders/stop";

const stop = { path: stopRemindersPath, access: "everyone" } as const;

export const stopRemindersEndpoint = {
  ...stop,
  id: "stopReminders",
  method: "POST",
  limit: "stopReminders",
  summary:
    "Stops all reminders of the account that a mail went to, by the token of its link: in the body, or in the address with a form as mail programs send it (RFC 8058).",
  query: z.object({ token: z.optional(tokenSchema) }),
  body: z.object({ token: z.optional(tokenSchema), "List-Unsubscribe": z.optional(z.literal("One-Click")) }),
  takesForms: true,
  /** Which of them were on. */
  replies: { 200: z.object({ stopped: z.object({ digest: z.boolean(), beforeDue: z.boolean() }) }) },
} as const satisfies Endpoint;

export const openStopRemindersEndpoint = {
  ...stop,
  id: "openStopReminders",
  method: "GET",
  summary:
    "Leads a person whose mail program opens the address to the page that stops reminders. Nothing is stopped by looking.",
  query: z.object({ token: tokenSchema }),
  /** A redirect. */
  replies: { 303: null },
} as const satisfies Endpoint;

export const reminderEndpoints = [
  remindersEndpoint,
  saveRemindersEndpoint,
  stopRemindersEndpoint,
  openStopRemindersEndpoint,
] as const;
