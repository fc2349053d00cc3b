/** The invitation mail. The only user input in it is the inviter's verified address. */
import type { InvitedRole } from "#contract/family.ts";
import type { NewMail } from "#server/outbox/store.ts";

type Said = {
  recipient: string;
  inviter: string;
  role: InvitedRole;
  url: string;
  expiresAt: Date;
  invitationId: string;
};

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const roles: Readonly<Record<InvitedRole, string>> = {
  parent: "as a parent: you can look at what is shared with you and check off your own tasks.",
  counselor: "as a counselor: you can look at what is shared with you. You can’t change anything in it.",
};

export function invitationMail({ recipient, inviter, role, url, expiresAt, invitationId }: Said): NewMail {
  const body = [
    `${inviter} has invited you to a student’s college plan on Tassel, ${roles[role]}`,
    "This link shows what you would see, and lets you accept:",
    url,
    `It works once, until ${dayFormat.format(expiresAt)}, and only for an account with this address.`,
    "If you don’t know this person, you can ignore this email. You won’t get any more about it.",
  ];
  return {
    recipient,
    replyTo: inviter,
    kind: "invitation",
    about: invitationId,
    subject: "You are invited to a college plan on Tassel",
    body: `${body.join("\n\n")}\n`,
    secretUntil: expiresAt,
  };
}
