/** The timeline's first page: an introduction, the answers and deadlines so far, and an example. */

import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Link, navigate } from "#ui/router.tsx";
import { Example } from "./Example.tsx";
import { OwnDeadlines } from "./OwnDeadlines.tsx";
import { Summary } from "./Summary.tsx";
import { hasBegun, listAskedSteps, listKnownSteps, toStepHash } from "./steps.ts";
import { words } from "./words.ts";
import { YearPicture } from "./YearPicture.tsx";

export function Front({ onNear }: { onNear: () => void }) {
  const { plan, isLoaded } = usePlan();
  const isOwn = isLoaded && hasBegun(plan, getToday());
  return (
    <>
      <section className="page grid items-start gap-8 pt-8 pb-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16 lg:pt-14">
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
          {!isOwn && (
            <div className="noscript:hidden">
              <div className="mt-6">
                <Button
                  size="lg"
                  variant="cta-primary"
                  onClick={() => start(plan)}
                  onPointerEnter={onNear}
                  onFocus={onNear}
                >
                  {words.start}
                </Button>
              </div>
              <p className="mt-3 text-[0.95rem] text-ink-soft">{words.kept}</p>
            </div>
          )}
          <noscript>
            <p className="mt-4 rounded-2xl border border-support bg-support-soft p-4">{words.noScript}</p>
          </noscript>
        </div>
        <div className="mx-auto hidden w-full max-w-sm lg:block">
          <YearPicture />
        </div>
      </section>
      {isOwn && (
        <div className="page pb-12">
          <Summary plan={plan} />
        </div>
      )}
      {/* Until the plan is known this is its heading over a placeholder: below own answers the section begins anew. */}
      <section
        key={isOwn ? "own" : "any"}
        aria-labelledby="deadlines-title"
        className="page pb-14 noscript:hidden lg:pb-20"
      >
        <h2 id="deadlines-title" className="text-3xl sm:text-4xl">
          {words.deadlines}
        </h2>
        <div className="mt-5">
          <OwnDeadlines />
        </div>
      </section>
      <Example />
      <nav aria-label={words.linksLabel} className="page py-10">
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {words.links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** At the first question with something to ask; a grade from the quiz is the class. */
function start(plan: Plan): void {
  const leftOut = listKnownSteps(plan, getToday());
  const first = listAskedSteps(plan, getToday()).find((step) => !leftOut.includes(step));
  navigate({ hash: toStepHash(first ?? "class") }, { state: { leftOut } });
}
