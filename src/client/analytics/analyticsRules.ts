/** What is told of a page that is looked at: its path, and nothing where the person asks not to be counted. Pure rules. */

export type PageView = { event: "page_view"; page_path: string };

export type Visitor = {
  isOnline: boolean;
  /** Global Privacy Control. */
  hasPrivacyControl: boolean;
  /** The older "Do Not Track". */
  hasDoNotTrack: boolean;
};

/** Null where nothing is sent: against the person's wish, without a network, or for an address that is no plain path. */
export function buildPageView(path: string, visitor: Visitor): PageView | null {
  if (!visitor.isOnline || visitor.hasPrivacyControl || visitor.hasDoNotTrack) return null;
  // The same form as the endpoint's: what someone typed as an address may hold anything.
  return /^\/[\w\-./]{0,200}$/.test(path) ? { event: "page_view", page_path: path } : null;
}
