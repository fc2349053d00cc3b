/**
 * Buttons pressed on the prerendered page before the app has taken it over: held, and pressed again then. A link
 * followed after one waits for it, so that what was pressed is not lost with the page.
 */

/** Begins to hold; the function returned ends it and does what was held, in order. */
export function holdEarlyActions(page: Document): () => void {
  const held: (() => void)[] = [];
  // What comes later, such as the screen that says the app did not start, answers by itself.
  const prerendered = new WeakSet(page.querySelectorAll("button"));

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // A form is not sent by itself: what is in it stays, and its button is still there.
    if (button !== null && button.type === "button" && prerendered.has(button)) {
      // React may listen already, before it says that it has the page: the press would count twice.
      event.stopPropagation();
      held.push(() => button.isConnected && button.click());
    }
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link !== null && held.length > 0 && isPlain(event) && link.origin === page.location.origin) {
      event.preventDefault();
      held.push(() => link.click());
      // Without the app the link leads where it always did.
      window.addEventListener("tassel:failed", () => page.location.assign(link.href), { once: true });
    }
  }

  page.addEventListener("click", onClick, true);
  return () => {
    page.removeEventListener("click", onClick, true);
    for (const act of held) act();
  };
}

/** Not into another tab or window. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
