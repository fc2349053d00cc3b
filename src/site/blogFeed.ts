/** The blog's RSS feed: its address and title. */
export const blogFeed = { path: "/feed.xml", title: "Tassel blog" } as const;
