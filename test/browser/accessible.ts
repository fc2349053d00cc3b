/** Runs axe on a page in its current state. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** The only rules whose result can differ between the light and dark themes, which differ only in colors. */
export const colorRules: readonly string[] = ["color-contrast", "link-in-text-block"];

/** A third of the size of `axe.source`, which each page would have to read. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A sentence for each violation, with the element's text; `within` is the part to check, as a selector. */
export async function findBarriers(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // Loaded once for each document, and run in the page itself: we embed no other sites' frames.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe };
      const { violations } = await pageAxe.run(within ?? document, {
        resultTypes: ["violations"],
        ...(rules === null ? {} : { runOnly: rules }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
      );
    },
    { within: within ?? null, rules: rules === undefined ? null : [...rules] },
  );
}
