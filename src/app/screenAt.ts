/** Which screen a path shows: a listed page, one college, or the not-found screen. */
import { pageAt } from "#site/pages.ts";
import type { LazyScreen } from "./lazyScreen.tsx";
import { collegeScreen, notFoundScreen, screens } from "./screens.ts";

export function screenAt(path: string): LazyScreen {
  const page = pageAt(path);
  if (page !== null) return screens[page.id];
  return /^\/colleges\/[^/]+$/.test(path) ? collegeScreen : notFoundScreen;
}
