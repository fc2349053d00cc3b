/** /api/admin/posts: the editorial calendar, drafts from records, and the blog posts that administrators write and schedule. */
import { z } from "zod/mini";
import { articleCategories, articlePageSchema } from "#content/article.ts";
import { stateCodes } from "#domain/college/states.ts";
import type { Endpoint } from "./endpoint.ts";
import { formIdSchema } from "./formId.ts";

export const postLimits = {
  /** Characters of the text; about 10,000 words. */
  body: 60_000,
  /** Weeks that the calendar looks ahead. */
  weeks: 26,
  /** Versions listed with a post. */
  versions: 50,
} as const;

/** State guides and the story are not written here. */
export const postCategories = articleCategories.filter(
  (one) => one !== "State guides" && one !== "A student’s year",
);

const line = (most: number, sentence: string) => z.string().check(z.trim(), z.maxLength(most, sentence));
const path = z.string().check(z.trim(), z.maxLength(200, "A path has at most 200 characters."));

export const postFieldsSchema = z.strictObject({
  title: line(200, "Please keep the title to 200 characters."),
  excerpt: line(400, "Please keep the excerpt to 400 characters."),
  /** Inline Markdown, as in the text. */
  answer: line(1_000, "Please keep the short answer to 1,000 characters."),
  category: z.enum(postCategories),
  tags: z
    .array(line(60, "A tag has at most 60 characters."))
    .check(z.maxLength(12, "A post has at most 12 tags.")),
  /** The year of most figures, such as 2026-27. */
  period: z.nullable(z.string().check(z.trim(), z.maxLength(20, "A period looks like 2026-27."))),
  tools: z.array(path).check(z.maxLength(8, "A post lists at most 8 tools.")),
  related: z.array(path).check(z.maxLength(8, "A post lists at most 8 related pages.")),
  /** Markdown, as the files of /content have it. */
  body: z
    .string()
    .check(z.maxLength(postLimits.body, "Please keep the text of a post to 60,000 characters.")),
});
export type PostFields = z.infer<typeof postFieldsSchema>;

const faultSchema = z.object({
  /** In the text; null if it is about no line of it. */
  line: z.nullable(z.int()),
  text: z.string(),
});
export type PostFault = z.infer<typeof faultSchema>;

export const postChecksSchema = z.object({
  /** While there is one, the post cannot be approved. */
  faults: z.array(faultSchema),
  notes: z.array(z.string()),
  /** Null if the text cannot be read at all. */
  read: z.nullable(
    z.object({ words: z.int(), grade: z.number(), sources: z.int(), page: articlePageSchema }),
  ),
});
export type PostChecks = z.infer<typeof postChecksSchema>;

export const postStates = ["draft", "scheduled", "published", "unpublished", "discarded"] as const;
export type PostState = (typeof postStates)[number];

const person = z.nullable(z.object({ email: z.string(), name: z.string() }));

