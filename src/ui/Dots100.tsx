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
      {Array.from({ length: 100 }, (_, index) => {
        const x = (index % columns) * gap + gap / 2;
        const y = Math.floor(index / columns) * gap + gap / 2;
        if (index < props.low) return <circle key={index} cx={x} cy={y} r={3.6} className="fill-accent" />;
        if (index < props.low + props.between) {
          return (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={3.1}
              className="fill-support stroke-accent"
              strokeWidth={1}
            />
          );
        }
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={3.1}
            className="fill-transparent stroke-line-strong"
            strokeWidth={0.8}
          />
        );
      })}
    </svg>
  );
}
