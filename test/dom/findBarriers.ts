/** What axe finds in the test's document as it stands. */
import axe from "axe-core";

/** A sentence for each barrier, with what stands there; `within` is the part looked at, as a selector. */
export async function findBarriers(within = "#root"): Promise<string[]> {
  const { violations } = await axe.run(within, { resultTypes: ["violations"] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
