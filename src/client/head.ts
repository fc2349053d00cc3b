/** Puts a page's tags into the document's head in place of the last page's. */
import type { HeadTag } from "#site/head.ts";

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
