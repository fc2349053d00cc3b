/** The mail part's interface: deliver one mail, and learn what happened to it. */

export type OutgoingMail = {
  /** Part of the Message-ID, so that a mail sent twice after a crash is recognized as a duplicate. */
  id: string;
  /** Null: a note to the operator of an installation without a contact address. */
  recipient: string | null;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** The unsubscribe link: visited by the person, or posted by the mail program (RFC 8058). */
  stopUrl?: string | null;
  /** How often it was sent again on purpose: then mail programs must not take it for a duplicate. */
  resends?: number;
  attachment?: Attachment | null;
};

export type Attachment = { name: string; type: string; content: string };

export type Delivery =
  | { outcome: "sent" }
  /** It stays in the outbox to be read there. */
  | { outcome: "kept"; reason: string }
  /** `isFinal` if a retry would fail too: no such mailbox, or a rejected message. */
  | { outcome: "refused"; isFinal: boolean; reason: string };

export type MailPart = {
  kind: "outbox" | "smtp";
  /** Never throws, whatever the mail server does. */
  deliver: (mail: OutgoingMail) => Promise<Delivery>;
  close: () => Promise<void>;
};
