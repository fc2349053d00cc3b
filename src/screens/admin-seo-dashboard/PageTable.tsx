/**
 * Thousands of pages in a table that renders only the rows in sight. The arrow keys, Home and End move from row to row;
 * screen readers are told how many there are. On a phone each row is a block.
 */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { joinClasses } from "#ui/joinClasses.ts";
import type { SeoRow } from "./seoRules.ts";
import { words } from "./words.ts";

/** Pixels; rows are measured once they are there. */
const assumedRowHeight = 76;
const pageOfRows = 8;

/** As in TableFrame, which every written page loads and which knows of no rows that are not rendered. */
const tableClasses =
  "w-full border-collapse text-left [&_td]:border-t [&_td]:border-line [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_thead_th]:text-[0.9rem] [&_thead_th]:text-ink-soft";

type Props = { rows: readonly SeoRow[]; chosen: string | null; onChoose: (path: string) => void };

export function PageTable({ rows, chosen, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The row to focus once it is rendered. */
  const awaited = useRef<number | null>(null);
  // Nothing that it returns is memoized here, or handed to a component that is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => assumedRowHeight,
    overscan: 4,
  });
  const shown = virtualizer.getVirtualItems();

  useEffect(() => {
    const button = scroller.current?.querySelector<HTMLElement>(
      `[data-index="${awaited.current ?? "none"}"] button`,
    );
    if (button === null || button === undefined) return;
    awaited.current = null;
    button.focus({ preventScroll: true });
  });

  // A new list is shown from its first row.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [rows]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof Element ? event.target.closest("[data-index]") : null;
    if (row === null) return;
    const next = findTarget(event.key, Number(row.getAttribute("data-index")), rows.length);
    if (next === null) return;
    event.preventDefault();
    awaited.current = next;
    virtualizer.scrollToIndex(next);
    // A row in sight already: nothing scrolls, and nothing would render.
    const button = scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`);
    button?.focus({ preventScroll: true });
  }

  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    // The keys move between the buttons of the rows; the region itself can be scrolled by them, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      role="region"
      aria-label={words.pages}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={joinClasses(
        "relative overflow-x-auto overflow-y-auto rounded-2xl border border-line bg-card",
        "stacked-on-phones",
      )}
      style={{ maxHeight: "36rem" }}
    >
      <table aria-rowcount={rows.length + 1} className={tableClasses}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{words.columns.page}</th>
            <th scope="col">{words.columns.views}</th>
            <th scope="col">{words.columns.links}</th>
            <th scope="col">{words.columns.depth}</th>
            <th scope="col">{words.columns.findings}</th>
          </tr>
        </thead>
        <Space height={above} />
        <tbody>
          {shown.map(({ index }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <tr
                key={row.path}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={row.path === chosen ? "bg-accent-soft" : undefined}
              >
                <Cells row={row} isChosen={row.path === chosen} onChoose={onChoose} />
              </tr>
            );
          })}
        </tbody>
        <Space height={below} />
      </table>
    </div>
  );
}

/** Stands for the rows that are not rendered. */
function Space({ height }: { height: number }) {
  return <tbody aria-hidden="true" style={{ display: "block", height: Math.max(0, height) }} />;
}

type RowProps = { row: SeoRow; isChosen: boolean; onChoose: Props["onChoose"] };

function RowButton({ row, isChosen, onChoose }: RowProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(row.path)}
      className="block min-h-11 w-full text-left font-sans hover:underline"
    >
      <span className="font-semibold break-words">{row.title.replace(/ \| Tassel$/, "")}</span>
      <span className="block text-[0.92rem] break-words text-ink-soft">
        {words.kinds[row.kind]}, {row.path}
        {row.isIndexed ? "" : `, ${words.hidden}`}
      </span>
    </button>
  );
}

function Cells({ row, isChosen, onChoose }: RowProps) {
  const change = words.change(row.views, row.viewsBefore);
  return (
    <>
      <th scope="row" className="font-normal">
        <RowButton row={row} isChosen={isChosen} onChoose={onChoose} />
      </th>
      <td data-column={words.columns.views} className="whitespace-nowrap">
        {words.views(row.views)}
        {change !== "" && <span className="block text-[0.92rem] text-ink-soft">{change}</span>}
      </td>
      <td data-column={words.columns.links} className="whitespace-nowrap">
        {words.links(row.inlinks)}
      </td>
      <td data-column={words.columns.depth} className="whitespace-nowrap">
        {words.clicks(row.depth)}
      </td>
      <td
        data-column={words.columns.findings}
        className={row.findings.length === 0 ? "text-ink-soft" : "font-semibold text-caution"}
      >
        {words.findingCount(row.findings.length)}
      </td>
    </>
  );
}

/** The row a key moves to; null if the key is not one of them. */
function findTarget(key: string, at: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageOfRows,
    PageUp: -pageOfRows,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step));
}
