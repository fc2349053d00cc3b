/** The chance curve to try: pick an admit rate and a standing, and see chance and range. */
import { useState } from "react";
import { evaluateCurve } from "#domain/admission/chance.ts";
import { capParameters } from "#domain/admission/chanceParameters.ts";
import { findSlope, solveIntercept, zLimits } from "#domain/admission/curve.ts";
import { toShownShare } from "#domain/admission/display.ts";
import { formatParameter, formatShare } from "#lib/format.ts";
import { RangeField } from "#ui/RangeField.tsx";
import { words } from "./words.ts";

const text = words.chance;
const left = 34;
const right = 352;
const top = 12;
const bottom = 208;
const steps = 60;
const span = zLimits.highest - zLimits.lowest;

const scaleX = (z: number) => left + ((z - zLimits.lowest) / span) * (right - left);
const scaleY = (share: number) => bottom - share * (bottom - top);
const toPoint = (z: number, share: number) => `${scaleX(z).toFixed(1)} ${scaleY(share).toFixed(1)}`;

export function CurveExplorer() {
  const [admitPercent, setAdmitPercent] = useState(30);
  const [z, setZ] = useState(0.5);
  const admitRate = admitPercent / 100;
  const intercept = solveIntercept(admitRate);
  return (
    <figure className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7">
      <figcaption>
        <h3 className="text-2xl">{text.explorerTitle}</h3>
        <p className="text-[0.95rem] text-ink-soft">{text.explorerLead}</p>
      </figcaption>
      <div className="mt-4 grid items-start gap-x-8 gap-y-4 md:grid-cols-[1.4fr_1fr]">
        {intercept === null ? (
          <p>{text.none}</p>
        ) : (
          <Drawing curve={{ intercept, slope: findSlope(admitRate) }} admitRate={admitRate} z={z} />
        )}
        <div className="space-y-3">
          {intercept !== null && (
            <Reading curve={{ intercept, slope: findSlope(admitRate) }} admitRate={admitRate} z={z} />
          )}
          <RangeField
            label={text.admitRate}
            valueText={text.admitRateText(admitRate)}
            value={admitPercent}
            minimum={3}
            maximum={97}
            step={1}
            onChange={setAdmitPercent}
          />
          <RangeField
            label={text.standing}
            valueText={text.standingText(z)}
            value={z}
            minimum={zLimits.lowest}
            maximum={zLimits.highest}
            step={0.1}
            onChange={setZ}
          />
        </div>
      </div>
    </figure>
  );
}

type Curve = { intercept: number; slope: number };
type At = { curve: Curve; admitRate: number; z: number };

function Reading({ curve, admitRate, z }: At) {
  const chance = evaluateCurve(curve, admitRate, z);
  return (
    <div aria-live="polite">
      <p className="figures font-serif text-5xl leading-none">{toShareText(chance.share)}</p>
      <p className="figures mt-1 text-ink-soft">{text.read(toShareText(chance.low), toShareText(chance.high))}</p>
      {chance.isCapped && (
        <p className="mt-2 text-[0.95rem] text-ink-soft">
          {text.capped(capParameters.timesAdmitRate, formatShare(capParameters.ceilingShare))}
        </p>
      )}
    </div>
  );
}

function toShareText(share: number): string {
  const end = toShownShare(share);
  if (end.code === "under5") return text.under5;
  return end.code === "over95" ? text.over95 : formatShare(end.percent / 100);
}

function Drawing({ curve, admitRate, z }: At) {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const at = zLimits.lowest + (span * index) / steps;
    return { z: at, ...evaluateCurve(curve, admitRate, at) };
  });
  const line = points.map((one) => toPoint(one.z, one.share)).join("L");
  const band = [
    ...points.map((one) => toPoint(one.z, one.high)),
    ...points.toReversed().map((one) => toPoint(one.z, one.low)),
  ].join("L");
  const here = evaluateCurve(curve, admitRate, z);
  return (
    <svg
      viewBox="0 0 360 250"
      className="h-auto w-full"
      role="img"
      aria-label={text.drawing(formatShare(admitRate), toShareText(here.share))}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line
            x1={left}
            x2={right}
            y1={scaleY(share)}
            y2={scaleY(share)}
            className="stroke-line"
            strokeWidth={1}
          />
          <text x={left - 6} y={scaleY(share) + 4} textAnchor="end" className="fill-ink-soft text-[11px]">
            {formatShare(share)}
          </text>
        </g>
      ))}
      {[-3, -2, -1, 0, 1, 2].map((mark) => (
        <text
          key={mark}
          x={scaleX(mark)}
          y={bottom + 17}
          textAnchor="middle"
          className="fill-ink-soft text-[11px]"
        >
          {formatParameter(mark)}
        </text>
      ))}
      <text x={(left + right) / 2} y={bottom + 36} textAnchor="middle" className="fill-ink-soft text-[11px]">
        {text.axisX}
      </text>
      <path d={`M${band}Z`} className="fill-accent-soft" />
      <path
        d={`M${left} ${scaleY(admitRate).toFixed(1)}H${right}`}
        className="stroke-support"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <path d={`M${line}`} fill="none" className="stroke-accent" strokeWidth={2.5} strokeLinejoin="round" />
      <path
        d={`M${toPoint(z, here.low)}L${toPoint(z, here.high)}`}
        className="stroke-ink"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <circle
        cx={scaleX(z).toFixed(1)}
        cy={scaleY(here.share).toFixed(1)}
        r={6}
        className="fill-accent stroke-card"
        strokeWidth={2}
      />
    </svg>
  );
}
