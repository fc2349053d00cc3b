/** A chance as a hundred dots: filled, maybe, and empty; the words beside it say the same. */

const columns = 20;
const gap = 10;

export function Dots100(props: {
  /** Dots that are filled at the low end of the range, and further dots up to its high end. */
  low: number;
  between: number;
  label: string;
  className?: string;
}) {
  const rows = 100 / columns;
  return (
    <svg
      viewBox={`0 0 ${columns * gap} ${rows * gap}`}
      className={props.className ?? "h-auto w-full max-w-lg"}
      role="img"
      aria-label={props.label}
    >
      <path
        d={drawDots(props.low + props.between, 100, 3.1)}
        className="fill-transparent stroke-line-strong"
        strokeWidth={0.8}
      />
      <path
        d={drawDots(props.low, props.low + props.between, 3.1)}
        className="fill-support stroke-accent"
        strokeWidth={1}
      />
      <path d={drawDots(0, props.low, 3.6)} className="fill-accent" />
    </svg>
  );
}

/** Dots of one kind as one path: lists show dozens of these pictures, and a hundred circles each weigh on every letter typed. */
function drawDots(from: number, to: number, radius: number): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    const x = (index % columns) * gap + gap / 2 - radius;
    const y = Math.floor(index / columns) * gap + gap / 2;
    path += `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  return path;
}
