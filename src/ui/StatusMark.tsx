/** A status by shape, word and color together, so that none of them is needed alone. */
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type StatusTone = "safety" | "likely" | "target" | "reach" | "caution" | "unknown";

const tones: Record<StatusTone, string> = {
  safety: "text-safety",
  likely: "text-likely",
  target: "text-target",
  reach: "text-reach",
  caution: "text-caution",
  unknown: "text-unknown",
};

export function StatusMark(props: { tone: StatusTone; word: string; className?: string }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1.5 font-semibold",
        tones[props.tone],
        props.className,
      )}
    >
      <StatusShape tone={props.tone} />
      {props.word}
    </span>
  );
}

/** The shape alone, for pictures whose words stand elsewhere. */
export function StatusShape(props: { tone: StatusTone; size?: number }) {
  const size = props.size ?? 18;
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      className={classes("shrink-0", tones[props.tone])}
    >
      {shapes[props.tone]}
    </svg>
  );
}

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const shapes: Record<StatusTone, ReactNode> = {
  // A shield with a tick: in, and affordable.
  safety: (
    <>
      <path
        d="M10 1.5 17.5 4v6c0 4.2-3.1 7.2-7.5 8.5C5.600 17.200 2.500 14.200 2.500 10V4Z"
        fill="currentColor"
      />
      <path
        d="m6.400 9.800 2.600 2.600 4.700-5"
        fill="none"
        stroke="var(--card)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // Three quarters of a disc.
  likely: (
    <>
      <circle cx="10" cy="10" r="7.800" {...stroke} />
      <path d="M10 10V2.200A7.800 7.800 0 1 1 2.200 10Z" fill="currentColor" />
    </>
  ),
  // Rings.
  target: (
    <>
      <circle cx="10" cy="10" r="7.800" {...stroke} />
      <circle cx="10" cy="10" r="3.200" fill="currentColor" />
    </>
  ),
  // A peak.
  reach: <path d="M10 2.500 18 16.500H2Z" {...stroke} />,
  // A shield left open: in, but the price is not sure.
  caution: (
    <>
      <path
        d="M10 2.200 17 4.500V10c0 3.900-2.900 6.700-7 7.900C5.900 16.700 3 13.900 3 10V4.500Z"
        {...stroke}
      />
      <path d="M10 6.500v4.200" {...stroke} />
      <circle cx="10" cy="13.600" r="1.300" fill="currentColor" />
    </>
  ),
  // A dashed ring.
  unknown: <circle cx="10" cy="10" r="7.800" {...stroke} strokeDasharray="3 4" />,
};
