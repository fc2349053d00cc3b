/** Remembers where a person was when they went to sign in. Runs on every page, so it is kept small; the reader validates it. */

export const placeKey = "tassel-return-place";

/** On the sign-in page itself an earlier note stays. */
export function saveReturnPlaceOfPage(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === "/sign-in") return;
  try {
    sessionStorage.setItem(placeKey, `${pathname}${search}${hash}`);
  } catch {
    // If storage is blocked, sign-in returns to the sign-in page.
  }
}
