/** What axe finds in the test's document as it stands. */
import axe from "axe-core";
import { preferColorScheme } from "./actions.ts";

/** The only rules whose result can differ between the light and dark themes, which differ only in colors. */
export const colorRules: readonly string[] = ["color-contrast", "link-in-text-block"];

/** A sentence for each barrier, with what stands there; `within` is the part looked at, as a selector. */
export async function findBarriers(within = "#root", rules?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(within, {
    resultTypes: ["violations"],
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}

/** What it finds in the light theme, then in the dark one; the device is set to light again. */
export async function findBarriersInBothThemes(within?: string): Promise<string[]> {
  const inLight = await findBarriers(within);
  await preferColorScheme("dark");
  const inDark = await findBarriers(within, colorRules);
  await preferColorScheme("light");
  return [...inLight, ...inDark.map((barrier) => `dark: ${barrier}`)];
}
