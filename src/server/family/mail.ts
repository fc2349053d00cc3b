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

const leads: Readonly<Record<InvitedRole, (inviter: string) => string>> = {
  parent: (inviter) =>
    `${inviter} invited you to a student’s college plan on Tassel, as a parent. You can see what is shared with you, check off your own tasks, and propose colleges.`,
  counselor: (inviter) =>
    `${inviter} invited you to a student’s college plan on Tassel, as a counselor. You can see what is shared with you and propose colleges. You can’t change the plan.`,
  student: (inviter) =>
    `${inviter} started a college plan for you on Tassel and wants you to have it. If you accept, the plan is yours: you decide what is in it and who sees it. They stay on it as a parent.`,
};

export function invitationMail({ recipient, inviter, role, url, expiresAt, invitationId }: Said): NewMail {
  const body = [
    leads[role](inviter),
    "Open this link to see what you’d be accepting. Nothing happens until you say yes:",
    url,
    `The link works once, until ${dayFormat.format(expiresAt)}, and only for an account with this email address. An account is free.`,
    "If you don’t know this person, you can ignore this email. We won’t send another about it.",
  ];
  return {
    recipient,
    replyTo: inviter,
    kind: "invitation",
    about: invitationId,
    subject: "You’re invited to a college plan on Tassel",
    body: `${body.join("\n\n")}\n`,
    secretUntil: expiresAt,
  };
}
