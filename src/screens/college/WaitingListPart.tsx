/** The waiting list of one year in counts, and what they come to where they allow a sentence. */

import { Facts } from "#components/college-facts/Facts.tsx";
import type { WaitingList } from "#domain/college/details.ts";
import { describeWaiting } from "#domain/college/waitingList.ts";
import { formatInteger } from "#lib/format.ts";
import { words } from "./detailWords.ts";
import { SubHeading } from "./Section.tsx";

export function WaitingListPart({ list }: { list: WaitingList }) {
  const { offered, accepted, admitted, sourceYear } = list;
  const { waiting } = words;
  const counts = [
    [waiting.offered, offered],
    [waiting.accepted, accepted],
    [waiting.admitted, admitted],
  ] as const;
  return (
    <div>
      <SubHeading>{waiting.title(sourceYear.slice(0, 4))}</SubHeading>
      {offered > 0 && (
        <Facts
          className="mt-2"
          facts={counts.map(([label, count]) => ({ label, value: formatInteger(count), note: null }))}
        />
      )}
      <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
        {describeWaiting(list)} {waiting.note(sourceYear)}
      </p>
    </div>
  );
}
