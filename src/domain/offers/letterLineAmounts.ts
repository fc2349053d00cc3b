/** The amounts of one line that is no sentence, each with the words that name it. */
import type { Amount } from "./letterAmounts.ts";
import { findBreakdown, findNameAfter, isSentence, tidyLabel } from "./letterLabels.ts";
import { groupAmounts } from "./letterRows.ts";
import { cutAround, isNamedBehind, readSentence } from "./letterSentences.ts";
import { addItem, leaveOut, sumUsd } from "./letterSorting.ts";
import type { State } from "./letterState.ts";
import { findHeading, findLineKind, findSumKind } from "./letterWords.ts";

/** What belongs to this and that amount of one line. */
export function readAmounts(state: State, line: string, amounts: readonly Amount[]): void {
  const [only] = amounts;
  const parts = findBreakdown(line, amounts);
  if (parts !== null && only !== undefined) {
    const [whole = only] = amounts.filter((one) => !parts.some((part) => part.amounts.includes(one)));
    leaveOut(state, tidyLabel(line.slice(0, whole.start)), line, whole.usd, "sum", [whole]);
    for (const part of parts) addItem(state, { ...part, rest: "", text: line, line, isSentence: false });
    return;
  }
  const last = amounts.at(-1);
  const named = findEquation(line, amounts);
  if (named !== null && last !== undefined) {
    for (const one of amounts.slice(0, -1)) leaveOut(state, tidyLabel(named), line, one.usd, "sum", [one]);
    addItem(state, { named, rest: "", text: line, line, amounts: [last], isSentence: false });
    return;
  }
  const isProse =
    isSentence(line.slice(0, only?.start ?? 0), line.slice(last?.end ?? 0), line) ||
    isNamedBehind(line, amounts);
  const groups = groupAmounts(line, amounts, isProse);
  const startOf = (index: number) => groups[index]?.[0]?.start ?? line.length;
  const endOf = (index: number) => groups[index]?.at(-1)?.end ?? 0;
  const before = line.slice(0, startOf(0));
  if (isProse) {
    readSentence(state, line, groups);
    return;
  }
  // "$7,395 Federal Pell Grant": the label comes after the amount.
  const areNamesAfter =
    !/[a-z]{2}/i.test(before.replace(/\b(?:up to|accepted|offered|est)\b/gi, "")) &&
    findNameAfter(line.slice(endOf(0), startOf(1))) !== null;
  let taken = -1;
  for (const [index, group] of groups.entries()) {
    if (index === taken) continue;
    const text = cutAround(line, group[0]?.start ?? 0, endOf(index));
    const rest = line.slice(endOf(index), startOf(index + 1));
    const ahead = cutClosed(line.slice(index === 0 ? 0 : endOf(index - 1), startOf(index)));
    const own = areNamesAfter ? rest : ahead;
    // "Net price after $25,145 of grants and scholarships     $35,355": what was taken off, and then the price.
    const next = groups[index + 1];
    const isTakenOff =
      next !== undefined &&
      /\b(?:after|less|minus)\W*$/i.test(own) &&
      findSumKind(own.replace(/\W+\w+\W*$/, ""))?.what === "netPrice";
    if (isTakenOff && findHeading(rest.replace(/^\s*(?:of|in)\b/i, "")) !== null) {
      leaveOut(state, tidyLabel(rest), text, sumUsd(group), "sum", group);
      addItem(state, {
        named: own.replace(/\W+\w+\W*$/, ""),
        rest: "",
        text: cutAround(line, next[0]?.start ?? 0, endOf(index + 1)),
        line,
        amounts: next,
        isSentence: false,
      });
      taken = index + 1;
      continue;
    }
    // "3,500 sub + 2,000 unsub loans -> 11,705": what comes out.
    if (index > 0 && /\w\s*(?:-+>|=+>|\u2192|\u21d2)\s*\$?$/.test(own.trimEnd())) {
      leaveOut(state, tidyLabel(own), text, sumUsd(group), "unknown", group);
      continue;
    }
    const isNamed = findLineKind(own) !== null || findSumKind(own) !== null;
    const isNet = index > 0 && isAfterFee(groups[index - 1], group, own);
    // "Net price   On campus $22,359   Off campus $19,559": for living elsewhere.
    const isElsewhere =
      index > 0 && offCampus.test(own) && /\bon[\s-]campus\b/i.test(line.slice(0, startOf(index - 1)));
    if (index > 0 && !isNamed)
      leaveOut(
        state,
        tidyLabel(own),
        text,
        sumUsd(group),
        isNet || isLastAgain(state, group) ? "repeated" : isElsewhere ? "notOffered" : "unknown",
        group,
      );
    else
      addItem(state, {
        named: joinSplitLabel(state, own, index),
        rest,
        text,
        line,
        amounts: group,
        isSentence: false,
      });
  }
}

