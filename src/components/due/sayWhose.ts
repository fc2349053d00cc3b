/** Whose date it is: a college by its name, an application for many campuses, or what kind of date it is. */
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { DueItem } from "#domain/timeline/timeline.ts";
import { words } from "./words.ts";

export function sayWhose(
  { unitId, system, kind }: Pick<DueItem, "unitId" | "system" | "kind">,
  getCollege: ReadyTimeline["getCollege"],
): string {
  if (unitId !== null) return getCollege(unitId)?.name ?? taskWords.college(unitId);
  if (system !== null) return words.systems[system];
  return kind === "application" || kind === "scholarship" || kind === "honors" ? "" : words.whose[kind];
}
