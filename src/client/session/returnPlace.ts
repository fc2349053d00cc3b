/** The page from which somebody goes to sign in, kept in this tab until they are back. It never travels: a fragment may hold answers. */
import { safeReturnPath } from "#client/identity/returnPath.ts";

const placeKey = "tassel-return-place";

/** Notes where the person is now. On the page for signing in itself an earlier note stays. */
export function keepReturnPlace(): void {
  const { pathname, search, hash } = window.location;
  writePlace(safeReturnPath(`${pathname}${search}${hash}`));
}

/** For who came to the page for signing in by a link that was followed without the app: the page before, else `otherwise`. */
export function keepReturnPlaceOf(referrer: string, otherwise: string): void {
  if (readPlace() !== null) return;
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = before !== null && before.origin === window.location.origin;
  writePlace((isOurs ? safeReturnPath(`${before.pathname}${before.search}`) : null) ?? otherwise);
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
    return safeReturnPath(sessionStorage.getItem(placeKey));
  } catch {
    return null;
  }
}

function writePlace(place: string | null): void {
  if (place === null) return;
  try {
    sessionStorage.setItem(placeKey, place);
  } catch {
    // The person comes back to the page for signing in, which leads on.
  }
}
