/** What is still to confirm in a letter that was read, and the amounts that are in no line. It lasts until it is answered. */
import { type LeftOut, needsAnswer } from "#domain/offers/leftOut.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import { isGuess, listOpenQuestions } from "#domain/offers/openQuestions.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { emptyLine, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

const text = words.check;

export function CheckReading({ offer }: { offer: Offer }) {
  const { change } = useOfferChanges();
  const { leftOut } = offer;
  const questions = listOpenQuestions(offer);
  // An offer that is being typed asks in its own lines.
  if (leftOut === undefined || (questions.length === 0 && leftOut.length === 0)) return null;
  const guesses = offer.lines.filter((line) => line.kind !== "other" && isGuess(line)).length;
  const open = leftOut.filter(needsAnswer);
  const settled = leftOut.filter((one) => !needsAnswer(one));
  const confirmAll = () =>
    change(offer.id, {
      lines: offer.lines.map((line) =>
        line.kind !== "other" && isGuess(line) ? { ...line, note: undefined } : line,
      ),
    });
  return (
    <div className="mt-4">
      {questions.length > 0 && (
        <Notice tone="attention" title={text.title}>
          <p>{offer.areWordsUnknown === true ? words.wordsUnknown : text.lead}</p>
          <ul className="mt-2 list-disc pl-5">
            {questions.map(({ code, count }) => (
              <li key={code}>{text.question[code](count)}</li>
            ))}
          </ul>
          {guesses > 0 && (
            <Button variant="light" size="sm" className="mt-2" onClick={confirmAll}>
              {text.confirm(guesses)}
            </Button>
          )}
          {open.length > 0 && (
            <>
              <p className="mt-3 font-semibold">{text.openLeftOut}</p>
              <LeftOutList offer={offer} shown={open} />
            </>
          )}
        </Notice>
      )}
      {settled.length > 0 && (
        <Disclosure summary={text.settledLeftOut(settled.length)} className="mt-2">
          <LeftOutList offer={offer} shown={settled} />
        </Disclosure>
      )}
    </div>
  );
}

function LeftOutList({ offer, shown }: { offer: Offer; shown: readonly LeftOut[] }) {
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
