/** One occupation: its usual entry level, pay as figure and band, and number of openings. */
import type { ShownOccupation } from "#content/parts/occupations.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { createScale } from "#ui/chart/scale.ts";
import { RangeTrack } from "#ui/chart/Track.tsx";
import { notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

export function OccupationRow(props: { occupation: ShownOccupation | undefined; highest: number }) {
  const { occupation, highest } = props;
  if (occupation === undefined) return null;
  const { soc, title, entryEducation, openingsPerYear, growthShare } = occupation;
  return (
    <tr>
      <th scope="row" className="align-top leading-snug font-semibold">
        {title}
        {entryEducation !== null && (
          <span className="mt-0.5 block font-sans text-[0.85rem] font-normal text-ink-soft">
            {words.entry(entryEducation)}
          </span>
        )}
        <span className="figures block font-sans text-[0.85rem] font-normal text-ink-soft">
          {words.code(soc)}
        </span>
      </th>
      <td data-column={words.pay}>
        <Pay occupation={occupation} highest={highest} />
      </td>
      <td className="text-right" data-column={words.openings}>
        {openingsPerYear === null ? <NotPublished /> : formatInteger(openingsPerYear)}
      </td>
      <td className="text-right whitespace-nowrap" data-column={words.growth}>
        {growthShare === null ? <NotPublished /> : words.signed(growthShare)}
      </td>
    </tr>
  );
}

function NotPublished() {
  return <span className="text-[0.9rem] text-ink-soft">{notPublished}</span>;
}

function Pay({ occupation, highest }: { occupation: ShownOccupation; highest: number }) {
  const { medianWageUsd, lowerQuartileWageUsd: lower, upperQuartileWageUsd: upper } = occupation;
  if (medianWageUsd === null) return <NotPublished />;
  const at = createScale(0, highest);
  return (
    <>
      <span className="figures text-lg font-semibold">{formatUsd(medianWageUsd)}</span>
      {lower !== null && upper !== null && (
        <RangeTrack
          label={null}
          ends={null}
          band={[at(lower), at(upper)]}
          median={at(medianWageUsd)}
          height={14}
          className="my-0.5 max-w-32 sm:max-w-45"
        />
      )}
      <span className="figures block text-[0.85rem] text-ink-soft sm:whitespace-nowrap">
        {lower !== null && upper !== null && words.half(formatUsd(lower), formatUsd(upper))}
        {lower !== null && upper === null && words.halfFrom(formatUsd(lower))}
      </span>
    </>
  );
}
