/** The offers side by side: which is cheapest in words, then cards on a phone, a table on a wide screen and in print. */
import type { ReactNode } from "react";
import { compareOffers } from "#domain/offers/compareOffers.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { listOpenQuestions, type OpenQuestions } from "#domain/offers/openQuestions.ts";
import { formatUsd } from "#lib/format.ts";
import { Card } from "#ui/Card.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { itemNames } from "./lineWords.ts";
import { getOfferName, type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

export function Comparison({ shown }: { shown: readonly ShownOffer[] }) {
  return (
    <>
      <Verdict shown={shown} />
      <ul className="mt-4 space-y-4 md:hidden print:hidden">
        {shown.map((one) => (
          <li key={one.offer.id}>
            <Card>
              <h3 className="text-xl">{getOfferName(one.offer, words.nameless)}</h3>
              <p className="figures mt-1 font-serif text-4xl">{formatOfferNetPrice(one)}</p>
              <p className="text-[0.95rem] text-ink-soft">{words.rows.net}</p>
              <dl className="figures mt-3 divide-y divide-line border-t border-line">
                {rows
                  .filter(({ code }) => code !== "net")
                  .map(({ code, cell }) => (
                    <div key={code} className="flex justify-between gap-4 py-2">
                      <dt className="text-ink-soft">{words.rows[code]}</dt>
                      <dd className="text-right">{cell(one)}</dd>
                    </div>
                  ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-4 hidden md:block print:mt-1 print:block print:text-[9pt]">
        <TableFrame label={words.compareCaption}>
          <caption className="sr-only">{words.compareCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.rows.figure}</span>
              </th>
              {shown.map(({ offer }) => (
                <th key={offer.id} scope="col" className="min-w-36 align-bottom">
                  <span className="font-serif text-lg text-ink print:text-[10pt]">
                    {getOfferName(offer, words.nameless)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ code, cell }) => (
              <tr key={code} className={code === "net" ? "bg-accent-soft font-semibold" : undefined}>
                <th scope="row" className="font-medium">
                  {words.rows[code]}
                </th>
                {shown.map((one) => (
                  <td key={one.offer.id} className="align-top">
                    {cell(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    </>
  );
}

function Verdict({ shown }: { shown: readonly ShownOffer[] }) {
  const result = compareOffers(shown);
  if (result.kind === "tooFew") return null;
  const open = shown.flatMap(({ offer }) => {
    const questions = listOpenQuestions(offer);
    return questions.length === 0 ? [] : [{ offer, questions }];
  });
  if (open.length > 0) return <Withheld open={open} />;
  const named = (ids: readonly string[]) =>
    shown
      .filter(({ offer }) => ids.includes(offer.id))
      .map(({ offer }) => getOfferName(offer, words.nameless))
      .join(", ");
  return (
    <div className="mt-3 max-w-2xl" role="status">
      {result.kind === "notComparable" ? (
        <p className="font-serif text-xl">{words.notComparable}</p>
      ) : (
        <>
          <p className="font-serif text-xl">
            {!result.isSure
              ? words.lowestUnsure(named(result.offerIds), formatUsd(result.netPriceUsd))
              : result.offerIds.length > 1
                ? words.same(named(result.offerIds), formatUsd(result.netPriceUsd))
                : words.lowest(
                    named(result.offerIds),
                    formatUsd(result.netPriceUsd),
                    formatUsd(result.aheadUsd),
                  )}
          </p>
          {result.overStudyId !== null && (
            <p className="mt-2">
              {words.otherOverStudy(named([result.overStudyId]), shown[0]?.figures.years.length ?? 0)}
            </p>
          )}
        </>
      )}
      {result.caveats.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{words.caveatsTitle}</p>
          <ul className="list-disc pl-5">
            {result.caveats.map((caveat) => (
              <li key={caveat}>{words.caveat[caveat]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** No verdict while a line is unsorted, a name missing or an amount left out; what is missing is said instead. */
function Withheld({ open }: { open: readonly { offer: Offer; questions: OpenQuestions }[] }) {
  return (
    <div className="mt-3 max-w-2xl" role="status">
      <p className="font-serif text-xl">{words.withheld}</p>
      <ul className="mt-2 list-disc pl-5">
        {open.map(({ offer, questions }) => (
          <li key={offer.id}>
            {words.withheldOffer(
              getOfferName(offer, words.nameless),
              questions.map(({ code, count }) => words.withheldShort[code](count)).join(", "),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "At least" if the letter omits costs. */
export function formatOfferNetPrice({ figures }: ShownOffer): string {
  if (figures.netPriceUsd === null) return words.netPriceUnknown;
  const amount = formatUsd(figures.netPriceUsd);
  return figures.missing.length > 0 ? words.netPriceAtLeast(amount) : amount;
}

export function formatStudyTotal({ figures }: ShownOffer): string {
  if (figures.total === null) return words.notSaid;
  const range = words.range(formatUsd(figures.total.netLowUsd), formatUsd(figures.total.netHighUsd));
  return figures.missing.length > 0 ? words.netPriceAtLeast(range) : range;
}

type RowCode = Exclude<keyof typeof words.rows, "figure">;

const formatOrNone = (amountUsd: number) => (amountUsd === 0 ? words.none : formatUsd(amountUsd));

const rows: readonly { code: RowCode; cell: (one: ShownOffer) => ReactNode }[] = [
  { code: "year", cell: ({ offer }) => words.yearOf(offer.academicYear) },
  { code: "cost", cell: formatCost },
  { code: "grant", cell: ({ figures }) => formatOrNone(figures.grantUsd) },
  { code: "net", cell: formatOfferNetPrice },
  { code: "study", cell: formatStudyTotal },
  { code: "work", cell: ({ figures }) => formatOrNone(figures.workStudyUsd) },
  { code: "student", cell: ({ figures }) => formatOrNone(figures.studentLoanUsd) },
  { code: "parent", cell: ({ figures }) => formatOrNone(figures.parentLoanUsd) },
  { code: "private", cell: ({ figures }) => formatOrNone(figures.privateLoanUsd) },
  {
    code: "stated",
    cell: ({ figures }) =>
      figures.statedNetPriceUsd === null ? words.notSaid : formatUsd(figures.statedNetPriceUsd),
  },
  {
    code: "missing",
    cell: ({ figures }) =>
      figures.missing.length === 0 ? words.none : figures.missing.map((item) => itemNames[item]).join(", "),
  },
  { code: "practices", cell: ({ score }) => words.practicesShort(score.followed, score.open) },
];

function formatCost({ figures }: ShownOffer): ReactNode {
  if (figures.costUsd === null) return words.notSaid;
  return (
    <>
      {formatUsd(figures.costUsd)}
      {figures.estimatedUsd > 0 && (
        <span className="block text-[0.88rem] text-ink-soft">
          {words.estimatePart(formatUsd(figures.estimatedUsd))}
        </span>
      )}
    </>
  );
}
