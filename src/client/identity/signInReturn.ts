/** Whether an address is the return from the identity host. Runs on every page, so it is kept small. */

/** Paths where the payment provider adds parameters of its own. */
const notOurs = "/subscription-success";

/** With a code, or with an error. */
export function isSignInReturn({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname !== notOurs && /[?&]state=/.test(search) && /[?&](code|error)=/.test(search);
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
