/** How far a date can be trusted, as a shape: the fuller, the firmer. The word stands beside it. */
import type { ExampleTask } from "./exampleWords.ts";

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 2 } as const;

const shapes: Readonly<Record<ExampleTask["standing"], React.ReactNode>> = {
  published: <circle cx="10" cy="10" r="7.5" fill="currentColor" />,
  expected: <circle cx="10" cy="10" r="7" {...stroke} />,
  computed: <path d="M10 2.500 17.500 10 10 17.500 2.500 10Z" fill="currentColor" />,
  month: <rect x="1.500" y="6" width="17" height="8" rx="4" {...stroke} />,
  ask: (
    <path
      d="M6.500 7a3.600 3.600 0 1 1 5 3.300c-1 .5-1.500 1.100-1.500 2.200M10 16.500v.1"
      {...stroke}
      strokeLinecap="round"
    />
  ),
};

export function StandingMark({ standing }: { standing: ExampleTask["standing"] }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="shrink-0 text-accent">
      {shapes[standing]}
    </svg>
  );
}
