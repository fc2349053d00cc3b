/** The tables as the database holds them: text, whole numbers, instants as UTC text, JSON as text. */
import type { Kysely, Transaction } from "kysely";
import type { ErasedSubjectTables } from "#server/account/tables.ts";
import type { InvitationTables } from "#server/family/tables.ts";
import type { PlanTables } from "#server/plans/tables.ts";
import type { ReminderTables } from "#server/reminders/tables.ts";
import type { SubscriptionTables } from "#server/subscription/tables.ts";

export type Tables = PlanTables &
  InvitationTables &
  ReminderTables &
  SubscriptionTables &
  ErasedSubjectTables & {
    /** Each form that was taken, by the id it carries: sent twice it is stored once. */
    received_forms: { form: string; id: string; received_at: string };
    contact_messages: {
      id: string;
      received_at: string;
      name: string;
      email: string;
      topic: string;
      message: string;
    };
    /** By lower-cased address. `wishes` is a JSON list. */
    waitlist_entries: { email: string; role: string; wishes: string; joined_at: string; changed_at: string };
    /** How often each page was looked at on each UTC day ("2026-11-21"); nothing about who did. */
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
      /** Which attempt holds it while it is being sent, and since when. */
      claimed_by: string | null;
      claimed_at: string | null;
      settled_at: string | null;
      /** Why it was kept or given up, or why the last try failed. */
      reason: string | null;
      /** Where a person stops such mail; null for mail that is no reminder. */
      stop_url: string | null;
    };
    /** Everyone who has ever asked with a verified identity. */
    accounts: {
      id: string;
      /** Who an access token speaks for. */
      subject: string;
      /** Empty where a hosted tenant does not say it. */
      email: string;
      email_verified: number;
      name: string;
      picture: string | null;
      /** A JSON list, for accounts that sign in here; a hosted tenant's tokens bring their own. */
      roles: string;
      /** The lower-cased address that signs in here; null for a hosted tenant's people. */
      sign_in_email: string | null;
      password_hash: string | null;
      /** Access tokens from before this second are no longer taken. */
      tokens_from: string | null;
      created_at: string;
    };
    /** What the embedded provider keeps: sessions, grants, codes, refresh tokens. */
    identity_records: {
      /** A hash: what is kept here opens nothing. */
      key: string;
      model: string;
      /** JSON, without the id that the key is made from. */
      payload: string;
      grant_id: string | null;
      uid: string | null;
      account_id: string | null;
      consumed_at: string | null;
      expires_at: string;
    };
    /** Codes that were mailed and wait to be typed in. */
    mail_codes: {
      /** A hash of what the browser that asked holds. */
      id: string;
      purpose: string;
      /** Lower-cased. */
      email: string;
      /** Null: no code fits. */
      code_hash: string | null;
      /** JSON: the account to be made. */
      pending: string | null;
      tries: number;
      created_at: string;
      expires_at: string;
    };
    /** Tries to sign in or to type a code, by a hash of the address, whether it has an account or not. */
    sign_in_attempts: { key: string; failures: number; last_at: string; locked_until: string | null };
  };

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
