/** Runs axe on a page in its current state. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The only rules whose result can differ between the light and dark themes, which differ only in colors. */
export const colorRules: readonly string[] = ["color-contrast", "link-in-text-block"];

/** A sentence for each violation, with the element's text; `within` is the part to check, as a selector. */
export async function findBarriers(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // In the page itself: we embed no other sites' frames, so the result is the same and no second page is
  // opened.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
