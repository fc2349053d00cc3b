/** The checks of a post, run in a thread of its own (longWork/): reading Markdown and YAML has no bound of its own. */

import type { Figures } from "#authoring/figures.ts";
import { createFigures } from "#authoring/figures.ts";
import type { Library, LibraryPage } from "#authoring/library.ts";
import { type CheckedPost, checkPost, type PostDays } from "#authoring/post.ts";
import type { PostFields } from "#contract/adminPosts.ts";
import type { Colleges } from "#server/colleges.ts";

declare module "#server/longWork/tasks.ts" {
  interface AdministratorTasks {
    checkPost: typeof checkPostApart;
  }
}

export type PostToCheck = {
  slug: string;
  fields: PostFields;
  days: PostDays;
  /** The other posts that are published. */
  posts: readonly LibraryPage[];
};

let figures: Figures | null = null;

export function checkPostApart(
  { slug, fields, days, posts }: PostToCheck,
  { colleges, library }: { colleges: Colleges; library: Library | null },
): CheckedPost {
  if (library === null) throw new Error("There is no library to check posts with.");
  figures ??= createFigures(colleges, null);
  return checkPost(slug, fields, days, { library, colleges, figures, posts });
}
