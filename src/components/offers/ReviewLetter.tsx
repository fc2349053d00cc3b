/** A letter beside what was read from it: what the amounts are for, a question for each doubtful line, and one press for the rest. */
import { useId, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { needsAnswer } from "#domain/offers/leftOut.ts";
import { aidKinds } from "#domain/offers/letterCandidates.ts";
import { getLetterPeriod, letterPeriods, setLetterPeriod } from "#domain/offers/letterPeriod.ts";
import { type Offer, type OfferLine, offerLineKinds } from "#domain/offers/offer.ts";
import {
  countPriceQuestions,
  countQuestions,
  findGuessGroup,
  type GuessGroup,
  guessGroups,
  isGuess,
  listOpenQuestions,
} from "#domain/offers/openQuestions.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField } from "#ui/Field.tsx";
import { LeftOutList } from "./LeftOutList.tsx";
import { LetterText } from "./LetterText.tsx";
import { KindOptions } from "./LineFields.tsx";
import { lineWords } from "./lineWords.ts";
import { OfferLines } from "./OfferEditor.tsx";
import { OfferWhose } from "./OfferWhose.tsx";
import { reviewWords as text } from "./reviewWords.ts";
import { useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

/** `onConfirm`, `onAnswer`: the button that was pressed is gone, and focus needs a place. */
export function ReviewLetter(props: {
  offer: Offer;
  all: AllColleges | null;
  onConfirm: () => void;
  onAnswer: () => void;
}) {
  const { offer, all } = props;
  const { change } = useOfferChanges();
  const questions = listOpenQuestions(offer);
  // Stays while a name is typed: the first letter would answer it.
  const [isNamelessAsked] = useState(() => questions.some(({ code }) => code === "nameless"));
  const placesOf = (isAsked: (line: OfferLine) => boolean) =>
    offer.lines.flatMap((line, position) => (isAsked(line) ? [position] : []));
  const single = placesOf(isSingle);
  const groups = guessGroups.flatMap((group) => {
    const positions = placesOf((line) => !isSingle(line) && findGuessGroup(line) === group);
    return positions.length === 0 ? [] : [{ group, positions }];
  });
  const asked = [...single, ...groups.flatMap(({ positions }) => positions)];
  const others = offer.lines.flatMap((_, position) => (asked.includes(position) ? [] : [position]));
  // Beside the letter where there is room for both.
  const [isWide] = useState(() => window.matchMedia("(min-width: 48rem)").matches);
  const open = (offer.leftOut ?? []).filter(needsAnswer);
  const guesses = offer.lines.filter((line) => findGuessGroup(line) !== null).length;
  const [only] = groups;
  const isOneGroup = only !== undefined && groups.length === 1 && guesses === only.positions.length;
  const isOnlyGuesses = guesses > 0 && questions.every(({ code }) => code === "guessed");

  // Its figures are settled: the name alone is asked, and the letter opens below.
  const isNameAlone = isNamelessAsked && countPriceQuestions(offer) === 0;

  function confirm(): void {
    change(offer.id, {
      lines: offer.lines.map((line) =>
        line.kind !== "other" && isGuess(line) ? { ...line, note: undefined } : line,
      ),
    });
    props.onConfirm();
  }

  const confirmButton = (guesses > 0 || questions.length === 0) && (
    <Button onClick={confirm}>
      {isOneGroup && only.group === "unproven"
        ? text.confirmUnproven(guesses)
        : isOnlyGuesses
          ? text.confirmAll(guesses)
          : text.confirm(guesses)}
    </Button>
  );

  return (
    <div className="mt-4 rounded-xl border border-support bg-support-soft p-4">
      {isNameAlone ? (
        <OfferWhose offer={offer} all={all} question={text.nameless} />
      ) : (
        <>
          <p className="font-serif text-xl">
            {questions.length === 0 ? text.certainTitle : text.openTitle(countQuestions(offer))}
          </p>
          <p className="mt-1">
            {questions.length === 0
              ? describeCertain(offer)
              : offer.areWordsUnknown === true
                ? text.wordsUnknown
                : text.lead}
          </p>
        </>
      )}
      {!offer.lines.some(({ kind }) => aidKinds.includes(kind)) && <p className="mt-1">{text.noAid}</p>}
      {!isNameAlone && (
        <div className="mt-3 grid gap-5 md:grid-cols-2">
          <LetterText offer={offer} />
          <div className="space-y-4">
            <PeriodSwitch offer={offer} />
            {isNamelessAsked && <OfferWhose offer={offer} all={all} question={text.nameless} />}
            {single.length > 0 && (
              <ul className="space-y-3">
                {single.map((position) => (
                  <LineQuestion key={position} offer={offer} position={position} />
                ))}
              </ul>
            )}
            {groups.map(({ group, positions }) => (
              <GuessQuestion
                key={group}
                offer={offer}
                group={group}
                positions={positions}
                isAlone={isOneGroup && (isOnlyGuesses || group === "unproven")}
                onAnswer={props.onAnswer}
              />
            ))}
            {open.length > 0 && (
              <div>
                <p className="font-semibold">{words.check.openLeftOut}</p>
                <LeftOutList offer={offer} shown={open} />
              </div>
            )}
            {others.length > 0 && (
              <Disclosure summary={text.readLines(others.length)} isOpen={isWide}>
                <OfferLines offer={offer} positions={others} />
              </Disclosure>
            )}
            {confirmButton}
          </div>
        </div>
      )}
      {isNameAlone && confirmButton !== false && <div className="mt-3">{confirmButton}</div>}
    </div>
  );
}

/** Nothing is open; what was counted for the other terms is said. */
function describeCertain({ lines }: Offer): string {
  if (lines.some(({ note }) => note === "termsAlike")) return text.certainTerm(2);
  return lines.some(({ note }) => note === "quartersAlike") ? text.certainTerm(3) : text.certain;
}

/** Not sorted, or without its amount: nobody can say yes to it. */
function isSingle(line: OfferLine): boolean {
  const isUnsorted = line.kind === "other" && (line.amountUsd !== null || line.readFrom !== undefined);
  return isUnsorted || (line.amountUsd === null && line.readFrom !== undefined);
}

function nameAnswer(group: GuessGroup, lines: number): string {
  return group === "unproven" ? text.confirmUnproven(lines) : text.confirmGroup(lines);
}

/** Guesses of one kind: the question once, its lines, and one press for all of them. */
function GuessQuestion(props: {
  offer: Offer;
  group: GuessGroup;
  positions: readonly number[];
  /** The button below the questions answers it. */
  isAlone: boolean;
  onAnswer: () => void;
}) {
  const { offer, group, positions } = props;
  const { change } = useOfferChanges();
  const titleId = useId();
  const notes = new Set(positions.flatMap((position) => offer.lines[position]?.note ?? []));
  const [note] = notes;
  const isSaidOnce = notes.size === 1;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className="font-semibold">
        {text.guess[group](positions.length)}
      </p>
      {isSaidOnce && group === "period" && note !== undefined && <p>{lineWords.notes[note]}</p>}
      <OfferLines offer={offer} positions={positions} areNotesAbove={isSaidOnce} />
      {!props.isAlone && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          onClick={() => {
            change(offer.id, {
              lines: offer.lines.map((line, position) =>
                positions.includes(position) ? { ...line, note: undefined } : line,
              ),
            });
            props.onAnswer();
          }}
        >
          {nameAnswer(group, positions.length)}
        </Button>
      )}
    </div>
  );
}

