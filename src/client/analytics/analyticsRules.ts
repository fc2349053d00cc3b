/** What a page view contains: the path only, and nothing for visitors who opt out. Pure rules. */

export type PageView = { event: "page_view"; page_path: string };

export type PageViewSender = (view: PageView) => Promise<void>;

export type Visitor = {
  isOnline: boolean;
  /** Global Privacy Control. */
  hasPrivacyControl: boolean;
  /** The older "Do Not Track". */
  hasDoNotTrack: boolean;
};

export const isCounted = ({ isOnline, hasPrivacyControl, hasDoNotTrack }: Visitor) =>
  isOnline && !hasPrivacyControl && !hasDoNotTrack;

/** Null if nothing is sent: the visitor opted out, there is no network, or the address is not a plain path. */
export function buildPageView(path: string, visitor: Visitor): PageView | null {
  if (!isCounted(visitor)) return null;
  // Same pattern as the endpoint's: a typed address may contain anything.
  return /^\/[\w\-./]{0,200}$/.test(path) ? { event: "page_view", page_path: path } : null;
}
