/** The figures of all offers in one table, for screen readers, desk and print: what the bill draws, in numbers. */

import type { ReactNode } from "react";
import { findKnownNetPrice, findLeftToPay } from "#domain/offers/knownPrice.ts";
import type { OfferLineKind } from "#domain/offers/offer.ts";
import { countPriceQuestions, isGuess } from "#domain/offers/openQuestions.ts";
import { judgeOffers, listLowestIds } from "#domain/offers/verdict.ts";
import { getOfferName, itemNames } from "#domain/offers/verdictWords.ts";
import { formatUsd } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

export function Comparison({ shown }: { shown: readonly ShownOffer[] }) {
  const lowestIds = listLowestIds(judgeOffers(shown));
  return (
    <>
      {/* The print rules set the whole table on one sheet. */}
      <div className="mt-1 print:text-[9pt] print:[&_:is(td,th)]:py-1!">
        <TableFrame label={words.compareCaption} isFirstColumnKept>
          <caption className="sr-only">{words.compareCaption}</caption>
          <thead>
            <tr>
              <th scope="col" className={firstColumn}>
                <span className="sr-only">{words.rows.figure}</span>
              </th>
              {shown.map(({ offer }) => (
                <th key={offer.id} scope="col" className={joinClasses(column, "align-bottom")}>
                  <span className="block font-serif text-base leading-snug text-ink sm:text-lg print:text-[10pt]">
                    {getOfferName(offer)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ code, cell }) => (
              <tr key={code} className={code === "net" ? "bg-accent-soft font-semibold" : undefined}>
                <th
                  scope="row"
                  className={joinClasses(
                    firstColumn,
                    "align-top text-[0.88rem] leading-snug font-medium sm:text-base",
                    code === "net" && "bg-accent-soft! font-semibold",
                  )}
                >
                  {words.rows[code]}
                </th>
                {shown.map((one) => (
                  <td key={one.offer.id} className={joinClasses(column, "align-top")}>
                    {cell(one)}
                    {code === "net" && lowestIds.includes(one.offer.id) && (
                      <LowestMark isShared={lowestIds.length > 1} />
                    )}
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

/** Two offers fit beside the row names on a 320 px phone; more scroll in the frame, under names that stay. */
const firstColumn = "w-24 min-w-24 sm:w-48 sm:min-w-48 print:w-auto";
const column = "min-w-[6.1rem] text-right sm:min-w-36 print:min-w-0";

/** A shape and a word, so that it does not depend on color. */
function LowestMark({ isShared }: { isShared: boolean }) {
  return (
    <span className="mt-1 flex items-start justify-end gap-1.5 text-[0.88rem] leading-snug font-semibold text-accent-text">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-1 size-2.5 shrink-0 fill-current">
        <path d="M1 2h10L6 11z" />
      </svg>
      {isShared ? words.lowestMarkSame : words.lowestMark}
    </span>
  );
}

export function formatOfferNetPrice(one: ShownOffer): string {
  const { figures } = one;
  const unknown = figures.costUsd === null ? words.netPriceUnknown : words.netPriceOpen;
  return formatAtLeast(one, findKnownNetPrice(figures), unknown);
}

/** "At least" if the letter omits costs. */
function formatAtLeast({ figures }: ShownOffer, amountUsd: number | null, unknown: string): string {
  if (amountUsd === null) return unknown;
  const amount = formatUsd(amountUsd);
  return figures.missing.length > 0 ? words.netPriceAtLeast(amount) : amount;
}

export function formatStudyTotal({ figures }: ShownOffer): string {
  if (figures.total === null || findKnownNetPrice(figures) === null) return words.notSaid;
  const range = words.range(formatUsd(figures.total.netLowUsd), formatUsd(figures.total.netHighUsd));
  return figures.missing.length > 0 ? words.netPriceAtLeast(range) : range;
}

type RowCode = Exclude<keyof typeof words.rows, "figure">;

const formatAmount = (amountUsd: number | null) =>
  amountUsd === null ? words.notSaid : formatUsd(amountUsd);
const formatOrNone = (amountUsd: number) => (amountUsd === 0 ? words.none : formatUsd(amountUsd));

const rows: readonly { code: RowCode; cell: (one: ShownOffer) => ReactNode }[] = [
  { code: "year", cell: ({ offer }) => words.yearOf(offer.academicYear) },
  { code: "cost", cell: holdWhileOpen(formatCost) },
  { code: "grant", cell: holdWhileOpen(({ figures }) => formatOrNone(figures.grantUsd)) },
  { code: "net", cell: holdWhileOpen(formatOfferNetPrice) },
  { code: "study", cell: holdWhileOpen(formatStudyTotal) },
  { code: "work", cell: holdGuessed("workStudy", ({ figures }) => formatOrNone(figures.workStudyUsd)) },
  {
    code: "student",
    cell: holdGuessed("studentLoan", ({ figures }) => formatOrNone(figures.studentLoanUsd)),
  },
  { code: "parent", cell: holdGuessed("parentLoan", ({ figures }) => formatOrNone(figures.parentLoanUsd)) },
  {
    code: "private",
    cell: holdGuessed("privateLoan", ({ figures }) => formatOrNone(figures.privateLoanUsd)),
  },
  {
    code: "left",
    cell: holdWhileOpen((one) => formatAtLeast(one, findLeftToPay(one.figures), words.notSaid)),
  },
  {
    code: "stated",
    cell: holdGuessed("statedNetPrice", ({ figures }) => formatAmount(figures.statedNetPriceUsd)),
  },
  {
    code: "missing",
    cell: ({ figures }) =>
      figures.missing.length === 0 ? words.none : figures.missing.map((item) => itemNames[item]).join(", "),
  },
  { code: "practices", cell: ({ score }) => words.practicesShort(score.followed, score.open) },
];

/** No price, cost or gift aid before the family has answered what is doubtful. */
function holdWhileOpen(format: (one: ShownOffer) => ReactNode): (one: ShownOffer) => ReactNode {
  return (one) => (countPriceQuestions(one.offer) > 0 ? words.afterAnswers : format(one));
}

/** No figure that rests on a guess at a line of its kind. */
function holdGuessed(
  kind: OfferLineKind,
  format: (one: ShownOffer) => ReactNode,
): (one: ShownOffer) => ReactNode {
  return (one) =>
    one.offer.lines.some((line) => line.kind === kind && isGuess(line)) ? words.afterAnswers : format(one);
}

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
