/** What an answer comes to, by shape and color beside its word: yes, maybe, open or no; and small, for one line of a rule. */
import { joinClasses } from "#ui/joinClasses.ts";

export type AnswerTone = "yes" | "maybe" | "open" | "no";

const tones: Record<AnswerTone, string> = {
  yes: "text-safety",
  maybe: "text-caution",
  open: "text-unknown",
  no: "text-unknown",
};

export function AnswerMark(props: { tone: AnswerTone; word: string }) {
  return (
    <span className={joinClasses("inline-flex items-center gap-2 font-semibold", tones[props.tone])}>
      <AnswerShape tone={props.tone} size={20} />
      {props.word}
    </span>
  );
}

export function AnswerShape({ tone, size }: { tone: AnswerTone; size: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses("shrink-0", tones[tone])}
    >
      {shapes[tone]}
    </svg>
  );
}

const ring = { cx: 10, cy: 10, r: 7.8, fill: "none", stroke: "currentColor", strokeWidth: 2 } as const;
const line = { fill: "none", strokeWidth: 2.2, strokeLinecap: "round", strokeLinejoin: "round" } as const;

const shapes = {
  yes: (
    <>
      <circle cx={10} cy={10} r={9} fill="currentColor" />
      <path d="m5.9 10.3 2.8 2.8 5.400-5.900" stroke="var(--card)" {...line} />
    </>
  ),
  // Half a disc.
  maybe: (
    <>
      <circle {...ring} />
      <path d="M10 2.2a7.800 7.800 0 0 1 0 15.600Z" fill="currentColor" />
    </>
  ),
  open: <circle {...ring} strokeDasharray="3 3.1" />,
  no: (
    <>
      <circle {...ring} />
      <path d="M6.200 10h7.600" stroke="currentColor" {...line} />
    </>
  ),
} as const;
