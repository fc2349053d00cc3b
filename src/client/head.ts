/** Replaces the tags in the document's head on navigation; page titles are loaded on first use. */
import { useEffect } from "react";
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

/** The name of what the query asks for, and the title that is there without it. */
let shown: { name: string; before: string } | null = null;

/**
 * Titles a page that a query names (`site/queryPages.ts`), such as one essay, once its name is known; null where there
 * is none. The title alone: what search engines and previews read stays that of the page.
 */
export function usePageName(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    const mine = { name, before: shown?.before ?? document.title };
    shown = mine;
    document.title = toTitle(name);
    return () => {
      if (shown !== mine) return;
      shown = null;
      document.title = mine.before;
    };
  }, [name]);
}

function toTitle(name: string): string {
  return `${name} | Tassel`;
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
  if (shown === null) return;
  // The same object stays: what named the page knows it by identity, and takes the name back when it leaves.
  shown.before = document.title;
  document.title = toTitle(shown.name);
}
