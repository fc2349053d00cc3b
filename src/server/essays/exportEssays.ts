/** What an account's export holds of essays besides the plan's commands. */

import { canSee } from "#domain/plan/membership.ts";
import { openEntry } from "#server/authorship/countersign.ts";
import type { Member, PlanRow } from "#server/plans/store.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { openSaid } from "./comments.ts";
import { openVersion } from "./versions.ts";

export type ExportedEssays = {
  /** The records of how essays were written, for the student alone. */
  essayAuthorship: readonly { essayId: string; number: number; receivedAt: string; entry: unknown }[];
  /** Earlier texts, for the student alone. */
  essayVersions: readonly { essayId: string; versionId: string; savedAt: string; text: string | null }[];
  /**
   * The student's export holds all that was said; a reader's what they said, with the answers. Others' identity is left out,
   * and what someone said who no longer reads essays here is in `exportSaid`.
   */
  essayComments: readonly {
    essayId: string;
    commentId: string;
    createdAt: string;
    resolvedAt: string | null;
    byYou: boolean;
    said: unknown;
    answers: readonly { createdAt: string; byYou: boolean; said: unknown }[];
  }[];
};

export type ExportedSaid = {
  comments: readonly { planId: string; essayId: string; createdAt: string; text: string | null }[];
  answers: readonly { planId: string; commentId: string; createdAt: string; text: string | null }[];
};

/**
 * What the account said in plans whose essays it reads no more: its own words alone, because the sentences and the answers are
 * the student's. Throws `KeyMissing`.
 */
export async function exportSaid(
  database: Database,
  sealing: Sealing,
  accountId: string,
  plans: readonly (PlanRow & Member)[],
): Promise<ExportedSaid> {
  const read = new Set(plans.flatMap((plan) => (canSee(plan, "essay") ? [plan.id] : [])));
  const [comments, answers] = [
    await database
      .selectFrom("essay_comments")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .selectAll()
      .execute(),
    await database
      .selectFrom("essay_comment_answers")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .selectAll()
      .execute(),
  ];
  const isElsewhere = (row: { plan_id: string }) => !read.has(row.plan_id);
  // Written by comments.ts.
  const textOf = (row: Parameters<typeof openSaid>[1]) =>
    (openSaid(sealing, row) as { text: string } | null)?.text ?? null;
  return {
    comments: comments.filter(isElsewhere).map((row) => ({
      planId: row.plan_id,
      essayId: row.essay_id,
      createdAt: row.created_at,
      text: textOf(row),
    })),
    answers: answers.filter(isElsewhere).map((row) => ({
      planId: row.plan_id,
      commentId: row.comment_id,
      createdAt: row.created_at,
      text: textOf(row),
    })),
  };
}

/** Throws `KeyMissing`. */
export async function exportEssays(
  database: Database,
  sealing: Sealing,
  plan: PlanRow & Member,
  accountId: string,
): Promise<ExportedEssays> {
  const isOwner = plan.role === "owner";
  const versions = await database
    .selectFrom("essay_versions")
    .where("plan_id", "=", plan.id)
    .orderBy("essay_id")
    .orderBy("saved_at")
    .selectAll()
    .execute();
  const comments = await database
    .selectFrom("essay_comments")
    .where("plan_id", "=", canSee(plan, "essay") ? plan.id : "")
    .$if(!isOwner, (query) => query.where("account_id", "=", accountId))
    .orderBy("created_at")
    .selectAll()
    .execute();
  const answers = await database
    .selectFrom("essay_comment_answers")
    .where("plan_id", "=", plan.id)
    .orderBy("created_at")
    .selectAll()
    .execute();
  const entries = await database
    .selectFrom("authorship_entries")
    .where("plan_id", "=", plan.id)
    .orderBy("essay_id")
    .orderBy("number")
    .selectAll()
    .execute();
  return {
    essayAuthorship: (isOwner ? entries : []).map((row) => ({
      essayId: row.essay_id,
      number: row.number,
      receivedAt: row.received_at,
      entry: openEntry(sealing, { planId: plan.id, essayId: row.essay_id }, row),
    })),
    essayVersions: (isOwner ? versions : []).map((row) => ({
      essayId: row.essay_id,
      versionId: row.version_id,
      savedAt: row.saved_at,
      text: openVersion(sealing, row, `${plan.id} ${row.essay_id} ${row.version_id}`),
    })),
    essayComments: comments.map((row) => ({
      essayId: row.essay_id,
      commentId: row.id,
      createdAt: row.created_at,
      resolvedAt: row.resolved_at,
      byYou: row.account_id === accountId,
      said: openSaid(sealing, row),
      answers: answers
        .filter((answer) => answer.comment_id === row.id)
        .map((answer) => ({
          createdAt: answer.created_at,
          byYou: answer.account_id === accountId,
          said: openSaid(sealing, answer),
        })),
    })),
  };
}
