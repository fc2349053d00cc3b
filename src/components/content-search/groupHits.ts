/** What a search found, by kind of page, so that a tool is not lost among guides. */
import type { FoundKind } from "#contract/contentSearch.ts";

export const hitGroups = ["tools", "programs", "guides", "states", "stories", "pages"] as const;
export type HitGroup = (typeof hitGroups)[number];

const groupOf: Readonly<Record<FoundKind, HitGroup>> = {
  tool: "tools",
  program: "programs",
  help: "guides",
  question: "guides",
  state: "states",
  blog: "stories",
  story: "stories",
  page: "pages",
};

/** Groups in the order of their best hit; within a group the order stays. */
export function groupHits<Hit extends { kind: FoundKind }>(
  hits: readonly Hit[],
): { group: HitGroup; hits: Hit[] }[] {
  const groups = new Map<HitGroup, Hit[]>();
  for (const hit of hits) {
    const group = groupOf[hit.kind];
    groups.set(group, [...(groups.get(group) ?? []), hit]);
  }
  return [...groups].map(([group, found]) => ({ group, hits: found }));
}
