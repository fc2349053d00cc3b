/** A tassel on its cord, hanging from the top edge of its container. */

export function Tassel(props: { className?: string }) {
  return (
    <svg viewBox="0 0 60 190" fill="none" aria-hidden="true" className={props.className ?? "h-40 w-auto"}>
      <path d="M30 0v70" className="stroke-support" strokeWidth={4} />
      <path d="M27 4v62M33 10v58" className="stroke-on-support" strokeWidth={0.8} opacity={0.35} />
      <circle cx={30} cy={74} r={9} className="fill-support" />
      <path d="M20 88c0-7 4-11 10-11s10 4 10 11v7H20Z" className="fill-support" />
      <rect x={18} y={93} width={24} height={8} rx={3} className="fill-accent" />
      <path d="M19 101h22l5 80c-4 3-8-2-11 2-3 4-7 0-10 2-3 1-7-4-11-4Z" className="fill-support" />
      <path
        d="m24 104-3 74M29 104l-2 78M34 104l2 76M38 104l4 72"
        className="stroke-on-support"
        strokeWidth={1.2}
        strokeLinecap="round"
        opacity={0.4}
      />
    </svg>
  );
}
