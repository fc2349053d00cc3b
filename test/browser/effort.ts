/** Counts what a way through the site asks of a person: presses, typed fields, screens, and the words read on the way. */
import type { Locator } from "playwright-core";

export type Effort = { presses: number; fields: number; screens: number; words: number };

export type Counting = {
  effort: Effort;
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  /** Reads this alone: the message at the end of the way. */
  read: (target: Locator) => Promise<void>;
  /** Reads from the top of the page to this, which is not pressed. */
  readTo: (target: Locator) => Promise<void>;
};

/**
 * A person reads what is in sight from the top of the page to what they press next: a question with its hints and all of
 * its choices, and not what follows the button. Nothing is read twice in the same words, and of a row in a list of colleges
 * only the name. The bar and the footer are not read. A screen is a page with another heading: the hash of a step may follow
 * a moment after its question.
 */
export function countEffort(): Counting {
  const effort: Effort = { presses: 0, fields: 0, screens: 0, words: 0 };
  const known = new Set<string>();
  let screen = "";
  const learn = (texts: readonly string[]) => {
    for (const text of texts) {
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      if (!known.has(text)) effort.words += words.length;
      known.add(text);
    }
  };
  async function reach(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    // What a person sees is painted: heading, address and words are those of one screen.
    await target.page().evaluate(paintTwice);
    const found = await target.evaluate(readUpTo);
    if (found.screen !== screen) effort.screens += 1;
    screen = found.screen;
    learn(found.texts);
  }
  return {
    effort,
    async read(target) {
      learn([await target.innerText()]);
    },
    readTo: reach,
    async press(target) {
      await reach(target);
      effort.presses += 1;
      await target.click();
    },
    async fill(target, text) {
      await reach(target);
      effort.fields += 1;
      await target.fill(text);
    },
  };
}

/** In the page. */
function paintTwice(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** In the page. */
function readUpTo(target: Element): { texts: string[]; screen: string } {
  // A choice is made among all of them, and a label is read with its field.
  const unit = target.closest("fieldset:has(> legend), label") ?? target;
  const isPassed = (node: Node) =>
    unit.contains(node) || (node.compareDocumentPosition(unit) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isInSight = (node: Node, parent: Element) => {
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, top } = range.getBoundingClientRect();
    const box = parent.getBoundingClientRect();
    // Words for screen readers alone are one pixel small.
    return Math.min(width, height, box.width, box.height) > 2 && top < window.innerHeight;
  };
  const isUnread = (parent: Element) =>
    parent.closest("header[data-site-nav], footer, script, style, noscript, [href='#main']") !== null ||
    (parent.closest("[data-row]") !== null && parent.closest("h4") === null);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !isPassed(node) || isUnread(parent)) continue;
    const text = node.textContent?.trim() ?? "";
    if (text !== "" && isInSight(node, parent)) texts.push(text);
  }
  const heading = document.querySelector("main h2")?.textContent ?? "";
  return { texts, screen: `${window.location.pathname} ${heading}` };
}
