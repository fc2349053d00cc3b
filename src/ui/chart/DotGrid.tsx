/** A chance as dots: filled, maybe, and empty. The text beside it says the same. */

const gap = 10;

/** A hundred dots; `low` are filled, `between` more are reached at the high end of the range. */
export function Dots100(props: { low: number; between: number; label: string; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${20 * gap} ${5 * gap}`}
      className={props.className ?? "h-auto w-full max-w-lg"}
      role="img"
      aria-label={props.label}
    >
      <Dots filled={props.low} maybe={props.between} count={100} columns={20} />
    </svg>
  );
}

/** Ten dots in a row, each for ten of a hundred. `filled` and `maybe` are whole dots, at most ten together. */
export function DotStrip(props: { filled: number; maybe: number }) {
  return (
    <svg viewBox={`0 0 ${10 * gap} ${gap}`} width={100} height={gap} aria-hidden="true" className="shrink-0">
      <Dots {...props} count={10} columns={10} />
    </svg>
  );
}

/** One path per kind of dot: lists show dozens of these, and a hundred circles each would slow down typing. */
function Dots(props: { filled: number; maybe: number; count: number; columns: number }) {
  const end = props.filled + props.maybe;
  const draw = (from: number, to: number, radius: number) => {
    let path = "";
    for (let index = from; index < to; index += 1) {
      const x = (index % props.columns) * gap + gap / 2 - radius;
      const y = Math.floor(index / props.columns) * gap + gap / 2;
      path += `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }
    return path;
  };
  return (
    <>
      <path
        d={draw(end, props.count, 3.1)}
        className="fill-transparent stroke-line-strong"
        strokeWidth={0.8}
      />
      {/* By shape as well: a bold ring between solid dots and thin rings, where the device sets the colors. */}
      <path
        d={draw(props.filled, end, 3.1)}
        className="fill-support stroke-accent forced-colors:fill-card forced-colors:stroke-[1.8]"
        strokeWidth={1}
      />
      <path d={draw(0, props.filled, 3.6)} className="fill-accent" />
    </>
  );
}
