/** What two offers come to: cost, gift aid and net price, with work and loans separate, and what to check first. */
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import type { Comparison, SummarizedOffer } from "#domain/offers/compareOffers.ts";
import type { OfferFigures } from "#domain/offers/summarizeOffer.ts";
import { formatFineShare, formatUsd } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./offerCompareWords.ts";

type Row = { key: keyof typeof words.rows; of: (figures: OfferFigures) => string | null };

const rows: readonly Row[] = [
  { key: "cost", of: ({ costUsd }) => formatAmount(costUsd) },
  { key: "grant", of: ({ grantUsd }) => formatUsd(grantUsd) },
  { key: "net", of: ({ netPriceUsd }) => formatAmount(netPriceUsd) },
  { key: "work", of: ({ workStudyUsd }) => formatUsd(workStudyUsd) },
  { key: "studentLoan", of: ({ studentLoanUsd }) => formatUsd(studentLoanUsd) },
  { key: "parentLoan", of: ({ parentLoanUsd, privateLoanUsd }) => formatUsd(parentLoanUsd + privateLoanUsd) },
  { key: "left", of: (figures) => formatAmount(calculateGap(figures)) },
  {
    key: "study",
    of: ({ total }) =>
      total === null ? null : words.range(formatUsd(total.netLowUsd), formatUsd(total.netHighUsd)),
  },
];

export function OfferTable(props: {
  summaries: readonly SummarizedOffer[];
  comparison: Comparison;
  getName: (place: number) => string;
  growthShare: number;
}) {
  const { summaries, comparison, getName } = props;
  const isEmpty = summaries.every(({ figures }) => figures.costUsd === null && figures.grantUsd === 0);
  if (isEmpty) return <p role="status">{words.needMore}</p>;
  const nameById = (id: string) => getName(summaries.findIndex(({ offer }) => offer.id === id));
  const sentence = words.comparison(comparison, nameById);
  return (
    <div>
      <div role="status">
        {sentence !== null && <p className="font-serif text-2xl leading-tight">{sentence}</p>}
      </div>
      <div className="mt-3">
        <TableFrame label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              {summaries.map(({ offer }, place) => (
                <th key={offer.id} scope="col">
                  {getName(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ key, of }) => (
              <tr key={key} className={joinClasses(key === "net" && "bg-accent-soft font-semibold")}>
                <th scope="row" className={key === "net" ? "font-semibold" : "font-normal"}>
                  {words.rows[key]}
                </th>
                {summaries.map(({ offer, figures }) => (
                  <td key={offer.id}>{of(figures) ?? words.unknown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      <p className="mt-2 text-[0.92rem] text-ink-soft">
        {words.studyNote(formatFineShare(props.growthShare))}
      </p>
      {summaries.map(({ offer, figures }, place) => {
        const flags = figures.flags.flatMap((flag) => words.flag(flag) ?? []);
        if (flags.length === 0) return null;
        return (
          <div key={offer.id} className="mt-3">
            <h5 className="font-semibold">{getName(place)}</h5>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {flags.map((flag) => (
                <li key={flag}>{flag}</li>
              ))}
            </ul>
          </div>
        );
      })}
      <KeptNote about="money" className="mt-3" kept={words.kept} />
    </div>
  );
}

function formatAmount(value: number | null): string | null {
  return value === null ? null : formatUsd(value);
}

/** Net price minus work and loans: the family's own money for the year. */
function calculateGap(figures: OfferFigures): number | null {
  const { netPriceUsd, workStudyUsd, studentLoanUsd, parentLoanUsd, privateLoanUsd } = figures;
  if (netPriceUsd === null) return null;
  return netPriceUsd - workStudyUsd - studentLoanUsd - parentLoanUsd - privateLoanUsd;
}
