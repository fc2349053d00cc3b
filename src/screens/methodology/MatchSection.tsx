/** The match: its parts with their curves, and weights the student can change. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
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
import { RangeField } from "#ui/RangeField.tsx";
import { ListOrder } from "./ListOrder.tsx";
import { MiniCurve } from "./MiniCurve.tsx";
import { Section, SmallHeading, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.match;
/** The preferences assumed for the curves. */
const sample = { limitUsd: 20_000, bandUsd: 8_000, limitMiles: 200 } as const;
const weightMaximum = 10;

const meanings: Readonly<Record<MatchPartCode, string>> = {
  academics: text.texts.academics,
  major: text.texts.major,
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
      <ul className="grid gap-4 md:grid-cols-2">
        {matchParts.map((part) => (
          <li
            key={part}
            className="flex flex-col justify-between gap-3 rounded-2xl border border-line bg-card p-5"
          >
            <div>
              <h3 className="text-xl">{text.parts[part]}</h3>
              <p className="text-[0.95rem] text-ink-soft">{meanings[part]}</p>
            </div>
            <PartCurve part={part} />
          </li>
        ))}
      </ul>
      <Weights />
      <ListOrder />
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
