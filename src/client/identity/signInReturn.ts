/** Whether an address is the return from the identity host. Runs on every page, so it is kept small. */

/** Paths where the payment provider adds parameters of its own. */
const notOurs = "/subscription-success";

/** With a code, or with an error. */
export function isSignInReturn({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname !== notOurs && /[?&]state=/.test(search) && /[?&](code|error)=/.test(search);
}
