/** Illustration: a laptop and a phone that show the same plan. */

export function Devices() {
  return (
    <svg viewBox="0 0 480 220" fill="none" aria-hidden="true" className="h-auto w-full">
      <rect width={480} height={220} rx={28} className="fill-accent-soft" />
      <circle cx={410} cy={52} r={18} className="fill-support" />
      <path
        d="M0 176c120-22 320-22 480 0v16a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z"
        className="fill-accent"
      />
      {/* The laptop. */}
      <path d="M78 54a10 10 0 0 1 10-10h176a10 10 0 0 1 10 10v112H78Z" className="fill-deep" />
      <path d="M88 56h176v100H88Z" className="fill-on-deep" />
      <path d="M52 166h248l-10 14a8 8 0 0 1-6 3H68a8 8 0 0 1-6-3Z" className="fill-deep" />
      <path
        d="M104 76h64M104 104h96M104 132h80"
        className="stroke-deep"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="m220 76 6 6 11-12M220 104l6 6 11-12"
        className="stroke-accent"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={229} cy={132} r={8} className="fill-support" />
      {/* The phone. */}
      <rect x={340} y={74} width={72} height={128} rx={13} className="fill-deep" />
      <path d="M348 88h56v96h-56Z" className="fill-on-deep" />
      <path
        d="M357 104h18M357 126h20M357 148h17"
        className="stroke-deep"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path
        d="m385 103 3 3 6-7M385 125l3 3 6-7"
        className="stroke-accent"
        strokeWidth={3.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={390} cy={148} r={4.5} className="fill-support" />
      <path d="M370 193h12" className="stroke-on-deep" strokeWidth={4} strokeLinecap="round" />
      {/* The line between them. */}
      <path
        d="M286 112c14-18 32-20 44-6"
        className="stroke-accent"
        strokeWidth={5}
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
    </svg>
  );
}
