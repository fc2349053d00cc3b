/** Illustration for numbers that can be checked: a ledger under a lamp, checked off line by line. */

/** Decorative; the text beside it says the same. */
export function OpenLedger(props: { className?: string }) {
  return (
    <svg viewBox="0 0 560 400" fill="none" aria-hidden="true" className={props.className ?? "h-auto w-full"}>
      <rect width={560} height={400} rx={32} className="fill-accent-soft" />
      <path d="M392 120 250 352h300Z" className="fill-support" opacity={0.2} />
      <rect x={36} y={340} width={488} height={22} rx={11} className="fill-deep" />
      <path d="M52 346h280" className="stroke-on-deep" strokeWidth={2} strokeLinecap="round" opacity={0.25} />
      <path d="M88 362h26l-6 38H84ZM446 362h26l4 38h-24Z" className="fill-deep" />
      <Lamp />
      <Book />
      <Pencil />
      <Shelf />
    </svg>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M474 340c14-64 10-138-22-196" className="stroke-ink" strokeWidth={7} strokeLinecap="round" />
      <rect x={440} y={328} width={70} height={13} rx={6} className="fill-ink" />
      <path d="m340 128 88-62c18 6 34 26 36 46Z" className="fill-accent" />
      <path
        d="m362 122 62-44"
        className="stroke-on-accent"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.35}
      />
      <path d="M384 125c-2 12 6 20 18 18s18-12 14-22Z" className="fill-support" />
    </g>
  );
}

function Book() {
  return (
    <g>
      <path d="M70 318c62-24 132-22 180 6 48-28 108-30 158-8l12 24H58Z" className="fill-deep" />
      <path d="M84 206c56-18 122-14 166 10v122c-46-24-112-28-172-8Z" className="fill-on-deep" />
      <path d="M250 216c44-24 100-28 148-12l6 124c-54-18-112-14-154 10Z" className="fill-on-deep" />
      <path d="M250 216v122" className="stroke-line-strong" strokeWidth={2} />
      {/* Left page: sums, each with a check mark. */}
      <path
        d="M128 236c22-3 44-1 62 5M126 262c22-3 45-1 64 5M124 288c24-3 47-1 68 5"
        className="stroke-line-strong"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.75}
      />
      <path
        d="m100 238 5 6 9-12M98 265l5 6 9-12M96 292l5 6 9-12"
        className="stroke-accent"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M204 246c8 2 14 4 20 8M203 272c8 2 15 5 21 8M202 298c9 2 16 5 22 8"
        className="stroke-ink"
        strokeWidth={4}
        strokeLinecap="round"
      />
      {/* Right page: a band and dots. */}
      <path d="M276 246c32-14 70-18 102-12" className="stroke-line" strokeWidth={7} strokeLinecap="round" />
      <path d="M300 237c16-5 32-7 46-7" className="stroke-accent" strokeWidth={11} strokeLinecap="round" />
      <path
        d="M276 276h0M294 269h0M312 264h0M331 261h0M276 300h0M294 293h0"
        className="stroke-accent"
        strokeWidth={10}
        strokeLinecap="round"
      />
      <path
        d="M312 288h0M331 285h0M350 283h0"
        className="stroke-support"
        strokeWidth={10}
        strokeLinecap="round"
      />
      <path
        d="M350 260h0M369 260h0M369 283h0"
        className="stroke-line"
        strokeWidth={10}
        strokeLinecap="round"
      />
    </g>
  );
}

function Pencil() {
  return (
    <g>
      <path d="m116 296 74-134 22 12-74 134-24 16Z" className="fill-support" />
      <path d="m201 168-74 134" className="stroke-on-support" strokeWidth={2} opacity={0.35} />
      <path d="m190 162 9-17c4-9 27 4 22 13l-9 16Z" className="fill-deep" />
      <path d="m116 296 22 12-24 16Z" className="fill-on-deep" />
      <path d="m116 312 6 4-8 8Z" className="fill-ink" />
    </g>
  );
}

function Shelf() {
  return (
    <g>
      <path d="M60 92h76v10H60Z" className="fill-on-deep" />
      <rect x={70} y={52} width={13} height={40} rx={3} className="fill-deep" />
      <rect x={86} y={46} width={16} height={46} rx={3} className="fill-accent" />
      <path d="m106 92 8-40 13 3-8 37Z" className="fill-support" />
    </g>
  );
}
