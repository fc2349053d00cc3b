/** Which of the plan's drafts could serve which question that has no draft yet. */
import type { EssayList } from "#domain/essays/essayList.ts";
import { findReuse, type Reuse } from "#domain/essays/findReuse.ts";
import { toReusableDrafts } from "#domain/essays/studentEssays.ts";
import type { Plan } from "#domain/plan/plan.ts";

export function listReuse(
  { groups }: EssayList,
  plan: Plan,
  getName: (unitId: number) => string | null,
): Reuse[] {
  const names = plan.colleges.flatMap(({ unitId }) => {
    const name = getName(unitId);
    return name === null ? [] : [{ unitId, name: name.toLowerCase() }];
  });
  // Only the plan's own colleges: a draft for another one was not written from this list.
  const findNames = (text: string) => {
    const lower = text.toLowerCase();
    return names.filter(({ name }) => lower.includes(name)).map(({ unitId }) => unitId);
  };
  const targets = groups.flatMap((group) => {
    const platforms = group.kind === "platform" ? [group.platform] : group.platforms;
    // A choice that is made needs no second draft.
    return group.sets
      .filter(({ items, choice }) => {
        const started = items.filter(({ essays }) => essays.some(({ words }) => words > 0)).length;
        return started < (items.length > 1 ? (choice?.pick ?? items.length) : 1);
      })
      .flatMap(({ items }) =>
        items
          .filter(({ essays }) => essays.every(({ words }) => words === 0))
          .map(({ prompt }) => ({ prompt, platforms })),
      );
  });
  return findReuse(toReusableDrafts(plan.essays, findNames), targets);
}
