/** Illustration for a family in two households: two houses with a path between them and a graduation cap on it. */
import { peopleColors } from "./peopleColors.ts";

/** Decorative; the text beside it says the same. */
export function TwoHomes(props: { className?: string }) {
  return (
    <svg viewBox="0 0 560 300" fill="none" aria-hidden="true" className={props.className ?? "h-auto w-full"}>
      <rect width={560} height={300} rx={32} className="fill-accent-soft" />
      <circle cx={284} cy={66} r={20} className="fill-support" />
      <circle cx={275} cy={60} r={19} className="fill-accent-soft" />
      <path
        d="M0 236c90-34 180-18 280-8s190 10 280-12v52a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32Z"
        className="fill-accent"
      />
      <path
        d="M142 252c36 26 80 28 132 14s92-16 140-12"
        className="stroke-on-deep"
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray="1 17"
      />
      {/* The first house. */}
      <path d="M70 134h132v114H70Z" className="fill-on-deep" />
      <path d="m52 142 84-76 84 76Z" className="fill-deep" />
      <path d="M176 76h18v38l-18-16Z" className="fill-deep" />
      <path d="M122 248v-52h32v52Z" className="fill-accent" />
      <circle cx={147} cy={224} r={3} className="fill-support" />
      <path d="M84 160h30v28H84Z" className="fill-support" />
      <path d="M164 160h26v28h-26Z" className="fill-support" />
      <path d="M99 160v28M84 174h30M177 160v28M164 174h26" className="stroke-on-deep" strokeWidth={3} />
      {/* The second, taller and narrower. */}
      <path d="M386 96h96v152h-96Z" className="fill-on-deep" />
      <path d="m372 102 62-54 62 54Z" className="fill-support" />
      <path d="M400 248v-48h30v48Z" className="fill-deep" />
      <circle cx={424} cy={226} r={3} className="fill-support" />
      <path
        d="M446 202h24v26h-24ZM402 120h24v28h-24ZM444 120h24v28h-24ZM444 162h24v26h-24Z"
        className="fill-accent"
      />
      <path d="M402 162h24v26h-24Z" className="fill-support" />
      {/* A tree, and the cap on the way. */}
      <path d="M338 244v-46" className="stroke-deep" strokeWidth={6} strokeLinecap="round" />
      <path
        d="M338 150c20 0 32 16 32 34s-14 30-32 30-32-12-32-30 12-34 32-34Z"
        className="fill-deep"
        opacity={0.85}
      />
      <path d="m262 236 36 11-36 11-36-11Z" fill={peopleColors.cap} />
      <path d="M245 253v9c0 4 8 7 17 7s17-3 17-7v-9l-17 5Z" fill={peopleColors.cap} opacity={0.85} />
      <path d="M262 247c13 2 24 2 27 8v10" className="stroke-support" strokeWidth={3} strokeLinecap="round" />
    </svg>
  );
}
