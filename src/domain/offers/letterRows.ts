/** The layout of a letter: which words belong to which amounts, when they share a line and when they stand on lines of their own. */
import { type Amount, findAmounts, isLineBreak } from "./letterAmounts.ts";
import { aidKinds } from "./letterCandidates.ts";
import type { LetterLine } from "./letterCards.ts";
import { pairBySums } from "./letterPairing.ts";
import { findHeader } from "./letterTable.ts";
import { findCostItems, findHeading, findLineKind, findSumKind, type LetterGroup } from "./letterWords.ts";

/** Lines of a wrapped sentence become one; rows and headings stay as they are. */
export function joinWrappedLines(lines: readonly LetterLine[]): LetterLine[] {
  const joined: LetterLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      (isContinued(last.text, line.text) ||
        isCutShort(last.text, line.text) ||
        isNameCut(last.text, line.text))
    )
      joined[joined.length - 1] = {
        text: `${last.text.trimEnd()} ${line.text.trim()}`,
        rows: [...last.rows, ...line.rows],
      };
    else joined.push(line);
  }
  return joined;
}

const longestSentence = 1_500;
const openEnd =
  /\b(?:of|an?|the|and|or|your|our|to|for|in|with|is|are|at|from|by|as|up|will|be|have|has|been|federal|this|that|plus|per)\s*$/i;

const longestCut = 600;

/** A mail that was wrapped to a narrow width: lines end within a parenthesis, within a list of amounts, or before the word they need. */
function isCutShort(line: string, next: string): boolean {
  if (
    line.length < longestName &&
    /\([a-z][^()$\d]*$/.test(line) &&
    /^\s*[a-z][^()$\d]{1,40}\)\s+\$?\d/.test(next)
  )
    return true;
  if (
    line.length > longestCut ||
    /\t|\||\S\s{3,}\S/.test(line.trim()) ||
    /\t|\||\S\s{3,}\S/.test(next.trim())
  )
    return false;
  const end = line.trimEnd();
  const isInParenthesis = /\([a-z][^()$\d]*$/.test(end) && /^[^()$]{1,60}\)/.test(next.trim());
  const isInList = /\d,\s[^$\d]*[a-z]$/.test(end) && /^\s*\$\d/.test(next);
  const isBeforeWord = /\d[,:]$|\b(?:of|the|your)$/.test(end) && /^\s*(?:and\s+)?[a-z]/.test(next);
  return isInParenthesis || isInList || (isBeforeWord && /[a-z]/.test(end));
}

/** "Federal Direct Parent PLUS", and below it "Loan (3)  $4,000  $4,000": a name that a narrow column broke before its last word. */
function isNameCut(line: string, next: string): boolean {
  return (
    line.length < longestName &&
    /^[^\p{L}]{0,16}\p{Lu}\S*\s+\S.*[\p{L},]\s*$/u.test(line) &&
    (lastWord.test(next) || (restOfCost.test(next) && findCostItems(line).length > 0)) &&
    !/\bN\/A\s*$/i.test(line) &&
    findHeading(line) === null &&
    findHeader(line) === null &&
    findAmounts(line).length === 0
  );
}

const longestName = 60;
/** "Books and art", and below it "materials $3,100". */
const restOfCost = /^\s*[a-z][a-z-]{2,}(?: [a-z-]+)?\s+\$\s?\d/;
const lastWord =
  /^\s*(?:(?:opportunity|education|plus|student|parent) )?(?:loans?|grants?|scholarships?|awards?|program)\W*(?:\((?:\d|[a-z]+)\)|\*)?\s*\$?\d/i;

function isContinued(line: string, next: string): boolean {
  if (next.trim() === "" || line.length < 45 || line.length > longestSentence) return false;
  const end = line.slice(-200);
  if (/[.:!?|]\s*$/.test(end) || /\t|\||\S\s{3,}\S/.test(line) || /\t|\||\S\s{3,}\S/.test(next)) return false;
  if (/^\s*[-*\u2022\u00b7\d(]/.test(next) && !/^\s*\d{1,3},\d{3}/.test(next)) return false;
  const words = line.trim().split(/\s+/);
  const lower = words.filter((word) => /^[a-z]/.test(word)).length;
  if (
    lower * 2 < words.length ||
    !/\b(?:we|you|your|our|us|is|are|will|have|has|been|may|this)\b/i.test(line)
  )
    return false;
  if (findHeading(line) !== null) return false;
  if (openEnd.test(end)) return true;
  // Who writes everything in small letters begins each line with one.
  if (/^\s*[a-z]/.test(line)) return false;
  if (/^\s*[a-z]/.test(next)) return true;
  const isRow = /[\d)]\s*$/.test(next) && next.length < 90;
  return line.length >= 60 && !isRow && !/\$?\d[\d,.]*\s*$/.test(end);
}

