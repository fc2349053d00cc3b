/** A family's price at a college: the band as a figure and on a scale, with what it is based on. */
import type { ReactNode } from "react";
import type { PriceBand } from "#domain/price/band.ts";
import { brackets, nameBracket } from "#domain/price/brackets.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { meritWords } from "#domain/price/meritWords.ts";
import { nameLine } from "#domain/price/promiseWords.ts";
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { formatShownPart, formatShownRange } from "#domain/price/shownPrice.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { BandKey, BandTrack } from "./BandTrack.tsx";
import { CalculatorLine } from "./CalculatorLine.tsx";
import type { ShownCalculatorPrice } from "./calculatorPrice.ts";
import { calculatorWords } from "./calculatorWords.ts";
import { FiveAmounts } from "./FiveAmounts.tsx";
import { describeFit } from "./fit.ts";
import { words } from "./words.ts";

type PriceBandViewProps = {
  /** Null if no number can be given; the view says so. */
  band: PriceBand | null;
  /** What the family can pay per year, or null. */
  payPerYearUsd: number | null;
  /** What the college's own calculator said; null if the family entered none. */
  calculator?: ShownCalculatorPrice | null;
  size: "compact" | "large";
  /** A budget mark beside it already says whether the price fits. */
  hasMark?: boolean;
  /** Set to make bands comparable by eye; otherwise the scale ends at the sticker price. */
  scaleMaximumUsd?: number;
  className?: string;
};

export function PriceBandView(props: PriceBandViewProps) {
  const { band, payPerYearUsd, size, calculator = null } = props;
  if (band === null) {
    return (
      <div className={props.className}>
        <p className={joinClasses("font-semibold", size === "large" && "font-serif text-3xl")}>
          {words.none}
        </p>
        <p className="mt-0.5 text-[0.92rem] text-ink-soft">
          {size === "large" ? words.noneWhy : words.noneShort}
        </p>
        {calculator !== null && size === "compact" && <CalculatorLine calculator={calculator} />}
      </div>
    );
  }
  const scaleMaximumUsd =
    props.scaleMaximumUsd ??
    Math.max(band.stickerUsd ?? 0, band.highUsd, payPerYearUsd ?? 0, calculator?.inEntryYearUsd ?? 0) * 1.04;
  const track = (
    <BandTrack
      band={band}
      payPerYearUsd={payPerYearUsd}
      calculator={calculator}
      scaleMaximumUsd={scaleMaximumUsd}
      size={size}
    />
  );
  if (band.pricesByIncome !== undefined)
    return <ByIncome {...props} prices={band.pricesByIncome} track={track} calculator={calculator} />;
  return size === "compact" ? (
    <div className={props.className}>
      <p className="figures">
        <span className="font-semibold">{formatShownRange(band)}</span>{" "}
        <span className="text-[0.92rem] text-ink-soft">{words.aYear}</span>
      </p>
      <div className="mt-1">{track}</div>
      <p className="mt-0.5 text-[0.88rem] text-ink-soft">
        {getCompactNote(band, props.hasMark === true ? null : payPerYearUsd)}
      </p>
      {calculator !== null && <CalculatorLine calculator={calculator} />}
    </div>
  ) : (
    <div className={props.className}>
      <p className="text-[0.95rem] text-ink-soft">
        {isPublished(band) ? words.likelyPublished : words.likely}
      </p>
      <p className="figures font-serif text-[1.75rem] leading-tight sm:text-[2rem]">
        {formatShownRange(band)}{" "}
        <span className="font-sans text-base whitespace-nowrap text-ink-soft">{words.aYear}</span>
      </p>
      {payPerYearUsd !== null && <p className="mt-1 font-medium">{describeFit(band, payPerYearUsd)}</p>}
      <div className="mt-3">{track}</div>
      <div className="mt-1">
        <BandKey
          stickerUsd={band.stickerUsd}
          payPerYearUsd={payPerYearUsd}
          calculatorText={calculator && calculatorWords.short(calculator)}
        />
      </div>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{describeBasis(band)}.</p>
    </div>
  );
}

