/** The text of colleges that others propose to the student. */
import type { ProposerRole } from "#domain/plan/proposals.ts";

const roles: Readonly<Record<ProposerRole, string>> = { parent: "parent", counselor: "counselor" };

export const words = {
  title: "Look at this college",
  by: (name: string, role: ProposerRole) => `${name} (${roles[role]}) proposed it.`,
  quote: (note: string) => `“${note}”`,
  college: (unitId: number) => `College number ${unitId}`,
  accept: "Add to my list",
  acceptFull: (college: string) => `Add to my list: ${college}`,
  decline: "Not this one",
  declineFull: (college: string) => `Not this one: ${college}`,
  word: "Add a note? (optional)",
  wordHint: (name: string) => `Only ${name} sees this note.`,
  tooLong: (most: number) => `A note can have at most ${most} characters.`,
  sendDecline: "Send",
  cancel: "Cancel",
  accepted: (college: string) => `${college} is on your list.`,
  declined: (college: string) => `You declined ${college}.`,
  full: "Your list is full. Remove a college first.",
};
