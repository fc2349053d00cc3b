/** The odds of the whole list: one large sentence, the same as a hundred dots, and what they leave out. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { luckParameters } from "#domain/parameters/admissionChance.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Dots100 } from "#ui/Dots100.tsx";
import { dotsOf, type ShownOdds, showOdds } from "./shownOdds.ts";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.odds;

export function OddsHero({ view }: { view: PlanView }) {
  const { odds, plan } = view;
  if (odds === null) {
    return (
      <Frame picture={<Dots shown={{ kind: "under1" }} />}>
        <p className="font-serif text-3xl leading-tight">{text.noneTitle}</p>
        <p className="mt-3 max-w-prose">{text.none}</p>
        <p className="no-print mt-5">
          <ButtonLink variant="cta-primary" to="/college-match-quiz">
            {text.sayGrades}
          </ButtonLink>
        </p>
      </Frame>
    );
  }
  const any = showOdds(odds.atLeastOne);
  const affordable = odds.atLeastOneAffordable === null ? null : showOdds(odds.atLeastOneAffordable);
  const main = affordable ?? any;
  const sentence = affordable === null ? text.any(any) : text.affordable(affordable);
  const named = (unitIds: readonly number[]) =>
    unitIds.map((unitId) => view.nameOf(unitId) ?? words.list.gone(unitId));
  return (
    <Frame picture={<Dots shown={main} />}>
      <p className="font-serif text-[1.65rem] leading-[1.22] text-balance sm:text-4xl sm:leading-[1.18]">
        {sentence.before}
        <strong className="figures font-semibold whitespace-nowrap text-accent-text">
          {sentence.figure}
        </strong>
        {sentence.after}
      </p>
      {main.kind === "certain" && <p className="mt-3 text-ink-soft">{text.certain}</p>}
      {affordable !== null && any.kind !== "certain" && <p className="mt-3 text-lg">{text.anyToo(any)}</p>}
      {plan.money.payPerYearUsd === null && (
        <p className="no-print mt-3">
          {text.noPay}{" "}
          <Link
            to="/college-match-quiz"
            className="font-semibold text-accent-text underline underline-offset-4"
          >
            {text.sayPay}
          </Link>
        </p>
      )}
      <div className="mt-4 max-w-prose space-y-1.5 text-[0.95rem] text-ink-soft">
        {odds.leftOutUnitIds.length > 0 && <p>{text.leftOut(named(odds.leftOutUnitIds))}</p>}
        {affordable !== null && odds.unpricedUnitIds.length > 0 && (
          <p>{text.unpriced(named(odds.unpricedUnitIds))}</p>
        )}
        <p>
          {text.assumption(luckParameters.sd)}{" "}
          <Link to="/methodology#odds" className="no-print whitespace-nowrap underline underline-offset-4">
            {text.method}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

function Frame(props: { picture: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={text.heading}
      className="keep-together grid items-center gap-x-12 gap-y-6 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1.35fr_1fr] print:border-0 print:p-0 print:shadow-none"
    >
      <div>{props.children}</div>
      <div className="print:hidden">{props.picture}</div>
    </section>
  );
}

function Dots({ shown }: { shown: ShownOdds }) {
  const count = dotsOf(shown);
  return <Dots100 low={count} between={0} label={text.dots(shown)} className="h-auto w-full" />;
}
