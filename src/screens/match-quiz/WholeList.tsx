/** The whole ranked list below the first one: filtered and sorted, with only the rows in sight on the page. */

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { ListingRequest, Ranked, RankedRequest, StudentQuestion } from "#client/engine/engine.ts";
import { createMemory, createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { ListRow } from "#components/first-list/ListRow.tsx";
import { toScaleMaximum } from "#components/first-list/listView.ts";
import type { Listing, Sort } from "#domain/match/listing.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { ListControls } from "./ListControls.tsx";
import { everything } from "./listing.ts";
import { words } from "./resultWords.ts";

type WholeListProps = {
  student: StudentQuestion;
  listing: Listing;
  onListing: (listing: Listing) => void;
};

const question = createQuestion(askEngine("listing"));
const rememberRequest = createMemory<ListingRequest>();

export default function WholeList({ student, listing, onListing }: WholeListProps) {
  const { profile, money } = usePlan().plan;
  const shownListing = useDeferredValue(listing);
  const request = useMemo(() => rememberRequest({ student, listing: shownListing }), [student, shownListing]);
  const answer = useLatest(question, request);
  if (answer === null) return <Skeleton className="mt-12" label={words.loading} lines={2} />;
  const { unitIds, first, highestUsd, rankedCount, fittingCount, keptOut } = answer.value;
  // Said of the listing that the rows were made for, so that the words and the list never disagree.
  const { scope, sort } = answer.of.listing;
  const scopeCount = scope === "all" ? rankedCount : fittingCount;
  return (
    <section aria-labelledby="whole-title" className="mt-12">
      <h2 id="whole-title" className="text-3xl">
        {scope === "all" ? words.whole.titleAll : words.whole.title}
      </h2>
      <p role="status" className="figures mt-1 text-ink-soft">
        {words.whole.count(unitIds.length, scopeCount)}
      </p>
      {fittingCount < rankedCount && (
        <Button
          variant="link"
          className="no-print text-left"
          onClick={() => onListing({ ...listing, scope: listing.scope === "all" ? "fit" : "all" })}
        >
          {listing.scope === "all" ? words.whole.showFitting(fittingCount) : words.whole.showAll(rankedCount)}
        </Button>
      )}
      <ListControls
        listing={listing}
        hasLimit={money.payPerYearUsd !== null}
        hasPosition={profile.homeLatitude !== null}
        onChange={onListing}
      />
      {scopeCount === 0 ? (
        <EmptyState title={words.whole.noneFits}>
          {keptOut.map(({ answer: missed, count }) => (
            <span key={missed} className="block">
              {words.whole.keptOut(missed, count)}
            </span>
          ))}
          {rankedCount === 0 && <span className="block">{words.whole.noneRanked}</span>}
        </EmptyState>
      ) : unitIds.length === 0 ? (
        <EmptyState
          title={words.whole.emptyTitle}
          actions={
            <Button onClick={() => onListing({ ...everything, sort: listing.sort })}>
              {words.whole.clear}
            </Button>
          }
        >
          {words.whole.empty}
        </EmptyState>
      ) : (
        <Rows
          student={answer.of.student}
          unitIds={unitIds}
          first={first}
          sort={sort}
          payPerYearUsd={money.payPerYearUsd}
          scaleMaximumUsd={toScaleMaximum(highestUsd, money.payPerYearUsd)}
        />
      )}
    </section>
  );
}

/** Pixels; each row is measured once it is there. */
const likelyRowHeight = 170;
/** Rows above and below what is in sight, for the Tab key and quick scrolling. */
const overscan = 6;

type RowsProps = {
  student: StudentQuestion;
  /** All of the list, in order. */
  unitIds: Int32Array;
  first: readonly Ranked[];
  sort: Sort;
  payPerYearUsd: number | null;
  scaleMaximumUsd: number;
};

function Rows({ student, unitIds, first, sort, payPerYearUsd, scaleMaximumUsd }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const top = useTopOf(list);
  const focused = useFocusedIndex(list);
  const open = useRef(new Set<number>());
  // oxlint-disable-next-line react/incompatible-library -- No memoized component gets any of its functions.
  const virtualizer = useWindowVirtualizer({
    count: unitIds.length,
    estimateSize: () => likelyRowHeight,
    overscan,
    useAnimationFrameWithResizeObserver: true,
    scrollMargin: top,
    getItemKey: (index) => unitIds[index] ?? index,
    // The row with the focus stays, wherever it is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === null || focused >= unitIds.length || shown.includes(focused)) return shown;
      return [...shown, focused].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const getRow = useRowsInSight(
    student,
    first,
    items.map(({ index }) => unitIds[index] ?? 0),
  );
  return (
    <ol
      ref={list}
      className="relative mt-4 border-y border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => {
        const unitId = unitIds[index] ?? 0;
        const row = getRow(unitId);
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-row=""
            aria-setsize={unitIds.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-b border-line"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row === null ? (
              <div style={{ height: likelyRowHeight }} />
            ) : (
              <ListRow
                row={row}
                level={3}
                payPerYearUsd={payPerYearUsd}
                scaleMaximumUsd={scaleMaximumUsd}
                sort={sort}
                isOpenAtFirst={open.current.has(unitId)}
                onToggle={(isOpen) => {
                  if (isOpen) open.current.add(unitId);
                  else open.current.delete(unitId);
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const rowsQuestion = createQuestion(askEngine("ranked"));
const rememberRows = createMemory<RankedRequest>();

/** The rows that are in sight, asked as they come; null for one that is not there yet. */
function useRowsInSight(
  student: StudentQuestion,
  first: readonly Ranked[],
  inSight: readonly number[],
): (unitId: number) => Ranked | null {
  const [known, setKnown] = useState({ first, rows: toRows(first) });
  // Another list, or another student.
  if (known.first !== first) setKnown({ first, rows: toRows(first) });
  const rows = known.first === first ? known.rows : toRows(first);
  const missing = inSight.filter((unitId) => !rows.has(unitId)).join(",");
  const request = useMemo(
    () => (missing === "" ? null : rememberRows({ student, unitIds: missing.split(",").map(Number) })),
    [student, missing],
  );
  const answer = useLatest(rowsQuestion, request);
  const came = answer?.isNewest === true ? toRows(answer.value.filter((row) => row !== null)) : null;
  if (came !== null && [...came.keys()].some((unitId) => !rows.has(unitId))) {
    setKnown({ first, rows: new Map([...rows, ...came]) });
  }
  return (unitId) => rows.get(unitId) ?? came?.get(unitId) ?? null;
}

const toRows = (rows: readonly Ranked[]) => new Map(rows.map((row) => [row.college.unitId, row]));

/** The row that has the focus; null while none has it. */
function useFocusedIndex(list: { current: HTMLElement | null }): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    list.current?.addEventListener("focusin", ({ target }) => setFocused(readIndex(target)), { signal });
    list.current?.addEventListener("focusout", () => setFocused(null), { signal });
    return () => stop.abort();
  }, [list]);
  return focused;
}

function readIndex(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item === null ? null : Number(item.dataset["index"]);
}

/** How far down the page the list begins, kept current while something above it opens or closes. */
function useTopOf(list: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    let frame = 0;
    // In the next frame: what is measured may not change sizes while sizes are being told.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [list]);
  return top;
}
