/** What each college costs over the whole degree: a small bar for each year, what comes back by rule and what may end. */

import { findKnownNetPrice } from "#domain/offers/knownPrice.ts";
import { countPriceQuestions } from "#domain/offers/openQuestions.ts";
import { listRenewals } from "#domain/offers/renewals.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { formatUsd } from "#lib/format.ts";
import { billWords } from "./billWords.ts";
import { type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

const text = billWords.years;
const tallestPx = 56;

export function FourYears({
  shown,
  heading: Heading,
}: {
  shown: readonly ShownOffer[];
  heading: "h3" | "h5";
}) {
  // While a question is open or a price is not known, no sum over years is said.
  const ready = shown.filter(
    ({ offer, figures }) => findKnownNetPrice(figures) !== null && countPriceQuestions(offer) === 0,
  );
  if (ready.length === 0) return null;
  const highestUsd = Math.max(
    1,
    ...ready.flatMap(({ figures }) => figures.years.map((year) => year.netHighUsd)),
  );
  const lengths = new Set(ready.map(({ figures }) => figures.years.length));
  const [years = 4] = lengths;
  return (
    <div className="no-print mt-6">
      <Heading className="font-serif text-xl">
        {lengths.size === 1 ? words.overYears(years) : text.titleMixed}
      </Heading>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8">
        {ready.map((one) => (
          <li key={one.offer.id} className="keep-together">
            <CollegeYears shown={one} highestUsd={highestUsd} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CollegeYears({ shown: { offer, figures }, highestUsd }: { shown: ShownOffer; highestUsd: number }) {
  const { total, years, missing } = figures;
  if (total === null) return null;
  const toPx = (usd: number) => Math.max(0, (tallestPx * usd) / highestUsd);
  const hasRange = total.netLowUsd !== total.netHighUsd;
  const sum = hasRange
    ? text.sumRange(formatUsd(total.netLowUsd), formatUsd(total.netHighUsd))
    : text.sum(formatUsd(total.netLowUsd));
  return (
    <>
      <p className="min-h-[2.5em] leading-tight font-semibold sm:min-h-0">{getOfferName(offer)}</p>
      <div className="mt-2 sm:flex sm:items-end sm:gap-5">
        <ol className="flex shrink-0 items-end gap-1" style={{ height: tallestPx + 22 }}>
          {years.map((year) => (
            <li key={year.studyYear} className="flex w-7 flex-col items-center sm:w-9">
              <span className="sr-only">
                {text.yearHeard(
                  year.studyYear,
                  words.range(formatUsd(year.netLowUsd), formatUsd(year.netHighUsd)),
                )}
              </span>
              {year.netHighUsd > year.netLowUsd && (
                <span
                  aria-hidden="true"
                  style={{ height: toPx(year.netHighUsd) - toPx(year.netLowUsd) }}
                  className="w-full rounded-t-sm border-2 border-b-0 border-dashed border-ink-soft"
                />
              )}
              <span
                aria-hidden="true"
                style={{ height: toPx(year.netLowUsd) }}
                className="w-full bg-accent"
              />
              <span aria-hidden="true" className="figures text-[0.85rem] leading-[22px] text-ink-soft">
                {year.studyYear}
              </span>
            </li>
          ))}
        </ol>
        <p className="figures font-serif text-lg leading-tight sm:pb-5 sm:text-xl">
          {missing.length > 0 ? words.netPriceAtLeast(sum) : sum}
        </p>
      </div>
      <Renewals offer={offer} />
    </>
  );
}

/** The sums first: on a phone two colleges stand beside each other. Their grants by name are one press away. */
function Renewals({ offer }: Pick<ShownOffer, "offer">) {
  const grants = listRenewals(offer.lines);
  const groups = (["byRule", "saysSo", "mayEnd", "once"] as const).flatMap((code) => {
    const own = grants.filter(({ renewal }) => renewal === code);
    const usd = own.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
    return own.length === 0 ? [] : [{ code, usd, own }];
  });
  if (groups.length === 0) return <p className="mt-1 text-[0.92rem] text-ink-soft">{text.noGrants}</p>;
  return (
    <ul className="figures mt-1.5 text-[0.92rem] leading-snug">
      {groups.map(({ code, usd, own }) => (
        <li key={code} className={code === "mayEnd" || code === "once" ? "font-semibold" : "text-ink-soft"}>
          <details>
            <summary className="flex min-h-11 items-center underline decoration-line-strong decoration-dotted underline-offset-4 sm:min-h-8">
              {text.group[code](formatUsd(usd))}
            </summary>
            <p className="pb-1 font-normal">
              {text[code](own.map(({ label, amountUsd }) => text.grant(label, formatUsd(amountUsd))))}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
