/** A price band on a money scale: the band, what the family can pay, and the sticker price. */

import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

export type DrawnBand = { lowUsd: number; middleUsd: number; highUsd: number; stickerUsd: number | null };

type BandTrackProps = {
  band: DrawnBand;
  payPerYearUsd: number | null;
  /** The amount at the right end; bands with the same end can be compared by eye. */
  scaleMaximumUsd: number;
  size: "compact" | "large";
};

const heights = { compact: 20, large: 40 } as const;

/** Positions are percentages of the width, so that lines and marks keep their thickness at any width. */
export function BandTrack({ band, payPerYearUsd, scaleMaximumUsd, size }: BandTrackProps) {
  const height = heights[size];
  const middle = height / 2;
  const thickness = size === "large" ? 18 : 10;
  const top = middle - thickness / 2;
  const at = (amountUsd: number) =>
    Math.min(100, Math.max(0, (100 * amountUsd) / Math.max(1, scaleMaximumUsd)));
  const from = at(band.lowUsd);
  // A band with a single value must still be visible.
  const to = Math.min(100, Math.max(at(band.highUsd), from + 1));
  const limit = payPerYearUsd === null ? 100 : Math.min(to, Math.max(from, at(payPerYearUsd)));
  const isLimitShown = payPerYearUsd !== null && payPerYearUsd <= scaleMaximumUsd;
  return (
    <svg
      width="100%"
      height={height}
      role="img"
      aria-label={words.drawing(
        formatShownRange(band),
        band.stickerUsd === null ? null : formatUsd(band.stickerUsd),
        payPerYearUsd === null ? null : formatUsd(payPerYearUsd),
      )}
      className="block overflow-visible"
    >
      <line
        x1="0%"
        x2={`${band.stickerUsd === null ? 100 : at(band.stickerUsd)}%`}
        y1={middle}
        y2={middle}
        className="stroke-line-strong"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      {from < limit && (
        <rect
          x={`${from}%`}
          y={top}
          width={`${Math.min(limit, to) - from}%`}
          height={thickness}
          rx={4}
          className="fill-accent transition-all duration-200"
        />
      )}
      {limit < to && (
        <rect
          x={`${limit}%`}
          y={top}
          width={`${to - limit}%`}
          height={thickness}
          rx={4}
          className="fill-accent-soft stroke-accent transition-all duration-200"
          strokeWidth={1.5}
        />
      )}
      <circle
        cx={`${at(band.middleUsd)}%`}
        cy={middle}
        r={size === "large" ? 5 : 3.5}
        className="fill-card stroke-accent"
        strokeWidth={2}
      />
      {band.stickerUsd !== null && (
        <line
          x1={`${at(band.stickerUsd)}%`}
          x2={`${at(band.stickerUsd)}%`}
          y1={middle - thickness / 2}
          y2={middle + thickness / 2}
          className="stroke-ink"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      )}
      {isLimitShown && (
        <line
          x1={`${at(payPerYearUsd)}%`}
          x2={`${at(payPerYearUsd)}%`}
          y1={0}
          y2={height}
          className="stroke-support"
          strokeWidth={3}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

/** What the marks of a band mean, with their amounts; the drawing itself contains no text that could be cut off. */
export function BandKey(props: { stickerUsd: number | null; payPerYearUsd: number | null }) {
  return (
    <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-[0.92rem] text-ink-soft">
      {props.payPerYearUsd !== null && (
        <li className="flex items-center gap-2">
          <svg width="4" height="18" aria-hidden="true">
            <rect width="4" height="18" rx="2" className="fill-support" />
          </svg>
          {words.youCanPay(formatUsd(props.payPerYearUsd))}
        </li>
      )}
      <li className="flex items-center gap-2">
        <svg width="4" height="14" aria-hidden="true">
          <rect width="3" height="14" rx="1.5" className="fill-ink" />
        </svg>
        {props.stickerUsd === null ? words.stickerUnknown : words.sticker(formatUsd(props.stickerUsd))}
      </li>
    </ul>
  );
}
