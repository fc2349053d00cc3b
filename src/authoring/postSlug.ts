/** Which address below /blog a post may have. */

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longest = 80;

/** Addresses that mean something else there, or look as if they did. */
const reserved: ReadonlySet<string> = new Set([
  "404",
  "admin",
  "api",
  "feed",
  "index",
  "new",
  "page",
  "preview",
  "rss",
  "tag",
  "tags",
]);

export type TakenSlugs = {
  /** Paths of this release's own files. */
  files: ReadonlySet<string>;
  /** Slugs of other posts. */
  posts: ReadonlySet<string>;
  /** Slugs whose post was taken down for good. */
  gone: ReadonlySet<string>;
};

/** Null if it is free; else the sentence that says why not. */
export function findSlugProblem(slug: string, taken: TakenSlugs): string | null {
  if (slug.length < 3 || slug.length > longest || !pattern.test(slug))
    return `An address has 3 to ${longest} characters: lowercase letters, digits, and single hyphens between them.`;
  if (reserved.has(slug)) return `“${slug}” is reserved. Choose another address.`;
  if (taken.files.has(`/blog/${slug}`))
    return "An article that came with this release has this address, and it would be shown in place of the post. Choose another address.";
  if (taken.gone.has(slug))
    return "A post at this address was taken down for good, and search engines were told so. Choose another address.";
  return taken.posts.has(slug) ? "Another post has this address. Choose another one." : null;
}

/** An address from a title: "FAFSA 2027-28: what changed" is fafsa-2027-28-what-changed. */
export function suggestSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words.length <= longest ? words : words.slice(0, longest).replace(/-[^-]*$/, "");
}
