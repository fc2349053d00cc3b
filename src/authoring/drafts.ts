/** Drafts made of records: every figure is a binding, and every claim the title of a record or a sentence of ours. */

import type { DraftChoices, DraftKind, PostFields } from "#contract/adminPosts.ts";
import { findGuideOf } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { listChangeGroups, writeChanges } from "./drafts/changes.ts";
import { listDeadlineMonths, writeDeadlines } from "./drafts/deadlines.ts";
import { listExplainedTerms, writeExplainer } from "./drafts/explainer.ts";
import { writeStateFigures } from "./drafts/stateFigures.ts";
import type { PostSurroundings } from "./post.ts";

export type DraftRequest = { kind: DraftKind; about: string; state: StateCode | null; today: string };

/** Null if there is nothing to write about: no dates in the month, no such group, term or state. */
export function writeDraft(request: DraftRequest, around: PostSurroundings): PostFields | null {
  const { kind, about, state, today } = request;
  switch (kind) {
    case "deadlines":
      return writeDeadlines(about, state, guideOf(state), today, around);
    case "changes":
      return writeChanges(about, around);
    case "state":
      return state === null ? null : writeStateFigures(state, guideOf(state), around);
    default:
      return writeExplainer(about, around);
  }
}

export function listDraftChoices(today: string, around: PostSurroundings): DraftChoices {
  return {
    months: listDeadlineMonths(today, around),
    changes: listChangeGroups(around).map(({ key, label }) => ({ key, label })),
    terms: listExplainedTerms(around),
  };
}

/** Null for a territory without a guide. */
function guideOf(state: StateCode | null): string | null {
  return state === null ? null : findGuideOf(state);
}