export function PeriodSwitch({ offer }: { offer: Offer }) {
  const { change } = useOfferChanges();
  return (
    <SelectField
      label={text.period}
      value={getLetterPeriod(offer)}
      onChange={(event) => {
        const period = letterPeriods.find((one) => one === event.target.value);
        if (period !== undefined) change(offer.id, setLetterPeriod(offer, period));
      }}
    >
      {letterPeriods.map((period) => (
        <option key={period} value={period}>
          {text.periods[period]}
        </option>
      ))}
    </SelectField>
  );
}

/** One line that nobody could sort, or whose amount is missing. */
function LineQuestion({ offer, position }: { offer: Offer; position: number }) {
  const { changeLine } = useOfferChanges();
  const line = offer.lines[position];
  if (line === undefined) return null;
  const amount = line.amountUsd === null ? lineWords.noAmount : formatUsd(line.amountUsd);
  const label = line.label === "" ? (line.readFrom ?? "") : line.label;
  return (
    <li className="rounded-xl bg-card p-3">
      {line.kind === "other" ? (
        <SelectField
          label={text.whatIs(label, amount)}
          value="other"
          onChange={(event) => {
            const kind = offerLineKinds.find((one) => one === event.target.value);
            if (kind !== undefined) changeLine(offer.id, position, { kind, note: undefined });
          }}
        >
          <KindOptions />
        </SelectField>
      ) : (
        <OfferLines offer={offer} positions={[position]} />
      )}
    </li>
  );
}