const listedPost = {
  postId: z.string(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(postStates),
  /** The newest version. */
  version: z.int(),
  changedAt: z.string(),
  /** Null if that account has been erased. */
  changedBy: person,
  /** What readers see; null before it is published and once it is taken down. */
  live: z.nullable(z.object({ version: z.int(), at: z.string() })),
  /** What was approved for a moment still to come. */
  next: z.nullable(z.object({ version: z.int(), at: z.string() })),
  /** A file of this release has the same address, and is shown in its place. */
  isHidden: z.boolean(),
};

const listedPostSchema = z.object(listedPost);
export type ListedPost = z.infer<typeof listedPostSchema>;

export const postSchema = z.object({
  ...listedPost,
  fields: postFieldsSchema,
  checks: postChecksSchema,
  versions: z.array(
    z.object({
      version: z.int(),
      savedAt: z.string(),
      savedBy: person,
      /** It came second: kept, but never the newest. */
      isBeside: z.boolean(),
    }),
  ),
});
export type Post = z.infer<typeof postSchema>;

export const calendarSubjects = ["aid", "scholarships", "applications", "tests", "planning"] as const;
export type CalendarSubject = (typeof calendarSubjects)[number];

const state = z.enum(stateCodes);
const day = z.iso.date();

const calendarEntrySchema = z.object({
  /** The record's id, with the way into it; or the id of a task of the timeline. */
  key: z.string(),
  title: z.string(),
  /** A day, or the first and last (2026-10-12/2026-10-18). */
  on: z.string(),
  /** For a date of a record, how certain it is; null for something a grade does in these weeks. */
  certainty: z.nullable(z.enum(["published", "expected", "reported"])),
  subject: z.enum(calendarSubjects),
  /** Null: everywhere. */
  state: z.nullable(state),
  grades: z.array(z.int()),
  /** Pages that name the record, newest first; empty where none does. */
  written: z.array(z.object({ path: z.string(), title: z.string(), updated: day })),
  /** "none": nothing is written. "old": what is was last changed more than half a year before. */
  gap: z.nullable(z.enum(["none", "old"])),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarSchema = z.object({
  weeks: z.array(z.object({ monday: day, entries: z.array(calendarEntrySchema) })),
});
export type EditorialCalendar = z.infer<typeof calendarSchema>;

export const draftKinds = ["deadlines", "changes", "state", "explainer"] as const;
export type DraftKind = (typeof draftKinds)[number];

export const draftChoicesSchema = z.object({
  /** Months with dates, as 2026-12. */
  months: z.array(z.string()),
  /** Groups of records whose newest period differs from the one before. */
  changes: z.array(z.object({ key: z.string(), label: z.string() })),
  terms: z.array(z.string()),
});
export type DraftChoices = z.infer<typeof draftChoicesSchema>;

export const draftSchema = z.object({ slug: z.string(), fields: postFieldsSchema, checks: postChecksSchema });
export type PostDraft = z.infer<typeof draftSchema>;

const postParams = z.object({ postId: formIdSchema });
const version = z.int().check(z.minimum(1));
const slug = z.string().check(z.trim(), z.maxLength(100));
const admin = { access: "administrator" } as const;
const changing = { ...admin, limit: "signedIn" } as const;
/** A long text in JSON, where each character may take six bytes. */
const bodyLimitBytes = 512 * 1024;

export const adminCalendarEndpoint = {
  id: "adminCalendar",
  method: "GET",
  path: "/api/admin/editorial-calendar",
  ...admin,
  summary: "What families need in which week, and what is written about it.",
  query: z.object({
    state: z.optional(state),
    grade: z.optional(z.coerce.number().check(z.int(), z.minimum(9), z.maximum(12))),
  }),
  replies: { 200: calendarSchema },
} as const satisfies Endpoint;

export const adminDraftChoicesEndpoint = {
  id: "adminDraftChoices",
  method: "GET",
  path: "/api/admin/post-drafts/choices",
  ...admin,
  summary: "What drafts can be made of the records now.",
  replies: { 200: draftChoicesSchema },
} as const satisfies Endpoint;

export const adminDraftEndpoint = {
  id: "adminDraft",
  method: "GET",
  path: "/api/admin/post-drafts",
  ...admin,
  summary: "A draft made of records: every figure is bound, and nothing is saved.",
  query: z
    .object({
      kind: z.enum(draftKinds),
      /** A month, a group of changed records, a term of the glossary; for figures of a state nothing. */
      about: z._default(z.string().check(z.maxLength(100)), ""),
      state: z.optional(state),
    })
    .check(
      z.refine(({ kind, about }) => kind !== "deadlines" || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(about), {
        path: ["about"],
        message: "Name the month of the deadlines, such as 2026-12.",
      }),
      z.refine(({ kind, about }) => kind !== "changes" || about !== "", {
        path: ["about"],
        message: "Name the group of records that changed.",
      }),
      z.refine(({ kind, about }) => kind !== "explainer" || about !== "", {
        path: ["about"],
        message: "Name the term to explain.",
      }),
      z.refine((query) => query.kind !== "state" || query.state !== undefined, {
        path: ["state"],
        message: "Name the state, by its two letters.",
      }),
    ),
  replies: { 200: draftSchema },
} as const satisfies Endpoint;

export const adminPostsEndpoint = {
  id: "adminPosts",
  method: "GET",
  path: "/api/admin/posts",
  ...admin,
  summary: "All posts, the one that changed last first.",
  replies: { 200: z.object({ posts: z.array(listedPostSchema) }) },
} as const satisfies Endpoint;

export const adminPostEndpoint = {
  id: "adminPost",
  method: "GET",
  path: "/api/admin/posts/:postId",
  ...admin,
  summary: "One post: its newest text, what the checks say, and its versions.",
  params: postParams,
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminPostVersionEndpoint = {
  id: "adminPostVersion",
  method: "GET",
  path: "/api/admin/posts/:postId/versions/:version",
  ...admin,
  summary: "The text of one version.",
  params: z.object({ postId: formIdSchema, version: z.coerce.number().check(z.int(), z.minimum(1)) }),
  replies: { 200: z.object({ version: z.int(), fields: postFieldsSchema }) },
} as const satisfies Endpoint;

export const adminCheckPostEndpoint = {
  id: "adminCheckPost",
  method: "POST",
  path: "/api/admin/post-checks",
  ...changing,
  bodyLimitBytes,
  summary: "Runs the checks on a text without saving it, and says what it would look like.",
  body: z.object({ slug, fields: postFieldsSchema }),
  replies: { 200: postChecksSchema },
} as const satisfies Endpoint;

export const adminSavePostEndpoint = {
  id: "adminSavePost",
  method: "PUT",
  path: "/api/admin/posts/:postId",
  ...changing,
  bodyLimitBytes,
  summary:
    "Saves a new version; publishes nothing. 409 if somebody else saved one meanwhile: then this one is kept beside it.",
  params: postParams,
  body: z.object({
    /** The version it was written from; 0 for a new post. */
    base: z.int().check(z.nonnegative()),
    slug,
    fields: postFieldsSchema,
  }),
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminApprovePostEndpoint = {
  id: "adminApprovePost",
  method: "PUT",
  path: "/api/admin/posts/:postId/approval",
  ...changing,
  summary: "Approves a version that passes the checks, for now or for a later time.",
  params: postParams,
  body: z.object({
    version,
    /** The administrator's own: it decides on the day that the post shows. */
    zone: z.string().check(z.maxLength(60)),
    /** Null: at once. `choice`: which one, where the clock shows a time twice or skips it. */
    when: z.nullable(
      z.object({
        day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "A day looks like YYYY-MM-DD.")),
        time: z.string().check(z.regex(/^\d{2}:\d{2}$/, "A time looks like 09:30.")),
        choice: z.nullable(z.enum(["earlier", "later"])),
      }),
    ),
  }),
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminWithdrawPostEndpoint = {
  id: "adminWithdrawPost",
  method: "DELETE",
  path: "/api/admin/posts/:postId/approval",
  ...changing,
  summary: "Withdraws an approval for a later time. What readers already see stays.",
  params: postParams,
  body: z.object({ version }),
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminUnpublishPostEndpoint = {
  id: "adminUnpublishPost",
  method: "DELETE",
  path: "/api/admin/posts/:postId/publication",
  ...changing,
  summary: "Takes a published post down for good: its address answers 410 from then on.",
  params: postParams,
  body: z.object({ version }),
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminDiscardPostEndpoint = {
  id: "adminDiscardPost",
  method: "PUT",
  path: "/api/admin/posts/:postId/discarded",
  ...changing,
  summary: "Sets a draft aside that was never published, or takes it up again. Nothing is erased.",
  params: postParams,
  body: z.object({ version, isDiscarded: z.boolean() }),
  replies: { 200: postSchema },
} as const satisfies Endpoint;

export const adminExportPostEndpoint = {
  id: "adminExportPost",
  method: "POST",
  path: "/api/admin/posts/:postId/file",
  ...changing,
  summary: "The newest version as a Markdown file for content/blog; noted in the audit log.",
  params: postParams,
  replies: { 200: z.object({ name: z.string(), text: z.string() }) },
} as const satisfies Endpoint;

export const adminPostEndpoints = [
  adminCalendarEndpoint,
  adminDraftChoicesEndpoint,
  adminDraftEndpoint,
  adminPostsEndpoint,
  adminPostEndpoint,
  adminPostVersionEndpoint,
  adminCheckPostEndpoint,
  adminSavePostEndpoint,
  adminApprovePostEndpoint,
  adminWithdrawPostEndpoint,
  adminUnpublishPostEndpoint,
  adminDiscardPostEndpoint,
  adminExportPostEndpoint,
] as const;
