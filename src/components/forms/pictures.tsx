/** Two small illustrations for a sent form: a letter waiting on the sill, and a letter in the mailbox. */

export function Parked() {
  return (
    <svg viewBox="0 0 120 84" fill="none" aria-hidden="true" className="h-auto w-full">
      <path d="M4 76h112" className="stroke-line-strong" strokeWidth={3} strokeLinecap="round" />
      <path d="m24 26 66-8 6 48-66 8Z" className="fill-on-deep stroke-line-strong" strokeWidth={1.5} />
      <path d="m24 26 38 24 28-32" className="stroke-line-strong" strokeWidth={2} strokeLinejoin="round" />
      <circle cx={94} cy={22} r={15} className="fill-support" />
      <path
        d="M94 13v9l6 4"
        className="stroke-on-support"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Arrived() {
  return (
    <svg viewBox="0 0 120 84" fill="none" aria-hidden="true" className="h-auto w-full">
      <ellipse cx={60} cy={77} rx={54} ry={6} className="fill-accent-soft" />
      <path d="M54 48h12v28H54Z" className="fill-line-strong" />
      <path d="M22 30a16 16 0 0 1 16-16h44a16 16 0 0 1 16 16v26H22Z" className="fill-accent" />
      <path d="M22 30a16 16 0 0 1 32 0v26H22Z" className="fill-deep" />
      <path d="M30 32h24l-3 11H33Z" className="fill-on-deep" />
      <path d="m30 32 12 7 12-7" className="stroke-line-strong" strokeWidth={1.5} strokeLinejoin="round" />
      <path d="M88 14v18" className="stroke-support" strokeWidth={4} strokeLinecap="round" />
      <path d="M88 12h14v9H88Z" className="fill-support" />
    </svg>
  );
}
