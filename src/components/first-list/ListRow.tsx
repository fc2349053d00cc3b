/** One college in a compact list: name, place, the chance as dots, two marks and the price; pressing it opens why, in place. */
import { type ReactNode, useId, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { Ranked } from "#client/engine/engine.ts";
import { toChanceDots } from "#components/chance/chanceDots.ts";
import { describeChoice } from "#components/chance/fieldWords.ts";
import { SaveButton } from "#components/college-actions/SaveButton.tsx";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { CalculatorLine } from "#components/price/CalculatorLine.tsx";
import { useCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { FivePrices } from "#components/price/FivePrices.tsx";
import type { PlacedBy } from "#domain/match/listConstraints.ts";
import { toListGroup } from "#domain/match/listGroups.ts";
import type { Sort } from "#domain/match/listing.ts";
import type { FirstDate } from "#domain/plan/firstDates.ts";
import { DotStrip } from "#ui/chart/DotGrid.tsx";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { isHeldByProgram, toChanceText, toPlaceText, toPriceText, toSortText } from "./rowText.ts";
import { words } from "./words.ts";

/** Few rows are opened, so what they show is downloaded with the first one. */
const detail = createLazyPart(() => import("./RowDetail.tsx"));

export type ListRowProps = {
  row: Ranked;
  payPerYearUsd: number | null;
  /** The amount at the right end of every price in the list, so that they compare by eye. */
  scaleMaximumUsd: number;
  /** Why it is on the first list. */
  reason?: PlacedBy | undefined;
  /** In a group named after the admission mark, which then says nothing new. */
  isGrouped?: boolean;
  /** The first row with prices at five incomes names them. */
  hasFiveHead?: boolean;
  /** When it takes applications, which a senior is told; there is room for it while it loads. Null: not told. */
  date?: FirstDate | "loading" | null;
  /** How the list is sorted, where the row shows the number that puts it there. */
  sort?: Sort;
  level?: 3 | 4;
  /** False where the list is kept as a whole. */
  canSave?: boolean;
  /** For a list that takes rows away while they are out of sight. */
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

export function ListRow(props: ListRowProps) {
  const { row, level = 4, sort, isOpenAtFirst = false, onToggle } = props;
  const { college } = row;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const sortText = sort === undefined ? null : toSortText(row, sort);
  const Heading = `h${level}` as const;
  return (
    <article aria-labelledby={`${id}-name`} className="keep-together py-2.5">
      <div className="relative grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Heading id={`${id}-name`} className="font-serif text-lg leading-tight font-medium">
                {/* The whole row opens it. */}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-detail`}
                  className="flex items-start gap-2 text-left after:absolute after:inset-0"
                  onClick={() => {
                    setOpen(!isOpen);
                    onToggle?.(!isOpen);
                  }}
                  onPointerEnter={() => void detail.preload().catch(() => undefined)}
                >
                  <Arrow isOpen={isOpen} />
                  {college.name}
                </button>
              </Heading>
              <p className="mt-1 text-[0.9rem] text-ink-soft">
                {sortText !== null && (
                  <span className="figures font-semibold text-accent-text">{sortText}</span>
                )}
                {sortText !== null && "\u00a0· "}
                {toPlaceText(row, sort)}
              </p>
            </div>
            {props.canSave !== false && (
              <div className="no-print relative">
                <SaveButton unitId={college.unitId} name={college.name} isQuiet />
              </div>
            )}
          </div>
          {props.date != null && (
            <p className="mt-0.5 min-h-[1lh] text-[0.9rem]">
              {props.date !== "loading" && words.date(props.date)}
            </p>
          )}
          {row.missingScore !== undefined && (
            <p className="mt-1 text-[0.92rem] font-semibold">
              {words.missingScore(row.missingScore.nextTest)}
            </p>
          )}
          {isHeldByProgram(row) && row.programChoice !== null && (
            <p className="mt-1 text-[0.92rem]">
              {describeChoice(row.programChoice, row.chance, college.name)}
            </p>
          )}
        </div>
        <Figures {...props} />
      </div>
      <div id={`${id}-detail`}>
        {isOpen && (
          <ContentBoundary
            fallback={
              <div className="mt-3 text-ink-soft">
                <p>{words.loadingDetail}</p>
                <LoadingHint className="mt-2 text-ink" />
              </div>
            }
          >
            <detail.Part row={row} reason={props.reason} />
          </ContentBoundary>
        )}
      </div>
    </article>
  );
}

function Figures(props: ListRowProps) {
  const { row, payPerYearUsd, scaleMaximumUsd, isGrouped = false, hasFiveHead = false } = props;
  const { code } = row.admissionLabel;
  // Its group, or "Admits everyone" beside it, says it already.
  const isMarkSaid = isGrouped && (toListGroup(code) === code || code === "open");
  const dots = toChanceDots(row.chance);
  const five = row.priceBand?.pricesByIncome;
  const calculator = useCalculatorPrice(row.college);
  return (
    <div className="space-y-1.5 text-[0.92rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isMarkSaid && <AdmissionMark code={code} />}
        <span className="figures font-semibold">
          <span className="sr-only">{words.chanceHeard}</span>
          {toChanceText(row.chance)}
        </span>
        {dots !== null && <DotStrip {...dots} />}
        {/* Without a budget every row would ask for it; the list asks once. Five prices show at which incomes they fit. */}
        {row.budgetLabel !== "noBudget" && (
          <BudgetMark code={row.budgetLabel} className={five === undefined ? "" : "sr-only"} />
        )}
      </p>
      {five === undefined ? (
        <div className="grid grid-cols-[12.25rem_minmax(0,1fr)] items-center gap-x-3">
          <p className="figures">
            <span className="sr-only">{words.priceHeard}</span>
            <span className="font-semibold">{toPriceText(row)}</span>
            {row.priceBand !== null && <Unit>{words.aYear}</Unit>}
          </p>
          {row.priceBand !== null && (
            <BandTrack
              band={row.priceBand}
              payPerYearUsd={payPerYearUsd}
              calculator={calculator}
              scaleMaximumUsd={scaleMaximumUsd}
              size="compact"
            />
          )}
        </div>
      ) : (
        <FivePrices prices={five} payPerYearUsd={payPerYearUsd} hasHead={hasFiveHead} />
      )}
      {calculator !== null && <CalculatorLine calculator={calculator} />}
    </div>
  );
}

function Unit(props: { children: ReactNode }) {
  return <span className="text-ink-soft"> {props.children}</span>;
}

function Arrow({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="no-print mt-1 shrink-0">
      <path
        d={isOpen ? "m2 4 4 4 4-4" : "m4 2 4 4-4 4"}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
