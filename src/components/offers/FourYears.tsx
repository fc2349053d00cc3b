/** What each college costs over the whole degree: a small bar for each year, what comes back by rule and what may end. */
import { countPriceQuestions } from "#domain/offers/openQuestions.ts";
import { listRenewals } from "#domain/offers/renewals.ts";
import { formatUsd } from "#lib/format.ts";
import { billWords } from "./billWords.ts";
import { getOfferName, type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

const text = billWords.years;
const tallestPx = 64;

export function FourYears({
  shown,
  heading: Heading,
}: {
  shown: readonly ShownOffer[];
  heading: "h3" | "h5";
}) {
  // While a question is open, no sum over years is said.
  const ready = shown.filter(
    ({ offer, figures }) => figures.total !== null && countPriceQuestions(offer) === 0,
  );
  if (ready.length === 0) return null;
  const highestUsd = Math.max(
    1,
    ...ready.flatMap(({ figures }) => figures.years.map((year) => year.netHighUsd)),
  );
  const lengths = new Set(ready.map(({ figures }) => figures.years.length));
  const [years = 4] = lengths;
  return (
    <div className="mt-8 print:mt-3">
      <Heading className="font-serif text-xl">
        {lengths.size === 1 ? words.overYears(years) : text.titleMixed}
      </Heading>
      <ul className="mt-3 grid gap-5 sm:grid-cols-2 print:grid-cols-2">
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
      <p className="font-semibold">{getOfferName(offer, words.nameless)}</p>
      <div className="mt-1 flex items-end gap-4">
        <ol className="flex shrink-0 items-end gap-1.5" style={{ height: tallestPx + 22 }}>
          {years.map((year) => (
            <li key={year.studyYear} className="flex w-8 flex-col items-center">
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
              <span aria-hidden="true" style={{ height: toPx(year.netLowUsd) }} className="w-full bg-ink" />
              <span aria-hidden="true" className="figures text-[0.85rem] leading-[22px] text-ink-soft">
                {year.studyYear}
              </span>
            </li>
          ))}
        </ol>
        <p className="figures pb-5 font-serif text-xl leading-tight">
          {missing.length > 0 ? words.netPriceAtLeast(sum) : sum}
        </p>
      </div>
      <Renewals offer={offer} />
    </>
  );
}

function Renewals({ offer }: Pick<ShownOffer, "offer">) {
  const grants = listRenewals(offer.lines);
  const list = (codes: (typeof grants)[number]["renewal"]) =>
    grants
      .filter(({ renewal }) => renewal === codes)
      .map(({ label, amountUsd }) => text.grant(label, formatUsd(amountUsd)));
  const said = (["byRule", "saysSo", "mayEnd", "once"] as const).flatMap((code) => {
    const names = list(code);
    return names.length === 0 ? [] : [{ code, sentence: text[code](names) }];
  });
  return (
    <ul className="mt-1 space-y-0.5 text-[0.95rem]">
      {said.map(({ code, sentence }) => (
        <li key={code} className={code === "mayEnd" || code === "once" ? "font-medium" : "text-ink-soft"}>
          {sentence}
        </li>
      ))}
      {said.length === 0 && <li className="text-ink-soft">{text.noGrants}</li>}
    </ul>
  );
}
