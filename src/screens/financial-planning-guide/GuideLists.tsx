/** Two lists of the guide: the years of the Tiered Standard plan, and the questions to take along. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import { rapTerms, tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { words } from "./words.ts";

/** The years that a debt sets, as a table of four lines, and where both plans are written. */
export function Tiers() {
  const { tiers, source } = tieredStandardTerms;
  const [debt, years] = words.repayment.tierColumns;
  return (
    <div className="max-w-xl">
      <table className="figures w-full text-left">
        <caption className="pb-1 text-left font-semibold">{words.repayment.tiers}</caption>
        <thead>
          <tr className="text-[0.92rem] text-ink-soft">
            <th scope="col" className="py-1.5 font-normal">
              {debt}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {years}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <tr key={tier.years} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {describeTier(tiers[index - 1]?.belowUsd ?? null, tier.belowUsd)}
              </th>
              <td className="py-2 text-right font-serif text-2xl leading-tight">{tier.years}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceNote source={source} />
      <SourceNote source={rapTerms.source} />
    </div>
  );
}

function describeTier(fromUsd: number | null, belowUsd: number): string {
  if (fromUsd === null) return words.repayment.tierFirst(belowUsd);
  if (!Number.isFinite(belowUsd)) return words.repayment.tierLast(fromUsd);
  return words.repayment.tierMiddle(fromUsd, belowUsd);
}

export function Questions() {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {words.ask.groups.map((group) => (
        <div key={group.who} className="break-inside-avoid">
          <h3 className="text-xl">{group.who}</h3>
          <ul className="mt-2 border-t border-line-strong">
            {group.questions.map((question) => (
              <li key={question} className="flex gap-3 border-b border-line py-2.5">
                <span
                  aria-hidden="true"
                  className="mt-1 size-4 shrink-0 rounded-sm border-2 border-line-strong"
                />
                {question}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
