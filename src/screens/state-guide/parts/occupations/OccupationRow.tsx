/** One occupation: its usual entry level, pay as figure and band, and number of openings. */
import type { ShownOccupation } from "#content/parts/occupations.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
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

const width = 180;

function Pay({ occupation, highest }: { occupation: ShownOccupation; highest: number }) {
  const { medianWageUsd, lowerQuartileWageUsd: lower, upperQuartileWageUsd: upper } = occupation;
  if (medianWageUsd === null) return <NotPublished />;
  const at = (usd: number) => Math.round((usd / highest) * width * 10) / 10;
  return (
    <>
      <span className="figures text-lg font-semibold">{formatUsd(medianWageUsd)}</span>
      {lower !== null && upper !== null && (
        <svg viewBox={`0 0 ${width} 12`} aria-hidden="true" className="my-0.5 block h-auto w-32 sm:w-45">
          <path d={`M0 6H${width}`} className="stroke-line" strokeWidth={2} />
          <rect
            x={at(lower)}
            y={1}
            width={at(upper) - at(lower)}
            height={10}
            rx={4}
            className="fill-accent-soft stroke-accent"
          />
          <path d={`M${at(medianWageUsd)} 0v12`} className="stroke-accent" strokeWidth={3} />
        </svg>
      )}
      <span className="figures block text-[0.85rem] text-ink-soft sm:whitespace-nowrap">
        {lower !== null && upper !== null && words.half(formatUsd(lower), formatUsd(upper))}
        {lower !== null && upper === null && words.halfFrom(formatUsd(lower))}
      </span>
    </>
  );
}
