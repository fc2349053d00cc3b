/** What the list would cost: the college that would likely cost least, the cheapest safety, and each one's first year and total. */

import type { Ranked } from "#client/engine/engine.ts";
import { findCheapestSafety } from "#components/plan-list/planList.ts";
import { AidNote } from "#components/price/AidNote.tsx";
import { FiveAmounts } from "#components/price/FiveAmounts.tsx";
import { RangeText } from "#components/price/RangeText.tsx";
import { words as priceWords } from "#components/price/words.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { formatShownPrice, formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.price;

export function Price({ view }: { view: PlanView }) {
  const prices = view.list.flatMap(({ entry, row }) => {
    const study = view.studyPrices.get(entry.unitId);
    return row === null || entry.status === "denied" ? [] : [{ row, study: study ?? null }];
  });
  const known = prices.flatMap(({ row, study }) => (study === null ? [] : [{ row, study }]));
  const [least] = known.toSorted((a, b) => a.study.firstYear.middleUsd - b.study.firstYear.middleUsd);
  if (least === undefined) return null;
  const sure = findCheapestSafety(view.list);
  const { entryYear } = view;
  return (
    <section aria-labelledby="price-heading" className="print:hidden">
      <h2 id="price-heading" className="text-3xl">
        {text.heading}
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="rounded-2xl border border-line bg-card p-5">
          <p className="text-[0.95rem] text-ink-soft">{text.least}</p>
          <Least {...least} />
        </div>
        <div className="rounded-2xl border border-line bg-card p-5">
          <p className="text-[0.95rem] text-ink-soft">{text.sure}</p>
          {sure === null ? (
            <>
              <p className="font-serif text-2xl leading-tight">{text.sureNone}</p>
              <p className="mt-1 text-ink-soft">{text.sureNoneWhy}</p>
            </>
          ) : (
            <>
              <Shown band={sure.band} />
              <p className="mt-1 text-ink-soft">{sure.row.college.name}</p>
            </>
          )}
        </div>
      </div>
      <AidNote className="mt-3 max-w-prose text-[0.95rem] text-ink-soft" />
      <Disclosure summary={text.each} className="mt-2">
        <TableFrame label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.college}</th>
              {/* On a phone the list above has it, and the other columns need the room. */}
              <th scope="col" className="max-sm:hidden">
                {text.year}
              </th>
              <th scope="col">{text.study}</th>
              <th scope="col">{text.sticker}</th>
            </tr>
          </thead>
          <tbody className="figures">
            {prices.map(({ row, study }) => (
              <tr key={row.college.unitId}>
                <th scope="row" className="font-medium sm:min-w-44">
                  {row.college.name}
                </th>
                <td className="max-sm:hidden sm:min-w-36">
                  {study === null ? priceWords.none : <RangeText text={formatShownPrice(study.firstYear)} />}
                </td>
                <td className="sm:min-w-44">
                  {study === null ? priceWords.none : <RangeText text={formatShownPrice(study.total)} />}
                  {study !== null && (
                    <span className="block text-[0.88rem] text-ink-soft">
                      {text.years(study.years.length)}
                    </span>
                  )}
                </td>
                <td>
                  {study === null || study.firstYear.stickerUsd === null
                    ? text.unknown
                    : formatShownUsd(study.firstYear.stickerUsd)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
        <p className="mt-3 max-w-prose text-[0.95rem] text-ink-soft">
          {text.note(entryYear)}{" "}
          <Link to="/college-cost-calculator" className="underline underline-offset-4">
            {text.calculator}
          </Link>{" "}
          <Link to="/methodology#price" className="underline underline-offset-4">
            {text.method}
          </Link>
        </p>
      </Disclosure>
    </section>
  );
}

/** One college's own price and not a range over all of them, which is nobody's. */
function Least({ row, study }: { row: Ranked; study: StudyPrice }) {
  return (
    <>
      <Shown band={study.firstYear} />
      <p className="mt-1 text-ink-soft">{row.college.name}</p>
      {study.total.pricesByIncome === undefined && (
        <p className="figures text-ink-soft">{text.whole(formatShownRange(study.total))}</p>
      )}
    </>
  );
}

function Shown({ band }: { band: PriceBand }) {
  return (
    <>
      <p className="figures font-serif text-3xl leading-tight">
        {formatShownRange(band)}{" "}
        {band.pricesByIncome === undefined && (
          <span className="font-sans text-base text-ink-soft">{priceWords.aYear}</span>
        )}
      </p>
      {band.pricesByIncome !== undefined && <FiveAmounts prices={band.pricesByIncome} />}
    </>
  );
}
