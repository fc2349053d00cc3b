/** "/" opens the search from anywhere on the page, as pressing its sign in the bar on top does. */
import { useEffect } from "react";
import { isSearchKey } from "../chrome/searchKey.ts";

export function SearchKeyWatcher() {
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}

function onKeyDown(event: KeyboardEvent): void {
  const pressed = {
    key: event.key,
    isModified: event.altKey || event.ctrlKey || event.metaKey,
    isTyping: event.defaultPrevented || isField(event.target),
    isDialogOpen: document.querySelector("dialog[open]") !== null,
  };
  if (!isSearchKey(pressed)) return;
  // The letter would stand in the field that gets the focus.
  event.preventDefault();
  document.querySelector<HTMLElement>("[data-site-search]")?.click();
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
