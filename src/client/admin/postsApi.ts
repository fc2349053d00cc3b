/** The endpoints of posts, with replies parsed by the contract. */
import {
  adminExportPostEndpoint,
  adminPostsEndpoint,
  adminPostVersionEndpoint,
  calendarSchema,
  type DraftChoices,
  type DraftKind,
  draftChoicesSchema,
  draftSchema,
  type EditorialCalendar,
  type ListedPost,
  type Post,
  type PostChecks,
  type PostDraft,
  type PostFields,
  postChecksSchema,
  postSchema,
} from "#contract/adminPosts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { callAdmin } from "./callAdmin.ts";

type Filter = { state?: StateCode; grade?: number };

export async function readCalendar(filter: Filter, signal?: AbortSignal): Promise<EditorialCalendar> {
  return calendarSchema.parse(await callAdmin("adminCalendar", filter, { signal }));
}

export async function readDraftChoices(signal?: AbortSignal): Promise<DraftChoices> {
  return draftChoicesSchema.parse(await callAdmin("adminDraftChoices", {}, { signal }));
}

export async function makeDraft(wanted: {
  kind: DraftKind;
  about: string;
  state?: StateCode;
}): Promise<PostDraft> {
  return draftSchema.parse(await callAdmin("adminDraft", wanted));
}

export async function readPosts(signal?: AbortSignal): Promise<ListedPost[]> {
  return adminPostsEndpoint.replies[200].parse(await callAdmin("adminPosts", {}, { signal })).posts;
}

export async function readPost(postId: string, signal?: AbortSignal): Promise<Post> {
  return postSchema.parse(await callAdmin("adminPost", { postId }, { signal }));
}

export async function readPostVersion(postId: string, version: number): Promise<PostFields> {
  const reply = await callAdmin("adminPostVersion", { postId, version });
  return adminPostVersionEndpoint.replies[200].parse(reply).fields;
}

export async function checkPost(slug: string, fields: PostFields): Promise<PostChecks> {
  return postChecksSchema.parse(await callAdmin("adminCheckPost", { slug, fields }));
}

export async function savePost(
  postId: string,
  saved: { base: number; slug: string; fields: PostFields },
): Promise<Post> {
  return postSchema.parse(await callAdmin("adminSavePost", { postId, ...saved }));
}

export type WantedMoment = { day: string; time: string; choice: "earlier" | "later" | null };

/** `when` null publishes at once. */
export async function approvePost(
  postId: string,
  approved: { version: number; zone: string; when: WantedMoment | null },
): Promise<Post> {
  return postSchema.parse(await callAdmin("adminApprovePost", { postId, ...approved }));
}

export async function withdrawPost(postId: string, version: number): Promise<Post> {
  return postSchema.parse(await callAdmin("adminWithdrawPost", { postId, version }));
}

export async function unpublishPost(postId: string, version: number): Promise<Post> {
  return postSchema.parse(await callAdmin("adminUnpublishPost", { postId, version }));
}

export async function discardPost(postId: string, version: number, isDiscarded: boolean): Promise<Post> {
  return postSchema.parse(await callAdmin("adminDiscardPost", { postId, version, isDiscarded }));
}

export async function exportPost(postId: string): Promise<{ name: string; text: string }> {
  return adminExportPostEndpoint.replies[200].parse(await callAdmin("adminExportPost", { postId }));
}