/** Groups of amounts that name nothing between them: the columns of one row, or "$15,000 a year ($60,000 over four years)". */
export function groupAmounts(line: string, amounts: readonly Amount[], isSentence: boolean): Amount[][] {
  const groups: Amount[][] = [];
  for (const amount of amounts) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const between = previous === undefined ? "" : line.slice(previous.end, amount.start);
    // In a sentence "and" starts something new, unless it joins two terms.
    const isRange =
      previous !== undefined && isBetween.test(`${line.slice(0, previous.start).slice(-20)}$${between}`);
    const isNew =
      isSentence &&
      !isRange &&
      /\band\b/i.test(between) &&
      !/fall|spring|semester|term/i.test(line.slice(amount.end - 60, amount.end + 40));
    // "A total cost of $79,200: $58,400 for tuition": the whole, and its parts behind it.
    const isOpened = isSentence && /^\s*:\s*$/.test(between);
    // "A room of $7,900 and meals of $5,750, or $13,650 in all": what those before it come to.
    const soFarUsd = groups.reduce((sum, [first]) => sum + (first?.usd ?? 0), 0);
    const isSumOfAll = isSentence && groups.length > 1 && Math.abs(soFarUsd - (amount.usd ?? 0)) < 1;
    const isApart = isNew || isOpened || isSumOfAll;
    // "$1,800 for nine months ($16,200)": the month's amount, and what the months come to.
    const months = (amount.usd ?? 0) / (previous?.usd ?? 1);
    const isOfMonths =
      /\bmonths?\W*$/i.test(between) && Number.isInteger(months) && months >= 4 && months <= 12;
    if (isOfMonths && group !== undefined) group.push(amount);
    else if (group === undefined || previous === undefined || isApart || isLineBreak(between))
      groups.push([amount]);
    else group.push(amount);
  }
  return groups;
}

/** "To pay between $19,940 and $22,340". */
const isBetween = /\b(?:between|entre)\s*\$\s*(?:and|y)\s*$/i;

/** Bare numbers count only in a table row: a meaningful label followed by amounts. */
export function pickTrusted(
  line: string,
  label: string | null,
  heading: LetterGroup | null,
  isInList: boolean,
): Amount[] {
  const amounts = findAmounts(line);
  const first = amounts[0];
  if (first === undefined || amounts.every(({ isMarked }) => isMarked)) return amounts;
  const money = amounts.filter((amount, at) => !isPartOfName(line, amount, amounts[at + 1]));
  if (money.length < amounts.length) return money;
  const before = line.slice(0, first.start);
  const isRow = !isLineBreak(line.slice(first.end).replaceAll(/[\d,.$]+/g, " "));
  const name = /[a-z]{2}/i.test(before) ? before : (label ?? "");
  const isNamed =
    findLineKind(name) !== null || findSumKind(name) !== null || (heading !== null && name !== "");
  // A number alone is some row's amount, even if nobody can say whose.
  if (name === "" && /^\s*\d{3,6}\s*$/.test(line)) return amounts;
  const isListed =
    (isInList || /\S(?:\s{3,}|\t|\s?\.{3,}\s?)$/.test(before)) &&
    isListRow(line, first, amounts.at(-1) ?? first);
  const areBareGood =
    isRow &&
    (isNamed || isListed) &&
    before.length < 120 &&
    (/\S(?:\s{3,}|\t)$/.test(before) || !/[a-z\d)]{2}[.?!]\s+[A-Z]/.test(before));
  return amounts.filter(
    (amount, at) =>
      amount.isMarked || areBareGood || (isInList && isAidByName(line, amount, amounts[at - 1]?.end ?? 0)),
  );
}

/** "then sub loan 3500 unsub 2000" below other amounts: words that name aid stand right before the number. */
function isAidByName(line: string, { start, end, usd }: Amount, from: number): boolean {
  const kind = line.length < 80 ? findLineKind(line.slice(from, start)) : null;
  return (
    (usd ?? 0) >= leastBareAid &&
    /[a-z] $/.test(line.slice(from, start)) &&
    /^(?:\s|$)/.test(line.slice(end)) &&
    kind !== null &&
    aidKinds.includes(kind)
  );
}

