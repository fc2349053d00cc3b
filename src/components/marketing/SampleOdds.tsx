/** The odds of a whole list as 100 dots: admitted within the budget, and admitted at a price that may not fit. */
import { Dots100 } from "#ui/Dots100.tsx";
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
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9rem] text-ink-soft">
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-full bg-accent" />
        {words.odds.legendFits}
      </span>
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-full border-2 border-accent bg-support" />
        {words.odds.legendAny}
      </span>
    </p>
  );
}
