/** What the cover of a post draws: the shape of the post's own figure, so that no two posts look the same. */
import type { Block } from "#content/blocks.ts";

type Spans = [number, number][];

/** A cover has room for so many rows. */
const mostRows = 6;

/** The rows of its first figure; else where its dates stand between the first and the last; null if it draws neither. */
export function drawCover(blocks: readonly Block[]): Spans | null {
  for (const block of blocks) {
    if (block.kind === "figure" && block.draw !== "rule") return toRows(block.rows);
    if (block.kind === "dates") return toPlaces(block.dates.map(({ on }) => on));
  }
  return null;
}

function toRows(rows: readonly { spans: readonly (readonly [number, number])[] }[]): Spans {
  return rows
    .flatMap(({ spans }) => spans.map(([from, to]): [number, number] => [Math.round(from), Math.round(to)]))
    .slice(0, mostRows);
}

function toPlaces(dates: readonly string[]): Spans {
  // Days as the months they begin in are near enough for a cover.
  const days = dates
    .slice(0, mostRows)
    .map((on) => Number(on.slice(0, 4)) * 372 + Number(on.slice(5, 7)) * 31 + Number(on.slice(8, 10) || 1));
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return days.map((day) => {
    const at = most === least ? 0 : Math.round(((day - least) / (most - least)) * 88);
    return [at, at + 12];
  });
}
