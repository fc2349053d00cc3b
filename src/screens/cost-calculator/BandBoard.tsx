/** The first-year bands of all chosen colleges on one money scale, with a line for what the family can pay. */

import { BandTrack } from "#components/price/BandTrack.tsx";
import { buildScale } from "#components/price/scale.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import type { PricedCollege } from "./pricedCollege.ts";
import { words } from "./words.ts";

export function BandBoard(props: { priced: readonly PricedCollege[]; payPerYearUsd: number | null }) {
  const { priced, payPerYearUsd } = props;
  const bands = priced.map(({ study }) => study?.firstYear ?? null);
  const scale = buildScale([
    ...bands.flatMap((band) => (band === null ? [] : [band.highUsd, band.stickerUsd])),
    payPerYearUsd,
  ]);
  const at = (amountUsd: number) => (100 * amountUsd) / scale.maximumUsd;
  return (
    <div>
      {payPerYearUsd !== null && <PayMark payPerYearUsd={payPerYearUsd} at={at(payPerYearUsd)} />}
      <div className="relative">
        <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
          {scale.ticksUsd.map((tick) => (
            <line
              key={tick}
              x1={`${at(tick)}%`}
              x2={`${at(tick)}%`}
              y1="0"
              y2="100%"
              className="stroke-line"
              strokeWidth={1}
            />
          ))}
          {payPerYearUsd !== null && (
            <line
              x1={`${at(payPerYearUsd)}%`}
              x2={`${at(payPerYearUsd)}%`}
              y1="0"
              y2="100%"
              className="stroke-support"
              strokeWidth={3}
            />
          )}
        </svg>
        <ul className="relative space-y-5 py-2">
          {priced.map(({ college, study }) => (
            <li key={college.unitId}>
              <p className="flex flex-wrap items-baseline gap-x-2.5">
                <span className="bg-card pr-1 font-semibold">{college.name}</span>
              </p>
              {study === null ? (
                <p className="text-ink-soft">{words.noEstimate}</p>
              ) : (
                <>
                  <p className="figures flex flex-wrap items-baseline gap-x-2.5">
                    <span className="bg-card pr-1 font-serif text-2xl">
                      {formatShownRange(study.firstYear)}
                    </span>
                    {study.firstYear.stickerUsd !== null && (
                      <span className="bg-card px-1 text-[0.88rem] text-ink-soft">
                        {words.publishedShort(formatUsd(study.firstYear.stickerUsd))}
                      </span>
                    )}
                  </p>
                  <BandTrack
                    band={study.firstYear}
                    payPerYearUsd={payPerYearUsd}
                    scaleMaximumUsd={scale.maximumUsd}
                    size="large"
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Axis ticksUsd={scale.ticksUsd} at={at} />
      <Key hasPay={payPerYearUsd !== null} />
    </div>
  );
}

function PayMark(props: { payPerYearUsd: number; at: number }) {
  const anchor = props.at < 25 ? "start" : props.at > 75 ? "end" : "middle";
  return (
    <svg width="100%" height={24} className="block overflow-visible" aria-hidden="true">
      <text x={`${props.at}%`} y={15} textAnchor={anchor} fontSize={14.5} className="fill-ink font-semibold">
        {words.payMark(formatUsd(props.payPerYearUsd))}
      </text>
    </svg>
  );
}

function Axis(props: { ticksUsd: readonly number[]; at: (amountUsd: number) => number }) {
  const last = props.ticksUsd.length - 1;
  return (
    <svg width="100%" height={22} className="block overflow-visible" aria-hidden="true">
      {props.ticksUsd.map((tick, index) => (
        <text
          key={tick}
          x={`${props.at(tick)}%`}
          y={16}
          textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
          fontSize={12.5}
          className="figures fill-ink-soft"
        >
          {formatUsd(tick)}
        </text>
      ))}
    </svg>
  );
}

function Key(props: { hasPay: boolean }) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem] text-ink-soft">
      <li className="flex items-center gap-2">
        <svg width="22" height="12">
          <rect width="22" height="12" rx="3" className="fill-accent" />
        </svg>
        {words.board.band}
      </li>
      {props.hasPay && (
        <li className="flex items-center gap-2">
          <svg width="22" height="12">
            <rect
              x="1"
              y="1"
              width="20"
              height="10"
              rx="3"
              className="fill-accent-soft stroke-accent"
              strokeWidth="1.5"
            />
          </svg>
          {words.board.beyond}
        </li>
      )}
      <li className="flex items-center gap-2">
        <svg width="3" height="14">
          <rect width="3" height="14" rx="1.5" className="fill-ink" />
        </svg>
        {words.board.sticker}
      </li>
    </ul>
  );
}
