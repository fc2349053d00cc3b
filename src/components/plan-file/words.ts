/** The text of plan files: saving, opening, and every reason why one cannot be opened. */

import type { PlanFileProblem } from "#domain/plan/exchange.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";
import type { ImportSummary } from "./importSummary.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  save: "Save a copy as a file",
  saveDetail:
    "You get a JSON file with your whole plan. Open it here or on another device to bring everything back.",
  leaveOut: "Leave out money and notes, for a copy to share",
  saved: "The file is in your downloads.",
  open: "Open a plan file",
  openDetail: "We add the file to this plan and keep the colleges from both. You can undo this.",
  openAnother: "Open another file",
  fileName: (student: string | null, day: string) =>
    `tassel-plan-${student === null ? "" : `${student}-`}${day}`,
  reading: "Reading the file",
  nothingLost: "Your plan hasn’t changed.",
  problem: (problem: PlanFileProblem | UnreadableFile): string => {
    switch (problem.kind) {
      case "notJson":
        return "This file is not a plan file. A plan file ends in .json and was saved by Tassel.";
      case "truncated":
        return "This file is incomplete, because the end is missing. Save it again on the device it came from, or use an older copy.";
      case "tooLarge":
        return "This file is too large to be a plan. A plan file is well under 5 MB.";
      case "notAPlan":
        return "This file is not a plan saved by Tassel, so there is nothing to add.";
      case "newer":
        return "This file was saved by a newer version of Tassel. Reload this page to get the newest version, then open the file again.";
      case "brokenField":
        return `One entry in this file is not valid: ${problem.path === "" ? "the file as a whole" : problem.path}. The file may have been edited by hand. Use another copy.`;
      case "unreadable":
        return "Your device couldn’t read this file. It may have been moved or deleted. Choose it again.";
      case "listFull":
      default:
        return `Together, the two lists would have ${formatInteger(problem.count)} colleges. A plan holds at most ${formatInteger(planLimits.colleges)}.`;
    }
  },
  problemTitle: "This file was not added",
  sameTitle: "Nothing to add",
  same: "This file is the same as your plan.",
  addedTitle: "The file was added to your plan",
  added: ({ collegesAdded, collegesChanged, answers }: ImportSummary): string => {
    const parts = [
      collegesAdded > 0 ? `${formatCount(collegesAdded, "college", "colleges")} added` : null,
      collegesChanged > 0 ? `${formatCount(collegesChanged, "college", "colleges")} updated` : null,
      answers > 0 ? `${formatCount(answers, "answer", "answers")} updated` : null,
    ].filter((part) => part !== null);
    return `${formatAnd(parts)}.`;
  },
  undo: "Undo",
  undone: "The file was removed again. Your plan is as it was before.",
  whoseTitle: (name: string) => `This is ${name}’s plan`,
  whose: (name: string, shown: string) =>
    `You are looking at ${shown}’s plan. Keep ${name}’s separate, or add it to ${shown}’s?`,
  keepApart: (name: string) => `Add ${name} as a student`,
  merge: (shown: string) => `Add it to ${shown}’s plan`,
  cancel: "Cancel",
};

export type UnreadableFile = { kind: "unreadable" } | { kind: "listFull"; count: number };
