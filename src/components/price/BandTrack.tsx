/** A price band on a money scale: the band, what the family can pay, and the sticker price. */

import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Band } from "#ui/chart/Band.tsx";
import { Swatch } from "#ui/chart/Legend.tsx";
import type { ShownCalculatorPrice } from "./calculatorPrice.ts";
import { words } from "./words.ts";

export type DrawnBand = { lowUsd: number; middleUsd: number; highUsd: number; stickerUsd: number | null };

type BandTrackProps = {
  band: DrawnBand;
  payPerYearUsd: number | null;
  /** What the college's own calculator said. */
  calculator?: ShownCalculatorPrice | null;
  /** The amount at the right end; bands with the same end can be compared by eye. */
  scaleMaximumUsd: number;
  size: "compact" | "large";
};

export function BandTrack({ band, payPerYearUsd, calculator = null, scaleMaximumUsd, size }: BandTrackProps) {
  return (
    <Band
      low={band.lowUsd}
      middle={band.middleUsd}
      high={band.highUsd}
      scaleMaximum={scaleMaximumUsd}
      limit={payPerYearUsd}
      far={band.stickerUsd}
      other={calculator?.inEntryYearUsd ?? null}
      size={size}
      label={
        words.drawing(
          formatShownRange(band),
          band.stickerUsd === null ? null : formatUsd(band.stickerUsd),
          payPerYearUsd === null ? null : formatUsd(payPerYearUsd),
        ) + (calculator === null ? "" : words.ownCalculator(formatUsd(calculator.price.amountUsd)))
      }
    />
  );
}

/** What the marks of a band mean, with their amounts; the drawing itself contains no text that could be cut off. */
export function BandKey(props: {
  stickerUsd: number | null;
  payPerYearUsd: number | null;
  /** What the college's own calculator said, in words. */
  calculatorText?: string | null;
}) {
  const { stickerUsd, payPerYearUsd, calculatorText = null } = props;
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
      {calculatorText !== null && (
        <li className="flex items-center gap-2">
          <Swatch mark="inkDiamond" />
          {calculatorText}
        </li>
      )}
    </ul>
  );
}
