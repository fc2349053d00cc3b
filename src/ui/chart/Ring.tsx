/** A share of a whole as a ring; the text in it or beside it says the same. */
import { joinClasses } from "../joinClasses.ts";
import { type StrokeTone, strokeTones } from "./tones.ts";

/** `share` is 0 to 1; `width` is that of the ring in hundredths of its size; `label` is null if the text beside says it. */
export function Ring(props: {
  share: number;
  label: string | null;
  text?: string;
  width?: number;
  tone?: StrokeTone;
  className?: string;
}) {
  const { width = 9, tone = "accent" } = props;
  const radius = 46.5 - width / 2;
  const around = 2 * Math.PI * radius;
  const share = Math.min(1, Math.max(0, props.share));
  const heard = props.label === null ? { "aria-hidden": true } : { role: "img", "aria-label": props.label };
  const ring = { cx: 50, cy: 50, r: radius, fill: "none", strokeWidth: width };
  return (
    <svg viewBox="0 0 100 100" {...heard} className={joinClasses("shrink-0", props.className ?? "size-28")}>
      <circle {...ring} className="stroke-line" />
      <circle
        {...ring}
        className={strokeTones[tone]}
        strokeLinecap={width > 12 ? "butt" : "round"}
        strokeDasharray={`${(share * around).toFixed(2)} ${around.toFixed(2)}`}
        transform="rotate(-90 50 50)"
      />
      {props.text !== undefined && (
        <text
          x={50}
          y={59}
          textAnchor="middle"
          className="fill-ink font-serif"
          fontSize={26}
          fontWeight={560}
        >
          {props.text}
        </text>
      )}
    </svg>
  );
}