const leastBareAid = 500;

/** "Garden Society of Dunmore    750" among rows of money: an amount, whoever it is from. */
function isListRow(line: string, first: Amount, { start, end }: Amount): boolean {
  const name = line.slice(0, first.start);
  return (
    end - start > 2 &&
    line.slice(end).trim() === "" &&
    name.length < 60 &&
    /[a-z]{3}/i.test(name) &&
    /(?:\s|\.{2})$/.test(name) &&
    !/\b(?:room|suite|box|class of|street|st|ave|avenue|road|rd|hall|zip|ext|phone|fax|form|code|course|section|page|step|line)\W*$/i.test(
      name,
    )
  );
}

/** "Dining - Block 150      6,120", "204  Inst Need Grant   $5,500": a bare number inside the name, where the row has money behind it. */
function isPartOfName(line: string, amount: Amount, next: Amount | undefined): boolean {
  if (amount.isMarked || amount.end - amount.start > 4) return false;
  // "Excelsior Scholarship   2,900   -2,900   0"
  const isZeroCell =
    amount.usd === 0 && /\d\s{2,}$/.test(line.slice(0, amount.start)) && line.slice(amount.end).trim() === "";
  if (next === undefined) return amount.end - amount.start < 3 && !isZeroCell && !isSmallRow(line, amount);
  if (/\(\s?$/.test(line.slice(0, amount.start)) && line[amount.end] === ")" && amount.end - amount.start < 3)
    return true;
  const isAfterWord = /[a-z:-]\s?$/i.test(line.slice(0, amount.start));
  // "Lodge 42          750"
  const isFarFrom = amount.end - amount.start < 3 && /^\s{3,}$/.test(line.slice(amount.end, next.start));
  if (isAfterWord && isFarFrom) return true;
  const isAtHead =
    line.slice(0, amount.start).trim() === "" && /[a-z]{2}/i.test(line.slice(amount.end, next.start));
  // "1014  FSEOG     500   500   0": a fund's code before its name, and columns behind it.
  const isCode =
    isAtHead && /\s{2,}$/.test(line.slice(amount.end, next.start)) && /\d/.test(line.slice(next.end));
  if (isCode) return true;
  return (
    next.isMarked &&
    (isAtHead ||
      (isAfterWord && /^\)?\s{2,}|^:\s|^\)?\s+\$|^\t|^\s*\.{2}|^\s+\(?[a-z]/i.test(line.slice(amount.end))))
  );
}

/** "Loan Fees 70": words that name a cost, and the number ends the row. */
function isSmallRow(line: string, { start, end }: Amount): boolean {
  const name = line.slice(0, start);
  return (
    line.slice(end).trim() === "" &&
    name.trim().length < 60 &&
    findLineKind(name) !== null &&
    /[a-z/:.]\s+$/i.test(name)
  );
}

/** Nothing but amounts, signs, and words about their period or state. */
export function isAmountsOnly(line: string, amounts: readonly Amount[]): boolean {
  const first = amounts[0];
  if (first === undefined) return false;
  // "Accepted $1,000 (reduced by you 04/11)".
  const said = line.replace(/\((?:reduced|lowered|changed|raised|updated)\b[^()]*\)/gi, " ");
  return !isLineBreak(said.replace(/\$|\b(?:yr|USD|US|est|k)\b/gi, " "));
}

const termWord = "(?:semester|trimester|term|quarter)";
const oneTerm = new RegExp(
  `\\b(?:(fall|autumn|winter|spring|summer)|(first|1st|second|2nd|third|3rd) ${termWord}|${termWord} (?:([1-3])|(one|two|three)))\\b`,
  "gi",
);
const aroundTerm =
  /\b(?:term|semester|quarter|qtr|trimester|awards?|aid|financial|disbursements?|award period|by|period|payment|charges|costs|credits|expenses|grants|scholarships|loans|for|the|your|of|amounts?|estimated|20\d\d(?:\s?[-\u2013/]\s?\d{2,4})?)\b/gi;

/** "Term: Fall 2027", "Semester 1", "Your spring 2028 awards": what follows is of that term. */
export function readTermHeading(line: string): string | null {
  if (line.length > 60) return null;
  const found = [...line.matchAll(oneTerm)].map(([words]) => words.toLowerCase());
  const [term] = found;
  if (term === undefined || found.length > 1) return null;
  const rest = line
    .replace(/\b\d{1,2} items\b/i, " ")
    .replace(oneTerm, " ")
    .replace(aroundTerm, " ");
  return /[a-z\d]/i.test(rest) ? null : term;
}

