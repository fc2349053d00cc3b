/** Decides which navigation entry the current path belongs to, so that it can be highlighted. */
import type { NavigationMenu } from "#site/navigation.ts";
import { findPage } from "#site/pages.ts";

/** Whether a link points to the page at this path, under any of its addresses. A college page belongs to the search. */
export function isCurrent(to: string, path: string): boolean {
  const target = to.replace(/#.*/, "");
  if (target === path) return true;
  const page = findPage(target);
  if (page === null) return false;
  return page.id === findPage(path)?.id || (page.id === "colleges" && path.startsWith("/colleges/"));
}

/** Whether any of a menu's items points to the page at this path. */
export function isCurrentMenu(menu: NavigationMenu, path: string): boolean {
  return menu.items.some((item) => isCurrent(item.to, path));
}
