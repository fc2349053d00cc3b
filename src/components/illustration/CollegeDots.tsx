/** A map of the U.S. made of its colleges: a dot for a few, a larger one for many. */
import { collegeDotSizes } from "./collegeDotSizes.ts";

/** The grid of build/drawCollegeDots.ts: a column every 3 units, a row every 5.2, dots in every other place of each. */
const columnWidth = 3;
const rowHeight = 5.2;
const dotsInColumn = 29;

/** One path per size: dots are zero-length strokes with round caps. */
function drawDots(size: string): string {
  return Array.from(collegeDotSizes, (one, at) => {
    const column = Math.floor(at / dotsInColumn);
    const row = (at % dotsInColumn) * 2 + (column % 2);
    return one === size ? `M${column * columnWidth} ${Math.round(row * rowHeight)}h0` : "";
  }).join("");
}

const [one, few, some, many] = ["1", "2", "3", "4"].map(drawDots);

/** `label` describes the dots in words. */
export function CollegeDots(props: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      aria-label={props.label}
      fill="none"
      strokeLinecap="round"
      className={props.className ?? "h-auto w-full"}
    >
      <path d={one} className="stroke-on-deep-soft" opacity={0.45} strokeWidth={2} />
      <path d={few} className="stroke-on-deep-soft" strokeWidth={3} />
      <path d={some} className="stroke-on-deep" strokeWidth={4.4} />
      <path d={many} className="stroke-support" strokeWidth={6} />
    </svg>
  );
}
