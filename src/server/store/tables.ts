/** The tables as stored: text, whole numbers, instants as UTC text, JSON as text. */
import type { Generated, Kysely, Transaction } from "kysely";
import type { ErasedSubjectTables } from "#server/account/tables.ts";
import type { AdminTables } from "#server/admin/tables.ts";
import type { AuditTables } from "#server/audit/tables.ts";
import type { AuthorshipTables } from "#server/authorship/tables.ts";
import type { ModelUseTables } from "#server/counselorTurns/tables.ts";
import type { EssayTables } from "#server/essays/tables.ts";
import type { InvitationTables } from "#server/family/tables.ts";
import type { InboxTables } from "#server/forms/tables.ts";
import type { HeartbeatTables } from "#server/health/tables.ts";
import type { PasskeyTables } from "#server/identity/passkeyTables.ts";
import type { AttackTables } from "#server/identity/tables.ts";
import type { PerformanceTables } from "#server/performance/tables.ts";
import type { PlanTables } from "#server/plans/tables.ts";
import type { PostTables } from "#server/posts/tables.ts";
import type { ReminderTables } from "#server/reminders/tables.ts";
import type { SeoTables } from "#server/seo/tables.ts";
import type { SubscriptionTables } from "#server/subscription/tables.ts";

export type Tables = PlanTables &
  InvitationTables &
  EssayTables &
  AuthorshipTables &
  ReminderTables &
  SubscriptionTables &
  ErasedSubjectTables &
  PasskeyTables &
  ModelUseTables &
  HeartbeatTables &
  AuditTables &
  AdminTables &
  InboxTables &
  SeoTables &
  PostTables &
  PerformanceTables &
  AttackTables & {
    /** Received forms by the id they carry: sent twice, a form is stored once. */
    received_forms: { form: string; id: string; received_at: string };
    contact_messages: {
      id: string;
      received_at: string;
      name: string;
      email: string;
      topic: string;
      message: string;
      /** The record a mistake is reported in; null for any other message. */
      record: string | null;
      /** The account of the administrator who takes care of it; null if nobody does yet. */
      assigned_to: Generated<string | null>;
      closed_at: Generated<string | null>;
      /** Counts the changes of administrators, so that two of them do not undo each other's. */
      version: Generated<number>;
    };
    /** By lower-cased address. `wishes` is a JSON list. */
    waitlist_entries: { email: string; role: string; wishes: string; joined_at: string; changed_at: string };
    /** Views per page and UTC day ("2026-11-21"); nothing about the viewers. */
    page_views: { path: string; day: string; views: number };
    /** Mail, before and after it is sent. */
    outbox: {
      id: string;
      created_at: string;
      /** Null is a note to the operator of an installation without CONTACT_EMAIL. */
      recipient: string | null;
      reply_to: string | null;
      subject: string;
      body: string;
      state: string;
      attempts: number;
      next_try_at: string;
      /** Which attempt claimed it for sending, and since when. */
      claimed_by: string | null;
      claimed_at: string | null;
      settled_at: string | null;
      /** Why it was left to be read or given up, or why the last attempt failed. */
      reason: string | null;
      /** The unsubscribe link; null for mail that is not a reminder. */
      stop_url: string | null;
      /** Until when the body holds something that opens a door, such as a code; null if it never does. */
      secret_until: string | null;
      emptied_at: string | null;
      /** One of `mailKinds`; null for mail that an earlier release wrote. */
      kind: Generated<string | null>;
      /** The row the mail is about, such as the code or invitation in it; null if there is none. */
      about: Generated<string | null>;
      /** How often an administrator had it sent again. */
      resends: Generated<number>;
    };
    /** Everyone who has ever sent a request with a verified identity. */
    accounts: {
      id: string;
      /** Whom an access token speaks for. */
      subject: string;
      /** Empty if a hosted tenant does not provide it. */
      email: string;
      email_verified: number;
      name: string;
      picture: string | null;
      /** A JSON list, for local accounts; a hosted tenant's tokens carry their own. */
      roles: string;
      /** The lower-cased address that signs in here; null for a hosted tenant's users. */
      sign_in_email: string | null;
      password_hash: string | null;
      /** Access tokens issued before this second are rejected. */
      tokens_from: string | null;
      created_at: string;
    };
    /** The embedded provider's records: sessions, grants, codes, refresh tokens. */
    identity_records: {
      /** A hash: a copy of this table grants nothing. */
      key: string;
      model: string;
      /** JSON, without the id the key is made from. */
      payload: string;
      grant_id: string | null;
      uid: string | null;
      account_id: string | null;
      consumed_at: string | null;
      /** The client that used it up: a word or a keyed hash. */
      consumed_by: string | null;
      expires_at: string;
    };
    /** Mailed codes waiting to be typed in. */
    mail_codes: {
      /** A hash of the secret held by the requesting browser. */
      id: string;
      purpose: string;
      /** Lower-cased. */
      email: string;
      /** Null: no code matches. */
      code_hash: string | null;
      /** JSON: the account to create. */
      pending: string | null;
      tries: number;
      created_at: string;
      expires_at: string;
      /** A keyed hash of the address and the network that asked. */
      network: string;
      /** Whether a device that the account knows has asked. */
      is_known: number;
    };
    /**
     * Attempts to sign in, by a keyed hash of the address and the network or device; `account` is a hash of the
     * address alone, whether or not it has an account.
     */
    sign_in_attempts: {
      key: string;
      account: string;
      failures: number;
      last_at: string;
      locked_until: string | null;
    };
  };

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
