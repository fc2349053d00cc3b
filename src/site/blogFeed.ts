/** The blog as RSS: where it stands and what it is called. */
export const blogFeed = { path: "/feed.xml", title: "Tassel blog" } as const;
