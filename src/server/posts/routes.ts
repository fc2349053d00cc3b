/** /api/admin/posts and what is beside it: the calendar, drafts, checks, versions, approvals and files of blog posts. */
import { listDraftChoices, writeDraft } from "#authoring/drafts.ts";
import { buildEditorialCalendar } from "#authoring/editorialCalendar.ts";
import { type CheckedPost, type PostDays, writePostFile } from "#authoring/post.ts";
import { findSlugProblem, suggestSlug } from "#authoring/postSlug.ts";
import {
  type adminPostEndpoints,
  type ListedPost,
  type Post,
  type PostChecks,
  type PostFields,
  postLimits,
} from "#contract/adminPosts.ts";
import { findLocalDay, findMoment, isTimeZone } from "#lib/localTime.ts";
import type { Account } from "#server/account/store.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { findNamedAccounts } from "#server/admin/people.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { longWorkOf, WorkRefused } from "#server/longWork/longWork.ts";
import type { ServerParts } from "#server/parts.ts";
import { publishedPostsOf } from "./published.ts";
import * as store from "./store.ts";

const gone = "This post doesn’t exist.";
const changedMeanwhile =
  "This post was changed a moment ago, so nothing was done. Look at the post as it is now, then decide again.";

export const adminPostHandlers: HandlersFor<typeof adminPostEndpoints> = {
  adminCalendar: withAccount(async ({ query, parts }) => {
    const { library, posts, colleges } = await publishedPostsOf(parts).surroundings();
    const calendar = buildEditorialCalendar({
      library,
      posts,
      asOf: colleges.asOf,
      today: todayOf(parts),
      weeks: postLimits.weeks,
      filter: { state: query.state ?? null, grade: query.grade ?? null },
    });
    return { status: 200, body: calendar };
  }),

  adminDraftChoices: withAccount(async ({ parts }) => ({
    status: 200,
    body: listDraftChoices(todayOf(parts), await publishedPostsOf(parts).surroundings()),
  })),

  adminDraft: withAccount(async ({ query, parts }) => {
    const around = await publishedPostsOf(parts).surroundings();
    const { kind, about, state = null } = query;
    const fields = writeDraft({ kind, about, state, today: todayOf(parts) }, around);
    if (fields === null)
      return refuse(404, "Our records hold nothing for this draft. Choose something else.");
    const slug = suggestSlug(fields.title);
    return {
      status: 200,
      body: { slug, fields, checks: toChecks(await checkApart(parts, slug, fields, newDays(parts))) },
    };
  }),

  adminPosts: withAccount(async ({ parts }) => {
    const { database } = parts.store;
    const rows = await store.listPosts(database);
    const titles = await store.listTitles(database);
    const people = await findNamedAccounts(
      database,
      rows.map(({ changed_by }) => changed_by),
    );
    return {
      status: 200,
      body: { posts: rows.map((row) => toListed(row, titles.get(row.id) ?? "", people, parts)) },
    };
  }),

  adminPost: withAccount(({ params, parts }) => replyPost(parts, params.postId)),

  adminPostVersion: withAccount(async ({ params, parts }) => {
    const found = await store.readVersion(parts.store.database, params.postId, params.version);
    if (found === null) return refuse(404, "This version doesn’t exist.");
    return { status: 200, body: { version: params.version, fields: found.fields } };
  }),

  adminCheckPost: withAccount(async ({ body, parts }) => {
    const slug = body.slug === "" ? "draft" : body.slug;
    return { status: 200, body: toChecks(await checkApart(parts, slug, body.fields, newDays(parts))) };
  }),

  adminSavePost: withAccount(async ({ account, params, body, parts }) => {
    const { database } = parts.store;
    const rows = await store.listPosts(database);
    const own = rows.find(({ id }) => id === params.postId);
    const problem = await findSlugFault(parts, rows, params.postId, body.slug);
    if (problem !== null) return refuse(400, problem, { errors: [{ field: "slug", message: problem }] });
    const change = changeOf(parts, account, params.postId);
    const status = own === undefined ? null : store.readStatus(own, change.now);
    if (own !== undefined && status?.firstDay != null && own.slug !== body.slug) {
      const fixed = "A published post keeps its address, because others link to it.";
      return refuse(400, fixed, { errors: [{ field: "slug", message: fixed }] });
    }
    if (status?.state === "unpublished")
      return refuse(409, "This post was taken down for good. Start a new one.");
    const outcome = await store.savePost(database, change, body);
    if (outcome.kind === "gone") return refuse(404, gone);
    if (outcome.kind === "beside") {
      const people = await findNamedAccounts(database, [outcome.by]);
      const name = nameOf(people.get(outcome.by) ?? null);
      return refuse(
        409,
        `${name} saved this post after you opened it. Nothing is lost. Your text is kept as version ${outcome.version}, beside theirs. Look at the newest version, and copy over what you need.`,
      );
    }
    publishedPostsOf(parts).forget();
    return replyPost(parts, params.postId);
  }),

  adminApprovePost: withAccount(async ({ account, params, body, parts }) => {
    const { database } = parts.store;
    const row = await store.findPost(database, params.postId);
    if (row === null) return refuse(404, gone);
    if (row.version !== body.version) return refuse(409, changedMeanwhile);
    const change = changeOf(parts, account, row.id);
    const status = store.readStatus(row, change.now);
    if (status.state === "unpublished")
      return refuse(409, "This post was taken down for good. Start a new one.");
    const moment = readMoment(body, change.now);
    if (typeof moment !== "string") return moment;
    const version = await store.readVersion(database, row.id, body.version);
    if (version === null) return refuse(404, gone);
    if (parts.site.files.has(`/blog/${row.slug}`)) {
      return refuse(
        400,
        "An article that came with this release has the same address, and it would be shown. Change the address first.",
      );
    }
    const day = findLocalDay(moment, body.zone);
    const days = { published: status.firstDay ?? day, updated: day };
    const checked = await checkApart(parts, row.slug, version.fields, days);
    const [fault] = checked.faults;
    if (fault !== undefined || checked.read === null) {
      return refuse(
        422,
        `The checks found ${checked.faults.length === 1 ? "a problem" : `${checked.faults.length} problems`}. First: ${fault?.text ?? ""}`,
      );
    }
    const article = JSON.stringify(checked.read.page);
    const approved = { version: body.version, at: moment, day, article };
    return replyChange(parts, row.id, await store.approvePost(database, change, approved));
  }),

  adminWithdrawPost: withAccount(async ({ account, params, body, parts }) => {
    const change = changeOf(parts, account, params.postId);
    return replyChange(
      parts,
      change.id,
      await store.withdrawPost(parts.store.database, change, body.version),
    );
  }),

  adminUnpublishPost: withAccount(async ({ account, params, body, parts }) => {
    const change = changeOf(parts, account, params.postId);
    return replyChange(
      parts,
      change.id,
      await store.unpublishPost(parts.store.database, change, body.version),
    );
  }),

  adminDiscardPost: withAccount(async ({ account, params, body, parts }) => {
    const change = changeOf(parts, account, params.postId);
    const { version, isDiscarded } = body;
    return replyChange(
      parts,
      change.id,
      await store.discardPost(parts.store.database, change, version, isDiscarded),
    );
  }),

  adminExportPost: withAccount(async ({ account, params, parts }) => {
    const { database } = parts.store;
    const row = await store.findPost(database, params.postId);
    const version = row === null ? null : await store.readVersion(database, row.id, row.version);
    if (row === null || version === null) return refuse(404, gone);
    const days = daysOf(store.readStatus(row, parts.now()), parts);
    await store.noteExport(database, changeOf(parts, account, row.id));
    return { status: 200, body: { name: `${row.slug}.md`, text: writePostFile(version.fields, days) } };
  }),
};

