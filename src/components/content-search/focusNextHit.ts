/** The arrow keys in the search: from the field into the results, from one to the next, and back. */
import type { KeyboardEvent } from "react";

/** Marks a result's link. */
export const hitLink = { "data-hit": "" };

/** Answers up and down in the field and on results; all other keys and places are left alone. */
export function focusNextHit(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if ((key !== "ArrowDown" && key !== "ArrowUp") || !(target instanceof HTMLElement)) return;
  const isField = target instanceof HTMLInputElement;
  if (!isField && !target.matches("[data-hit]")) return;
  const hits = listHits(currentTarget);
  const at = hits.indexOf(target);
  if (isField && key === "ArrowUp") return;
  event.preventDefault();
  if (key === "ArrowUp" && at <= 0) currentTarget.querySelector("input")?.focus();
  else hits[key === "ArrowDown" ? at + 1 : at - 1]?.focus();
}

/** False where nothing was found. */
export function focusFirstHit(root: HTMLElement): boolean {
  const [first] = listHits(root);
  first?.focus();
  return first !== undefined;
}

function listHits(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-hit]")];
}
