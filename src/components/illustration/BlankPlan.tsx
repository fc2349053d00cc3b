/** Illustration for an empty list: a blank sheet of paper and a pencil. */

export function BlankPlan(props: { className?: string }) {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden="true" className={props.className ?? "h-auto w-full"}>
      <ellipse cx={100} cy={128} rx={92} ry={9} className="fill-accent-soft" />
      <path d="m52 124 8-108h86l-8 108Z" className="fill-on-deep stroke-line-strong" strokeWidth={1.5} />
      <path d="M78 8h46l-1 14H77Z" className="fill-accent" />
      <path
        d="M74 44h0M73 66h0M71 88h0M70 110h0"
        className="stroke-accent"
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        d="M86 44h46M85 66h46M83 88h30M82 110h36"
        className="stroke-line-strong"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="m128 112 40-58 10 7-40 58-13 5Z" className="fill-support" />
      <path d="m168 54 4-6c2-3 12 4 10 7l-4 6Z" className="fill-deep" />
      <path d="m128 112 10 7-13 5Z" className="fill-on-deep" />
    </svg>
  );
}
