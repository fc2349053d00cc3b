/** Whether an address is the way back from the identity host: looked at on every page, so it is short. */

/** Where the payment provider sends people back with parameters of its own. */
const notOurs = "/subscription-success";

/** With a code, or with the reason why there is none. */
export function isSignInReturn({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname !== notOurs && /[?&]state=/.test(search) && /[?&](code|error)=/.test(search);
}
