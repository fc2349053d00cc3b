/** Arrow keys in the search: from the field into the list, from row to row, and back. */
import type { KeyboardEvent } from "react";

export const searchFieldId = "college-search";

/** Handles up and down in the search field and on a college's name; ignores all other keys and elements. */
export function focusNextRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if ((key !== "ArrowDown" && key !== "ArrowUp") || !(target instanceof HTMLElement)) return;
  const isField = target.id === searchFieldId;
  if (!isField && !target.matches("[data-college-link]")) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>("[data-college-link]")];
  const at = rows.indexOf(target);
  const next = key === "ArrowDown" ? rows[at + 1] : at <= 0 ? null : rows[at - 1];
  if (isField && key === "ArrowUp") return;
  event.preventDefault();
  if (next === null) currentTarget.querySelector<HTMLElement>(`#${searchFieldId}`)?.focus();
  else next?.focus();
}
