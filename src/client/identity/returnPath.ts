/** Where a person may return to after signing in: a page of this site only, to prevent open redirects. */
import { isSignInReturn } from "./signInReturn.ts";

/** A path on this site with its query and fragment; null for anything else, and for the sign-in page. */
export function sanitizeReturnPath(requested: unknown): string | null {
  if (typeof requested !== "string" || !/^\/(?![/\\])/.test(requested)) return null;
  // Browsers drop tabs and line breaks, which turns "/\t/elsewhere" into another site.
  if (/[\s\p{Cc}\\]/u.test(requested)) return null;
  const address = new URL(requested, "http://here.invalid");
  if (address.host !== "here.invalid" || address.pathname === "/sign-in") return null;
  if (isSignInReturn(address)) return address.pathname;
  return `${address.pathname}${address.search}${address.hash}`;
}

/** The address without what the host added, which is used up and should not be bookmarked. */
export function withoutSignInReturn({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  const params = new URLSearchParams(search);
  for (const name of ["code", "state", "error", "error_description", "iss"]) params.delete(name);
  const rest = params.toString();
  return `${pathname}${rest === "" ? "" : `?${rest}`}${hash}`;
}
