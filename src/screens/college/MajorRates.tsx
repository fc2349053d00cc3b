/** Admit rates by major or school, where the university publishes them, with where each was published. */
import { words as factWords } from "#components/college-facts/words.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { PublishedRate } from "#domain/admission/majorEffect.ts";
import { californiaMajorRatesOrigins } from "#facts/admission/californiaMajorRates.origins.ts";
import { majorRatesOrigins } from "#facts/admission/majorRates.origins.ts";
import { type FactOrigins, originIn } from "#facts/fact.ts";
import { formatFineShare } from "#lib/format.ts";
import type { Source } from "#lib/source.ts";
import { stackedRoles } from "#ui/stackedTable.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./detailWords.ts";
import { SubHeading } from "./Section.tsx";

const origins: Readonly<Record<string, FactOrigins>> = {
  ...majorRatesOrigins,
  ...californiaMajorRatesOrigins,
};

export function MajorRates({ rates }: { rates: readonly PublishedRate[] }) {
  if (rates.length === 0) return null;
  const isAnyBroad = rates.some(({ isBroad }) => isBroad);
  return (
    <div>
      <SubHeading>{words.majorRates.title}</SubHeading>
      <p className="mt-1 mb-3 max-w-3xl text-ink-soft">
        {words.majorRates.lead} {isAnyBroad && words.majorRates.broad}
      </p>
      <div className="stacked-on-phones">
        <TableFrame label={words.majorRates.title} isStacked>
          <thead>
            <tr>
              <th scope="col">{words.majorRates.unit}</th>
              <th scope="col">{words.majorRates.fall}</th>
              <th scope="col">{words.majorRates.rate}</th>
              <th scope="col">{words.majorRates.overall}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <Row key={`${rate.factId} ${rate.year} ${rate.unit} ${rate.residency}`} rate={rate} />
            ))}
          </tbody>
        </TableFrame>
      </div>
      {listSources(rates).map((source) => (
        <SourceNote key={source.id} source={source} />
      ))}
    </div>
  );
}

function Row({ rate }: { rate: PublishedRate }) {
  const { unit, year, residency, overallRate } = rate;
  return (
    <tr role={stackedRoles.row}>
      <th scope="row" role={stackedRoles.rowHeader} className="font-normal">
        {unit}
        {residency !== null && (
          <span className="block font-sans text-[0.88rem] text-ink-soft">
            {words.majorRates.residency[residency]}
          </span>
        )}
      </th>
      <td role={stackedRoles.cell} data-column={words.majorRates.fall} className="figures">
        {year}
      </td>
      <td role={stackedRoles.cell} data-column={words.majorRates.rate} className="figures font-semibold">
        {formatFineShare(rate.rate)}
      </td>
      <td role={stackedRoles.cell} data-column={words.majorRates.overall} className="figures text-ink-soft">
        {overallRate === null ? factWords.notPublished : formatFineShare(overallRate)}
      </td>
    </tr>
  );
}

function listSources(rates: readonly PublishedRate[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { factId, period } of rates) {
    const fact = origins[factId];
    if (fact === undefined) continue;
    const { source } = originIn(fact, period);
    sources.set(source.id, source);
  }
  return [...sources.values()];
}
