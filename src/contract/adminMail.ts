/** /api/admin/mail: what became of each mail, without its text, and having one sent again. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const mailKinds = [
  "signUpCode",
  "hasAccount",
  "signInCode",
  "resetCode",
  "passwordChanged",
  "passkeyAdded",
  "passkeyRemoved",
  "invitation",
  "reminder",
  "contactNote",
  "waitlistNote",
  "contactAnswer",
  "accountExport",
  "erasureNotice",
  "erasureCalledOff",
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailStates = ["waiting", "sending", "sent", "kept", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const mailPerPage = 30;

const count = z.int().check(z.nonnegative());
/** What a change was decided on; it is refused if the mail has moved on. */
const seenFields = { state: z.enum(mailStates), attempts: count, resends: count };

export const listedMailSchema = z.object({
  mailId: z.string(),
  /** Null: written by an earlier release, which kept no kind. */
  kind: z.nullable(z.enum(mailKinds)),
  /** "a•••@example.com"; null for a note to the operator of an installation without a contact address. */
  recipient: z.nullable(z.string()),
  ...seenFields,
  createdAt: z.string(),
  /** Only while it waits. */
  nextTryAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** What the mail server said, with addresses masked. */
  reason: z.nullable(z.string()),
  resend: z.union([
    /** `now`: it waits for its next try. `same`: as it is. `renewed`: with a new code or link; the old one ends. */
    z.object({ how: z.enum(["now", "same", "renewed"]), why: z.null() }),
    z.object({ how: z.null(), why: z.string() }),
  ]),
});
export type ListedMail = z.infer<typeof listedMailSchema>;

export const mailPageSchema = z.object({
  mails: z.array(listedMailSchema),
  /** For the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** Of this kind, or of all, by state. */
  counts: z.object({ waiting: count, sending: count, sent: count, kept: count, failed: count }),
  hasMailServer: z.boolean(),
});
export type MailPage = z.infer<typeof mailPageSchema>;

export const adminMailEndpoint = {
  id: "adminMail",
  method: "GET",
  path: "/api/admin/mail",
  access: "administrator",
  summary: "Mail, newest first: kind, masked recipient, state and tries; never its text.",
  query: z.object({
    state: z.optional(z.enum(mailStates)),
    kind: z.optional(z.enum(mailKinds)),
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[0-9TZ:.-]{24}_[0-9a-f-]{36}$/))),
  }),
  replies: { 200: mailPageSchema },
} as const satisfies Endpoint;

export const adminResendMailEndpoint = {
  id: "adminResendMail",
  method: "POST",
  path: "/api/admin/mail/:mailId/resend",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Sends an email again, only to its recipient; any code or link in it is new. 409 if its status has changed.",
  params: z.object({ mailId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  body: z.object(seenFields),
  replies: { 200: listedMailSchema },
} as const satisfies Endpoint;

export const adminMailEndpoints = [adminMailEndpoint, adminResendMailEndpoint] as const;
