/** /api/admin/inbox: messages of the contact form and the waitlist, for administrators. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { formIdSchema } from "./formId.ts";

export const inboxLimits = {
  answerMin: 2,
  answerMax: 10_000,
  /** Characters of a message in the list. */
  preview: 200,
  perPage: 30,
} as const;

export const inboxViews = ["open", "mine", "mistakes", "closed"] as const;
export type InboxView = (typeof inboxViews)[number];

export const messageStates = ["new", "assigned", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

const administratorSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  /** May be empty. */
  name: z.string(),
});
export type InboxAdministrator = z.infer<typeof administratorSchema>;

const listedFields = {
  messageId: z.string(),
  receivedAt: z.string(),
  /** As they were typed; nothing in them is markup. */
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  /** The record a mistake is reported in. */
  record: z.nullable(z.string()),
  state: z.enum(messageStates),
  assignedTo: z.nullable(administratorSchema),
};

export const inboxSchema = z.object({
  messages: z.array(z.object({ ...listedFields, preview: z.string() })),
  /** For the next page; null on the last one. */
  next: z.nullable(z.string()),
  counts: z.object({ open: z.int(), mine: z.int(), mistakes: z.int(), closed: z.int() }),
});
export type InboxPage = z.infer<typeof inboxSchema>;
export type ListedMessage = InboxPage["messages"][number];

export const inboxMessageSchema = z.object({
  ...listedFields,
  message: z.string(),
  /** To be sent along with a change, which is refused if somebody else was first. */
  version: z.int(),
  answers: z.array(
    z.object({
      answerId: z.string(),
      writtenAt: z.string(),
      /** Null if that account has been erased. */
      by: z.nullable(administratorSchema),
      text: z.string(),
      /** What became of the mail; null once it is no longer kept. */
      mail: z.nullable(z.enum(["waiting", "sending", "sent", "kept", "failed"])),
    }),
  ),
  /** Who may take care of it. */
  administrators: z.array(administratorSchema),
  /** How an answer leaves this installation. */
  mail: z.object({
    /** Null: there is no mail server, and an answer stays in the outbox. */
    from: z.nullable(z.string()),
    /** Where a reply to it goes; null: to `from`. */
    replyTo: z.nullable(z.string()),
  }),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

const messageParams = z.object({ messageId: formIdSchema });
const version = z.int().check(z.nonnegative());

export const adminInboxEndpoint = {
  id: "adminInbox",
  method: "GET",
  path: "/api/admin/inbox",
  access: "administrator",
  summary: "Messages of the contact form, newest first, with the beginning of each.",
  query: z.object({
    view: z._default(z.enum(inboxViews), "open"),
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[0-9TZ:.-]{24}_[0-9a-f]{32}$/))),
  }),
  replies: { 200: inboxSchema },
} as const satisfies Endpoint;

export const adminMessageEndpoint = {
  id: "adminMessage",
  method: "GET",
  path: "/api/admin/inbox/:messageId",
  access: "administrator",
  summary: "One message, whole, with its answers.",
  params: messageParams,
  replies: { 200: inboxMessageSchema },
} as const satisfies Endpoint;

export const adminAssignMessageEndpoint = {
  id: "adminAssignMessage",
  method: "PUT",
  path: "/api/admin/inbox/:messageId/assignee",
  access: "administrator",
  limit: "signedIn",
  summary: "Assigns a message to an administrator. 409 if it has changed in the meantime.",
  params: messageParams,
  body: z.object({
    version,
    /** The administrator who takes the message on; null if nobody does. */
    accountId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  replies: { 200: inboxMessageSchema },
} as const satisfies Endpoint;

export const adminAnswerMessageEndpoint = {
  id: "adminAnswerMessage",
  method: "POST",
  path: "/api/admin/inbox/:messageId/answers",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Mails an answer to the sender; the same answerId is mailed once. 409 if it has changed in the meantime.",
  params: messageParams,
  body: z.object({
    version,
    answerId: formIdSchema,
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(inboxLimits.answerMin, "Write an answer first."),
        z.maxLength(inboxLimits.answerMax, "Please keep an answer to 10,000 characters."),
      ),
    /** Whether the message is closed with it. */
    isClosed: z.boolean(),
  }),
  replies: { 200: inboxMessageSchema },
} as const satisfies Endpoint;

export const adminCloseMessageEndpoint = {
  id: "adminCloseMessage",
  method: "PUT",
  path: "/api/admin/inbox/:messageId/closed",
  access: "administrator",
  limit: "signedIn",
  summary: "Closes a message, or opens it again. 409 if it has changed in the meantime.",
  params: messageParams,
  body: z.object({ version, isClosed: z.boolean() }),
  replies: { 200: inboxMessageSchema },
} as const satisfies Endpoint;

export const adminWaitlistSchema = z.object({
  entries: z.array(
    z.object({
      email: z.string(),
      role: z.string(),
      wishes: z.array(z.string()),
      joinedAt: z.string(),
      changedAt: z.string(),
    }),
  ),
  /** For the next page; null on the last one. */
  next: z.nullable(z.string()),
  total: z.int(),
  /** How many ask for each feature. */
  wishes: z.array(z.object({ wish: z.string(), people: z.int() })),
});
export type AdminWaitlist = z.infer<typeof adminWaitlistSchema>;

export const adminWaitlistEndpoint = {
  id: "adminWaitlist",
  method: "GET",
  path: "/api/admin/waitlist",
  access: "administrator",
  summary: "The waitlist in the order of joining, newest first, and how many ask for what.",
  query: z.object({ after: z.optional(z.string().check(z.maxLength(300))) }),
  replies: { 200: adminWaitlistSchema },
} as const satisfies Endpoint;

export const exportedForms = ["contact", "waitlist"] as const;

export const adminExportFormsEndpoint = {
  id: "adminExportForms",
  method: "POST",
  path: "/api/admin/forms/:form/csv",
  access: "administrator",
  limit: "signedIn",
  summary:
    "All messages or the whole waitlist as CSV that no spreadsheet takes for formulas; noted in the audit log.",
  params: z.object({ form: z.enum(exportedForms) }),
  replies: { 200: z.object({ csv: z.string() }) },
} as const satisfies Endpoint;

export const adminInboxEndpoints = [
  adminInboxEndpoint,
  adminMessageEndpoint,
  adminAssignMessageEndpoint,
  adminAnswerMessageEndpoint,
  adminCloseMessageEndpoint,
  adminWaitlistEndpoint,
  adminExportFormsEndpoint,
] as const;
