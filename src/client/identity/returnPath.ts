/** Where a person may come back to after signing in: a page of ours, never an address that somebody else wrote. */
import { isSignInReturn } from "./signInReturn.ts";

/** A path of this site with its query and fragment; null for anything else, and for the page where people sign in. */
export function sanitizeReturnPath(requested: unknown): string | null {
  if (typeof requested !== "string" || !/^\/(?![/\\])/.test(requested)) return null;
  // Tabs and line breaks are dropped by browsers, which makes "/\t/elsewhere" another site.
  if (/[\s\p{Cc}\\]/u.test(requested)) return null;
  const address = new URL(requested, "http://here.invalid");
  if (address.host !== "here.invalid" || address.pathname === "/sign-in") return null;
  if (isSignInReturn(address)) return address.pathname;
  return `${address.pathname}${address.search}${address.hash}`;
}
