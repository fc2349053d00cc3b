/** Which screen a path shows: a listed page, one college, a written page, or the not-found screen. */

import type { LazyScreen } from "#client/chunks/createLazyPart.tsx";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { findPage } from "#site/pages.ts";
import {
  articleScreen,
  collegeScreen,
  notFoundScreen,
  offlineScreen,
  screens,
  stateGuideScreen,
} from "./screens.ts";

export function findScreen(path: string): LazyScreen {
  const page = findPage(path);
  if (page !== null) return screens[page.id];
  if (path === "/offline") return offlineScreen;
  const article = parseArticleAddress(path);
  if (article !== null) return article.kind === "state" ? stateGuideScreen : articleScreen;
  return /^\/colleges\/[^/]+$/.test(path) ? collegeScreen : notFoundScreen;
}
