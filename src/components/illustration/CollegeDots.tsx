/** A map of the U.S. made of its colleges: a dot for a few, a larger one for many. */
import { collegeDotPaths } from "./collegeDotPaths.ts";

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
      <path d={collegeDotPaths.one} className="stroke-on-deep-soft" opacity={0.45} strokeWidth={2} />
      <path d={collegeDotPaths.few} className="stroke-on-deep-soft" strokeWidth={3} />
      <path d={collegeDotPaths.some} className="stroke-on-deep" strokeWidth={4.4} />
      <path d={collegeDotPaths.many} className="stroke-support" strokeWidth={6} />
    </svg>
  );
}
