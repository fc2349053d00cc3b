/** The amounts of a sentence, each with the words before or after it that name it. */
import type { Amount } from "./letterAmounts.ts";
import { costKinds } from "./letterCandidates.ts";
import { findNameAfter, findNameBefore, tidyLabel } from "./letterLabels.ts";
import { addItem, leaveOut, sumUsd } from "./letterSorting.ts";
import type { State } from "./letterState.ts";
import { findLineKind, findSumKind } from "./letterWords.ts";
import { type OfferLineKind, offerLimits } from "./offer.ts";

const aboutOthers =
  /\b(?:famil(?:y|ies) (?:earning|with incomes?|making)|most families|many families|(?:families|students|parents|borrowers) (?:often|usually|generally|sometimes|commonly)|(?:freshmen|sophomores|juniors|seniors|undergraduates|first-years) (?:may|can|could)|students who|(?:our|most|many|other|some) (?:students|families|parents) (?:tell|say|said|report)|typical(?:ly)?|on average|loan payment|median|the maximum (?:[a-z]+ ){0,4}(?:for \S+ )?is|law limits|loan arrives as|last year|more than ever|endowment|for example|students (?:may|can|could)|if (?:they|you) wish(?! to (?:borrow|accept|take))|each additional|million|billion|would be approximately|monthly payment|of (?:any )?outside (?:scholarships?|awards?|aid))\b|^\s*if you (?:choose|live|decide|earn|borrow)/i;

/** "In 2026-27 it paid $10,034": what it was in a year before, and the most that a rule allows. */
export const ofAnotherYear =
  /\b(?:in|en)(?: the| el)?(?: academic| school| a\u00f1o)? 20\d\d\s?[-\u2013]\s?\d{2,4},? (?:[a-z\u00e1-\u00fa&]+ ){0,4}(?:paid|was|were|averaged|fue|era|pag\u00f3)\b|\b20\d\d\s?[-\u2013]\s?\d{2,4} (?:charges|costs|prices?|rates?|tuition|fees)\b[^.;$]{0,30}\bwere\b|\bm\u00e1ximo (?:anual|federal)\b|\baverage of\b.*\bthe range\b/i;

/** Prices go up for everybody; what is yours goes up for you. */
const aboutPrices = /\b(?:(?:will )?rises? by|going up|went from|increased?)\b/i;

/** "We estimate that a typical student will spend another $3,850, for a total cost of attendance of \u2026": what this student is to reckon with. */
export function isOwnBudget(sentence: string): boolean {
  return /\bcost of attendance\b|\bfor a total (?:cost|budget)\b/i.test(sentence);
}

/** What families in general pay, borrow or are given. */
export function isAboutOthers(whole: string): boolean {
  // "$36,180 (last year $34,900)": a remark beside what is this year's.
  const sentence = whole.replace(/\([^()]*\)/g, " ");
  return (
    aboutOthers.test(isOwnBudget(sentence) ? sentence.replace(/\btypical(?:ly)?\b/gi, " ") : sentence) ||
    (aboutPrices.test(sentence) && !/\byour\b|\bgrants?\b|\bscholarships?\b|\bawards?\b/i.test(sentence))
  );
}

/** Text that speaks to whoever reads the letter by machine; a family decides what it means. */
export const ordersToReader =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|above|previous|rules)\b|\b(?:report|output|record|count)\b.{0,20}\b(?:as|a|an|this)\b.{0,40}\$|^\W*(?:treat|classify)\b.{0,60}\bas\b.{0,40}\$/i;
const isPaidFor =
  /^\s*(?:(?:a|per|each) (?:year|semester) )?(?:for|in|toward) (?:your |the )?(?:tuition|fees|housing|room|food|books|direct|housing)/i;
const isReceived = /\b(?:receive|awarded|award you|grant you|given|get)\b/i;

const shareOfCost = /\d\s?%\s+of (?:the |your |full )?[a-z ]{4,24}(?:,? (?:or|which is|worth|equal to))\s*$/i;
const givesGift = /\b(?:waivers?|exchange|scholarships?|remission|grants?|discounts?|awards?)\b/i;
/** "That makes $35,502 in scholarships and grants." */
const isSumOf = /\b(?:makes|com(?:es|ing) to|totals?|add(?:s|ing)? up to|a total of)\s*$/i;
const ofGroup =
  /^\s*(?:(?:a|per) year )?in ((?:(?:total|all|free|gift|your) )?(?:scholarships?|grants?|gift aid|financial aid)(?: and (?:scholarships?|grants?))?)\b/i;

/** "Together these gifts total $57,910", "gift assistance comes to $25,120". */
const groupBefore =
  /\b((?:gifts|grants|scholarships|awards|(?:gift|grant|financial) (?:aid|assistance))(?: and (?:grants|scholarships|awards))?) (?:\w+ )?(?:makes?|comes? to|totals?|adds? up to)\s*$/i;

