/** A range of money (or any amount) drawn as a band on a line, with a middle mark, a limit and a far mark. */

export type BandProps = {
  low: number;
  middle: number;
  high: number;
  /** The end of the line: sticker price, or the highest of several bands. Always at least `high`. */
  scaleMaximum: number;
  /** What the person can pay, drawn as a vertical mark; null draws none. */
  limit: number | null;
  /** A far mark, such as the sticker price; null draws none. */
  far: number | null;
  label: string;
};

const width = 320;
const height = 34;
const inset = 8;

export function Band(props: BandProps) {
  const minimum = Math.min(0, props.low);
  const span = Math.max(1, props.scaleMaximum - minimum);
  const at = (value: number) => inset + ((value - minimum) / span) * (width - 2 * inset);
  const from = at(props.low);
  const to = Math.max(at(props.high), from + 4);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full max-w-lg"
      role="img"
      aria-label={props.label}
    >
      <line
        x1={inset}
        x2={width - inset}
        y1={17}
        y2={17}
        className="stroke-line"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <rect
        x={from}
        y={8}
        width={to - from}
        height={18}
        rx={9}
        className="fill-accent-soft stroke-accent"
        strokeWidth={1.5}
      />
      <circle cx={at(props.middle)} cy={17} r={5} className="fill-accent" />
      {props.far !== null && (
        <path
          d={`M${at(props.far)} 9v16`}
          className="stroke-ink-soft"
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
      {props.limit !== null && props.limit <= props.scaleMaximum && (
        <path
          d={`M${at(props.limit)} 2v30`}
          className="stroke-support"
          strokeWidth={3}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
