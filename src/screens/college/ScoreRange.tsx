/** The middle half of a score as a bar on the full scale, with its ends in words. */
import { words as factWords } from "#components/college-facts/words.ts";
import { createScale } from "#ui/chart/scale.ts";
import { Rail, Span, Track } from "#ui/chart/Track.tsx";
import { words } from "./detailWords.ts";

export function ScoreRange(props: {
  name: string;
  range: { lower: number; upper: number };
  minimum: number;
  maximum: number;
  /** The year, and the median score if published. */
  note: string | null;
}) {
  const { name, range, minimum, maximum } = props;
  const at = createScale(minimum, maximum);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="figures text-xl font-semibold">{factWords.scores(range.lower, range.upper)}</span>
      </p>
      <Track
        label={words.range(name, range.lower, range.upper, minimum, maximum)}
        height={14}
        className="mt-1"
      >
        <Rail width={14} tone="sunk" />
        <Span from={at(range.lower)} to={at(range.upper)} height={14} of={14} tone="accent" />
      </Track>
      <p aria-hidden="true" className="figures flex justify-between text-[0.82rem] text-ink-soft">
        <span>{minimum}</span>
        <span>{maximum}</span>
      </p>
      {props.note !== null && <p className="text-[0.85rem] text-ink-soft">{props.note}</p>}
    </div>
  );
}
