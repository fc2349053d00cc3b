/** Which screen a path shows: a listed page, one college, or the not-found screen. */

import type { LazyScreen } from "#client/chunks/lazyPart.tsx";
import { pageAt } from "#site/pages.ts";
import { collegeScreen, notFoundScreen, offlineScreen, screens } from "./screens.ts";

export function screenAt(path: string): LazyScreen {
  const page = pageAt(path);
  if (page !== null) return screens[page.id];
  if (path === "/offline") return offlineScreen;
  return /^\/colleges\/[^/]+$/.test(path) ? collegeScreen : notFoundScreen;
}
