/** Runs axe on a page in its current state. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { colorRules, colorRulesOfMarked, lookMark, markNewLooks } from "../support/markNewLooks.ts";

/** A third of the size of `axe.source`, which each page would have to read. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * A sentence for each violation, with the element's text; `within` is the part to check, as a selector. Colors are
 * checked once for each look: on up to two elements that show it, and where `seenLooks` is given, not on later pages.
 */
export async function findBarriers(
  page: Page,
  within?: string,
  rules?: readonly string[],
  seenLooks: Set<string> = new Set(),
): Promise<string[]> {
  const newLooks = await page.evaluate(markNewLooks, {
    within: within ?? null,
    seen: [...seenLooks],
    mark: lookMark,
  });
  if (rules === colorRules && newLooks.length === 0) return [];
  for (const look of newLooks) seenLooks.add(look);
  // Loaded once for each document, and run in the page itself: we embed no other sites' frames.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ within, rules, colorRulesOfMarked }) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe };
      pageAxe.configure({ rules: colorRulesOfMarked });
      const { violations } = await pageAxe.run(within ?? document, {
        resultTypes: ["violations"],
        ...(rules === null ? {} : { runOnly: rules }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
      );
    },
    { within: within ?? null, rules: rules === undefined ? null : [...rules], colorRulesOfMarked },
  );
}
