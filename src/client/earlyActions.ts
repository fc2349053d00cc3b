/**
 * Holds clicks on buttons of the prerendered page until hydration, then replays them. A link clicked in
 * between waits, so that the held click is not lost with the page.
 */

/** Starts holding; the returned function stops and replays what was held, in order. */
export function holdEarlyActions(page: Document): () => void {
  const held: (() => void)[] = [];
  // Buttons added later, such as on the screen for an app that did not start, handle their own clicks.
  const prerendered = new WeakSet(page.querySelectorAll("button"));

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // Forms are not submitted automatically: their content stays, and so does the button.
    if (button !== null && button.type === "button" && prerendered.has(button)) {
      // React may already be listening before it reports hydration; the click would count twice.
      event.stopPropagation();
      held.push(() => button.isConnected && button.click());
    }
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link !== null && held.length > 0 && isPlain(event) && link.origin === page.location.origin) {
      event.preventDefault();
      held.push(() => link.click());
      // Without the app, the link navigates as usual.
      window.addEventListener("tassel:failed", () => page.location.assign(link.href), { once: true });
    }
  }

  page.addEventListener("click", onClick, true);
  return () => {
    page.removeEventListener("click", onClick, true);
    for (const act of held) act();
  };
}

/** Not opening another tab or window. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