/** The moment as ISO text; or the sentence for the administrator. */
function readMoment(
  {
    zone,
    when,
  }: { zone: string; when: { day: string; time: string; choice: "earlier" | "later" | null } | null },
  now: Date,
): string | ProblemReply {
  if (!isTimeZone(zone))
    return refuse(
      400,
      "Your device names a time zone that we don’t know. Set its clock to a city’s time zone.",
    );
  if (when === null) return now.toISOString();
  const found = findMoment(when.day, when.time, zone);
  if (found.kind === "unreadable")
    return refuse(400, "There is no such day or time. Check them and try again.");
  const { choice } = when;
  if (found.kind !== "one" && choice === null) {
    return refuse(
      422,
      found.kind === "lost"
        ? `The clocks skip ${when.time} on that day. Choose whether the post goes out an hour before or after.`
        : `The clocks show ${when.time} twice on that day. Choose whether the post goes out the first or the second time.`,
    );
  }
  const at =
    found.kind === "one"
      ? found.at
      : found.kind === "lost"
        ? choice === "earlier"
          ? found.before
          : found.after
        : choice === "earlier"
          ? found.earlier
          : found.later;
  if (at <= now.toISOString())
    return refuse(400, "This time has passed. Choose a later one, or publish now.");
  return at;
}

