/** Which pages were probably meant by an address that nothing stands at. */
import { listAddresses, type PageId, pages } from "#site/pages.ts";

/** Pages that nobody looks for by typing, or that stand in the list beside the guesses anyway. */
const neverGuessed: ReadonlySet<PageId> = new Set<PageId>([
  "home",
  "timelineSuccess",
  "tripResults",
  "blogAutomation",
  "subscriptionSuccess",
  "admin",
  "adminSeoDashboard",
  "adminKnowledgeGraph",
  "adminPerformanceTest",
]);

/** An address this unlike, of 1, is no guess: half of it would have to be typed anew. */
const farthest = 0.5;
const guessesMax = 3;

/** Up to three pages whose addresses are closest to the path, the closest first; none where nothing is close. */
export function findLikelyPages(path: string): PageId[] {
  const asked = toPlainText(path);
  if (asked === "") return [];
  return pages
    .filter((page) => !neverGuessed.has(page.id))
    .map((page) => ({
      id: page.id,
      distance: Math.min(...listAddresses(page).map((address) => measureDistance(asked, toPlainText(address)))),
    }))
    .filter(({ distance }) => distance < farthest)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, guessesMax)
    .map(({ id }) => id);
}

/** From 0, the same, to 1, nothing in common: by letters or by whole words, whichever is kinder. */
function measureDistance(asked: string, address: string): number {
  const byLetters = calculateEditDistance(asked, address) / Math.max(asked.length, address.length);
  return Math.min(byLetters, measureWordDistance(asked.split(" "), address.split(" ")));
}

/** Words that most addresses have in common say little about which one is meant. */
const common: ReadonlySet<string> = new Set(["college", "colleges", "guide", "planning", "html", "page"]);

function measureWordDistance(asked: readonly string[], address: readonly string[]): number {
  const telling = asked.filter((word) => word.length > 2 && !common.has(word));
  if (telling.length === 0) return 1;
  const known = telling.filter((word) => address.some((other) => isSameWord(word, other)));
  // The page whose address says no more than was asked comes first.
  const surplus = (address.length - known.length) / 100;
  return 1 - known.length / telling.length + 0.1 + surplus;
}

/** The same but for a slip of the finger or an ending, as "calculators" for "calculator". */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= 4 && calculateEditDistance(one, other) <= 1;
}

/** "/College_Match-Quiz.html/" becomes "college match quiz html". A stray % sign stands as it is. */
function toPlainText(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // As it stands.
  }
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .slice(0, 80);
}

/** Letters to put in, take out, change or swap with their neighbor. */
export function calculateEditDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let minimum = Math.min(
        getCell(last, column) + 1,
        getCell(current, column - 1) + 1,
        getCell(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap && column > 1) minimum = Math.min(minimum, getCell(beforeLast, column - 2) + 1);
      current.push(minimum);
    }
    beforeLast = last;
    last = current;
  }
  return getCell(last, other.length);
}

function getCell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
