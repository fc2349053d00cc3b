/** A share of a whole, as a ring with its number inside or as one bar. The text says the same. */

const radius = 42;
const around = 2 * Math.PI * radius;

/** `share` is 0 to 1; `text` is drawn inside the ring. */
export function Ring(props: { share: number; text: string; label: string; className?: string }) {
  const share = Math.min(1, Math.max(0, props.share));
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={props.label}
      className={props.className ?? "size-28 shrink-0"}
    >
      <circle cx={50} cy={50} r={radius} fill="none" className="stroke-line" strokeWidth={9} />
      <circle
        cx={50}
        cy={50}
        r={radius}
        fill="none"
        className="stroke-accent"
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 50 50)"
      />
      <text x={50} y={59} textAnchor="middle" className="fill-ink font-serif" fontSize={26} fontWeight={560}>
        {props.text}
      </text>
    </svg>
  );
}

/** One bar in a stack of bars: `share` is relative to the longest, 0 to 1. Its figure is shown beside it as text. */
export function Bar(props: { share: number; isMarked?: boolean }) {
  const width = 320 * Math.min(1, Math.max(0, props.share));
  return (
    <svg
      viewBox="0 0 320 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3 w-full overflow-hidden rounded-full"
    >
      <rect width={320} height={14} className="fill-sunk" />
      <rect width={width} height={14} className={props.isMarked === true ? "fill-support" : "fill-accent"} />
    </svg>
  );
}
