/** The calculator's first page: readable without scripts, with a link into the questions. */

import { usePlan } from "#client/plan/usePlan.ts";
import { useReader } from "#client/reader.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { OpenLedger } from "#components/illustration/OpenLedger.tsx";
import { wordFor } from "#domain/people/reader.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Link } from "#ui/router.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { words } from "./words.ts";

export function Intro(props: { onNear: () => void }) {
  const { plan, isLoaded } = usePlan();
  const readerNote = wordFor(words.readerNote, useReader());
  const hasBegun = isLoaded && plan.aid["student.start"] !== undefined;
  return (
    <div className="page py-8 sm:py-12">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="max-w-3xl text-4xl sm:text-5xl">{words.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
          {readerNote !== null && <p className="mt-3 max-w-2xl font-semibold">{readerNote}</p>}
          <div className="mt-6 flex flex-wrap gap-3">
            {/* A link, so that it leads on before the app runs, too; without scripts nothing would follow. */}
            <ButtonLink
              className="noscript:hidden"
              size="lg"
              variant="cta-primary"
              to={hasBegun ? "#go" : "#student.start"}
              onPointerEnter={props.onNear}
              onFocus={props.onNear}
            >
              {hasBegun ? words.goOn : words.start}
            </ButtonLink>
            <CounselorLink className="min-h-14" />
          </div>
          <p className="mt-5 font-semibold">{words.count(words.questions)}</p>
          <ol className="mt-1 max-w-prose list-decimal pl-5">
            {words.parts.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          <p className="mt-4 max-w-prose text-[0.95rem] text-ink-soft">{words.kept}</p>
        </div>
        <div className="mx-auto hidden w-full max-w-72 lg:block">
          <OpenLedger />
        </div>
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="need">
          <h2 id="need" className="text-2xl sm:text-3xl">
            {words.needTitle}
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {words.need.map((line) => (
              <li key={line}>
                <UnbrokenYears text={line} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="text-2xl sm:text-3xl">
            {words.stepsTitle}
          </h2>
          <ol className="mt-3 space-y-3">
            {words.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-3">
                <span
                  className="figures font-serif text-2xl leading-tight text-accent-text"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <span>
                  <strong className="block">{title}</strong>
                  <Pause />
                  {text}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-6 border-t border-line pt-8 lg:grid-cols-3">
        <Part title={words.yearsTitle} text={words.yearsText} />
        <Part title={words.ruleTitle} text={words.ruleText} />
        <Part title={words.notTitle} text={words.notText} />
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <a
            href="https://studentaid.gov/h/apply-for-aid/fafsa"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.formLink}
          </a>
        </li>
        <li>
          <Link
            to="/divorced-parents-guide"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.parentsLink}
          </Link>
        </li>
        <li>
          <Link to="/methodology" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {words.methodLink}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Part(props: { title: string; text: string }) {
  return (
    <section>
      <h2 className="text-xl">{props.title}</h2>
      <p className="mt-2">
        <UnbrokenYears text={props.text} />
      </p>
    </section>
  );
}