/** Without an income: the five prices are the answer, not the range around all of them. */
function ByIncome(props: {
  prices: readonly PriceEnds[];
  track: ReactNode;
  calculator: ShownCalculatorPrice | null;
  payPerYearUsd: number | null;
  size: "compact" | "large";
  className?: string;
}) {
  const { prices, payPerYearUsd, size, calculator } = props;
  if (size === "compact") {
    return (
      <div className={props.className}>
        <p className="font-semibold">{formatShownRange({ lowUsd: 0, highUsd: 0, pricesByIncome: prices })}</p>
        <div className="mt-1">{props.track}</div>
        <FiveAmounts prices={prices} />
        {calculator !== null && <CalculatorLine calculator={calculator} />}
      </div>
    );
  }
  return (
    <div className={props.className}>
      <p className="text-[0.95rem] text-ink-soft">{words.likely}</p>
      <p className="font-serif text-[2rem] leading-tight">
        {formatShownRange({ lowUsd: 0, highUsd: 0, pricesByIncome: prices })}
      </p>
      <dl className="figures mt-2 grid max-w-sm grid-cols-[auto_auto] gap-x-6 gap-y-0.5">
        {brackets.map((bracket) => {
          const middleUsd = prices[bracket]?.middleUsd ?? 0;
          const fits = payPerYearUsd !== null && middleUsd <= payPerYearUsd;
          return (
            <div key={bracket} className="contents">
              <dt className="text-ink-soft">{nameBracket(bracket)}</dt>
              <dd className={joinClasses("text-right", fits && "font-semibold")}>
                {words.about(formatShownPart(middleUsd))}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-3">{props.track}</div>
    </div>
  );
}

function isAllIncomes(band: PriceBand): boolean {
  return band.basis === "bracket" && band.widenedBecause.includes("incomeUnknown");
}

/** An international student's price where no need-based aid is known. */
function isPublished({ notes }: PriceBand): boolean {
  return notes.includes("pricedForAbroad") || notes.includes("noAidAbroad");
}

function isByIndex(band: PriceBand): boolean {
  return band.notes.includes("followsIndex") && band.policy?.table === undefined;
}

/** The middle is all that is left to pay, so nothing else set it. */
function isHeldToTuitionFree({ tuitionFree, middleUsd }: PriceBand): boolean {
  return tuitionFree?.status === "applied" && middleUsd === tuitionFree.ceilingUsd;
}

function describeBasis(band: PriceBand): string {
  if (band.notes.includes("noAidAbroad")) return words.basisPublishedNone;
  if (isPublished(band)) return words.basisPublished;
  if (band.basis === "nothing") return words.basis.nothing;
  if (isHeldToTuitionFree(band)) return words.tuitionFree.basis;
  if (band.isCeiling && band.lowUsd === band.highUsd)
    return band.notes.includes("heldToMerit") ? words.basisMerit : words.basisPolicy;
  if (band.notes.includes("needMetAbroad"))
    return isAllIncomes(band) ? words.basisAllIncomes : words.basisAbroad;
  if (isByIndex(band)) return words.basisIndex;
  return isAllIncomes(band) ? words.basisAllIncomes : words.basis[band.basis];
}

function getCompactNote(band: PriceBand, payPerYearUsd: number | null): string {
  const budget = chooseBudgetLabel(band, payPerYearUsd);
  const basis = getBasisShort(band);
  return budget === "noBudget" || budget === "unknown" ? basis : `${words.fitShort[budget]} · ${basis}`;
}

function getBasisShort(band: PriceBand): string {
  if (isPublished(band)) return words.basisPublishedShort;
  if (band.tuitionFree?.status === "applied" && band.basis !== "nothing")
    return band.tuitionFree.policy.share < 1 ? words.tuitionFree.shortPart : words.tuitionFree.short;
  if (band.policy !== null && band.isCeiling)
    return nameLine({ ...band.policy, mostUsd: band.policy.terms?.mostUsd ?? null });
  if (band.merit !== undefined && band.notes.includes("heldToMerit"))
    return meritWords.short(band.merit.earnedUsd);
  const counted = band.awards?.find(({ status }) => status === "counted");
  if (counted !== undefined) return words.basisShortWith(counted.name);
  if (band.notes.includes("needMetAbroad"))
    return isAllIncomes(band) ? words.basisShortAllIncomes : words.basisAbroadShort;
  if (isByIndex(band)) return words.basisIndexShort;
  return isAllIncomes(band) ? words.basisShortAllIncomes : words.basisShort[band.basis];
}
