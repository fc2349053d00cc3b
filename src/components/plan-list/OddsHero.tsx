/** The odds of the whole list: one large sentence, the same as a hundred dots, and what they leave out. */
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/Button.tsx";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Link } from "#ui/router.tsx";
import { countDots, showOdds } from "./shownOdds.ts";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const text = words.odds;

export function OddsHero(props: {
  view: ListView;
  /** Without links to the quiz: the questions are on this page. */
  areAnswersHere?: boolean;
}) {
  const { view, areAnswersHere = false } = props;
  const { odds, plan } = view;
  if (odds === null) {
    return (
      <Frame
        sentence={<p className="font-serif text-3xl leading-tight">{text.noneTitle}</p>}
        picture={<Dots low={0} between={0} label={text.noneTitle} />}
      >
        <p className="max-w-prose">{text.none}</p>
        {!areAnswersHere && (
          <p className="no-print mt-5">
            <ButtonLink variant="cta-primary" to="/college-match-quiz">
              {text.sayGrades}
            </ButtonLink>
          </p>
        )}
      </Frame>
    );
  }
  const any = showOdds(odds.atLeastOne);
  const sure = odds.atLeastOneAffordable === null ? null : showOdds(odds.atLeastOneAffordable);
  // Wide prices make "sure to fit" say no where it means "not known yet": then admission is the figure, and the price a sentence.
  const mayFit = view.list.filter(({ row }) => row?.budgetLabel === "maybe").length;
  const isPriceOpen = sure?.kind === "under1" && mayFit > 0;
  const affordable = isPriceOpen ? null : sure;
  const main = affordable ?? any;
  const sentence = affordable === null ? text.any(any) : text.affordable(affordable);
  const dots = countDots(main);
  const between = Math.max(0, countDots(any) - dots);
  const named = (unitIds: readonly number[]) =>
    unitIds.map((unitId) => view.getCollege(unitId)?.name ?? words.list.gone(unitId));
  return (
    <Frame
      sentence={
        <p className="font-serif text-[1.65rem] leading-[1.22] text-balance sm:text-4xl sm:leading-[1.18]">
          {sentence.before}
          <strong className="figures font-semibold whitespace-nowrap text-accent-text">
            {sentence.figure}
          </strong>
          {sentence.after}
        </p>
      }
      picture={
        <>
          <Dots low={dots} between={between} label={text.dots(dots, between)} />
          {between > 0 && (
            <Legend
              className="mt-2.5"
              items={[
                { mark: "disc", name: text.legendAffordable },
                { mark: "maybe", name: text.legendAny },
              ]}
            />
          )}
        </>
      }
    >
      {main.kind === "certain" && <p className="mb-3">{text.certain}</p>}
      {between > 0 && <p className="mb-3 text-lg">{text.anyToo(any)}</p>}
      {isPriceOpen && (
        <p className="mb-3 text-lg">
          {text.priceOpen(mayFit)}{" "}
          {plan.money.familyIncomeUsd === null && !areAnswersHere && (
            <Link
              to="/college-match-quiz#pay"
              className="no-print font-semibold text-accent-text underline underline-offset-4"
            >
              {text.sayIncome}
            </Link>
          )}
        </p>
      )}
      {plan.money.payPerYearUsd === null && (
        <p className="no-print mb-3">
          {text.noPay}{" "}
          {!areAnswersHere && (
            <Link
              to="/college-match-quiz"
              className="font-semibold text-accent-text underline underline-offset-4"
            >
              {text.sayPay}
            </Link>
          )}
        </p>
      )}
      <div className="max-w-prose space-y-1.5 text-[0.95rem] text-ink-soft">
        {odds.leftOutUnitIds.length > 0 && <p>{text.leftOut(named(odds.leftOutUnitIds))}</p>}
        {affordable !== null && odds.unpricedUnitIds.length > 0 && (
          <p>{text.unpriced(named(odds.unpricedUnitIds))}</p>
        )}
        <p>
          {/* What is certain is no estimate. */}
          {main.kind !== "certain" && `${text.estimate} `}
          {(affordable !== null || isPriceOpen) && `${text.affordableRule} `}
          <Link to="/methodology#odds" className="no-print whitespace-nowrap underline underline-offset-4">
            {text.method}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

/** On a phone the dots follow the sentence; on a wide page they are beside it. */
function Frame(props: { sentence: ReactNode; picture: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={text.heading}
      className="keep-together grid gap-x-14 gap-y-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1.2fr_1fr] print:block print:border-0 print:p-0 print:shadow-none"
    >
      <div className="self-end">{props.sentence}</div>
      <div className="self-center lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        {props.picture}
      </div>
      <div className="print:mt-2 print:text-[9pt]">{props.children}</div>
    </section>
  );
}

function Dots(props: { low: number; between: number; label: string }) {
  return <Dots100 {...props} className="h-auto w-full" />;
}
