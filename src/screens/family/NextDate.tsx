/** The next date of a shared plan in two lines: the day and how far off it is, then whose it is. */
import { sayWhose } from "#components/due/sayWhose.ts";
import { words as dueWords } from "#components/due/words.ts";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import type { DueItem } from "#domain/timeline/timeline.ts";
import { formatShortDate } from "#lib/format.ts";
import { words } from "./words.ts";

export function NextDate({ item, getCollege }: { item: DueItem } & Pick<ReadyTimeline, "getCollege">) {
  return (
    <>
      <p className="figures text-lg font-semibold break-words">
        {words.glance.next(formatShortDate(item.day), dueWords.daysLeft(item.daysLeft))}
      </p>
      <p className="break-words">{words.glance.of(sayWhose(item, getCollege), dueWords.kind(item))}</p>
    </>
  );
}
