/** Takes up the page from which somebody went to sign in. It is kept in this tab and never travels: a fragment may hold answers. */
import { sanitizeReturnPath } from "#client/identity/returnPath.ts";
import { placeKey } from "./keepReturnPlace.ts";

/** For who came to the page for signing in by a link that was followed without the app: the page before, else `otherwise`. */
export function saveReturnPlace(referrer: string, otherwise: string): void {
  if (readPlace() !== null) return;
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = before !== null && before.origin === window.location.origin;
  const place = (isOurs ? sanitizeReturnPath(`${before.pathname}${before.search}`) : null) ?? otherwise;
  try {
    sessionStorage.setItem(placeKey, place);
  } catch {
    // The person comes back to the page for signing in, which leads on.
  }
}

/** Null where nothing is kept; it is good for one return. */
export function takeReturnPlace(): string | null {
  const place = readPlace();
  try {
    sessionStorage.removeItem(placeKey);
  } catch {
    // Nothing was kept.
  }
  return place;
}

function readPlace(): string | null {
  try {
    return sanitizeReturnPath(sessionStorage.getItem(placeKey));
  } catch {
    return null;
  }
}
