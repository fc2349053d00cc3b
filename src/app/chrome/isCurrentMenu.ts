/** Which part of the navigation the path belongs to, so that people see where they are. */
import type { NavigationMenu } from "#site/navigation.ts";
import { findPage } from "#site/pages.ts";

/** Whether a link leads to the page of this path, by whichever of its addresses; a college belongs to the search. */
export function isCurrent(to: string, path: string): boolean {
  const target = to.replace(/#.*/, "");
  if (target === path) return true;
  const page = findPage(target);
  if (page === null) return false;
  return page.id === findPage(path)?.id || (page.id === "colleges" && path.startsWith("/colleges/"));
}

/** Whether one of a menu's items leads to the page of this path. */
export function isCurrentMenu(menu: NavigationMenu, path: string): boolean {
  return menu.items.some((item) => isCurrent(item.to, path));
}
