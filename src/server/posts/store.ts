/** Blog posts in the store: saving versions, approving one, taking a post down. Each act is in the audit log. */
import { type PostFields, type PostState, postFieldsSchema, postLimits } from "#contract/adminPosts.ts";
import { type AuditAction, addAuditEntry } from "#server/audit/log.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type PostRow = Tables["posts"];
type VersionRow = Tables["post_versions"];

/** `at` is an ISO moment, `day` the day the page shows. */
export type Publication = { version: number; at: string; day: string };

export type PostStatus = {
  state: PostState;
  live: Publication | null;
  next: Publication | null;
  /** The day of the first publication; null before. */
  firstDay: string | null;
};

/** What holds at a moment: an approval whose time has come is what readers see. */
export function readStatus(row: PostRow, now: Date): PostStatus {
  const next = toPublication(row.next_version, row.next_at, row.next_day);
  const isDue = next !== null && next.at <= now.toISOString();
  const live = isDue ? next : toPublication(row.live_version, row.live_at, row.live_day);
  const firstDay = row.first_day ?? live?.day ?? null;
  if (row.status === "unpublished") return { state: "unpublished", live: null, next: null, firstDay };
  if (row.status === "discarded") return { state: "discarded", live: null, next: null, firstDay: null };
  const coming = isDue ? null : next;
  const state = live !== null ? "published" : coming !== null ? "scheduled" : "draft";
  return { state, live, next: coming, firstDay };
}

function toPublication(version: number | null, at: string | null, day: string | null): Publication | null {
  return version === null || at === null || day === null ? null : { version, at, day };
}

export function listPosts(database: Database): Promise<PostRow[]> {
  return database.selectFrom("posts").selectAll().orderBy("changed_at", "desc").orderBy("id").execute();
}

