/** The views of /blog-automation, and the address of each. */
export const postViews = ["posts", "calendar", "new"] as const;
export type PostView = (typeof postViews)[number];

/** Anything else in the address shows the first view. */
export function readPostView(search: string): PostView {
  const asked = new URLSearchParams(search).get("view");
  return postViews.find((view) => view === asked) ?? "posts";
}

export function viewAddress(view: PostView, more: Readonly<Record<string, string>> = {}): string {
  return `/blog-automation?${new URLSearchParams({ view, ...more }).toString()}`;
}

export function postAddress(postId: string): string {
  return viewAddress("posts", { post: postId });
}