/** "After your scholarships, your direct cost would be $31,800." */
const costAfterAid =
  /\bafter (?:(?:your|all|these|those|the|that|this|every) )*(?:[\w'\u2019-]+ ){0,2}(?:scholarships?|grants?|gifts?|gift aid|aid|awards?|benefits)\b[^.;:$\d]*,\s*(?:(?:your|the|our|a) )?(?:[a-z-]+ ){0,2}(?:costs?|price|bill|balance|charges|share)\s[^.;:$\d]{0,30}$/i;

/** "Students should also budget about $1,000": not the year's budget. */
const budgetAsVerb = /(?<=\b(?:should|must|will|can|may|to|please|also) )budget\b/gi;

const leftBehind = /^\s*(?:left|remaining|still) (?:for you )?(?:to (?:pay|cover|find)|due|owed)\b/i;

const inAll = /^\s*(?:in all|in total|all told|altogether|together)\b/i;

export function readSentence(state: State, line: string, groups: readonly Amount[][]): void {
  let from = 0;
  const isOthers = isAboutOthers(line);
  for (const [index, group] of groups.entries()) {
    const start = group[0]?.start ?? 0;
    const end = group.at(-1)?.end ?? 0;
    const before = line.slice(from, start).replace(budgetAsVerb, "plan");
    const after = line.slice(end, groups[index + 1]?.[0]?.start ?? line.length);
    from = end;
    const text = cutAround(line, start, end);
    const isTotalOfItem =
      index > 0 &&
      /\b(?:total(?: value)?(?: award)? of|worth|value of|valued at)\s*(?:up to |approximately )?$/i.test(
        before,
      );
    const led = isAdjective(before, after)
      ? null
      : findNameBefore(cutAtParenthesis(cutClause(before.slice(-300))));
    // "You'd pay $9,840 for tuition and fees": what is paid for names it.
    const ahead = led !== null && isPaidFor.test(after) && findSumKind(led)?.what === "netPrice" ? null : led;
    const behind = ahead === null ? findNameAfter(after) : null;
    if (behind !== null) from = end + behind.length;
    // "You would have $20,990 left to pay".
    const left = leftBehind.exec(after)?.[0];
    const named =
      left ??
      ahead ??
      behind?.name ??
      // "Your share is $30,900, of which you may borrow $5,500": the verb alone names it.
      /\byou (?:may|can|could) (?:also )?(?:borrow|earn)(?= (?:up to|as much as)?\s*$| *$)/i.exec(
        before,
      )?.[0] ??
      (index === 0 && continues.test(before) ? nameAbove(state) : null);
    // "You receive $3,000 for housing", "80% of tuition, or $29,552": aid, though its name is a cost's.
    const isAidForCost =
      named !== null &&
      isCost(findLineKind(named)) &&
      ((ahead === null && isReceived.test(line.slice(0, start))) ||
        (shareOfCost.test(before) && givesGift.test(line.slice(0, start))));
    const summed = isSumOf.test(before)
      ? (ofGroup.exec(after)?.[1] ?? groupBefore.exec(before)?.[1])
      : undefined;
    const beforeUsd = groups.slice(0, index).reduce((sum, one) => sum + (sumUsd(one) ?? 0), 0);
    // "Tuition of $41,000, fees of $1,450 and a room of $7,900, or $50,350 in all."
    if (index > 1 && inAll.test(after) && Math.abs(beforeUsd - (sumUsd(group) ?? 0)) < 1) {
      const isOfCosts = isCost(findLineKind(line.slice(0, groups[0]?.[0]?.start)));
      addItem(state, {
        named: isOfCosts ? "Total cost" : "Total",
        rest: "",
        text,
        line,
        amounts: group,
        isSentence: true,
      });
      continue;
    }
    const partsUsd = groups.slice(index + 1).reduce((sum, one) => sum + (sumUsd(one) ?? 0), 0);
    if (
      /^\s*(?::|(?:is|are) made up of|consists? of|comprises?|is the sum of)/.test(line.slice(end)) &&
      partsUsd > 0 &&
      Math.abs(partsUsd - (sumUsd(group) ?? 0)) < 1
    ) {
      const next = line.slice(end, groups[index + 2]?.[0]?.start ?? line.length);
      from = end;
      const isOfCosts = isCost(findLineKind(next));
      addItem(state, {
        named: isOfCosts ? "Total cost" : "Total",
        rest: "",
        text,
        line,
        amounts: group,
        isSentence: true,
      });
    } else if (costAfterAid.test(line.slice(0, start).slice(-200))) {
      addItem(state, { named: "Net cost", rest: after, text, line, amounts: group, isSentence: true });
    } else if (summed !== undefined) {
      // What stands behind the sum names the next amount.
      from = end;
      addItem(state, { named: `Total ${summed}`, rest: after, text, line, amounts: group, isSentence: true });
    } else if (isAidForCost && named !== null)
      addItem(state, { named, rest: after, text, line, amounts: group, isSentence: true, isAidForCost });
    else if (isOthers) leaveOut(state, tidyLabel(before.slice(-60)), text, sumUsd(group), "notAid", group);
    else if (named === null || isTotalOfItem) {
      const isAgain = state.candidates.some(
        ({ amountUsd }) => amountUsd !== null && amountUsd === sumUsd(group),
      );
      leaveOut(
        state,
        tidyLabel(before.slice(-60)),
        text,
        sumUsd(group),
        isTotalOfItem ? "sum" : isAgain ? "repeated" : "unknown",
        group,
        true,
      );
    } else addItem(state, { named, rest: after, text, line, amounts: group, isSentence: true });
  }
}

/** "You have been chosen for the Presidential Scholarship. Valued at $20,000": the sentence before names it. */
const continues =
  /^\W*(?:valued at|worth|totall?ing|renewed (?:at|for)|continued at|now at|(?:it|this|which|this (?:award|scholarship|grant)|the (?:award|scholarship))(?:\u2019s| is| has a| carries a)?(?: (?:valued at|worth|value of|an? (?:award|annual value) of|provides|pays|totals|comes to|amounts to))?)(?: up to)?\s*$/i;

function nameAbove({ labels }: State): string | null {
  const above = labels.at(-1)?.text.replace(/[.!\s]+$/, "");
  return above === undefined ? null : findNameBefore(above.slice(-200));
}

/** "your Ferncliff Grant, which was … in our March letter, is now": what it was is said between its name and what it is. */
function cutClause(before: string): string {
  return before
    .replace(
      /,\s+(?:before|after|without|with|including|excluding|not (?:counting|including)|assuming)\b[^,$]{3,60},(?=\s+(?:is|are|comes to|would be|will be)\s*(?:about |approximately )?$)/i,
      "",
    )
    .replace(/,\s+which (?:was|were|had been)\b[^,]*,(?=\s+(?:is|are) now\s*$)/i, "")
    .replace(
      /\bfor (?:the|this|next) (?:\S+ )?(?:academic |school )?year (?=(?:is|are|comes to|will be)\s*$)/i,
      "",
    );
}

/** "A $3,500 subsidized loan": the name comes behind. */
function isAdjective(before: string, after: string): boolean {
  return (
    /\b(?:an?|another|additional|your|the|this)\s*$/i.test(before) &&
    /^\s*(?!\()/.test(after) &&
    findNameAfter(after) !== null
  );
}

/** "The Promise covers 100% of tuition (", "(50% of tuition, currently": the words nearest to the parenthesis name what is in it. */
function cutAtParenthesis(before: string): string {
  const open = before.lastIndexOf("(");
  if (open < 0 || before.indexOf(")", open) >= 0) return before;
  const inside = before.slice(open + 1);
  if (findLineKind(inside) !== null || findSumKind(inside) !== null) return inside;
  const nearest = /^.*\b(?:of|your|our|an?|the)\s+((?:[^\s,;()]+\s+){0,6}[^\s,;()]+)\s*$/i.exec(
    before.slice(0, open),
  )?.[1];
  return inside.trim() === "" && nearest !== undefined && findLineKind(nearest) !== null ? nearest : before;
}

/** "On campus, add $11,600 for housing and food": words before that name nothing, and a name behind. */
export function isNamedBehind(line: string, [first, second]: readonly Amount[]): boolean {
  if (first === undefined) return false;
  const before = line.slice(0, first.start);
  const after = line.slice(first.end, second?.start ?? line.length);
  // "They gave me 12k presidential scholarship".
  if (findLineKind(before) === null && isGiven.test(before) && findNameAfter(after) !== null) return true;
  return (
    /[a-z]{2}/i.test(before) &&
    findLineKind(before) === null &&
    (findSumKind(before) === null || (findSumKind(before)?.what === "netPrice" && isPaidFor.test(after))) &&
    /^\s*(?:(?:a|per|each|every) (?:year|semester|term|quarter) )?(?:for|in|toward|is|are)\s/i.test(after) &&
    findNameAfter(after) !== null
  );
}

/** A long sentence around an amount, so that it can be found again. */
export function cutAround(line: string, start: number, end: number): string {
  if (line.length <= offerLimits.textLength) return line;
  const room = Math.max(0, offerLimits.textLength - (end - start));
  const from = Math.max(0, start - Math.floor(0.7 * room));
  return line.slice(from, from + offerLimits.textLength);
}

const isGiven =
  /\b(?:gave|gives?|giving|offer(?:ed|ing|s)?|got|gets?|getting|award(?:ed|ing)|received?)(?: (?:me|him|her|us|you|them|our (?:son|daughter)))?(?: (?:an?|about|around|like|roughly))?\s*$/i;

function isCost(kind: OfferLineKind | null): boolean {
  return kind !== null && costKinds.includes(kind);
}
