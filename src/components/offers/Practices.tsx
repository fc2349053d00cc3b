/** The ten practices of a clear offer: what its lines show, and yes or no where only the letter can tell. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import { practiceFindings } from "#domain/offers/gaoPractices.ts";
import type { PracticeResult } from "#domain/offers/practices.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { type ShownOffer, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

export function Practices({ shown: { offer, score } }: { shown: ShownOffer }) {
  const { change } = useOfferChanges();
  return (
    <Disclosure summary={words.practicesTitle} className="mt-1">
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