async function findSlugFault(
  parts: ServerParts,
  rows: readonly store.PostRow[],
  postId: string,
  slug: string,
): Promise<string | null> {
  const others = rows.filter(({ id }) => id !== postId);
  const library = await parts.site.posts.library();
  return findSlugProblem(slug, {
    files: new Set([...parts.site.files.keys(), ...library.pages.map(({ path }) => path)]),
    posts: new Set(others.map((row) => row.slug)),
    gone: new Set(others.filter(({ status }) => status === "unpublished").map((row) => row.slug)),
  });
}

async function replyChange(parts: ServerParts, id: string, outcome: store.ChangeOutcome) {
  if (outcome === "gone") return refuse(404, gone);
  if (outcome === "changed") return refuse(409, changedMeanwhile);
  publishedPostsOf(parts).forget();
  return replyPost(parts, id);
}

async function replyPost(
  parts: ServerParts,
  id: string,
): Promise<{ status: 200; body: Post } | ProblemReply> {
  const { database } = parts.store;
  const row = await store.findPost(database, id);
  const version = row === null ? null : await store.readVersion(database, id, row.version);
  if (row === null || version === null) return refuse(404, gone);
  const versions = await store.listVersions(database, id);
  const people = await findNamedAccounts(database, [
    row.changed_by,
    ...versions.map(({ saved_by }) => saved_by),
  ]);
  const days = daysOf(store.readStatus(row, parts.now()), parts);
  const checks = await checkApart(parts, row.slug, version.fields, days);
  return {
    status: 200,
    body: {
      ...toListed(row, version.fields.title, people, parts),
      fields: version.fields,
      checks: toChecks(checks),
      versions: versions.map(({ version: number, saved_at, saved_by, is_beside }) => ({
        version: number,
        savedAt: saved_at,
        savedBy: toPerson(people.get(saved_by) ?? null),
        isBeside: is_beside === 1,
      })),
    },
  };
}

type People = Awaited<ReturnType<typeof findNamedAccounts>>;

function toListed(row: store.PostRow, title: string, people: People, parts: ServerParts): ListedPost {
  const { state, live, next } = store.readStatus(row, parts.now());
  return {
    postId: row.id,
    slug: row.slug,
    title,
    state,
    version: row.version,
    changedAt: row.changed_at,
    changedBy: toPerson(people.get(row.changed_by) ?? null),
    live: live === null ? null : { version: live.version, at: live.at },
    next: next === null ? null : { version: next.version, at: next.at },
    isHidden: parts.site.files.has(`/blog/${row.slug}`),
  };
}

function toPerson(account: { email: string; name: string } | null): Post["changedBy"] {
  return account === null ? null : { email: account.email, name: account.name };
}

function nameOf(account: { email: string; name: string } | null): string {
  if (account === null) return "Another administrator";
  return account.name === "" ? account.email : account.name;
}

/** A text that takes too long is a fault of the post like any other: it can be saved, and not approved. */
async function checkApart(
  parts: ServerParts,
  slug: string,
  fields: PostFields,
  days: PostDays,
): Promise<CheckedPost> {
  try {
    const posts = await publishedPostsOf(parts).listed();
    return await longWorkOf(parts).runForAdministrators("checkPost", "posts", { slug, fields, days, posts });
  } catch (error) {
    if (!(error instanceof WorkRefused) || error.why !== "tooLong") throw error;
    const text =
      "Reading this text took too long, so it was not checked. Look for long rows of stars, brackets or quotes, and split long paragraphs.";
    return { faults: [{ line: null, text }], notes: [], read: null };
  }
}

function toChecks({ faults, notes, read }: CheckedPost): PostChecks {
  if (read === null) return { faults, notes, read };
  const { article, grade, page } = read;
  return { faults, notes, read: { words: article.words, grade, sources: article.sources.length, page } };
}

/** The days on the page: of a post that nobody sees yet, today. */
function daysOf({ live, firstDay }: store.PostStatus, parts: ServerParts): PostDays {
  const today = todayOf(parts);
  return { published: firstDay ?? today, updated: live?.day ?? today };
}

function newDays(parts: ServerParts): PostDays {
  const today = todayOf(parts);
  return { published: today, updated: today };
}

function todayOf(parts: ServerParts): string {
  return parts.now().toISOString().slice(0, 10);
}

function changeOf(parts: ServerParts, account: Account, id: string): store.PostChange {
  return { id, accountId: account.id, now: parts.now() };
}
