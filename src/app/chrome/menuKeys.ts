/** What a key does in the menus of the bar on top: a pure rule; useMenus.ts does it. */

/** Where the focus is: on an entry of the bar, or on a link of an open panel, counted from 0. */
export type MenuPlace =
  | { on: "bar"; hasPanel: boolean; isOpen: boolean }
  | { on: "panel"; index: number; count: number };

export type MenuStep =
  | { kind: "none" }
  /** Closes the panel and puts the focus back on its entry. */
  | { kind: "close" }
  /** Opens the panel where it is closed, and goes to one of its links. */
  | { kind: "link"; index: number }
  | { kind: "lastLink" }
  | { kind: "entry" }
  | { kind: "nextEntry" }
  | { kind: "previousEntry" };

const none: MenuStep = { kind: "none" };

/** Enter, Space and Tab are left to the browser, which opens, closes and goes on by itself. */
export function getMenuStep(key: string, place: MenuPlace): MenuStep {
  return place.on === "bar" ? getBarStep(key, place) : getPanelStep(key, place.index, place.count);
}

function getBarStep(key: string, place: { hasPanel: boolean; isOpen: boolean }): MenuStep {
  if (key === "Escape" && place.isOpen) return { kind: "close" };
  if (key === "ArrowRight") return { kind: "nextEntry" };
  if (key === "ArrowLeft") return { kind: "previousEntry" };
  if (!place.hasPanel) return none;
  if (key === "ArrowDown") return { kind: "link", index: 0 };
  if (key === "ArrowUp") return { kind: "lastLink" };
  return none;
}

function getPanelStep(key: string, index: number, count: number): MenuStep {
  if (key === "Escape") return { kind: "close" };
  if (key === "ArrowDown") return { kind: "link", index: (index + 1) % count };
  if (key === "ArrowUp") return index === 0 ? { kind: "entry" } : { kind: "link", index: index - 1 };
  if (key === "Home") return { kind: "link", index: 0 };
  if (key === "End") return { kind: "lastLink" };
  return none;
}
