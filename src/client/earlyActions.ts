/** Buttons pressed on the prerendered page before the app has taken it over: held, and pressed again then. */

/** Begins to hold; the function returned ends it and does what was held, in order. */
export function holdEarlyActions(page: Document): () => void {
  const held: (() => void)[] = [];

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // A form is not sent by itself: what is in it stays, and its button is still there.
    if (button !== null && button.type === "button") held.push(() => button.isConnected && button.click());
  }

  page.addEventListener("click", onClick, true);
  return () => {
    page.removeEventListener("click", onClick, true);
    for (const act of held) act();
  };
}
