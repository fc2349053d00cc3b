/** What readers say about sentences of an essay, and the answers. Everything said is encrypted. */
import { isDeepStrictEqual } from "node:util";
import { type EssayComment, essayCommentLimits } from "#contract/essays.ts";
import { findMember, lockPlan, type Member, type PlanRow, toMember } from "#server/plans/store.ts";
import { KeyMissing, type Sealing } from "#server/store/sealing.ts";
import type { Database, Tables } from "#server/store/tables.ts";

export type CommentedEssay = { plan: PlanRow & Member; essayId: string; accountId: string };
type Said = { quote: string; occurrence: number; text: string };

/** Oldest first. The student sees all of them; a reader their own, with the answers. Throws `KeyMissing`. */
export async function listComments(
  database: Database,
  sealing: Sealing,
  { plan, essayId, accountId }: CommentedEssay,
): Promise<EssayComment[]> {
  const rows = await database
    .selectFrom("essay_comments")
    .where("plan_id", "=", plan.id)
    .where("essay_id", "=", essayId)
    .$if(plan.role !== "owner", (query) => query.where("account_id", "=", accountId))
    .orderBy("created_at")
    .orderBy("id")
    .selectAll()
    .execute();
  if (rows.length === 0) return [];
  const answers = await database
    .selectFrom("essay_comment_answers")
    .where("plan_id", "=", plan.id)
    .where(
      "comment_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("created_at")
    .orderBy("id")
    .selectAll()
    .execute();
  const authors = await readAuthors(database, plan.id, [...rows, ...answers], accountId);
  return rows.flatMap((row) => {
    // Written by `addComment`.
    const said = openSaid(sealing, row) as Said | null;
    if (said === null) return [];
    return [
      {
        commentId: row.id,
        author: authors.get(row.account_id) ?? null,
        ...said,
        createdAt: row.created_at,
        resolvedAt: row.resolved_at,
        answers: answers.flatMap((answer) => {
          if (answer.comment_id !== row.id) return [];
          // Written by `addAnswer`.
          const text = openSaid(sealing, answer) as { text: string } | null;
          if (text === null) return [];
          const author = authors.get(answer.account_id) ?? null;
          return [{ answerId: answer.id, author, ...text, createdAt: answer.created_at }];
        }),
      },
    ];
  });
}

/** "taken": the id is another comment's. "ownFull": the writer's own share of this essay is used up. */
export type Adding = "added" | "missing" | "taken" | "ownFull" | "full";

/** The same comment by the same person twice is one. */
export async function addComment(
  database: Database,
  sealing: Sealing,
  { plan, essayId, accountId }: CommentedEssay,
  { commentId, ...said }: Said & { commentId: string },
  now: Date,
): Promise<Adding> {
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, plan.id);
    // Read under the lock: an account that was erased, or a reader removed, since the request was let in leaves nothing.
    if ((await findMember(transaction, plan.id, accountId)) === null) return "missing";
    const same = await transaction
      .selectFrom("essay_comments")
      .where("plan_id", "=", plan.id)
      .where("id", "=", commentId)
      .selectAll()
      .executeTakeFirst();
    if (same !== undefined) {
      const isSame = same.essay_id === essayId && same.account_id === accountId;
      return isSame && isDeepStrictEqual(openSaid(sealing, same), said) ? "added" : "taken";
    }
    const there = await transaction
      .selectFrom("essay_comments")
      .where("plan_id", "=", plan.id)
      .where("essay_id", "=", essayId)
      .select("account_id")
      .execute();
    const own = there.filter(({ account_id: writer }) => writer === accountId).length;
    if (plan.role !== "owner" && own >= essayCommentLimits.byOneReader) return "ownFull";
    if (there.length >= essayCommentLimits.comments) return "full";
    const { body, keyId } = sealing.seal(JSON.stringify(said), toAbout(plan.id, commentId));
    await transaction
      .insertInto("essay_comments")
      .values({
        id: commentId,
        plan_id: plan.id,
        essay_id: essayId,
        account_id: accountId,
        created_at: now.toISOString(),
        resolved_at: null,
        body,
        key_id: keyId,
      })
      .execute();
    return "added";
  });
}

