/** Puts a page's tags into the document's head in place of the last page's; what pages are called loads when first needed. */
import type { HeadInput, HeadTag } from "#site/head.ts";

/** Counts the heads asked for, so that a slow answer never names a page that the person has left. */
let asked = 0;

/** Shows the head that `load` gives, unless another one is asked for meanwhile. Where it cannot load, the old one stays. */
export async function showHead(load: () => Promise<HeadInput>): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const [{ listHeadTags: headTags }, head] = await Promise.all([import("#site/head.ts"), load()]);
    if (turn === asked) applyHead(document, headTags(head, window.location.origin));
  } catch {
    // Only the name in the tab is that of the last page; the next change of page tries again.
  }
}

/** Structured data goes in as text: it is never run, so the security policy has nothing against it. */
export function applyHead(document: Document, tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const tag of tags) {
    const element = document.createElement(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    element.setAttribute("data-head", "");
    if (tag.text !== null) element.textContent = tag.text;
    document.head.append(element);
  }
}
