/** A price band on a money scale: the band, what the family can pay, and the sticker price. */

import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Band } from "#ui/chart/Band.tsx";
import { Swatch } from "#ui/chart/Legend.tsx";
import { words } from "./words.ts";

export type DrawnBand = { lowUsd: number; middleUsd: number; highUsd: number; stickerUsd: number | null };

type BandTrackProps = {
  band: DrawnBand;
  payPerYearUsd: number | null;
  /** The amount at the right end; bands with the same end can be compared by eye. */
  scaleMaximumUsd: number;
  size: "compact" | "large";
};

export function BandTrack({ band, payPerYearUsd, scaleMaximumUsd, size }: BandTrackProps) {
  return (
    <Band
      low={band.lowUsd}
      middle={band.middleUsd}
      high={band.highUsd}
      scaleMaximum={scaleMaximumUsd}
      limit={payPerYearUsd}
      far={band.stickerUsd}
      size={size}
      label={words.drawing(
        formatShownRange(band),
        band.stickerUsd === null ? null : formatUsd(band.stickerUsd),
        payPerYearUsd === null ? null : formatUsd(payPerYearUsd),
      )}
    />
  );
}

/** What the marks of a band mean, with their amounts; the drawing itself contains no text that could be cut off. */
export function BandKey(props: { stickerUsd: number | null; payPerYearUsd: number | null }) {
  const { stickerUsd, payPerYearUsd } = props;
  return (
    <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-[0.92rem] text-ink-soft">
      {payPerYearUsd !== null && (
        <li className="flex items-center gap-2">
          <Swatch mark="pinSupport" />
          {words.youCanPay(formatUsd(payPerYearUsd))}
        </li>
      )}
      <li className="flex items-center gap-2">
        <Swatch mark="pinInk" />
        {stickerUsd === null ? words.stickerUnknown : words.sticker(formatUsd(stickerUsd))}
      </li>
    </ul>
  );
}
