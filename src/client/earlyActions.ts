/**
 * Holds clicks on buttons of the prerendered page until hydration, then replays them, and the choice of a file. A link
 * clicked in between waits, so that the held click is not lost with the page. Escape closes an open menu at once.
 */

/** Starts holding; the returned function stops and replays what was held, in order. */
export function holdEarlyActions(page: Document): () => void {
  const held: (() => void)[] = [];
  // Buttons added later, such as on the screen for an app that did not start, handle their own clicks.
  const prerendered = new WeakSet(page.querySelectorAll("button"));
  const submitted = new WeakSet<HTMLButtonElement>();

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button !== null && prerendered.has(button) && (button.type === "button" || isAppSubmit(button))) {
      // React may already be listening before it reports hydration; the click would count twice.
      event.stopPropagation();
      if (button.type === "submit") event.preventDefault();
      // Pressing again because nothing happens yet does not send a form twice.
      if (!submitted.has(button)) held.push(() => button.isConnected && button.click());
      if (button.type === "submit") submitted.add(button);
    }
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link !== null && held.length > 0 && isPlain(event) && link.origin === page.location.origin) {
      event.preventDefault();
      held.push(() => link.click());
      // Without the app, the link navigates as usual.
      window.addEventListener("tassel:failed", () => page.location.assign(link.href), { once: true });
    }
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.files === null) return;
    // The code that reads a chosen file clears its field.
    held.push(() => target.value !== "" && target.dispatchEvent(new Event("change", { bubbles: true })));
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") closeOpenMenus(page);
  };

  page.addEventListener("click", onClick, true);
  page.addEventListener("change", onChange, true);
  page.addEventListener("keydown", onKeyDown);
  return () => {
    page.removeEventListener("click", onClick, true);
    page.removeEventListener("change", onChange, true);
    page.removeEventListener("keydown", onKeyDown);
    for (const act of held) act();
  };
}

/** A click that does not open another tab or window. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A form that only the app handles; one with an address is sent by the browser itself. */
function isAppSubmit({ type, form }: HTMLButtonElement): boolean {
  return type === "submit" && form?.method === "dialog";
}

/** Closes the header's open menus, which are native disclosures; keyboard focus returns to their entries. */
function closeOpenMenus(page: Document): void {
  for (const menu of page.querySelectorAll<HTMLDetailsElement>("[data-site-nav] details[open]")) {
    if (menu.contains(page.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}
