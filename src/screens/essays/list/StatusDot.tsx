/** A status as a circle that fills up; the word stands beside it. */
import { type EssayStatus, essayStatuses } from "#domain/essays/essay.ts";

export function StatusDot({ status }: { status: EssayStatus }) {
  const share = essayStatuses.indexOf(status) / (essayStatuses.length - 1);
  const around = 2 * Math.PI * 4;
  return (
    <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true" className="shrink-0">
      <circle cx={9} cy={9} r={7.5} fill="none" className="stroke-accent" strokeWidth={1.6} />
      <circle
        cx={9}
        cy={9}
        r={4}
        fill="none"
        className="stroke-accent"
        strokeWidth={share === 0 ? 0 : 6}
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}
