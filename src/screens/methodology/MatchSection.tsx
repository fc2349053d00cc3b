/** The match: its parts with their curves, and weights the student can change. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { fieldRule } from "#domain/college/fieldOfStudy.ts";
import {
  academicsCurve,
  fitRules,
  interpolateScore,
  outcomeCurves,
  scoreDistance,
  scorePrice,
  scoreSize,
} from "#domain/match/curves.ts";
import { defaultMatchWeights, type MatchPartCode, matchParts } from "#domain/match/match.ts";
import { formatInteger, formatParameter, formatShare, formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Chart } from "#ui/chart/Chart.tsx";
import { Area, Line, Plane } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { Pause } from "#ui/Pause.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { ListOrder } from "./ListOrder.tsx";
import { words as listOrderWords } from "./listOrderWords.ts";
import { Fold, Folds, Section, SmallHeading, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.match;
/** The preferences assumed for the curves. */
const sample = { limitUsd: 20_000, bandUsd: 8_000, limitMiles: 200 } as const;
const weightMaximum = 10;

const meanings: Readonly<Record<MatchPartCode, string>> = {
  academics: text.texts.academics,
  major: text.texts.major(fieldRule.fewestDegrees, fitRules.fewDegreesShare),
  price: text.texts.price(fitRules.priceAllAbove),
  size: text.texts.size(fitRules.sizeFactor),
  setting: text.texts.setting(fitRules.neighborSettingScore),
  distance: text.texts.distance(fitRules.distanceFactor),
  outcomes: text.texts.outcomes,
};

export function MatchSection() {
  return (
    <Section id="match" title={words.sections.match}>
      <Text>{text.lead}</Text>
      <Weights />
      <Folds>
        <Fold title={text.partsTitle}>
          <ul className="grid gap-4 *:min-w-0 md:grid-cols-2">
            {matchParts.map((part) => (
              <li
                key={part}
                className="flex flex-col justify-between gap-3 rounded-2xl border border-line bg-card p-5"
              >
                <div>
                  <h4 className="font-serif text-xl">{text.parts[part]}</h4>
                  <Pause />
                  <p className="text-[0.95rem] text-ink-soft">{meanings[part]}</p>
                </div>
                <PartCurve part={part} />
              </li>
            ))}
          </ul>
        </Fold>
        <Fold title={listOrderWords.title}>
          <ListOrder />
        </Fold>
      </Folds>
    </Section>
  );
}

function PartCurve({ part }: { part: MatchPartCode }) {
  const label = text.drawing(text.parts[part]);
  switch (part) {
    case "academics":
      return (
        <MiniCurve
          getScore={(z) => interpolateScore(academicsCurve, z)}
          from={-3}
          to={2}
          format={formatParameter}
          score={text.score}
          axis={text.axes.academics}
          label={label}
        />
      );
    case "price":
      return (
        <MiniCurve
          getScore={(low) =>
            scorePrice({ lowUsd: low, middleUsd: low, highUsd: low + sample.bandUsd }, sample.limitUsd)
          }
          from={0}
          to={40_000}
          format={formatUsd}
          score={text.score}
          axis={text.axes.price(formatUsd(sample.limitUsd))}
          label={label}
        />
      );
    case "size":
      return (
        <MiniCurve
          getScore={(students) => scoreSize(students, ["medium"])}
          from={500}
          to={80_000}
          isLogarithmic
          format={formatInteger}
          score={text.score}
          axis={text.axes.size}
          label={label}
        />
      );
    case "distance":
      return (
        <MiniCurve
          getScore={(miles) => scoreDistance(miles, sample.limitMiles)}
          from={0}
          to={500}
          format={formatInteger}
          score={text.score}
          axis={text.axes.distance(formatInteger(sample.limitMiles))}
          label={label}
        />
      );
    case "outcomes":
      return (
        <MiniCurve
          getScore={(share) => interpolateScore(outcomeCurves.fourYear.completion, share)}
          from={0}
          to={1}
          format={formatShare}
          score={text.score}
          axis={text.axes.outcomes}
          label={label}
        />
      );
    default:
      return null;
  }
}

function Weights() {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const weights = { ...defaultMatchWeights, ...plan.matchWeights };
  const sum = matchParts.reduce((total, part) => total + weights[part], 0);
  const hasMoved = Object.keys(plan.matchWeights).length > 0;
  const reset = () =>
    store.give({
      kind: "setMatchWeights",
      weights: Object.fromEntries(Object.keys(plan.matchWeights).map((part) => [part, null])),
    });
  return (
    <div className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7">
      <SmallHeading>{text.weights}</SmallHeading>
      <p className="text-ink-soft">{text.weightsHint}</p>
      <div className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {matchParts.map((part) => (
          <RangeField
            key={part}
            label={text.parts[part]}
            valueText={text.weightText(weights[part], formatShare(sum === 0 ? 0 : weights[part] / sum))}
            value={weights[part]}
            minimum={0}
            maximum={weightMaximum}
            step={1}
            onChange={(weight) => store.give({ kind: "setMatchWeights", weights: { [part]: weight } })}
          />
        ))}
      </div>
      <Button variant="outline" size="sm" className="mt-4" disabled={!isLoaded || !hasMoved} onClick={reset}>
        {text.reset}
      </Button>
    </div>
  );
}

const y = createScale(100, 0);
const grid = [0, 50, 100].map((score) => ({ at: y(score), text: String(score) }));

/** A small curve from 0 to 100 over a labeled axis. */
function MiniCurve(props: {
  /** Sampled at 81 points from `from` to `to`; the score is 0-100. */
  getScore: (x: number) => number;
  from: number;
  to: number;
  /** Spaces the points by ratio instead of by distance. */
  isLogarithmic?: boolean;
  /** How a value on the axis is written. */
  format: (x: number) => string;
  axis: string;
  /** The heading of the scores in the table for screen readers. */
  score: string;
  label: string;
}) {
  const { from, to, getScore, format } = props;
  const valueAt = (place: number) =>
    props.isLogarithmic === true ? from * (to / from) ** (place / 100) : from + ((to - from) * place) / 100;
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = index * 1.25;
    return { x, y: y(getScore(valueAt(x))) };
  });
  return (
    <Chart
      label={props.label}
      height={140}
      y={{ labels: grid }}
      x={{ labels: [0, 100].map((at) => ({ at, text: format(valueAt(at)) })), title: props.axis }}
      values={{
        caption: props.label,
        columns: [props.axis, props.score],
        rows: [0, 25, 50, 75, 100].map((place) => [
          format(valueAt(place)),
          String(Math.round(getScore(valueAt(place)))),
        ]),
      }}
    >
      <Plane>
        <Area upper={points} tone="accentSoft" />
        <Line points={points} tone="accent" />
      </Plane>
    </Chart>
  );
}
