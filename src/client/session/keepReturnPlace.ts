/** Notes, as somebody goes to sign in, where they were: on every page, so it is short. Who takes it up checks it. */

export const placeKey = "tassel-return-place";

/** On the page for signing in itself an earlier note stays. */
export function saveReturnPlaceOfPage(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === "/sign-in") return;
  try {
    sessionStorage.setItem(placeKey, `${pathname}${search}${hash}`);
  } catch {
    // Where storage is forbidden the way back leads to the page for signing in.
  }
}
