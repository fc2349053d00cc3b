/** One offer: its totals, warnings, editable lines, and how clear its letter is. */

import { useEffect, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { practiceFindings } from "#domain/offers/gaoPractices.ts";
import { needsAnswer } from "#domain/offers/leftOut.ts";
import { countPriceQuestions, countQuestions, isGuess } from "#domain/offers/openQuestions.ts";
import type { PracticeResult } from "#domain/offers/practices.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { formatOfferNetPrice } from "./Comparison.tsx";
import { LeftOutList } from "./LeftOutList.tsx";
import { LetterText } from "./LetterText.tsx";
import { MissingCosts } from "./MissingCosts.tsx";
import { OfferEditor } from "./OfferEditor.tsx";
import { PeriodSwitch, ReviewLetter } from "./ReviewLetter.tsx";
import { reviewWords } from "./reviewWords.ts";
import { type ShownOffer, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

export default function OfferCard(props: {
  shown: ShownOffer;
  all: AllColleges | null;
  isOpen: boolean;
  heading: "h3" | "h4" | "h5";
  onRemove: () => void;
}) {
  const { shown, all, heading: Heading } = props;
  const { offer } = shown;
  const titleId = `offer-${offer.id}`;
  const title = useRef<HTMLHeadingElement>(null);
  const { isOpen } = props;
  useEffect(() => {
    // Just added further down the page: scroll to it.
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  // Before letters kept what they leave out, a guess was the sign of one.
  const isFromLetter = offer.leftOut !== undefined || offer.lines.some(isGuess);
  const hasQuestions = isFromLetter && countQuestions(offer) > 0;
  const isPriceHeld = isFromLetter && countPriceQuestions(offer) > 0;
  // Stays beside the letter until the family has said that it is right, also once the last question is answered.
  const [isReviewed, setReviewed] = useState(!(isOpen && isFromLetter) && !hasQuestions);
  const isReviewing = !isReviewed || hasQuestions;
  // What the letter lacks can be filled in from the college's own figures, once it is known which one it is.
  const isNameAsked = isFromLetter && countQuestions(offer) > countPriceQuestions(offer);
  const settled = (offer.leftOut ?? []).filter((one) => !needsAnswer(one));
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="flex items-start justify-between gap-3">
          <div>
            <Heading ref={title} id={titleId} tabIndex={-1} className="scroll-mt-24 font-serif text-2xl">
              {getOfferName(offer)}
            </Heading>
            <p className="text-ink-soft">{words.yearOf(offer.academicYear)}</p>
          </div>
          {!isPriceHeld && (
            <p className="shrink-0 text-right">
              <span className="figures block font-serif text-2xl leading-tight">
                {formatOfferNetPrice(shown)}
              </span>
              <span className="block text-[0.88rem] text-ink-soft">{words.netPrice}</span>
            </p>
          )}
        </div>
        {isReviewing && isFromLetter && (
          <ReviewLetter
            offer={offer}
            all={all}
            onConfirm={() => {
              setReviewed(true);
              title.current?.focus();
            }}
            onAnswer={() => title.current?.focus({ preventScroll: true })}
          />
        )}
        {!isPriceHeld && !isNameAsked && <MissingCosts shown={shown} all={all} />}
        <Disclosure
          summary={isFromLetter ? reviewWords.showLetter : words.edit}
          isOpen={isOpen && !isFromLetter}
        >
          {isFromLetter && !(isReviewing && isPriceHeld) && (
            <div className="mb-4 space-y-4">
              <LetterText offer={offer} />
              <PeriodSwitch offer={offer} />
            </div>
          )}
          {settled.length > 0 && (
            <Disclosure summary={words.check.settledLeftOut(settled.length)} className="mb-2">
              <LeftOutList offer={offer} shown={settled} />
            </Disclosure>
          )}
          <OfferEditor offer={offer} all={all} />
          <Practices shown={shown} />
          <Button variant="ghost" size="sm" className="-mb-2 -ml-3.5" onClick={props.onRemove}>
            {words.remove}
          </Button>
        </Disclosure>
      </article>
    </Card>
  );
}

/** The ten practices of a clear offer: what its lines show, and yes or no where only the letter can tell. */
function Practices({ shown: { offer, score } }: { shown: ShownOffer }) {
  const { change } = useOfferChanges();
  return (
    <Disclosure summary={words.practicesTitle}>
      <p className="font-semibold">{words.practicesLead(score.followed, score.open)}</p>
      <ol className="mt-2 divide-y divide-line">
        {score.results.map((result) => (
          <li key={result.code} className="py-2.5">
            {result.isAsked ? (
              <Asked
                result={result}
                onAnswer={(isFollowed) =>
                  change(offer.id, { practices: { ...offer.practices, [result.code]: isFollowed } })
                }
              />
            ) : (
              <p className="flex justify-between gap-4">
                <span>{words.practice[result.code]}</span>
                <span className="shrink-0 font-semibold">{words.practiceIs[result.is]}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-[0.92rem] text-ink-soft">{words.practicesNote}</p>
      <SourceNote source={practiceFindings.source} />
    </Disclosure>
  );
}

function Asked({ result, onAnswer }: { result: PracticeResult; onAnswer: (isFollowed: boolean) => void }) {
  return (
    <RadioGroup
      legend={<span className="font-normal">{words.practice[result.code]}</span>}
      value={result.is === "open" ? null : result.is === "followed" ? "yes" : "no"}
      options={[
        { value: "yes", label: words.yes },
        { value: "no", label: words.no },
      ]}
      onChange={(value) => onAnswer(value === "yes")}
    />
  );
}