/** By the student, or by whoever wrote the comment. */
export async function addAnswer(
  database: Database,
  sealing: Sealing,
  at: CommentedEssay & { commentId: string },
  { answerId, text }: { answerId: string; text: string },
  now: Date,
): Promise<Adding> {
  const { plan, accountId, commentId } = at;
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, plan.id);
    if ((await findMember(transaction, plan.id, accountId)) === null) return "missing";
    if ((await findComment(transaction, at)) === null) return "missing";
    const same = await transaction
      .selectFrom("essay_comment_answers")
      .where("plan_id", "=", plan.id)
      .where("id", "=", answerId)
      .selectAll()
      .executeTakeFirst();
    if (same !== undefined) {
      const isSame = same.comment_id === commentId && same.account_id === accountId;
      return isSame && isDeepStrictEqual(openSaid(sealing, same), { text }) ? "added" : "taken";
    }
    const there = await transaction
      .selectFrom("essay_comment_answers")
      .where("plan_id", "=", plan.id)
      .where("comment_id", "=", commentId)
      .select("account_id")
      .execute();
    const own = there.filter(({ account_id: writer }) => writer === accountId).length;
    if (plan.role !== "owner" && own >= essayCommentLimits.answersByOneReader) return "ownFull";
    if (there.length >= essayCommentLimits.answers) return "full";
    const { body, keyId } = sealing.seal(JSON.stringify({ text }), toAbout(plan.id, answerId));
    await transaction
      .insertInto("essay_comment_answers")
      .values({
        id: answerId,
        comment_id: commentId,
        plan_id: plan.id,
        account_id: accountId,
        created_at: now.toISOString(),
        body,
        key_id: keyId,
      })
      .execute();
    return "added";
  });
}

/** Since when it is resolved; null if there is no such comment. */
export async function resolveComment(
  database: Database,
  at: CommentedEssay & { commentId: string },
  isResolved: boolean,
  now: Date,
): Promise<{ resolvedAt: string | null } | null> {
  const comment = await findComment(database, at);
  if (comment === null) return null;
  const resolvedAt = isResolved ? (comment.resolved_at ?? now.toISOString()) : null;
  await database
    .updateTable("essay_comments")
    .set({ resolved_at: resolvedAt })
    .where("plan_id", "=", at.plan.id)
    .where("id", "=", at.commentId)
    .execute();
  return { resolvedAt };
}

/** False if there is no such comment, or it is another reader's. */
export async function removeComment(
  database: Database,
  at: CommentedEssay & { commentId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, at.plan.id);
    if ((await findComment(transaction, at)) === null) return false;
    await transaction
      .deleteFrom("essay_comment_answers")
      .where("plan_id", "=", at.plan.id)
      .where("comment_id", "=", at.commentId)
      .execute();
    await transaction
      .deleteFrom("essay_comments")
      .where("plan_id", "=", at.plan.id)
      .where("id", "=", at.commentId)
      .execute();
    return true;
  });
}

/** What a row says; null if it is damaged. Throws `KeyMissing`. */
export function openSaid(
  sealing: Sealing,
  row: { id: string; plan_id: string; key_id: string; body: string },
): unknown {
  const opened = sealing.open({ keyId: row.key_id, body: row.body }, toAbout(row.plan_id, row.id));
  if (!opened.ok && opened.problem === "unknownKey") throw new KeyMissing(row.key_id);
  return opened.ok ? JSON.parse(opened.value) : null;
}

/** A reader finds only their own comments. */
async function findComment(
  database: Database,
  { plan, essayId, accountId, commentId }: CommentedEssay & { commentId: string },
): Promise<Tables["essay_comments"] | null> {
  const row = await database
    .selectFrom("essay_comments")
    .where("plan_id", "=", plan.id)
    .where("essay_id", "=", essayId)
    .where("id", "=", commentId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined || (plan.role !== "owner" && row.account_id !== accountId)) return null;
  return row;
}

/** Those whose account is gone are missing; those who left the plan have no role in it. */
async function readAuthors(
  database: Database,
  planId: string,
  rows: readonly { account_id: string }[],
  accountId: string,
): Promise<Map<string, NonNullable<EssayComment["author"]>>> {
  const ids = [...new Set(rows.map((row) => row.account_id))];
  const people = await database
    .selectFrom("accounts")
    .leftJoin("plan_members", (join) =>
      join.onRef("plan_members.account_id", "=", "accounts.id").on("plan_members.plan_id", "=", planId),
    )
    .where("accounts.id", "in", ids)
    .select(["accounts.id", "name", "email", "role", "scopes"])
    .execute();
  return new Map(
    people.map(({ id, name, email, role, scopes }) => {
      const member = role === null || scopes === null ? null : toMember({ role, scopes });
      return [id, { name, email, role: member?.role ?? null, isYou: id === accountId }];
    }),
  );
}

function toAbout(planId: string, id: string): string {
  return `comment ${planId} ${id}`;
}
