/** Replaces the tags in the document's head on navigation; page titles are loaded on first use. */
import type { HeadInput, HeadTag } from "#site/head.ts";

/** Counts requests, so that a slow answer never titles a page the person has left. */
let asked = 0;

/** Applies the head that `load` returns, unless another one is requested meanwhile. If it cannot load, the old one stays. */
export async function showHead(load: () => Promise<HeadInput>): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const [{ listHeadTags: headTags }, head] = await Promise.all([import("#site/head.ts"), load()]);
    if (turn === asked) applyHead(document, headTags(head, window.location.origin));
  } catch {
    // Only the tab title is out of date; the next navigation tries again.
  }
}

/** Structured data is inserted as text and never executed, so the content security policy allows it. */
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
