/** A price on a money scale: in a list as a dumbbell, alone as a band, and without an income as five dots, one for each. */
import { brackets, nameBracket } from "#domain/price/brackets.ts";
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { formatShownPart, formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Band } from "#ui/chart/Band.tsx";
import { DotLine, Dumbbell } from "#ui/chart/Dumbbell.tsx";
import { Swatch } from "#ui/chart/Legend.tsx";
import type { ShownCalculatorPrice } from "./calculatorPrice.ts";
import { words } from "./words.ts";

export type DrawnBand = PriceEnds & {
  stickerUsd: number | null;
  pricesByIncome?: readonly PriceEnds[] | undefined;
};

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
  const { pricesByIncome } = band;
  const range =
    pricesByIncome === undefined ? words.rangeAYear(formatShownRange(band)) : describeFive(pricesByIncome);
  const drawn = {
    scaleMaximum: scaleMaximumUsd,
    limit: payPerYearUsd,
    far: band.stickerUsd,
    other: calculator?.inEntryYearUsd ?? null,
    label:
      words.drawing(
        range,
        band.stickerUsd === null ? null : formatUsd(band.stickerUsd),
        payPerYearUsd === null ? null : formatUsd(payPerYearUsd),
      ) + (calculator === null ? "" : words.ownCalculator(formatUsd(calculator.price.amountUsd))),
  };
  if (pricesByIncome !== undefined)
    return <DotLine {...drawn} amounts={pricesByIncome.map(({ middleUsd }) => middleUsd)} />;
  const ends = { low: band.lowUsd, middle: band.middleUsd, high: band.highUsd };
  return size === "compact" ? <Dumbbell {...drawn} {...ends} /> : <Band {...drawn} {...ends} size="large" />;
}

/** "By family income: up to $30,000, $6,900; …" */
export function describeFive(prices: readonly PriceEnds[]): string {
  return words.five(
    brackets
      .map((bracket) =>
        words.atIncome(nameBracket(bracket).toLowerCase(), formatShownPart(prices[bracket]?.middleUsd ?? 0)),
      )
      .join("; "),
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
