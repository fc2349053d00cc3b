/** Which offer is surely the cheapest and by how much, or what is still open before anyone can say. */

import { type Comparison, compareOffers, isComplete } from "#domain/offers/compareOffers.ts";
import { needsAnswer } from "#domain/offers/leftOut.ts";
import { isGuess, listOpenQuestions } from "#domain/offers/openQuestions.ts";
import {
  findCheapestUnless,
  findSurelyCheapest,
  type SurelyCheapest,
} from "#domain/offers/surelyCheapest.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { billWords } from "./billWords.ts";
import { itemNames } from "./lineWords.ts";
import { getOfferName, type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

/** Complete, with nothing left for the family to confirm. */
function isReadyToJudge(one: ShownOffer): boolean {
  return isComplete(one) && listOpenQuestions(one.offer).length === 0;
}

/** Of the complete offers; of all of them where one is surely the cheapest. */
export function judgeOffers(shown: readonly ShownOffer[]): {
  sure: SurelyCheapest | null;
  complete: Comparison;
} {
  // A verdict needs a name to say.
  return {
    sure: areAllNamed(shown) ? findSurelyCheapest(shown) : null,
    complete: compareOffers(shown.filter(isReadyToJudge)),
  };
}

function areAllNamed(shown: readonly ShownOffer[]): boolean {
  return shown.every(({ offer }) => offer.unitId !== null || offer.collegeName.trim() !== "");
}

export function Verdict({ shown }: { shown: readonly ShownOffer[] }) {
  const { sure, complete } = judgeOffers(shown);
  const open = shown.filter((one) => !isReadyToJudge(one));
  const listNames = (ids: readonly string[]) =>
    shown
      .filter(({ offer }) => ids.includes(offer.id))
      .map(({ offer }) => getOfferName(offer, words.nameless));
  if (sure === null && complete.kind === "tooFew") {
    const unless = areAllNamed(shown) ? findCheapestUnless(shown) : null;
    if (unless === null) return <Withheld open={open} title={words.withheld} />;
    const [name = ""] = listNames([unless.offerId]);
    const items = formatAnd(unless.missing.map((item) => itemNames[item]));
    return (
      <div className="mt-2 max-w-2xl" role="status">
        <p className="font-serif text-xl">{billWords.unless(name, items, formatUsd(unless.roomUsd))}</p>
        <OfferLink offerId={unless.offerId} name={name} />
      </div>
    );
  }
  return (
    <div className="mt-3 max-w-2xl" role="status">
      {sure !== null ? (
        <Sure sure={sure} shown={shown} listNames={listNames} />
      ) : complete.kind === "lowest" ? (
        <p className="font-serif text-xl">
          {complete.next === null
            ? words.same(formatAnd(listNames(complete.offerIds)), formatUsd(complete.netPriceUsd))
            : words.lowest(
                formatAnd(listNames(complete.offerIds)),
                formatUsd(complete.netPriceUsd),
                formatUsd(complete.next.aheadUsd),
                formatAnd(listNames([complete.next.offerId])),
              )}
        </p>
      ) : (
        <p className="font-serif text-xl">{words.notComparable}</p>
      )}
      {complete.kind === "lowest" && complete.overStudyId !== null && (
        <p className="mt-2">
          {words.otherOverStudy(
            formatAnd(listNames([complete.overStudyId])),
            shown[0]?.figures.years.length ?? 0,
          )}
        </p>
      )}
      {complete.kind !== "tooFew" && complete.caveats.length > 0 && (
        <p className="mt-2 text-[0.95rem] text-ink-soft">
          {complete.caveats.map((caveat) => words.caveat[caveat]).join(" ")}
        </p>
      )}
      {sure === null && open.length > 0 && (
        <>
          {complete.kind === "lowest" && <p className="mt-2">{words.amongComplete}</p>}
          <Withheld open={open} title={words.withheldSome} />
        </>
      )}
    </div>
  );
}

type SureProps = {
  sure: SurelyCheapest;
  shown: readonly ShownOffer[];
  listNames: (ids: readonly string[]) => string[];
};

function Sure({ sure, shown, listNames }: SureProps) {
  const names = listNames(sure.offerIds);
  const { next } = sure;
  const price = formatUsd(sure.netPriceUsd);
  const isOpen = sure.openIds.some((id) => sure.offerIds.includes(id));
  const things = shown.filter(({ offer }) => sure.openIds.includes(offer.id)).flatMap(listOpenThings);
  return (
    <>
      <p className="text-[0.95rem] font-semibold text-accent-text">{billWords.cheapest}</p>
      <p className="font-serif text-3xl leading-tight">
        {names.length > 1 ? billWords.same(names) : names[0]}
      </p>
      <p className="mt-1 text-lg">
        {names.length > 1
          ? billWords.samePrice(price)
          : isOpen
            ? null
            : `${billWords.cheapestPrice(price)}: `}
        {next !== null &&
          (next.isAtLeast
            ? billWords.aheadAtLeast(formatUsd(next.aheadUsd), formatAnd(listNames([next.offerId])))
            : billWords.ahead(formatUsd(next.aheadUsd), formatAnd(listNames([next.offerId]))))}
      </p>
      {things.length > 0 && <p className="mt-1">{billWords.whatever(things)}</p>}
    </>
  );
}

const mostNamed = 2;

/** What cannot change the order, in the words of its letter. */
function listOpenThings({ offer, figures }: ShownOffer): string[] {
  const name = getOfferName(offer, words.nameless);
  // The letter's own net price is never counted, so that it changes nothing either way.
  const open = offer.lines.filter(
    (line) => line.kind !== "statedNetPrice" && (line.kind === "other" || isGuess(line)),
  );
  const labels = [...open, ...(offer.leftOut ?? []).filter(needsAnswer)].map(({ label }) => label);
  const things =
    labels.some((label) => label === "") || labels.length > mostNamed
      ? [billWords.whateverLines(labels.length, name)]
      : labels.map((label) => billWords.whateverLine(label, name));
  if (figures.missing.length > 0)
    things.push(billWords.whateverCosts(formatAnd(figures.missing.map((item) => itemNames[item])), name));
  return things;
}

/** What an offer still needs before it can be judged, and how the family gets it. */
function Withheld({ open, title }: { open: readonly ShownOffer[]; title: string }) {
  return (
    <div className="mt-3 max-w-2xl" role="status">
      <p className="font-serif text-xl">{title}</p>
      <ul className="mt-2 space-y-2">
        {open.map((one) => (
          <li key={one.offer.id} className="border-l-4 border-line-strong pl-3">
            <p className="font-medium">
              {words.withheldOffer(getOfferName(one.offer, words.nameless), listGaps(one).join(", "))}
            </p>
            <p className="no-print text-[0.95rem]">
              {listWays(one).join(" ")}{" "}
              <OfferLink offerId={one.offer.id} name={getOfferName(one.offer, words.nameless)} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function listGaps({ offer, figures }: ShownOffer): string[] {
  const gaps: string[] = listOpenQuestions(offer).map(({ code, count }) => words.withheldShort[code](count));
  if (figures.costUsd === null) gaps.push(words.withheldNoCost);
  else if (figures.missing.length > 0) gaps.push(words.withheldMissing(figures.missing));
  return gaps;
}

function listWays({ offer, figures }: ShownOffer): string[] {
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
      className="no-print inline-block py-2.5 text-[0.95rem] text-accent-text underline underline-offset-4"
    >
      {words.toOffer}
    </a>
  );
}
