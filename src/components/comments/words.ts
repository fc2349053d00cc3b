/** The text of comments at tasks and colleges. */
import { commentLimits, type PlanComment } from "#domain/plan/comments.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

const most = formatInteger(commentLimits.textLength);

export const words = {
  title: "Comments for you to answer",
  lead: "Each comment is between you and the person who wrote it. You can delete any comment in your plan.",
  atTask: (title: string) => `Task: ${title}`,
  taskGone: "A task that is no longer in the plan",
  college: (unitId: number) => `College number ${unitId}`,
  about: (place: string) => `: ${place}`,

  you: "You",
  student: "The student",
  by: (name: string, role: PlanComment["byRole"]) =>
    role === "owner" || name === someoneGone ? name : `${name} (${role})`,
  on: (at: string) => formatDate(at.slice(0, 10)),
  waiting: "Your comment is waiting for a connection. We’ll send it when you are back online.",
  sending: "Sending",

  say: "Comment",
  sayMore: "Add to this",
  answer: "Answer",
  label: "Your comment",
  answerLabel: "Your answer",
  hint: (name: string, isOwner: boolean) =>
    `Up to ${most} characters. Only you and ${name} see it. ${isOwner ? "You can delete it later." : `You can delete it later, and so can ${name}.`}`,
  send: "Send",
  cancel: "Cancel",
  empty: "Write something first.",
  tooLong: (length: number) =>
    `A comment can have up to ${most} characters, and this one has ${formatInteger(length)}. Nothing you typed is lost.`,
  full: "This thread is full. Please continue the conversation in person.",

  remove: "Delete",
  removeFull: (text: string) => `Delete: “${text}”`,
  removeAsk: "Delete this comment for both of you? You can’t bring it back.",
  removeYes: "Yes, delete",
  removeNo: "Keep it",
  removed: "The comment is deleted.",
  answered: (name: string) => `${name} can read your answer once this device has sent it.`,
  sent: (name: string) => `${name} can read your comment.`,
  refused: "We couldn’t send your comment",
  refusedRemoval: "We couldn’t delete the comment",

  elsewhere: "Your other comments",
};
