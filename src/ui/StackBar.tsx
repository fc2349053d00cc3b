/** Amounts stacked into one bar, each with its own fill; the same figures are listed beside it as text. */

export type StackPart = { key: string; amount: number; fill: StackFill };
export type StackFill = "accent" | "accentSoft" | "support" | "supportSoft" | "ink" | "line";

const fills: Record<StackFill, string> = {
  accent: "fill-accent",
  accentSoft: "fill-accent-soft",
  support: "fill-support",
  supportSoft: "fill-support-soft",
  ink: "fill-ink-soft",
  line: "fill-line",
};

export const swatches: Record<StackFill, string> = {
  accent: "bg-accent",
  accentSoft: "bg-accent-soft border border-accent",
  support: "bg-support",
  supportSoft: "bg-support-soft border border-support",
  ink: "bg-ink-soft",
  line: "bg-line",
};

/** Negative amounts are not drawn. `total` is the amount of a full bar. */
export function StackBar(props: { parts: readonly StackPart[]; total: number; label: string }) {
  const scale = 320 / Math.max(1, props.total);
  const widths = props.parts.map((part) => Math.max(0, part.amount) * scale);
  return (
    <svg
      viewBox="0 0 320 32"
      preserveAspectRatio="none"
      className="h-9 w-full overflow-hidden rounded-lg bg-line"
      role="img"
      aria-label={props.label}
    >
      {props.parts.map((part, index) => {
        const width = widths[index] ?? 0;
        const start = widths.slice(0, index).reduce((sum, one) => sum + one, 0);
        return (
          <g key={part.key}>
            <rect
              x={start}
              y={0}
              width={width}
              height={32}
              className={fills[part.fill]}
              vectorEffect="non-scaling-stroke"
            />
            {index > 0 && width > 0 && (
              <path
                d={`M${start} 0v32`}
                className="stroke-card"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
