/** Where a person comes back to after signing in: a page of ours, never an address that somebody else wrote. */

/** The parts of `window.location` that decide. */
export type Place = { pathname: string; search: string; hash: string };

/** Where the payment provider sends people back with parameters of its own. */
const notOurs = "/subscription-success";

/** Whether this address is the way back from the identity host, with a code or with the reason why there is none. */
export function isSignInReturn({ pathname, search }: Pick<Place, "pathname" | "search">): boolean {
  if (pathname === notOurs || !search.includes("state=")) return false;
  const asked = new URLSearchParams(search);
  return asked.has("state") && (asked.has("code") || asked.has("error"));
}

/** A path of this site with its query and fragment; null for anything else, and for the page where people sign in. */
export function safeReturnPath(wished: unknown): string | null {
  if (typeof wished !== "string" || !/^\/(?![/\\])/.test(wished)) return null;
  // Tabs and line breaks are dropped by browsers, which makes "/\t/elsewhere" another site.
  if (/[\s\p{Cc}\\]/u.test(wished)) return null;
  const address = new URL(wished, "http://here.invalid");
  if (address.host !== "here.invalid" || address.pathname === "/sign-in") return null;
  if (isSignInReturn(address)) return address.pathname;
  return `${address.pathname}${address.search}${address.hash}`;
}
