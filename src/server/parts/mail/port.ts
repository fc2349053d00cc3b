/** The mail part as the server knows it: hand over one mail, hear what became of it. */

export type OutgoingMail = {
  /** Stands in the mail's Message-ID: a mail that was sent twice after a crash is known as one. */
  id: string;
  /** Null: a note to the operator, whose address is not set. */
  recipient: string | null;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** Where the person stops mail of this kind, by a visit or by a form that the mail program posts (RFC 8058). */
  stopUrl?: string | null;
};

export type Delivery =
  | { outcome: "sent" }
  /** It stays in the outbox, to be read there. */
  | { outcome: "kept"; reason: string }
  /** `isFinal` where another try would fail as well: no such mailbox, a mail that is not taken. */
  | { outcome: "refused"; isFinal: boolean; reason: string };

export type MailPart = {
  kind: "outbox" | "smtp";
  /** Never throws for what a mail server says or does not say. */
  deliver: (mail: OutgoingMail) => Promise<Delivery>;
  close: () => Promise<void>;
};
