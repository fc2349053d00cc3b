/** Which offer is surely the cheapest and by how much, or what is still open before anyone can say. */
import type { SummarizedOffer } from "#domain/offers/compareOffers.ts";
import { listOpenQuestions } from "#domain/offers/openQuestions.ts";
import { judgeOffers } from "#domain/offers/verdict.ts";
import { describeVerdict, getOfferName, listGaps } from "#domain/offers/verdictWords.ts";
import { words } from "./words.ts";

export function Verdict({ shown }: { shown: readonly SummarizedOffer[] }) {
  const verdict = judgeOffers(shown);
  const said = describeVerdict(verdict, shown);
  const open = shown.filter(({ offer }) => verdict.openIds.includes(offer.id));
  return (
    <div className="mt-3 max-w-2xl" role="status">
      {said.eyebrow === null ? (
        <p className="font-serif text-xl">{said.headline}</p>
      ) : (
        <>
          <p className="text-[0.95rem] font-semibold text-accent-text">{said.eyebrow}</p>
          <p className="font-serif text-3xl leading-tight [overflow-wrap:anywhere]">{said.headline}</p>
          {said.detail !== null && <p className="mt-1 text-lg">{said.detail}</p>}
          {said.whatever !== null && <p className="mt-1">{said.whatever}</p>}
        </>
      )}
      {verdict.kind === "unless" && <UnlessLink shown={shown} offerId={verdict.unless.offerId} />}
      {said.notes.length > 0 && <p className="mt-2 text-[0.95rem] text-ink-soft">{said.notes.join(" ")}</p>}
      {(verdict.kind === "complete" || verdict.kind === "withheld" || verdict.kind === "differentYears") &&
        open.length > 0 && (
          <Withheld open={open} title={verdict.kind === "withheld" ? null : words.withheldSome} />
        )}
    </div>
  );
}

function UnlessLink({ shown, offerId }: { shown: readonly SummarizedOffer[]; offerId: string }) {
  const offer = shown.find((one) => one.offer.id === offerId)?.offer;
  return offer === undefined ? null : <OfferLink offerId={offerId} name={getOfferName(offer)} />;
}

/** What an offer still needs before it can be judged, and how the family gets it. */
function Withheld({ open, title }: { open: readonly SummarizedOffer[]; title: string | null }) {
  return (
    <>
      {title !== null && <p className="mt-3 font-serif text-xl">{title}</p>}
      <ul className="mt-2 space-y-2">
        {open.map((one) => (
          <li key={one.offer.id} className="border-l-4 border-line-strong pl-3">
            <p className="font-medium">
              {words.withheldOffer(getOfferName(one.offer), listGaps(one).join(", "))}
            </p>
            <p className="no-print text-[0.95rem]">
              {listWays(one).join(" ")} <OfferLink offerId={one.offer.id} name={getOfferName(one.offer)} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function listWays({ offer, figures }: SummarizedOffer): string[] {
  const ways: string[] = listOpenQuestions(offer).length > 0 ? [words.howQuestions] : [];
  const lacksCosts = figures.costUsd === null || figures.missing.length > 0;
  if (lacksCosts) ways.push(words.howMissing(offer.unitId !== null && figures.missing.length > 0));
  return ways;
}

function OfferLink({ offerId, name }: { offerId: string; name: string }) {
  return (
    <a
      href={`#offer-${offerId}`}
      aria-label={`${words.toOffer}: ${name}`}
      className="no-print -my-2.5 inline-flex min-h-11 items-center text-[0.95rem] text-accent-text underline underline-offset-4"
    >
      {words.toOffer}
    </a>
  );
}
