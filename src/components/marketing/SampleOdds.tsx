/** The odds of a whole list as 100 dots: admitted within the budget, and admitted at a price that may not fit. */
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { words } from "./words.ts";

export function SampleOdds(props: { title: string; any: number; affordable: number }) {
  const { any, affordable } = props;
  return (
    <div>
      <p className="font-semibold">{props.title}</p>
      <Dots100
        low={affordable}
        between={any - affordable}
        label={words.odds.dots(affordable, any)}
        className="mt-3 h-auto w-full max-w-sm"
      />
      <p className="mt-3">
        <span className="figures font-serif text-4xl leading-none text-accent-text">
          {affordable === 0 ? words.odds.under1 : affordable}
        </span>{" "}
        <span className="text-ink-soft">
          {words.odds.of100} {words.odds.affordable}
        </span>
      </p>
    </div>
  );
}

export function OddsLegend() {
  return (
    <Legend
      items={[
        { mark: "disc", name: words.odds.legendFits },
        { mark: "maybe", name: words.odds.legendAny },
      ]}
    />
  );
}
