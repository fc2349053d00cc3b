/** The page from which a person went to sign in. It stays in this tab and is never sent: a fragment may contain answers. */
import { sanitizeReturnPath } from "#client/identity/returnPath.ts";
import { placeKey } from "./keepReturnPlace.ts";

/** For people who reached the sign-in page by a link outside the app: the previous page, else `otherwise`. */
export function saveReturnPlace(referrer: string, otherwise: string): void {
  if (readPlace() !== null) return;
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = before !== null && before.origin === window.location.origin;
  const place = (isOurs ? sanitizeReturnPath(`${before.pathname}${before.search}`) : null) ?? otherwise;
  try {
    sessionStorage.setItem(placeKey, place);
  } catch {
    // Then the person returns to the sign-in page, which continues from there.
  }
}

/** Null if nothing is stored; it can be used once. */
export function takeReturnPlace(): string | null {
  const place = readPlace();
  try {
    sessionStorage.removeItem(placeKey);
  } catch {
    // Nothing was stored.
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
