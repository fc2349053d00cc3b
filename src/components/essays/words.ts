/** The text of comments on an essay, for the reader who wrote them and for the student. */
import { essayCommentLimits } from "#contract/essays.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

export const words = {
  you: "You",
  accountGone: someoneGone,
  noLongerReads: (name: string) => `${name} (no longer reads your essays)`,
  when: formatMoment,
  resolved: "Resolved",
  gone: "This sentence isn’t in the essay anymore.",
  show: "Show in the essay",
  showHeard: (quote: string) => `Show in the essay: ${shorten(quote)}`,
  answers: "Answers",
  answer: "Answer",
  answerHeard: (text: string) => `Answer: ${shorten(text)}`,
  answerField: "Your answer",
  sendAnswer: "Send the answer",
  cancel: "Cancel",
  resolve: "Resolve",
  resolveHeard: (text: string) => `Resolve: ${shorten(text)}`,
  reopen: "Open it again",
  reopenHeard: (text: string) => `Open it again: ${shorten(text)}`,
  remove: "Delete",
  removeHeard: (text: string) => `Delete the comment: ${shorten(text)}`,
  removeAsk: "Delete this comment and its answers?",
  removeYes: "Yes, delete",
  removeNo: "Keep it",
  sending: "Sending…",
  empty: "Write something first.",
  tooLong: (length: number) =>
    `Your comment has ${formatInteger(length)} characters. The limit is ${formatInteger(essayCommentLimits.textLength)}.`,
  offline: "You are offline. What you typed is still here, and you can send it once you’re connected again.",
};
