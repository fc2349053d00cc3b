/** What is typed into the editor, kept in this tab until it is saved, so that a reload loses nothing. */
import { z } from "zod/mini";
import { clearDraft, readDraft, writeDraft } from "#client/forms/draft.ts";
import type { PostFields } from "#contract/adminPosts.ts";

/** `base`: the version it was written from; 0 for a post that was never saved. */
export type Typed = { base: number; slug: string; fields: PostFields };

const lines = z.array(z.string());
const typedSchema = z.object({
  base: z.int(),
  slug: z.string(),
  fields: z.object({
    title: z.string(),
    excerpt: z.string(),
    answer: z.string(),
    category: z.string(),
    tags: lines,
    period: z.nullable(z.string()),
    tools: lines,
    related: lines,
    body: z.string(),
  }),
});

/** Null if nothing is kept. */
export function readTyped(postId: string): Typed | null {
  const read = typedSchema.safeParse(readDraft(nameOf(postId))?.values);
  // The server checks the category, of which the form offers only the right ones.
  return read.success ? (read.data as Typed) : null;
}

export function keepTyped(postId: string, typed: Typed): void {
  writeDraft(nameOf(postId), { id: postId, attempted: null, values: typed });
}

export function forgetTyped(postId: string): void {
  clearDraft(nameOf(postId), postId);
}

function nameOf(postId: string): string {
  return `post-${postId}`;
}
