/** A list's dates as a strip of months: which are full, which are free, and which days are only expected. */
import type { ArticleDate } from "#content/blocks.ts";
import { getMonth, getYear, toDay } from "#lib/dates.ts";
import { formatShortMonth } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { type DateSpan, toDateSpan } from "./dateSpan.ts";
import { words } from "./words.ts";

type Chip = { text: string; standing: ArticleDate["standing"]; isPast: boolean };
/** `chips` is null for a gap of several months. */
type Cell = { key: string; label: string; chips: Chip[] | null };

/** The list below says the same, so screen readers skip the strip. */
export function MonthStrip(props: { dates: readonly ArticleDate[]; hasPassed: (on: string) => boolean }) {
  const cells = listCells(props.dates, props.hasPassed);
  const standings = order.filter((one) => props.dates.some(({ standing }) => standing === one));
  return (
    <div aria-hidden="true" className="mt-4">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.1rem,1fr))] gap-y-3">
        {cells.map(({ key, label, chips }) => (
          <li key={key} className="border-t-2 border-line-strong pt-1 text-[0.85rem]">
            <span className="text-ink-soft">{label}</span>
            {chips !== null && chips.length > 0 && (
              <span className="mt-1 flex flex-wrap gap-1">
                {chips.map(({ text, standing, isPast }) => (
                  <span key={text} className={joinClasses(look.day, isPast ? looks.past : looks[standing])}>
                    {text}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {standings.length > 1 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-[0.85rem] text-ink-soft">
          {standings.map((standing) => (
            <span key={standing} className="flex items-center gap-1.5">
              <span className={joinClasses(look.mark, looks[standing])} />
              {words.strip[standing]}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const look = {
  day: "figures inline-grid h-7 min-w-7 place-items-center rounded-full border-2 px-1 font-semibold",
  mark: "size-3 rounded-full border-2",
} as const;

/** Of the legend. Its own list: that of the blocks would bring their schemas into the page's script. */
const order = ["published", "expected", "reported"] as const satisfies readonly ArticleDate["standing"][];

/** They differ in outline too, for print and forced colors. */
const looks = {
  published: "border-accent bg-accent text-on-accent",
  expected: "border-accent text-ink",
  reported: "border-dashed border-ink-soft text-ink",
  past: "border-line bg-sunk text-ink-soft",
} as const;

/** More free months than this in a row are one gap. */
const mostFree = 2;

function listCells(dates: readonly ArticleDate[], hasPassed: (on: string) => boolean): Cell[] {
  const byMonth = new Map<number, Map<string, Chip>>();
  for (const { on, standing } of dates) {
    for (const [month, text] of listDays(toDateSpan(on))) {
      const chips = byMonth.get(month) ?? new Map<string, Chip>();
      if (!chips.has(text)) chips.set(text, { text, standing, isPast: hasPassed(on) });
      byMonth.set(month, chips);
    }
  }
  const months = [...byMonth.keys()].toSorted((one, other) => one - other);
  return months.flatMap((month, index) => {
    const before = months[index - 1] ?? month;
    const free = month - before - 1;
    const between: Cell[] =
      free > mostFree
        ? [{ key: `before ${month}`, label: words.stripGap, chips: null }]
        : Array.from({ length: Math.max(0, free) }, (_, at) => toCell(before + 1 + at, before + at, []));
    const shown = free > mostFree ? before : month - 1;
    return [...between, toCell(month, index === 0 ? null : shown, [...(byMonth.get(month)?.values() ?? [])])];
  });
}

/** The year stands with the strip's first month and with the first one of another year. */
function toCell(month: number, before: number | null, chips: Chip[]): Cell {
  const year = Math.floor(month / 12);
  const name = formatShortMonth(toDay(year, (month % 12) + 1, 1));
  const hasYear = before === null || Math.floor(before / 12) !== year;
  // A month without a day stands last.
  const toDayNumber = ({ text }: Chip) => Number.parseInt(text.replace("–", ""), 10) || 32;
  const inOrder = chips.toSorted((one, other) => toDayNumber(one) - toDayNumber(other));
  return { key: String(month), label: hasYear ? `${name} ${year}` : name, chips: inOrder };
}

function toMonthNumber(day: string): number {
  return getYear(day) * 12 + getMonth(day) - 1;
}

/** "15", "12–18", or "28–" in one month and "–3" in a later one; a month without a day is a question. */
function listDays({ first, last, text }: DateSpan): [month: number, text: string][] {
  const [from, to] = [first, last].map((one) => String(Number(one.slice(8))));
  const [begin, end] = [first, last].map(toMonthNumber) as [number, number];
  if (text !== null) return [[begin, words.stripMonth]];
  if (first === last) return [[begin, `${from}`]];
  return begin === end
    ? [[begin, `${from}–${to}`]]
    : [
        [begin, `${from}–`],
        [end, `–${to}`],
      ];
}