/** Names an item or a total, and is no title such as "Financial Aid Package". */
function isOwnLabel(label: string): boolean {
  const what = findSumKind(label)?.what;
  return what === "group" ? /\btotal/i.test(label) : what !== undefined || findLineKind(label) !== null;
}

type AmountLine = { text: string; amounts: readonly Amount[]; rows: readonly number[] };

const takenFrom = /^\W*(?:accepted|disbursed|paid|authorized|remaining)\b/i;

/**
 * Under one name a portal opens an award over several lines: "Offered $3,500", "Accepted $0", or "$9,200" and "$4,600 fall, $4,600 spring". The
 * first counts; the others say what became of it.
 */
export function partAsides(lines: readonly AmountLine[]): { kept: AmountLine[]; aside: AmountLine[] } {
  const kept: AmountLine[] = [];
  const aside: AmountLine[] = [];
  for (const line of lines) {
    const above = kept.at(-1);
    const usd = above?.amounts[0]?.usd ?? null;
    const isStatus = /^\W*(?:offered|awarded)\b/i.test(above?.text ?? "") && takenFrom.test(line.text);
    // "Offered $2,000", "Accepted $1,000": what the student took of it counts.
    const taken = /^\W*accepted\b/i.test(line.text) ? (line.amounts[0]?.usd ?? 0) : 0;
    if (isStatus && above !== undefined && usd !== null && taken > 0 && taken < usd) {
      kept.splice(-1, 1, line);
      aside.push(above);
      continue;
    }
    const sum = line.amounts.reduce((total, one) => total + (one.usd ?? 0), 0);
    const isSplit =
      above?.amounts.length === 1 &&
      line.amounts.length > 1 &&
      usd !== null &&
      Math.abs(sum - usd) <= line.amounts.length &&
      /\b(?:fall|spring|winter|semester|quarter|term|semestre)\b/i.test(line.text);
    (isStatus || isSplit ? aside : kept).push(line);
  }
  return { kept, aside };
}

/** The label lines and amount lines of a block, put together; null for amounts that cannot be placed. */
export function pairBlock(
  printed: readonly string[],
  amountLines: readonly AmountLine[],
  columns: number,
): (AmountLine & { label: string | null })[] {
  // "Net price", and below it "After grants and scholarships".
  const labels = printed.filter(
    (label, at) => !(/^\W*after\b/i.test(label) && findSumKind(printed[at - 1] ?? "")?.what === "netPrice"),
  );
  const last = labels.at(-1);
  const named = labels.filter(
    (label, index) =>
      index === labels.length - 1 || findHeading(label) === null || labels.length === amountLines.length,
  );
  const meaningful = named.filter(isOwnLabel);
  const lines = amountLines.length;
  // The letter's title and the college's name above the labels of the block.
  const nearest = labels.slice(-lines);
  const isTitled =
    lines > 1 &&
    labels.length > lines &&
    nearest.filter(isOwnLabel).length > 0.7 * lines &&
    meaningful.length > 1;
  if (last === undefined) return amountLines.map((line) => ({ ...line, label: null }));
  if (lines === 1) return amountLines.map((line) => ({ ...line, label: last, text: `${last} ${line.text}` }));
  const zip = (names: readonly string[], each: number) =>
    names.map((label, index) => {
      const own = amountLines.slice(index * each, (index + 1) * each);
      return {
        label,
        text: [label, ...own.map(({ text }) => text)].join(" "),
        amounts: own.flatMap(({ amounts }) => amounts),
        rows: own.flatMap(({ rows }) => rows),
      };
    });
  const proven = amountLines.every(({ amounts }) => amounts.length === 1)
    ? pairBySums(
        labels,
        amountLines.map(({ amounts: [only] }) => only?.usd ?? 0),
      )
    : null;
  if (proven !== null)
    return zip(
      labels.filter((_, at) => proven.includes(at)),
      1,
    );
  if (meaningful.length > 1 && meaningful.length === lines) return zip(meaningful, 1);
  if (named.length > 1 && named.length === lines) return zip(named, 1);
  if (isTitled) return zip(nearest, 1);
  if (columns > 1 && meaningful.length > 1 && lines === meaningful.length * columns)
    return zip(meaningful, columns);
  const isOne = meaningful.length <= 1 || labels.length === 1 || lines === columns;
  if (isOne && lines <= Math.max(4, columns)) return zip([last], lines);
  return amountLines.map((line) => ({ ...line, label: null }));
}
