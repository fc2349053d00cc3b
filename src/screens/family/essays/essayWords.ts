/** The text around shared essays: the list of a plan, and the page on which one is read. */
import type { EssayStatus } from "#domain/essays/essay.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";

const statuses: Readonly<Record<EssayStatus, string>> = {
  idea: "Idea",
  drafting: "Drafting",
  ready: "Ready for a reader",
  final: "Final",
  submitted: "Submitted",
};

export const essayWords = {
  title: "Essays",
  loading: "Loading the essays",
  failed: "We couldn’t load the essays",
  kept: "Nothing is lost. Essays and comments are in the student’s account.",
  none: "No essay is ready to read yet. An essay appears here when the student marks it “Ready for a reader.”",
  how: "Open an essay to read it and comment on a sentence. Only the student can change the text.",
  untitled: "Untitled essay",
  facts: (status: EssayStatus, words: number, savedAt: string | null) =>
    [
      statuses[status],
      `${formatInteger(words)} ${words === 1 ? "word" : "words"}`,
      ...(savedAt === null ? [] : [`saved ${formatMoment(savedAt)}`]),
    ].join(" · "),

  back: "Plans shared with you",
  pageTitle: "A shared essay",
  goneTitle: "These essays are no longer shared with you",
  gone: "The student changed who can read them. If you think that is a mistake, ask the student to invite you again.",
  notReadyTitle: "This essay isn’t ready to read right now",
  notReady:
    "The student may be working on it again, or may have removed it. It will appear in the list when the student marks it “Ready for a reader.”",
  offline: "You are offline. This is what we last loaded. None of it is saved on this device.",
  by: (plan: string) => `From ${plan}`,
  press: "Press a sentence to comment on it. The student sees your comment beside that sentence.",
  keys: "With a keyboard, move between sentences with the arrow keys and press Enter.",
  text: "The essay, sentence by sentence",
  hasComments: (count: number) => (count === 1 ? " (1 comment)" : ` (${formatInteger(count)} comments)`),
  empty: "There is no text in this essay yet.",

  dialogTitle: "Comment on this sentence",
  close: "Close",
  comment: "Your comment",
  commentHint: "A question often helps more than a correction.",
  send: "Send the comment",
  sent: "The student can see your comment now.",

  comments: "Your comments",
  onlyYou: "Only you and the student see your comments and the answers to them.",
  noComments: "You haven’t commented yet.",
  commentsLoading: "Loading your comments",
  commentsFailed: "We couldn’t load your comments",
};
