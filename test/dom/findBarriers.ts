/** What axe finds in the test's document as it stands. */
import axe from "axe-core";
import { colorRules, colorRulesOfMarked, lookMark, markNewLooks } from "../support/markNewLooks.ts";
import { preferColorScheme } from "./actions.ts";

axe.configure({ rules: colorRulesOfMarked });

/** What an earlier look in this file found readable: each combination of colors is checked once. */
const seenLooks = new Set<string>();

/** A sentence for each barrier, with what stands there; `within` is the part looked at, as a selector. */
export async function findBarriers(within = "#root", rules?: readonly string[]): Promise<string[]> {
  const newLooks = markNewLooks({ within, seen: [...seenLooks], mark: lookMark });
  if (rules === colorRules && newLooks.length === 0) return [];
  for (const look of newLooks) seenLooks.add(look);
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
