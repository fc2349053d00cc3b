/** Amounts of a letter that are in no line, each with the reason, to be put back or left out. */
import { type LeftOut, needsAnswer } from "#domain/offers/leftOut.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { emptyLine, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

const text = words.check;

export function LeftOutList({ offer, shown }: { offer: Offer; shown: readonly LeftOut[] }) {
  const { change } = useOfferChanges();
  const hasRoom = offer.lines.length < offerLimits.lines;
  const { leftOut = [] } = offer;

  function putBack(one: LeftOut): void {
    const isUsable = one.amountUsd !== null && one.amountUsd <= offerLimits.mostUsd;
    const line = {
      ...emptyLine,
      label: one.label,
      amountUsd: isUsable ? one.amountUsd : null,
      readFrom: one.text,
      ...(one.readAt === undefined ? {} : { readAt: one.readAt }),
    };
    change(offer.id, { lines: [...offer.lines, line], leftOut: leftOut.filter((other) => other !== one) });
  }

  function leaveOut(one: LeftOut): void {
    const left = leftOut.map((other) => (other === one ? { ...one, because: "byHand" as const } : other));
    change(offer.id, { leftOut: left });
  }

  return (
    <ul className="divide-y divide-line">
      {shown.map((one, index) => (
        <li key={`${index}-${one.text}`} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
          <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
            {one.label === "" ? "" : `${one.label}: `}
            {one.amountUsd === null ? text.noAmount : formatUsd(one.amountUsd)}
            <span className="block text-[0.92rem] text-ink-soft">
              {words.leftOut[one.because]} · “{one.text}”
            </span>
          </span>
          <span className="flex gap-2">
            {hasRoom && (
              <Button variant="light" size="sm" onClick={() => putBack(one)}>
                {text.putBack}
              </Button>
            )}
            {needsAnswer(one) && (
              <Button variant="ghost" size="sm" onClick={() => leaveOut(one)}>
                {text.leaveOut}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
