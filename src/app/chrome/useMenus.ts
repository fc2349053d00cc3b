/**
 * Turns the header's native disclosures into menus: only one open at a time; Escape, an outside click,
 * choosing a link or leaving closes them; arrow keys move through them. Without JavaScript they still open
 * and close.
 */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "#ui/router.tsx";
import { getMenuStep, type MenuPlace, type MenuStep } from "./menuKeys.ts";

/** Marks a bar entry that arrow keys can reach. */
export const barEntry = { "data-bar-entry": "" };

export function useMenus(bar: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    const root = bar.current;
    if (root === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("keydown", (event) => onKeyDown(event, root), { signal });
    root.addEventListener("click", (event) => onClick(event, root), { signal });
    root.addEventListener("focusout", closeWhatWasLeft, { signal });
    document.addEventListener(
      "pointerdown",
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest("details") : null;
        if (pressed === null || !root.contains(pressed)) closeMenus(root);
      },
      { signal },
    );
    // Also where the focus is elsewhere: Safari does not focus what is clicked.
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && !event.defaultPrevented) closeMenus(root);
      },
      { signal },
    );
    return () => listening.abort();
  }, [bar]);

  // Any navigation closes the menus, including one started elsewhere. A menu opened before the app started stays open.
  const closedAt = useRef(key);
  useEffect(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (bar.current !== null) closeMenus(bar.current);
  }, [bar, key]);
}

function closeMenus(root: HTMLElement, except: HTMLDetailsElement | null = null): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (menu !== except) menu.open = false;
  }
}

function onClick(event: Event, root: HTMLElement): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target === null) return;
  // The summary toggles its own menu after this handler.
  if (target.closest("summary") !== null) closeMenus(root, target.closest("details"));
  else if (target.closest("a, button") !== null) closeMenus(root);
}

/** Focus that goes nowhere, such as a click on the panel itself, leaves the menu open. */
function closeWhatWasLeft(event: FocusEvent): void {
  const menu = event.target instanceof Element ? event.target.closest("details") : null;
  if (menu !== null && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) {
    menu.open = false;
  }
}

function onKeyDown(event: KeyboardEvent, root: HTMLElement): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = target.closest("details");
  const links = menu === null ? [] : [...menu.querySelectorAll<HTMLElement>("a, button")];
  const place = locateTarget(target, menu, links);
  if (place === null) return;
  const step = getMenuStep(event.key, place);
  if (step.kind === "none") return;
  event.preventDefault();
  applyStep(step, { target, menu, links, root });
}

function locateTarget(
  target: HTMLElement,
  menu: HTMLDetailsElement | null,
  links: readonly HTMLElement[],
): MenuPlace | null {
  if (target.tagName === "SUMMARY") return { on: "bar", hasPanel: true, isOpen: menu?.open === true };
  const index = links.indexOf(target);
  if (index !== -1) return { on: "panel", index, count: links.length };
  return target.matches("[data-bar-entry]") ? { on: "bar", hasPanel: false, isOpen: false } : null;
}

type Surroundings = {
  target: HTMLElement;
  menu: HTMLDetailsElement | null;
  links: readonly HTMLElement[];
  root: HTMLElement;
};

function applyStep(step: MenuStep, { target, menu, links, root }: Surroundings): void {
  const entry = menu?.querySelector("summary") ?? target;
  if (step.kind === "close" && menu !== null) menu.open = false;
  if (step.kind === "close" || step.kind === "entry") entry.focus();
  if (step.kind === "link" || step.kind === "lastLink") {
    closeMenus(root, menu);
    if (menu !== null) menu.open = true;
    links.at(step.kind === "link" ? step.index : -1)?.focus();
  }
  if (step.kind === "nextEntry" || step.kind === "previousEntry") {
    const entries = [...root.querySelectorAll<HTMLElement>("[data-bar-entry]")].filter(isShown);
    const at = entries.indexOf(entry);
    if (at === -1) return;
    const next = (at + (step.kind === "nextEntry" ? 1 : -1) + entries.length) % entries.length;
    entries[next]?.focus();
  }
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
