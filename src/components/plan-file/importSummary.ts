/** What opening a plan file would do to the plan, in figures. */
import type { CommandDraft } from "#domain/plan/commands.ts";

export type ImportSummary = {
  collegesAdded: number;
  /** Already on the list, with another status or note now. */
  collegesChanged: number;
  /** Answers about the student, their money, their assumptions and weights, and the name. */
  answers: number;
};

export function summarizeImport(drafts: readonly CommandDraft[]): ImportSummary {
  const added = new Set<number>();
  const touched = new Set<number>();
  let answers = 0;
  for (const draft of drafts) {
    switch (draft.kind) {
      case "addCollege":
        added.add(draft.unitId);
        break;
      case "removeCollege":
      case "setCollegeStatus":
      case "setCollegeNote":
        touched.add(draft.unitId);
        break;
      case "setProfile":
      case "setMoney":
      case "setAssumptions":
        answers += Object.keys(draft.fields).length;
        break;
      case "setMatchWeights":
        answers += Object.keys(draft.weights).length;
        break;
      case "renameStudent":
      case "setComparing":
      default:
        answers += 1;
    }
  }
  const collegesChanged = [...touched].filter((unitId) => !added.has(unitId)).length;
  return { collegesAdded: added.size, collegesChanged, answers };
}
