/** Illustration: a student and a parent at the kitchen table in the evening, with a lamp above and a plan between them. */
import { peopleColors } from "./peopleColors.ts";

/** Decorative: the text beside it says the same, so screen readers skip it. Paper stays pale in the dark theme. */
export function KitchenTable(props: { className?: string }) {
  return (
    <svg viewBox="0 0 560 400" fill="none" aria-hidden="true" className={props.className ?? "h-auto w-full"}>
      <rect width={560} height={400} rx={32} className="fill-accent-soft" />
      <Window />
      <Shelf />
      <path d="M280 122 120 318h320Z" className="fill-support" opacity={0.2} />
      <Parent />
      <Student />
      <Table />
      <Lamp />
    </svg>
  );
}

function Window() {
  return (
    <g>
      <rect x={44} y={48} width={132} height={140} rx={12} className="fill-on-deep" />
      <rect x={54} y={58} width={112} height={120} rx={6} className="fill-deep" />
      <circle cx={136} cy={88} r={13} className="fill-support" />
      <circle cx={130} cy={84} r={12} className="fill-deep" />
      <path
        d="M78 84h0M96 106h0M110 76h0M72 124h0M148 122h0"
        className="stroke-on-deep"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M54 156c22-16 40-12 56-4s34 8 56-8v34H54Z" className="fill-accent" opacity={0.55} />
      <path d="M110 58v120M54 118h112" className="stroke-on-deep" strokeWidth={5} />
      <rect x={36} y={184} width={148} height={10} rx={5} className="fill-on-deep" />
    </g>
  );
}

function Shelf() {
  return (
    <g>
      <rect x={392} y={128} width={132} height={8} rx={4} className="fill-on-deep" />
      <rect x={404} y={84} width={14} height={44} rx={3} className="fill-accent" />
      <rect x={420} y={92} width={12} height={36} rx={3} className="fill-support" />
      <rect x={434} y={80} width={16} height={48} rx={3} className="fill-deep" />
      <path d="m455 128 9-42 13 3-9 42Z" className="fill-on-deep" />
      <path d="M488 128v-14h22v14Z" className="fill-support" />
      <path
        d="M499 114c0-16-10-18-12-26 9 2 12 10 12 16 0-10 4-20 13-22 0 12-11 16-13 32Z"
        className="fill-accent"
      />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M280 0v72" className="stroke-ink" strokeWidth={3} />
      <path d="M228 122c0-30 22-52 52-52s52 22 52 52Z" className="fill-accent" />
      <path
        d="M244 118c2-18 12-32 26-38"
        className="stroke-on-accent"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.35}
      />
      <path d="M264 122h32c0 9-7 15-16 15s-16-6-16-15Z" className="fill-support" />
    </g>
  );
}

function Parent() {
  const { skin, hair } = peopleColors.parent;
  return (
    <g>
      <path d="M104 330c0-58 22-92 66-92s66 34 66 92Z" className="fill-support" />
      <path d="M156 222h28v22c0 8-6 13-14 13s-14-5-14-13Z" fill={skin} />
      <path d="M128 190c0-32 16-52 43-52s43 20 43 52c2 22-4 38-10 46h-66c-8-10-12-26-10-46Z" fill={hair} />
      <path d="M140 188c10-2 22-8 30-18 6 10 18 16 32 18 0 28-12 46-31 46s-31-18-31-46Z" fill={skin} />
      <path d="M158 202h0M184 202h0" className="stroke-deep" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M163 217c5 4 11 4 16 0" className="stroke-deep" strokeWidth={2.5} strokeLinecap="round" />
      <path
        d="M118 322c4-26 10-38 20-44"
        className="stroke-on-support"
        strokeWidth={2.5}
        strokeLinecap="round"
        opacity={0.3}
      />
    </g>
  );
}

function Student() {
  const { skin, hair } = peopleColors.student;
  return (
    <g>
      <path d="M326 330c0-54 22-86 64-86s64 32 64 86Z" className="fill-accent" />
      <path d="M376 228h28v22c0 8-6 13-14 13s-14-5-14-13Z" fill={skin} />
      <path d="M360 196c0-22 12-34 30-34s30 12 30 34c0 26-12 44-30 44s-30-18-30-44Z" fill={skin} />
      <path
        d="M354 200c-8-34 10-56 40-54 24 1 36 18 32 50-4-10-10-18-16-22-14 8-34 8-46 2-6 8-8 14-10 24Z"
        fill={hair}
      />
      <path d="M378 208h0M402 208h0" className="stroke-deep" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M382 222c5 4 11 4 16 0" className="stroke-deep" strokeWidth={2.5} strokeLinecap="round" />
      <path
        d="M382 262v14M398 262v14"
        className="stroke-on-accent"
        strokeWidth={2.5}
        strokeLinecap="round"
        opacity={0.7}
      />
    </g>
  );
}

function Table() {
  return (
    <g>
      <path d="M92 334h26l-8 66H88ZM442 334h26l4 66h-22Z" className="fill-deep" />
      <rect x={48} y={318} width={464} height={22} rx={11} className="fill-deep" />
      <path d="M64 324h300" className="stroke-on-deep" strokeWidth={2} strokeLinecap="round" opacity={0.25} />
      {/* The plan: a sheet propped up, with a band and dots. */}
      <path d="m238 318 10-82h72l-8 82Z" className="fill-on-deep stroke-line-strong" strokeWidth={1.5} />
      <path d="M260 254h32M258 266h44" className="stroke-line-strong" strokeWidth={3} strokeLinecap="round" />
      <path d="M256 284h50" className="stroke-line" strokeWidth={5} strokeLinecap="round" />
      <path d="M268 284h24" className="stroke-accent" strokeWidth={7} strokeLinecap="round" />
      <path
        d="M256 301h0M266 301h0M276 301h0"
        className="stroke-accent"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path d="M286 301h0M296 301h0" className="stroke-support" strokeWidth={6} strokeLinecap="round" />
      {/* A mug with steam. */}
      <path d="M196 290h26v22c0 4-3 6-7 6h-12c-4 0-7-2-7-6Z" className="fill-on-deep" />
      <path d="M196 296c-10-2-13 13 0 14" className="stroke-on-deep" strokeWidth={4} />
      <path
        d="M204 282c-4-6 4-8 0-15M214 282c-4-6 4-8 0-15"
        className="stroke-on-deep"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      {/* A cap with its tassel, waiting. */}
      <path d="m440 282 44 13-44 14-44-14Z" fill={peopleColors.cap} />
      <path d="M418 303v11c0 4 10 8 22 8s22-4 22-8v-11l-22 7Z" fill={peopleColors.cap} opacity={0.85} />
      <path
        d="M440 295c16 3 30 3 34 10v12"
        className="stroke-support"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M470 314h8l2 12h-12Z" className="fill-support" />
      {/* Pencil and a few papers. */}
      <path d="m84 318 4-9h72l4 9Z" className="fill-on-deep" />
      <path d="m112 306 42-8 3 6-42 8Z" className="fill-support" />
    </g>
  );
}
