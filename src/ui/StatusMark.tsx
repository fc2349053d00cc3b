/** A status shown by shape, text and color together, so that none of them is needed alone. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export type StatusTone = "safety" | "likely" | "target" | "reach" | "open" | "caution" | "unknown";

const tones: Record<StatusTone, string> = {
  safety: "text-safety",
  likely: "text-likely",
  target: "text-target",
  reach: "text-reach",
  open: "text-safety",
  caution: "text-caution",
  unknown: "text-unknown",
};

export function StatusMark(props: { tone: StatusTone; word: string; className?: string }) {
  return (
    <span
      className={joinClasses(
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

/** The shape alone, for charts whose text is elsewhere. */
export function StatusShape(props: { tone: StatusTone; size?: number }) {
  const size = props.size ?? 18;
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses("shrink-0", tones[props.tone])}
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
  // A shield with a check mark.
  safety: (
    <>
      <path d="M10 1.5 17.5 4v6c0 4.2-3.1 7.2-7.5 8.5C5.6 17.2 2.5 14.2 2.5 10V4Z" fill="currentColor" />
      <path
        d="m6.4 9.8 2.6 2.6 4.7-5"
        fill="none"
        stroke="var(--card)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // Three quarters of a disc.
  likely: (
    <>
      <circle cx="10" cy="10" r="7.8" {...stroke} />
      <path d="M10 10V2.200A7.8 7.8 0 1 1 2.2 10Z" fill="currentColor" />
    </>
  ),
  // Rings.
  target: (
    <>
      <circle cx="10" cy="10" r="7.8" {...stroke} />
      <circle cx="10" cy="10" r="3.2" fill="currentColor" />
    </>
  ),
  // A peak.
  reach: <path d="M10 2.5 18 16.500H2Z" {...stroke} />,
  // An open door.
  open: (
    <>
      <path d="M2.5 17.5h15M5 17.5V3h9.5v14.5" {...stroke} />
      <path d="M5 3 11 5.5v12H5Z" fill="currentColor" />
    </>
  ),
  // An open shield with an exclamation mark.
  caution: (
    <>
      <path d="M10 2.2 17 4.500V10c0 3.9-2.9 6.7-7 7.900C5.9 16.7 3 13.9 3 10V4.500Z" {...stroke} />
      <path d="M10 6.500v4.2" {...stroke} />
      <circle cx="10" cy="13.6" r="1.3" fill="currentColor" />
    </>
  ),
  // A dashed ring.
  unknown: <circle cx="10" cy="10" r="7.8" {...stroke} strokeDasharray="3 4" />,
};
