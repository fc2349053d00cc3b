/** The middle half of a score as a bar on the full scale, with its ends in words. */
import { words } from "./words.ts";

const width = 320;

export function ScoreRange(props: {
  name: string;
  range: { lower: number; upper: number };
  minimum: number;
  maximum: number;
  /** The year, and the median score if published. */
  note: string | null;
}) {
  const { name, range, minimum, maximum } = props;
  const at = (score: number) => ((score - minimum) / (maximum - minimum)) * width;
  const from = at(range.lower);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="figures text-xl font-semibold">{words.scores(range.lower, range.upper)}</span>
      </p>
      <svg
        viewBox={`0 0 ${width} 14`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.range(name, range.lower, range.upper, minimum, maximum)}
        className="mt-1 h-3.5 w-full"
      >
        <rect width={width} height={14} rx={3} className="fill-sunk" />
        <rect
          x={from}
          width={Math.max(4, at(range.upper) - from)}
          height={14}
          rx={3}
          className="fill-accent"
        />
      </svg>
      <p aria-hidden="true" className="figures flex justify-between text-[0.82rem] text-ink-soft">
        <span>{minimum}</span>
        <span>{maximum}</span>
      </p>
      {props.note !== null && <p className="text-[0.85rem] text-ink-soft">{props.note}</p>}
    </div>
  );
}
