/** The timeline's first page: an introduction, the answers and deadlines so far, and an example. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Example } from "./Example.tsx";
import { OwnDeadlines } from "./OwnDeadlines.tsx";
import { Summary } from "./Summary.tsx";
import { hasBegun, listAskedSteps, listKnownSteps, type Step, toStepHash } from "./steps.ts";
import { words } from "./words.ts";

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
                {/* A link, so that it leads on before the app runs, too. */}
                <ButtonLink
                  size="lg"
                  variant="cta-primary"
                  {...findStart(isLoaded ? plan : null)}
                  onPointerEnter={onNear}
                  onFocus={onNear}
                >
                  {words.start}
                </ButtonLink>
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
function findStart(plan: Plan | null): { to: string; state: { leftOut: readonly Step[] } } {
  const leftOut = plan === null ? [] : listKnownSteps(plan, getToday());
  const first =
    plan === null ? null : listAskedSteps(plan, getToday()).find((step) => !leftOut.includes(step));
  return { to: toStepHash(first ?? "class"), state: { leftOut } };
}

/** The road to graduation as a picture, with a few dates marked on it. */
function YearPicture() {
  return (
    <svg viewBox="0 0 260 170" fill="none" aria-hidden="true" className="h-auto w-full">
      <path
        d="M14 140c52 0 48-44 96-44s44 22 84 4 30-50 46-62"
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g className="stroke-accent" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M34 136V98M98 96V52M170 104V68" />
        <path d="M16 62h36v36H16ZM16 74h36M26 56v10M42 56v10" className="fill-card" />
        <path d="M80 16h36v36H80ZM80 28h36M90 10v10M106 10v10" className="fill-card" />
        <path d="M152 32h36v36h-36ZM152 44h36M162 26v10M178 26v10" className="fill-card" />
      </g>
      <circle cx="34" cy="86" r="5.500" className="fill-accent" />
      <path d="M98 33.500 104.500 40 98 46.500 91.500 40Z" className="fill-accent" />
      <circle cx="170" cy="56" r="5" className="stroke-accent" strokeWidth="2.500" />
      <path d="m240 8 26 11-26 11-26-11Z" transform="translate(-10 4)" className="fill-accent" />
      <path d="M219 28v10c0 5 22 5 22 0V28" className="stroke-accent" strokeWidth="2.500" />
      <path d="M252 24v16" className="stroke-support" strokeWidth="2.500" strokeLinecap="round" />
      <circle cx="252" cy="43" r="4" className="fill-support" />
    </svg>
  );
}
