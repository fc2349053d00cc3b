/** The tables as the database holds them: text, whole numbers, instants as UTC text, JSON as text. */
import type { Kysely, Transaction } from "kysely";

export type Tables = {
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
  };
};

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