/** "What is left: $33,200 cost - $29,333 gift aid = $3,867": the name of the price that is left; null if the line is no such sum. */
function findEquation(line: string, amounts: readonly Amount[]): string | null {
  const [whole, ...others] = amounts;
  const left = others.pop();
  if (whole === undefined || left === undefined || others.length === 0) return null;
  const isTaken = others.every(({ start }, index) =>
    /(?:^|\s)(?:[-\u2013]|minus|less)\s*\(?$/i.test(line.slice(amounts[index]?.end ?? 0, start)),
  );
  if (!isTaken || !/=\s*$/.test(line.slice(others.at(-1)?.end ?? 0, left.start))) return null;
  const takenUsd = others.reduce((sum, { usd }) => sum + (usd ?? 0), 0);
  if (Math.abs((whole.usd ?? 0) - takenUsd - (left.usd ?? 0)) >= 1) return null;
  const names = [line.slice(0, whole.start), line.slice(left.end)];
  return names.find((words) => findSumKind(tidyLabel(words))?.what === "netPrice") ?? null;
}

/** "loans ($5,500 federal) or work ($2,000)": up to the parenthesis that it closes, the text is about the amount before. */
function cutClosed(text: string): string {
  return text.replace(/^[^()]*\)\s*(?:(?:or|and|plus)\s+)?(?=[a-z])/i, "");
}

/** Without a name of its own, and what the amount before it was read as: "$420 a month in ten payments, $4,200". */
function isLastAgain({ candidates }: State, group: readonly Amount[]): boolean {
  const usd = sumUsd(group) ?? 0;
  return usd > 0 && candidates.at(-1)?.amountUsd === usd;
}

const offCampus = /^\W*(?:off[\s-]campus|(?:living )?(?:with|at) (?:parents?|family|home)|commut\w+)\W*$/i;

/** "$3,500, minus 1.057% fee = $3,463 net": the loan that was just named, as it is paid out. */
function isAfterFee(
  before: readonly Amount[] | undefined,
  group: readonly Amount[],
  between: string,
): boolean {
  const [gross, net] = [sumUsd(before ?? []), sumUsd(group)];
  return (
    gross !== null && net !== null && net < gross && net > 0.94 * gross && /\bfees?\b|\bnet\b/i.test(between)
  );
}

/** "Annual award", "Annual award at 12 to 14.99 units" below "4. Student Success Completion Grant": the name stands above. */
const ofName =
  /^\W*(?:(?:your|annual|yearly|estimated|award|offer(?:ed)?|aid year) )+(?:award|value|amount)(?: (?:at|for|if|with)\b[^$:]{0,40})?\W*$/i;

/** "Federal Direct Unsubsidized" above "Loan  $2,000": a label broken over two lines. */
function joinSplitLabel(state: State, own: string, index: number): string {
  if (index === 0 && state.card !== null && ofName.test(own)) return `${state.card}\t${own}`;
  const above = state.labels.at(-1)?.text;
  if (index > 0 || above === undefined || above.length > 60 || /[.:!?]$/.test(above)) return own;
  const isPart =
    /^\W*(?:loans?|grant|scholarship|award|fees|study|food|expenses|program|supplies|(?:\([^()]*\)\s*)+)\W*$/i.test(
      own,
    );
  return isPart && findHeading(above) === null ? `${above} ${own}` : own;
}
