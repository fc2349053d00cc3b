/** How a list's odds come about: a step for each college, as long as what it adds to those above it. */
import { type OddsStep } from "#domain/match/odds.ts";
import { oddsWords } from "#domain/match/oddsWords.ts";
import { countDots, showOdds } from "#domain/match/shownOdds.ts";
import { Rail, Span, Track } from "#ui/chart/Track.tsx";
import { words } from "./words.ts";

const text = words.stairs;
/** More steps than this no one reads; those that follow add little. */
const mostSteps = 6;
const height = 14;

export function OddsStairs(props: {
  steps: readonly OddsStep[];
  /** False where there is no budget: the steps are of admission alone. */
  hasBudget: boolean;
  nameOf: (unitId: number) => string;
}) {
  const { steps, hasBudget } = props;
  if (steps.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  const rows = steps
    .map((step) => ({ step, from: toPoints(step.before), to: toPoints(step.after) }))
    .filter(({ from, to }) => to > from)
    .slice(0, mostSteps);
  const rest = steps.length - rows.length;
  const after = steps.at(-1)?.after ?? 0;
  return (
    <figure>
      <figcaption className="text-[0.95rem] font-semibold">
        {hasBudget ? text.title : text.titleAdmission}
      </figcaption>
      <ol className="figures mt-2 space-y-2">
        {rows.map(({ step, from, to }) => (
          <li key={step.unitId} className="keep-together">
            <p className="flex items-baseline justify-between gap-x-3 text-[0.95rem] leading-snug">
              <span className="min-w-0">{props.nameOf(step.unitId)}</span>
              <span aria-hidden="true" className="font-semibold">
                {text.adds(to - from)}
              </span>
              <span className="sr-only">
                {text.addsHeard(to - from, oddsWords.sayOf100(showOdds(step.after)))}
              </span>
            </p>
            <Step from={from} to={to} />
            <p className="text-[0.85rem] text-ink-soft">
              {text.step(step.chance, hasBudget ? step.fit : null)}
            </p>
          </li>
        ))}
        {rest > 0 && <li className="text-[0.85rem] text-ink-soft">{text.rest(rest)}</li>}
        <li className="border-t border-line pt-2">
          <p className="flex items-baseline justify-between gap-x-3 font-semibold">
            <span>{text.total}</span>
            <span>{oddsWords.sayOf100(showOdds(after))}</span>
          </p>
          <Step from={0} to={toPoints(after)} />
        </li>
      </ol>
    </figure>
  );
}

/** From what the colleges above make to what this one makes of it; 100 wide. */
function Step({ from, to }: { from: number; to: number }) {
  return (
    <Track label={null} height={height}>
      <Rail tone="line" width={2} />
      {from > 0 && <Span from={0} to={from} height={3} of={height} tone="accentPale" round={1.5} />}
      {to > from && <Span from={from} to={to} height={height - 2} of={height} tone="accent" round={2} />}
    </Track>
  );
}

/** Whole steps of 100, so that they add up to the figure shown. */
function toPoints(share: number): number {
  return countDots(showOdds(share));
}
