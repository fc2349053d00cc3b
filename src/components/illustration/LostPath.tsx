/** Illustration for no results or an unknown address: a folded map whose dotted path ends nowhere. */

export function LostPath(props: { className?: string }) {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden="true" className={props.className ?? "h-auto w-full"}>
      <ellipse cx={100} cy={128} rx={92} ry={9} className="fill-accent-soft" />
      <path d="m24 34 50-16v92l-50 16Z" className="fill-on-deep" />
      <path d="m74 18 52 16v92L74 110Z" className="fill-accent-soft" />
      <path d="m126 34 50-16v92l-50 16Z" className="fill-on-deep" />
      <path
        d="m24 34 50-16 52 16 50-16v92l-50 16-52-16-50 16ZM74 18v92M126 34v92"
        className="stroke-line-strong"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path
        d="M40 104c8-18 24-6 32-22s20-22 34-12"
        className="stroke-accent"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <circle cx={40} cy={104} r={6} className="fill-accent" />
      <path d="M148 84c-12-16-16-22-16-30a16 16 0 0 1 32 0c0 8-4 14-16 30Z" className="fill-support" />
      <path
        d="M143 50c0-7 10-7 10 0 0 4-5 4-5 8M148 64h0"
        className="stroke-on-support"
        strokeWidth={2.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
