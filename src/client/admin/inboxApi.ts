/** The inbox's endpoints, with replies parsed by the contract. */
import {
  type AdminWaitlist,
  adminExportFormsEndpoint,
  adminWaitlistSchema,
  type InboxMessage,
  type InboxPage,
  type InboxView,
  inboxMessageSchema,
  inboxSchema,
} from "#contract/adminInbox.ts";
import { callAdmin } from "./callAdmin.ts";

export type FormName = "contact" | "waitlist";

export async function readInbox(
  view: InboxView,
  after: string | null,
  signal?: AbortSignal,
): Promise<InboxPage> {
  const query = after === null ? { view } : { view, after };
  return inboxSchema.parse(await callAdmin("adminInbox", query, { signal }));
}

export async function readMessage(messageId: string, signal?: AbortSignal): Promise<InboxMessage> {
  return inboxMessageSchema.parse(await callAdmin("adminMessage", { messageId }, { signal }));
}

export async function assignMessage(
  messageId: string,
  version: number,
  accountId: string | null,
): Promise<InboxMessage> {
  return inboxMessageSchema.parse(await callAdmin("adminAssignMessage", { messageId, version, accountId }));
}

export async function answerMessage(
  messageId: string,
  answer: { version: number; answerId: string; text: string; isClosed: boolean },
): Promise<InboxMessage> {
  return inboxMessageSchema.parse(await callAdmin("adminAnswerMessage", { messageId, ...answer }));
}

export async function closeMessage(
  messageId: string,
  version: number,
  isClosed: boolean,
): Promise<InboxMessage> {
  return inboxMessageSchema.parse(await callAdmin("adminCloseMessage", { messageId, version, isClosed }));
}

export async function readWaitlist(after: string | null, signal?: AbortSignal): Promise<AdminWaitlist> {
  const query = after === null ? {} : { after };
  return adminWaitlistSchema.parse(await callAdmin("adminWaitlist", query, { signal }));
}

export async function exportForms(form: FormName): Promise<string> {
  const reply = await callAdmin("adminExportForms", { form });
  return adminExportFormsEndpoint.replies[200].parse(reply).csv;
}
