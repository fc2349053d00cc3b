/** A number that changes with the signed-in account, so that cached data of one account is never shown to the next. */
import type { Session } from "#client/session/sessionUser.ts";

let email: string | null = null;
let scope = 0;

/** Used in query keys instead of the email address, which must not end up in error logs. */
export function getAccountScope(signedInAs: string): number {
  if (signedInAs !== email) {
    email = signedInAs;
    scope += 1;
  }
  return scope;
}

/** Null if nobody is known to be signed in. */
export function getAccountEmail(session: Session): number | null {
  return session.status === "signedIn" ? getAccountScope(session.user.email) : null;
}
