/** One aid program: what it pays, to whom, until when, how to get it, and its agency. */
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { AidProgram, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { StandingStatusMark, useHasPassed } from "./DateList.tsx";
import { words } from "./words.ts";

export function ProgramCard(props: {
  program: AidProgram;
  inline: (runs: readonly Inline[]) => ReactNode;
  asOf: string;
}) {
  const { program, inline, asOf } = props;
  const hasPassed = useHasPassed(asOf);
  const isPast = program.byDate !== null && hasPassed(program.byDate);
  return (
    <section
      aria-label={program.name}
      className="keep-together max-w-3xl rounded-2xl border border-line bg-card p-5 sm:p-6"
    >
      <h3 className="text-2xl print:text-lg">{program.name}</h3>
      <p className="text-ink-soft">{program.agency}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[1.15fr_1fr] sm:grid-rows-[auto_auto_1fr]">
        <div className="sm:col-span-2">
          <dt className="text-[0.92rem] text-ink-soft">{words.program.amount}</dt>
          <dd className="max-w-[58ch] font-serif text-xl leading-snug print:text-base">
            {inline(program.amount)}{" "}
            <span className="font-sans text-[0.92rem] text-ink-soft">({program.amountYear})</span>
          </dd>
        </div>
        <div className="sm:row-span-2">
          <dt className="text-[0.92rem] text-ink-soft">{words.program.who}</dt>
          <dd>
            <ul className="list-disc space-y-1 pl-5">
              {program.who.map((line) => (
                <li key={toPlainText(line)}>{inline(line)}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="text-[0.92rem] text-ink-soft">{words.program.by}</dt>
          <dd>
            {isPast && <span className="font-semibold">{words.passed}: </span>}
            {inline(program.by)}
            {program.byStanding !== null && <StandingStatusMark standing={program.byStanding} />}
          </dd>
        </div>
        <div>
          <dt className="text-[0.92rem] text-ink-soft">{words.program.how}</dt>
          <dd>{inline(program.how)}</dd>
        </div>
      </dl>
      <p className="mt-3">
        <a
          href={program.url}
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline underline-offset-4"
        >
          {words.program.agency(program.agency)}
          <span className="hidden font-normal print:inline">({new URL(program.url).host})</span>
          <ArrowUpRight size={18} aria-hidden="true" className="no-print shrink-0" />
        </a>
      </p>
    </section>
  );
}
