/** The odds of a whole list: one large sentence, the steps that lead to it, what they leave out, and what would raise them. */
import type { ReactNode } from "react";
import type { ListMend } from "#domain/match/mendList.ts";
import { type ListOdds, listOddsSteps, type OddsEntry, type WhyNoOdds } from "#domain/match/odds.ts";
import { type OddsTelling, oddsWords } from "#domain/match/oddsWords.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { IncomeOdds } from "./IncomeOdds.tsx";
import { MendView } from "./MendView.tsx";
import { OddsStairs } from "./OddsStairs.tsx";
import { words } from "./words.ts";

export type OddsViewProps = {
  /** Null if no college of the list has a chance. */
  odds: ListOdds | null;
  entries: readonly OddsEntry[];
  telling: OddsTelling;
  payPerYearUsd: number | null;
  isTransfer: boolean;
  /** Why there are none, though the list's colleges have chances. */
  without: WhyNoOdds | null;
  /** Null where there is nothing to mend, or nothing is known of it yet. */
  mend: ListMend<PriceBand> | null;
  nameOf: (unitId: number) => string;
  /** Without links to the quiz: the questions are on this page. */
  areAnswersHere?: boolean;
};

export function OddsView(props: OddsViewProps) {
  const { odds, telling, payPerYearUsd, areAnswersHere = false, mend } = props;
  if (odds === null || props.without !== null) {
    const without = props.without ?? (props.isTransfer ? "transfer" : null);
    return <NoOdds without={without} areAnswersHere={areAnswersHere} />;
  }
  const { main, lines, isCertain } = oddsWords.describe(odds, telling);
  const isCounted = ({ isFourYear }: OddsEntry) => telling.isTwoYearOnly || isFourYear;
  const named = (unitIds: readonly number[]) => unitIds.map(props.nameOf);
  const hasBudget = payPerYearUsd !== null;
  return (
    <Frame
      sentence={
        // Without a figure, the picture is the answer.
        <p
          className={joinClasses(
            "font-serif text-balance",
            odds.byIncome === null
              ? "text-[1.65rem] leading-[1.22] sm:text-4xl sm:leading-[1.18]"
              : "text-xl leading-snug sm:text-3xl",
          )}
        >
          {main.before}
          <strong
            className={joinClasses(
              "figures font-semibold text-accent-text",
              odds.byIncome === null && "whitespace-nowrap",
            )}
          >
            {main.figure}
          </strong>
          {main.after}
        </p>
      }
      picture={
        odds.byIncome === null ? (
          <OddsStairs
            steps={listOddsSteps(props.entries, payPerYearUsd ?? Number.POSITIVE_INFINITY, isCounted)}
            hasBudget={hasBudget}
            nameOf={props.nameOf}
          />
        ) : (
          <IncomeOdds byIncome={odds.byIncome} isTwoYearOnly={telling.isTwoYearOnly} />
        )
      }
      after={
        mend === null || payPerYearUsd === null ? null : (
          <MendView mend={mend} payPerYearUsd={payPerYearUsd} />
        )
      }
    >
      {lines.map((line) => (
        <p key={line} className="mb-3 text-lg">
          {line}
        </p>
      ))}
      {!hasBudget && (
        <p className="no-print mb-3">
          {words.noPay}{" "}
          {!areAnswersHere && (
            <Link
              to="/college-match-quiz#pay"
              className="font-semibold text-accent-text underline underline-offset-4"
            >
              {words.sayPay}
            </Link>
          )}
        </p>
      )}
      <div className="max-w-prose space-y-1.5 text-[0.95rem] text-ink-soft">
        {odds.withoutFieldUnitIds.length > 0 && <p>{words.withoutField(named(odds.withoutFieldUnitIds))}</p>}
        {odds.leftOutUnitIds.length > 0 && <p>{words.leftOut(named(odds.leftOutUnitIds))}</p>}
        {hasBudget && odds.unpricedUnitIds.length > 0 && <p>{words.unpriced(named(odds.unpricedUnitIds))}</p>}
        <p>
          {`${isCertain ? words.certain : words.estimate} `}
          {hasBudget && `${words.fitRule} `}
          <Link to="/methodology#odds" className="no-print whitespace-nowrap underline underline-offset-4">
            {words.method}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

function NoOdds({ without, areAnswersHere }: Pick<OddsViewProps, "without" | "areAnswersHere">) {
  return (
    <Frame
      sentence={<p className="font-serif text-3xl leading-tight">{words.noneTitle}</p>}
      picture={null}
      after={null}
    >
      <p className="max-w-prose">{without === null ? words.none : words.without[without]}</p>
      {!areAnswersHere && without === null && (
        <p className="no-print mt-5">
          <ButtonLink variant="cta-primary" to="/college-match-quiz">
            {words.sayGrades}
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}

/** On a phone the picture follows the sentence; on a wide page it is beside it. */
function Frame(props: { sentence: ReactNode; picture: ReactNode; after: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={words.heading}
      className="grid gap-x-14 gap-y-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1.2fr_1fr] print:block print:border-0 print:p-0 print:shadow-none"
    >
      <div className="self-end">{props.sentence}</div>
      <div className="min-w-0 self-center lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-3">
        {props.picture}
      </div>
      <div className="print:mt-2 print:text-[9pt]">{props.children}</div>
      {props.after}
    </section>
  );
}
