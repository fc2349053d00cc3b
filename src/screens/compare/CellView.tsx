/** One cell of the comparison: a mark, a picture, a link, or a figure with its bar. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { ChanceLineBar } from "#components/chance/ChanceLineBar.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { buildScale } from "#components/price/scale.ts";
import { findCalculatorPage } from "#domain/college/calculatorPage.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { describeDay } from "#domain/timeline/deadlineWords.ts";
import { Bar } from "#ui/chart/Track.tsx";
import type { Cell, Compared, CompareRow } from "./compareRows.ts";
import { words } from "./words.ts";

type CellViewProps = {
  row: CompareRow;
  cell: Cell;
  one: Compared;
  compared: readonly Compared[];
  isBest: boolean;
  payPerYearUsd: number | null;
};

export function CellView(props: CellViewProps) {
  const { row, one } = props;
  const { ranked } = one;
  if (row.code === "label" && ranked !== null)
    return <LabelMarks of={ranked} opensReason className="py-1.5" />;
  if (row.code === "chance" && ranked !== null) return <ChanceLineBar chance={ranked.chance} />;
  if (row.code === "price") return <Price {...props} />;
  if (row.code === "deadlines" && typeof one.reply === "object") return <Deadlines one={one} />;
  if (row.code === "calculator" && typeof one.reply === "object") return <OwnPages one={one} />;
  return <FigureCell {...props} />;
}

function FigureCell({ row, cell, isBest }: CellViewProps) {
  const highest = Math.max(0, ...row.cells.map(({ amount }) => amount ?? 0));
  const isBarred = row.drawn !== null && cell.amount !== null && highest > 0;
  return (
    <div className="figures">
      <p className={isBest ? "font-semibold" : undefined}>
        {cell.text}
        {isBest && row.best !== null && <Best word={words.best[row.best]} />}
      </p>
      {isBarred && (
        <Bar
          share={(cell.amount ?? 0) / (row.drawn === "share" ? 1 : highest)}
          isFaint={!isBest}
          height={8}
          className="mt-1 print:hidden"
        />
      )}
    </div>
  );
}

function Price({ one, compared, payPerYearUsd, isBest }: CellViewProps) {
  const bands = compared.flatMap(({ study }) => (study === null ? [] : [study.firstYear]));
  const { plan } = usePlan();
  const find = ({ college }: Compared) =>
    findCalculatorPrice(plan, college, buildPriceOptions(plan, getToday()));
  const scale = buildScale([
    ...bands.flatMap((band) => [band.highUsd, band.stickerUsd]),
    ...compared.map((other) => find(other)?.inEntryYearUsd ?? null),
    payPerYearUsd,
  ]);
  return (
    <>
      <PriceBandView
        band={one.study?.firstYear ?? null}
        payPerYearUsd={payPerYearUsd}
        calculator={find(one)}
        size="compact"
        hasMark
        scaleMaximumUsd={scale.maximumUsd}
      />
      {isBest && (
        <p className="-ml-1.5">
          <Best word={words.best.lowest} />
        </p>
      )}
    </>
  );
}

function Best({ word }: { word: string }) {
  return (
    <span className="ml-1.5 inline-block rounded-md bg-accent-soft px-1.5 text-[0.82rem] font-normal text-accent-text">
      {word}
    </span>
  );
}

function Deadlines({ one }: { one: Compared }) {
  if (typeof one.reply !== "object") return null;
  const { deadlines } = one.reply;
  const asOf = deadlines[0]?.asOf;
  return (
    <div className="text-[0.95rem]">
      {deadlines.length === 0 ? (
        <p>{words.deadlineNone}</p>
      ) : (
        <ul>
          {deadlines.map((deadline) => (
            <li key={`${deadline.round}${deadline.date ?? ""}`}>
              {words.deadline(getRoundName(deadline.round), describeDay(deadline, "short"))}
              {deadline.isBinding && <span className="text-ink-soft"> ({words.binding})</span>}
            </li>
          ))}
        </ul>
      )}
      {asOf !== undefined && <p className="text-[0.85rem] text-ink-soft">{words.deadlinesAsOf(asOf)}</p>}
    </div>
  );
}

function OwnPages({ one }: { one: Compared }) {
  if (typeof one.reply !== "object") return null;
  const { college } = one.reply;
  const calculator = findCalculatorPage(college);
  return (
    <div className="text-[0.95rem]">
      {calculator === null ? (
        <p>{words.notPublished}</p>
      ) : (
        <OutLink
          url={calculator.url}
          text={words.calculatorOpen[calculator.kind]}
          label={words.calculatorOf[calculator.kind](college.name)}
        />
      )}
      {college.applicationUrl !== null && (
        <OutLink url={college.applicationUrl} text={words.applyOpen} label={words.applyOf(college.name)} />
      )}
    </div>
  );
}

function OutLink(props: { url: string; text: string; label: string }) {
  return (
    <a
      href={props.url}
      rel="noreferrer"
      aria-label={props.label}
      className="flex min-h-11 w-fit items-center font-semibold text-accent-text underline underline-offset-4 print:min-h-0"
    >
      {props.text}
    </a>
  );
}
