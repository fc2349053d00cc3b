/** The invitation mail. The only user input in it is the inviter's name, where it can be nothing but a name. */
import type { InvitedRole } from "#contract/family.ts";
import { refuseInvitationsPath } from "#contract/rareInvitations.ts";
import { isPersonName } from "#domain/people/personName.ts";
import type { NewMail } from "#server/outbox/store.ts";

type Said = {
  recipient: string;
  inviterName: string;
  role: InvitedRole;
  publicUrl: string;
  /** The invitation's, and the one that ends invitations to this address. */
  token: string;
  refusalToken: string;
  expiresAt: Date;
  invitationId: string;
};

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const leads: Readonly<Record<InvitedRole, (inviter: string) => string>> = {
  parent: (inviter) =>
    `${inviter} invited you to a student’s college plan on Tassel, as a parent. You can see what is shared with you, check off your own tasks, and propose colleges.`,
  counselor: (inviter) =>
    `${inviter} invited you to a student’s college plan on Tassel, as a counselor. You can see what is shared with you and propose colleges. You can’t change the plan.`,
  student: (inviter) =>
    `${inviter} started a college plan for you on Tassel and wants you to have it. If you accept, the plan is yours, and you decide what is in it and who sees it.`,
};

export function toInvitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/invitation#${token}`;
}

export function invitationMail(said: Said): NewMail {
  const { recipient, role, publicUrl, token, refusalToken, expiresAt, invitationId } = said;
  const inviter = isPersonName(said.inviterName) ? said.inviterName.trim() : "Someone who uses Tassel";
  const body = [
    leads[role](inviter),
    "Open this link to see who invited you and what you’d be accepting. Nothing happens until you say yes:",
    toInvitationUrl(publicUrl, token),
    `The link works once, until ${dayFormat.format(expiresAt)}, and only for an account with this email address. An account is free.`,
    "If you don’t know this person, you can ignore this email. To stop all invitations from Tassel, no matter who sends them, open this link and press the button:",
    `${publicUrl}/invitation#${refusalToken}`,
  ];
  return {
    recipient,
    // An address that a stranger chose would make us the carrier of whatever it spells.
    replyTo: null,
    kind: "invitation",
    about: invitationId,
    subject: "You’re invited to a college plan on Tassel",
    body: `${body.join("\n\n")}\n`,
    secretUntil: expiresAt,
    stopUrl: `${publicUrl}${refuseInvitationsPath}?token=${refusalToken}`,
  };
}