export async function findPost(database: Database, id: string): Promise<PostRow | null> {
  return (await database.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function readVersion(
  database: Database,
  postId: string,
  version: number,
): Promise<{ fields: PostFields; article: string | null } | null> {
  const row = await database
    .selectFrom("post_versions")
    .select(["fields", "article"])
    .where("post_id", "=", postId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row === undefined ? null : { fields: readFields(row.fields), article: row.article };
}

export function listVersions(
  database: Database,
  postId: string,
): Promise<Omit<VersionRow, "fields" | "article">[]> {
  return database
    .selectFrom("post_versions")
    .select(["post_id", "version", "saved_at", "saved_by", "is_beside"])
    .where("post_id", "=", postId)
    .orderBy("version", "desc")
    .limit(postLimits.versions)
    .execute();
}

/** The newest titles, for the list. */
export async function listTitles(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom("post_versions")
    .innerJoin("posts", (join) =>
      join
        .onRef("posts.id", "=", "post_versions.post_id")
        .onRef("posts.version", "=", "post_versions.version"),
    )
    .select(["post_versions.post_id", "post_versions.fields"])
    .execute();
  return new Map(rows.map(({ post_id, fields }) => [post_id, readFields(fields).title]));
}

export function readFields(stored: string): PostFields {
  return postFieldsSchema.parse(JSON.parse(stored));
}

export type PostChange = { id: string; accountId: string; now: Date };
/** "beside": somebody else saved first; this one was kept beside theirs. */
export type SaveOutcome =
  | { kind: "saved" }
  | { kind: "beside"; version: number; by: string; at: string }
  | { kind: "gone" };

/** `base` is the version it was written from, 0 for a new post. The same text sent twice is saved once. */
export function savePost(
  database: Database,
  { id, accountId, now }: PostChange,
  { base, slug, fields }: { base: number; slug: string; fields: PostFields },
): Promise<SaveOutcome> {
  const at = now.toISOString();
  const text = JSON.stringify(fields);
  return database.transaction().execute(async (transaction): Promise<SaveOutcome> => {
    // Locks the row, so that two saves come one after the other.
    const changed = await transaction
      .updateTable("posts")
      .set(({ eb }) => ({ last_version: eb("last_version", "+", 1) }))
      .where("id", "=", id)
      .executeTakeFirst();
    if (Number(changed.numUpdatedRows) === 0) {
      if (base !== 0) return { kind: "gone" };
      await transaction
        .insertInto("posts")
        .values(newRow(id, slug, accountId, at))
        .execute();
      await insertVersion(transaction, { id, version: 1, text, at, accountId, isBeside: false });
      await note(transaction, { id, accountId, now }, "postSaved", { version: 1 });
      return { kind: "saved" };
    }
    const row = await transaction
      .selectFrom("posts")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const newest = await transaction
      .selectFrom("post_versions")
      .select(["fields", "saved_by", "saved_at"])
      .where("post_id", "=", id)
      .where("version", "=", row.version)
      .executeTakeFirstOrThrow();
    // A save whose answer was lost is sent again.
    if (newest.fields === text && newest.saved_by === accountId && row.slug === slug)
      return { kind: "saved" };
    const version = row.last_version;
    const isBeside = row.version !== base;
    await insertVersion(transaction, { id, version, text, at, accountId, isBeside });
    if (!isBeside) {
      await transaction
        .updateTable("posts")
        .set({ slug, version, changed_at: at, changed_by: accountId })
        .where("id", "=", id)
        .execute();
    }
    await note(transaction, { id, accountId, now }, isBeside ? "postKeptBeside" : "postSaved", { version });
    return isBeside
      ? { kind: "beside", version, by: newest.saved_by, at: newest.saved_at }
      : { kind: "saved" };
  });
}

function newRow(id: string, slug: string, accountId: string, at: string): PostRow {
  const none = {
    live_version: null,
    live_at: null,
    live_day: null,
    next_version: null,
    next_at: null,
    next_day: null,
  };
  const changed = { created_at: at, changed_at: at, changed_by: accountId };
  return { id, slug, status: "open", version: 1, last_version: 1, first_day: null, ...none, ...changed };
}

async function insertVersion(
  transaction: DatabaseTransaction,
  made: { id: string; version: number; text: string; at: string; accountId: string; isBeside: boolean },
): Promise<void> {
  await transaction
    .insertInto("post_versions")
    .values({
      post_id: made.id,
      version: made.version,
      fields: made.text,
      article: null,
      saved_at: made.at,
      saved_by: made.accountId,
      is_beside: made.isBeside ? 1 : 0,
    })
    .execute();
}

export type ChangeOutcome = "done" | "changed" | "gone";

/** `article` is the page as it passed the checks, as JSON. "changed" if `version` is not the newest. */
export function approvePost(
  database: Database,
  change: PostChange,
  approved: Publication & { article: string },
): Promise<ChangeOutcome> {
  const { version, at, day, article } = approved;
  return changePost(database, change, version, "postApproved", { version, at }, async (transaction, row) => {
    const { live, firstDay } = readStatus(row, change.now);
    await transaction
      .updateTable("post_versions")
      .set({ article })
      .where("post_id", "=", row.id)
      .where("version", "=", version)
      .execute();
    return {
      status: "open",
      live_version: live?.version ?? null,
      live_at: live?.at ?? null,
      live_day: live?.day ?? null,
      first_day: firstDay,
      next_version: version,
      next_at: at,
      next_day: day,
    };
  });
}

/** Cancels a version that is approved and not yet published. */
export function withdrawPost(
  database: Database,
  change: PostChange,
  version: number,
): Promise<ChangeOutcome> {
  return changePost(database, change, version, "postWithdrawn", {}, (_transaction, row) => {
    const { next } = readStatus(row, change.now);
    return Promise.resolve(next === null ? null : { next_version: null, next_at: null, next_day: null });
  });
}

/** Takes a published post offline for good. */
export function unpublishPost(
  database: Database,
  change: PostChange,
  version: number,
): Promise<ChangeOutcome> {
  return changePost(database, change, version, "postUnpublished", {}, (_transaction, row) => {
    const { live, firstDay } = readStatus(row, change.now);
    return Promise.resolve(
      live === null
        ? null
        : { status: "unpublished", first_day: firstDay, next_version: null, next_at: null, next_day: null },
    );
  });
}

/** Discards a draft that was never published, or takes it up again. */
export function discardPost(
  database: Database,
  change: PostChange,
  version: number,
  isDiscarded: boolean,
): Promise<ChangeOutcome> {
  const action = isDiscarded ? "postDiscarded" : "postReopened";
  return changePost(database, change, version, action, {}, (_transaction, row) => {
    const { state } = readStatus(row, change.now);
    const isPossible = isDiscarded ? state === "draft" : state === "discarded";
    return Promise.resolve(isPossible ? { status: isDiscarded ? "discarded" : "open" } : null);
  });
}

/** `decide` returns null where the act does not fit the post's state anymore. */
function changePost(
  database: Database,
  change: PostChange,
  version: number,
  action: AuditAction,
  details: Readonly<Record<string, string | number>>,
  decide: (transaction: DatabaseTransaction, row: PostRow) => Promise<Partial<PostRow> | null>,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (transaction): Promise<ChangeOutcome> => {
    // Locks the row.
    await transaction
      .updateTable("posts")
      .set({ changed_at: change.now.toISOString() })
      .where("id", "=", change.id)
      .where("version", "=", version)
      .execute();
    const row = await transaction
      .selectFrom("posts")
      .selectAll()
      .where("id", "=", change.id)
      .executeTakeFirst();
    if (row === undefined) return "gone";
    if (row.version !== version) return "changed";
    const set = await decide(transaction, row);
    if (set === null) return "changed";
    await transaction
      .updateTable("posts")
      .set({ ...set, changed_by: change.accountId })
      .where("id", "=", change.id)
      .execute();
    await note(transaction, change, action, details);
    return "done";
  });
}

export function noteExport(database: Database, change: PostChange): Promise<void> {
  return database.transaction().execute((transaction) => note(transaction, change, "postExported", {}));
}

async function note(
  transaction: DatabaseTransaction,
  { id, accountId, now }: PostChange,
  action: AuditAction,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const actor = { kind: "administrator", accountId } as const;
  await addAuditEntry(transaction, { actor, action, subject: id, details }, now);
}
