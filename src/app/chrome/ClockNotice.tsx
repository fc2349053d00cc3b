/** Says that the device's date cannot be right, where every "due" and "passed" on the page depends on it. */
import { type DateFault, newestRelease } from "#domain/college/dataDate.ts";
import type { Day } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";
import { Notice } from "#ui/Notice.tsx";

const words = {
  title: (today: string) => `Your device says it is ${today}`,
  early: (released: string) =>
    `That is long before the figures here were published, on ${released}, so its clock is probably wrong. Until you fix it, don’t rely on what these pages say is due or has passed.`,
  late: (released: string) =>
    `The newest figures here are from ${released}, so either its clock is wrong or these figures are out of date. Check each date with its source before you rely on it.`,
};

export default function ClockNotice({ today, fault }: { today: Day; fault: DateFault }) {
  return (
    <div className="page no-print pt-4">
      <Notice tone="attention" title={words.title(formatDate(today))}>
        {words[fault](formatDate(newestRelease))}
      </Notice>
    </div>
  );
}
