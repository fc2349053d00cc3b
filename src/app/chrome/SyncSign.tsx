/** A small sign that something of this device is not in the account. */
import { joinClasses } from "#ui/joinClasses.ts";

export function SyncSign(props: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={joinClasses(props.className)}>
      <circle cx="8" cy="8" r="7" className="fill-support stroke-paper" strokeWidth="2" />
      <path
        d="M8 4.500v4.200M8 11.200v.1"
        className="stroke-on-support"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
