/** The views of /admin, and the address of each. */
export const adminViews = ["state", "inbox", "waitlist", "people", "mail", "audit"] as const;
export type AdminView = (typeof adminViews)[number];

/** Anything else in the address shows the first view. */
export function readView(search: string): AdminView {
  const asked = new URLSearchParams(search).get("view");
  return adminViews.find((view) => view === asked) ?? "state";
}

export function viewAddress(view: AdminView, more: Readonly<Record<string, string>> = {}): string {
  return `/admin?${new URLSearchParams({ view, ...more }).toString()}`;
}
