/** The interactive chance curve: pick an admit rate and an academic standing, and see chance and range. */
import { useState } from "react";
import { evaluateCurve } from "#domain/admission/chance.ts";
import { capParameters } from "#domain/admission/chanceParameters.ts";
import { findSlope, solveIntercept, zLimits } from "#domain/admission/curve.ts";
import { toShownShare } from "#domain/admission/display.ts";
import { formatParameter, formatShare } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Area, Line, OwnDot, Plane, Rule } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { RangeField } from "#ui/RangeField.tsx";
import { words } from "./words.ts";

const text = words.chance;
const steps = 60;
const span = zLimits.highest - zLimits.lowest;
const height = 262;

const x = createScale(zLimits.lowest, zLimits.highest);
const y = createScale(1, 0);
const shares = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: y(share), text: formatShare(share) }));
const marks = [-3, -2, -1, 0, 1, 2].map((mark) => ({ at: x(mark), text: formatParameter(mark) }));

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
      <p className="figures mt-1 text-ink-soft">
        {text.read(toShareText(chance.low), toShareText(chance.high))}
      </p>
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
    return { at: x(at), ...evaluateCurve(curve, admitRate, at) };
  });
  const draw = (kind: "share" | "low" | "high") => points.map((one) => ({ x: one.at, y: y(one[kind]) }));
  const here = evaluateCurve(curve, admitRate, z);
  return (
    <Chart
      label={text.drawing(formatShare(admitRate), toShareText(here.share))}
      height={height}
      x={{ labels: marks, title: text.axisX }}
      y={{ labels: shares }}
    >
      <Plane>
        <Area upper={draw("high")} lower={draw("low")} tone="accentSoft" />
        <Line points={draw("share")} tone="accent" />
      </Plane>
      <Rule y={y(admitRate)} tone="support" dashes="5 4" />
      <Rule x={x(z)} from={y(here.high)} to={y(here.low)} tone="ink" width={2} />
      <OwnDot x={x(z)} y={y(here.share)} />
    </Chart>
  );
}
