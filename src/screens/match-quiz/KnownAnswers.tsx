/** What the list is based on: each answer to edit, each unanswered question to add, the next one first. */
import { usePlan } from "#client/plan/usePlan.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { describeAnswer } from "./answerTexts.ts";
import { words } from "./resultWords.ts";
import { listSteps } from "./sharpenOrder.ts";
import { isAnswered, type Step } from "./steps.ts";

export function KnownAnswers(props: { onOpen: (step: Step) => void; onSharpen: (step: Step) => void }) {
  const { plan } = usePlan();
  const steps = listSteps(plan);
  const open = steps.filter((step) => !isAnswered(step, plan));
  const answered = steps.filter((step) => isAnswered(step, plan));
  const [next] = open;
  return (
    <section
      aria-labelledby="answers-title"
      className="no-print mt-8 rounded-3xl bg-accent-soft px-5 pt-4 pb-2 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3 id="answers-title" className="text-2xl">
            {words.known.sharpen}
          </h3>
          <p className="mt-1">{next === undefined ? words.known.allAnswered : words.known.sharpenLead}</p>
        </div>
        {next !== undefined && (
          <Button variant="cta-primary" onClick={() => props.onSharpen(next)}>
            {words.known.next(next)}
          </Button>
        )}
      </div>
      <Disclosure summary={words.known.answered(answered.length, steps.length)} className="mt-2">
        <ul aria-label={words.known.title} className="flex flex-wrap gap-2">
          {answered.map((step) => (
            <li key={step}>
              <button
                type="button"
                onClick={() => props.onOpen(step)}
                className="figures inline-flex min-h-11 items-center gap-2 rounded-xl border border-accent bg-card px-3.5 py-1.5 text-left font-medium text-accent-text hover:bg-accent-soft"
              >
                <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="shrink-0">
                  <path
                    d="M2.5 8.5 6.2 12 13.5 4"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                <span>
                  <span className="sr-only">{words.known.changeHeard}</span>
                  {describeAnswer(step, plan)}
                </span>
              </button>
            </li>
          ))}
          {open.map((step) => (
            <li key={step}>
              <button
                type="button"
                onClick={() => props.onOpen(step)}
                className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-dashed border-line-strong px-3.5 py-1.5 hover:border-accent hover:bg-accent-soft"
              >
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" className="shrink-0">
                  <path d="M8 2.5v11M2.5 8h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
                <span>
                  <span className="sr-only">{words.known.addHeard}</span>
                  {words.known.add(step)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
