/** What the marks of a chart mean: each mark as it is drawn, with its name. */
import type { ReactNode } from "react";
import { joinClasses } from "../joinClasses.ts";
import { fillTones, type Tone } from "./tones.ts";

export type LegendMark =
  | Tone
  | "disc"
  | "discDiamond"
  | "inkDiamond"
  | "maybe"
  | "ring"
  | "solidLine"
  | "dashedLine"
  | "pinSupport"
  | "pinInk"
  | "pinAccent";

/** Hidden from screen readers, who get the values themselves. */
export function Legend(props: {
  items: readonly { mark: LegendMark; name: ReactNode }[];
  className?: string;
}) {
  return (
    <ul
      aria-hidden="true"
      className={joinClasses(
        "figures flex flex-wrap gap-x-5 gap-y-1 text-[0.9rem] text-ink-soft",
        props.className,
      )}
    >
      {props.items.map(({ mark, name }) => (
        <li key={mark} className="flex items-center gap-2">
          <Swatch mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A mark on its own, before a name. */
export function Swatch({ mark, className }: { mark: LegendMark; className?: string }) {
  const width = wideMarks.includes(mark) ? 28 : mark.startsWith("pin") ? 6 : 14;
  return (
    <svg width={width} height={14} aria-hidden="true" className={joinClasses("shrink-0", className)}>
      {drawMark(mark)}
    </svg>
  );
}

const wideMarks: readonly LegendMark[] = ["solidLine", "dashedLine"];

function drawMark(mark: LegendMark) {
  switch (mark) {
    case "disc":
      return <circle cx={7} cy={7} r={5} className="fill-accent" />;
    case "discDiamond":
      return <rect x={2.5} y={2.5} width={9} height={9} transform="rotate(45 7 7)" className="fill-accent" />;
    case "inkDiamond":
      return <rect x={2.5} y={2.5} width={9} height={9} transform="rotate(45 7 7)" className="fill-ink" />;
    case "maybe":
      return <circle cx={7} cy={7} r={4.6} className="fill-support stroke-accent" strokeWidth={1.2} />;
    case "ring":
      return <circle cx={7} cy={7} r={4.4} className="fill-card stroke-ink-soft" strokeWidth={1.4} />;
    case "solidLine":
      return <path d="M2 7h24" className="stroke-accent" strokeWidth={3} strokeLinecap="round" />;
    case "dashedLine":
      return <path d="M1 7h26" className="stroke-ink-soft" strokeWidth={2} strokeDasharray="6 4" />;
    case "pinSupport":
      return <path d="M3 1v12" className="stroke-support" strokeWidth={3} strokeLinecap="round" />;
    case "pinInk":
      return <path d="M3 2v10" className="stroke-ink" strokeWidth={2.5} strokeLinecap="round" />;
    case "pinAccent":
      return <path d="M3 1v12" className="stroke-accent" strokeWidth={3} strokeLinecap="round" />;
    default:
      return (
        <>
          <rect x={1} y={1} width={12} height={12} rx={3} className={fillTones[mark]} strokeWidth={1.2} />
          {mark === "ink" && (
            <path d="M1 9 9 1M5 13 13 5" className="stroke-card" strokeWidth={1.8} opacity={0.55} />
          )}
        </>
      );
  }
}
