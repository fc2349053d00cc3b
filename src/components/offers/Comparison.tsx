/** The offers side by side: which is cheapest in words once they are complete, then one table for phone, desk and print. */
import type { ReactNode } from "react";
import { compareOffers, isComplete } from "#domain/offers/compareOffers.ts";
import { listOpenQuestions } from "#domain/offers/openQuestions.ts";
import { formatUsd } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { itemNames } from "./lineWords.ts";
import { getOfferName, type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

export function Comparison({ shown }: { shown: readonly ShownOffer[] }) {
  const judged = shown.filter(isReadyToJudge);
  const result = compareOffers(judged);
  const lowestIds = result.kind === "lowest" ? result.offerIds : [];
  return (
    <>
      {shown.length > 1 && <Verdict shown={shown} judged={judged} result={result} />}
      {/* The print rules set the whole table on one sheet. */}
      <div className="mt-4 print:mt-1 print:text-[9pt]">
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
                    {getOfferName(offer, words.nameless)}
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

/** Complete, with nothing left for the family to confirm. */
function isReadyToJudge(one: ShownOffer): boolean {
  return isComplete(one) && listOpenQuestions(one.offer).length === 0;
}

type VerdictProps = {
  shown: readonly ShownOffer[];
  judged: readonly ShownOffer[];
  result: ReturnType<typeof compareOffers>;
};

function Verdict({ shown, judged, result }: VerdictProps) {
  const open = shown.filter((one) => !judged.includes(one));
  if (result.kind === "tooFew") return <Withheld open={open} title={words.withheld} />;
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
            {result.next === null
              ? words.same(named(result.offerIds), formatUsd(result.netPriceUsd))
              : words.lowest(
                  named(result.offerIds),
                  formatUsd(result.netPriceUsd),
                  formatUsd(result.next.aheadUsd),
                  named([result.next.offerId]),
                )}
          </p>
          {result.overStudyId !== null && (
            <p className="mt-2">
              {words.otherOverStudy(named([result.overStudyId]), shown[0]?.figures.years.length ?? 0)}
            </p>
          )}
          {open.length > 0 && <p className="mt-2">{words.amongComplete}</p>}
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
      {open.length > 0 && <Withheld open={open} title={words.withheldSome} />}
    </div>
  );
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
              <a
                href={`#offer-${one.offer.id}`}
                aria-label={`${words.toOffer}: ${getOfferName(one.offer, words.nameless)}`}
                className="inline-block py-2.5 text-accent-text underline underline-offset-4"
              >
                {words.toOffer}
              </a>
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

export function formatOfferNetPrice(one: ShownOffer): string {
  return formatAtLeast(one, one.figures.netPriceUsd, words.netPriceUnknown);
}

/** "At least" if the letter omits costs. */
function formatAtLeast({ figures }: ShownOffer, amountUsd: number | null, unknown: string): string {
  if (amountUsd === null) return unknown;
  const amount = formatUsd(amountUsd);
  return figures.missing.length > 0 ? words.netPriceAtLeast(amount) : amount;
}

export function formatStudyTotal({ figures }: ShownOffer): string {
  if (figures.total === null) return words.notSaid;
  const range = words.range(formatUsd(figures.total.netLowUsd), formatUsd(figures.total.netHighUsd));
  return figures.missing.length > 0 ? words.netPriceAtLeast(range) : range;
}

type RowCode = Exclude<keyof typeof words.rows, "figure">;

const formatAmount = (amountUsd: number | null) =>
  amountUsd === null ? words.notSaid : formatUsd(amountUsd);
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
  { code: "left", cell: (one) => formatAtLeast(one, calculateRest(one.figures), words.notSaid) },
  {
    code: "stated",
    cell: ({ figures }) => formatAmount(figures.statedNetPriceUsd),
  },
  {
    code: "missing",
    cell: ({ figures }) =>
      figures.missing.length === 0 ? words.none : figures.missing.map((item) => itemNames[item]).join(", "),
  },
  { code: "practices", cell: ({ score }) => words.practicesShort(score.followed, score.open) },
];

/** The family's own money for the year. */
function calculateRest(figures: ShownOffer["figures"]): number | null {
  const { netPriceUsd, workStudyUsd, studentLoanUsd, parentLoanUsd, privateLoanUsd } = figures;
  return netPriceUsd === null
    ? null
    : netPriceUsd - workStudyUsd - studentLoanUsd - parentLoanUsd - privateLoanUsd;
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
