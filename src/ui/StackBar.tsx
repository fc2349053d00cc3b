/** Amounts stacked into one bar, each with its own fill; the list of figures stands beside it as text. */

export type StackPart = { key: string; amount: number; fill: StackFill };
export type StackFill = "accent" | "accentSoft" | "support" | "supportSoft" | "ink" | "line";

const fills: Record<StackFill, string> = {
  accent: "fill-accent",
  accentSoft: "fill-accent-soft stroke-accent",
  support: "fill-support",
  supportSoft: "fill-support-soft stroke-support",
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

/** Amounts below zero are drawn as nothing. `total` is the amount of a full bar. */
export function StackBar(props: { parts: readonly StackPart[]; total: number; label: string }) {
  const scale = 320 / Math.max(1, props.total);
  const widths = props.parts.map((part) => Math.max(0, part.amount) * scale);
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return (
    <svg viewBox="0 0 320 28" className="h-auto w-full" role="img" aria-label={props.label}>
      <rect x={0} y={0} width={320} height={28} rx={8} className="fill-line" />
      {props.parts.map((part, index) => (
        <rect
          key={part.key}
          x={startOf(index)}
          y={0}
          width={Math.max(0, (widths[index] ?? 0) - 1.5)}
          height={28}
          rx={5}
          className={fills[part.fill]}
        />
      ))}
    </svg>
  );
}
