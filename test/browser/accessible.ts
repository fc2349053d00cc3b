/** What axe finds on a page as it stands. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** A sentence for each barrier, with what stands there; `within` is the part looked at, as a selector. */
export async function findBarriers(page: Page, within?: string): Promise<string[]> {
  // In the page itself: without frames of other sites the same is found, and no second page is opened for it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
