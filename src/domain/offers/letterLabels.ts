/** The label of an amount: the cell before it in a row, or the words that name it in a sentence. */
import type { Amount } from "./letterAmounts.ts";
import { findCostItems, findHeading, findLineKind, findSumKind, stripRemarks } from "./letterWords.ts";
import { offerLimits } from "./offer.ts";

export type Label = {
  label: string;
  /** The term named in the label ("Pell Grant, Fall 2027"), so that its other half can be found. */
  term: string | null;
};

const longestLabel = 200;

const termPattern =
  /[\s,(-]*\b(fall|spring|winter|summer)\b(?:\s+(?:semester|term|quarter))?(?:\s+'?(?:20)?\d\d)?\)?/i;

/** "Federal Pell Grant | 2027 Fall | $1,698": the term in a cell of its own. */
const termCell =
  /(?:\t|\||\s{3,})\s*(?:20\d\d\s+)?(fall|autumn|winter|spring|summer)(?:\s+(?:semester|term|quarter))?(?:\s+'?(?:20)?\d\d)?\s*(?:\t|\||\s{3,}|\$|$)/i;

export function readLabel(text: string): Label {
  const whole = trimLead(tidyLabel(cutStatus(readCell(text.slice(-longestLabel)))));
  const own = termPattern.exec(whole)?.[1]?.toLowerCase() ?? null;
  const term = own ?? termCell.exec(text)?.[1]?.toLowerCase() ?? null;
  const named = tidyLabel(own === null ? whole : whole.replace(termPattern, " "));
  // "Fall Welcome" is a name, and so is what would leave nothing.
  const isName = /[a-z]{2}/i.test(named);
  return { label: cutLabel(tidyLabel(stripRemarks(isName ? named : whole)) || whole), term };
}

const statuses = "pending|offered|accepted|awarded|declined|cancell?ed|authorized|estimated";
const statusAtEnd = new RegExp(`\\s{2,}(?:${statuses})[\\s$]*$`, "i");
const statusAlone = new RegExp(`^\\s*(?:${statuses})[\\s$]*$`, "i");

/** "Institutional Grant  Pending": a status column beside the name. */
function cutStatus(text: string): string {
  const cut = text.replace(statusAtEnd, "");
  return /[a-z]{2}/i.test(cut) ? cut : text;
}

/** The first cell with words in a row of a table. */
function readCell(text: string): string {
  const cells = text.split(/[\t|]|\s{3,}/).filter((cell) => /[a-z]{2}/i.test(cell));
  const [first, second] = cells;
  // "LOAN    Loan Fees": a fund's code in a column of its own.
  if (
    first !== undefined &&
    second !== undefined &&
    /^\s*[A-Z][A-Z\d]{1,7}\s*$/.test(first) &&
    /[a-z]{3}/.test(second) &&
    !statusAlone.test(second)
  )
    return second;
  // "BUDGET   T&F": the list's heading before its first row.
  if (first !== undefined && second !== undefined && isHeadingAlone(first)) return second;
  return first ?? text;
}

function isHeadingAlone(cell: string): boolean {
  return findHeading(cell) !== null && findLineKind(cell) === null && findSumKind(cell) === null;
}

/** "Tuition for next year is", "Less: Pell Grant", "Work-study: up to". */
function trimLead(text: string): string {
  let trimmed = text
    .replace(/^[/\s]*(?:yr|year|per (?:year|semester|term)|annually)\b[\s(,:;)-]+/i, "")
    .replace(/^(?:less|plus|minus|and|after)\b:?\s+(?=\S)/i, "");
  for (let round = 0; round < 3; round += 1) trimmed = tidyLabel(trimmed.replace(lead, ""));
  return /[a-z]{2}/i.test(trimmed) ? trimmed : text;
}

export function tidyLabel(text: string): string {
  return text
    .replace(/[\t|*\u2500-\u257f\u2022\u00b7_\u2020\u2021\u00a7\u00b9\u00b2\u00b3]+/g, " ")
    .replace(/\.{2,}|(?:\. ){2,}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,.=+()"\-\u2013\u2014/]+|[\s:;,.=+$("\-\u2013\u2014/]+$/g, "")
    .replace(
      /\s+(?:for|in) (?:the )?20\d\d\s?[-\u2013]\s?\d{2,4}(?: (?:academic|school) year)?$|(?<=[a-z]) 20\d\d\s?[-\u2013]\s?\d{2,4}$/i,
      "",
    )
    .replace(/^(?:\d{1,2}[.)]|\(\d\))\s+(?=[A-Z])/, "");
}

export function cutLabel(label: string): string {
  return label.length <= offerLimits.labelLength
    ? label
    : `${label.slice(0, offerLimits.labelLength - 1)}\u2026`;
}

/** Whether a statement with amounts is a sentence and no table row. */
export function isSentence(before: string, after: string, whole: string): boolean {
  const lead = before.trim();
  if (
    /^(?:we|it|you\b(?!r)|your (?!estimated|family|net|cost|total|aid|award)|in addition|also|congratulations|dear|with (?:your|the|this|these|a)|this|these|if|please|because|based on|when|as a|it is|after|families|students|our|for (?:the|your|families|students))\b/i.test(
      lead,
    )
  ) {
    return lead.split(/\s+/).length > 3 || after.trim().split(/\s+/).length > 3 || isProse(whole);
  }
  if (isProse(whole) || isRule(whole)) return true;
  const isColumned = /\S(?:\s{3,}|\t)\$?\s?\d/.test(whole);
  if (lead.length > 110 || (/[a-z\d)]{2}[.!?]\s+[A-Z]/.test(lead) && !isColumned)) return true;
  return (
    /\b(?:you (?:may|will|can|have|qualify|are)|we (?:are|have|will)|has been|have been|is pleased|are pleased|awarded you|which includes?|includes (?:a|an|your|tuition)|(?:is|are) (?:estimated|expected))\b/i.test(
      whole,
    ) &&
    /[a-z]{3,}\s[a-z]{2,}\s[a-z]{2,}/.test(whole) &&
    !/\(([^)]*\b(?:you|we)\b[^)]*)\)/i.test(lead)
  );
}

/** "Sophomores may borrow up to $6,500 instead of $5,500." */
function isRule(whole: string): boolean {
  return (
    /[a-z\d)]\.\s*$/i.test(whole) &&
    /\b(?:may|can|could|must|should|drops?|adds?|rises?)\s[a-z]/.test(whole) &&
    !/\t|\||\S\s{3,}\S|\.{3}/.test(whole.trim())
  );
}

/** Many small words, and no columns. */
function isProse(whole: string): boolean {
  if (/\t|\||\S\s{3,}\S|\.{3}/.test(whole.trim())) return false;
  const words = whole.split(/\s+/).filter((word) => /^[a-z,.'\u2019-]+$/i.test(word));
  const small = words.filter((word) =>
    /^(?:we|you|your|our|that|which|a|an|is|are|will|may|can|been|have|has|to|in|for|of|by|with|from|runs?|against|this|next|it|on|most|another|and|el|la|los|las|de|del|y|en|con|para|por|una?|sus?|les?|es|se|al|que)$/i.test(
      word,
    ),
  );
  return words.length >= 8 && small.length >= 3 && small.length * 4 >= words.length;
}

const boundary =
  /\b(?:an?|the|your|our|this|receive|received|awarded|offer(?:ed)?|offering|includes?|including|and|plus|with|also|borrow|in|are|is|for|through|by|from|earn|of|to|estimate|approximately|about|una?|el|la|los|las|su|sus|recibir[\u00e1a]|ofrece|y)\s+/gi;
const lead =
  /\s*(?:\b(?:in the amount of|of up to|of|worth|valued at|totall?ing|amounting to|is|are|for|at|up to|by|be|will be|will|would|would be|approx\.?|equals?|estimated at|estimated to be|approximately|about|currently|between|that is|as much as|which is|which totals|(?:(?:has|have|was|were|is|will)\s+)?(?:be(?:en)?\s+)?(?:increased|raised|reduced|lowered|changed|adjusted|goes|went|rises|rose|grew|drops|dropped|falls|fell)|is now|to|de|hasta|es|son|ser[\u00e1a]n?|cuestan?|asciende a)|[:=(\u2013\u2014-])\s*$/i;

/** What a clause before an amount names, or null: "… and a Federal Pell Grant of" names the grant. */
export function findNameBefore(text: string): string | null {
  const clauses = text.split(
    /,\s+(?:and\s+|plus\s+|as well as\s+)?|;\s*|\s+(?:plus|as well as)\s+|\.\s+(?=[A-Z])/,
  );
  for (const clause of clauses.toReversed().slice(0, 2)) {
    let led = clause;
    for (let round = 0; round < 3; round += 1) led = led.replace(lead, "");
    const name = narrowName(led);
    if (name !== null) return name;
    // Words of its own, but none that we know: an earlier clause is about something else.
    if (
      /[a-z]{3}/i.test(
        led.replace(
          /\b(?:renewable|each|every|per|year|four|years|up|over|for|all|which|that|it|is|now|pays|provides)\b/gi,
          " ",
        ),
      )
    )
      return null;
  }
  return null;
}

/** The amount's name after it: "$18,000 from the Dean's Scholarship", "$5,500 in federal loans". */
export function findNameAfter(whole: string): { name: string; length: number } | null {
  const led = /^\s*\.{2,}/.exec(whole)?.[0].length ?? 0;
  const found = findNameBehind(whole.slice(led));
  return found === null ? null : { ...found, length: found.length + led };
}

function findNameBehind(text: string): { name: string; length: number } | null {
  const inside = /^\s*\(([^()$\d]{3,60})\)/.exec(text);
  if (inside?.[1] !== undefined && hasMeaning(inside[1]))
    return { name: cutLabel(tidyLabel(inside[1])), length: inside[0].length };
  const match =
    /^\s*(?:of (?:that|it|this)\s+)?(?:(?:per|each|a|every)\s+(?:academic\s+)?(?:year|semester)|annually|annual|yearly)?[\s,]*(?:(?:in the form of|in|of|from|through|as|for|toward|on|via|is|are|para|con|en|del?|por|mediante)\s+)?(?:an?\s+|the\s+|your\s+|our\s+|this\s+|(?:el|la|los|las|una?|sus?)\s+)?([^.;,$(]{3,80}?(?:(?:\s+(?:and|y)|\s*&|\s*\/)\s+(?:your |las? )?(?:fees|food|board|supplies|materials|meals?(?: plan)?|dining|estudio|trabajo|cuotas|comidas?|alimentos|materiales))?)(?=$|[.;,$(]|\s+plus (?:an?|the|your|our)\b|\s+(?:and|as well as|to|by|from|that|which|will|is|are|for|each|per|renewable|y|que|cada)\b)/i.exec(
      text,
    );
  const name = match?.[1] === undefined ? null : tidyLabel(match[1]);
  if (match === null || name === null || !hasMeaning(name)) return null;
  const more = findMoreCosts(name, text.slice(match[0].length));
  return { name: cutLabel(tidyLabel(name + more)), length: match[0].length + more.length };
}

/** "$4,000 for books, travel and everything else": the costs that are named with the first. */
function findMoreCosts(name: string, text: string): string {
  if (findCostItems(name).length === 0) return "";
  let length = 0;
  for (let round = 0; round < 4; round += 1) {
    const next =
      /^(?:,\s*(?:and\s+)?|\s+(?:and|y)\s+)((?!an? |the |your )[a-z\u00e0-\u024f][a-z\u00e0-\u024f ]{2,30}?)(?=[.;,]|\s+(?:and|y)\b|$)/i.exec(
        text.slice(length),
      );
    const isCost =
      next !== null && (findCostItems(next[1] ?? "").length > 0 || restOfCosts.test(next[1] ?? ""));
    if (!isCost || /\b(?:of|is|are|at|for|be|cost|costs \w+)\s*$/i.test(next[1] ?? "")) break;
    length += next[0].length;
  }
  return text.slice(0, length);
}

const restOfCosts = /^(?:everything|anything|other|the rest|all)\b/i;

/** From the last determiner or verb on that still leaves the words that say what it is. */
function narrowName(clause: string): string | null {
  if (!hasMeaning(clause)) return null;
  const kind = findLineKind(clause);
  const what = findSumKind(clause)?.what;
  const isCostName = findCostItems(clause).length > 0 && kind !== "grant";
  let best = clause;
  for (const match of clause.matchAll(boundary)) {
    // "Tuition and fees" is one line.
    if (isCostName && /^(?:and|y|las?|los?|el)\b/i.test(match[0])) continue;
    const rest = clause.slice(match.index + match[0].length);
    const restWhat = findSumKind(rest)?.what;
    if (
      findLineKind(rest) === kind &&
      (restWhat === what || (restWhat === "group" && !/^and/i.test(match[0])))
    )
      best = rest;
  }
  return cutLabel(tidyLabel(best.split(/\s+/).slice(-12).join(" ")));
}

/** A verb alone names nothing: "you may borrow up to". */
function hasMeaning(whole: string): boolean {
  const text = whole.replace(/\b(?:borrow|earn|charged?|plan(?:ning)? (?:on|for))\b/gi, " ");
  return findLineKind(text) !== null || findSumKind(text) !== null;
}

/** "Federal Direct Loans $5,500 ($3,500 subsidized + $2,000 unsubsidized)": the parts, named after their amounts. */
export function findBreakdown(
  line: string,
  amounts: readonly Amount[],
): { named: string; amounts: readonly Amount[] }[] | null {
  // "Direct Loans (sub $3,500, unsub $2,000)   $5,500": the whole stands behind.
  const behind = findPartsBefore(line, amounts);
  if (behind !== null) return behind;
  const [whole, ...inner] = amounts;
  const open = whole === undefined ? -1 : line.indexOf("(", whole.end);
  const close = line.indexOf(")", open);
  if (whole === undefined || open < 0 || inner.length < 2 || /[a-z]{2}/i.test(line.slice(whole.end, open)))
    return null;
  if (inner.some(({ start, end }) => start < open || end > close)) return null;
  if (inner.reduce((total, { usd }) => total + (usd ?? 0), 0) !== whole.usd) return null;
  const head = tidyLabel(line.slice(0, whole.start));
  const parts = inner.map((amount, index) => {
    const after = line.slice(amount.end, inner[index + 1]?.start ?? close);
    const own = tidyLabel(after.replace(/[\s,;]*(?:\band|\bplus|[+&/])\s*\$?\s*$/i, ""));
    return { own, named: /\bloans?\b/i.test(head) ? `${head}: ${own}` : own, amounts: [amount] };
  });
  return parts.every(({ own }) => findLineKind(own) !== null) ? parts : null;
}

function findPartsBefore(
  line: string,
  amounts: readonly Amount[],
): { named: string; amounts: readonly Amount[] }[] | null {
  const whole = amounts.at(-1);
  const inner = amounts.slice(0, -1);
  const open = line.indexOf("(");
  const close = line.indexOf(")", open);
  const [first] = inner;
  if (whole === undefined || first === undefined || inner.length < 2 || open < 0 || close < 0) return null;
  if (inner.some(({ start, end }) => start < open || end > close) || whole.start < close) return null;
  if (inner.reduce((total, { usd }) => total + (usd ?? 0), 0) !== whole.usd) return null;
  const head = tidyLabel(line.slice(0, open));
  const parts = inner.map((amount, index) => {
    const own = tidyLabel(line.slice(index === 0 ? open + 1 : (inner[index - 1]?.end ?? 0), amount.start));
    return { own, named: /\bloans?\b/i.test(head) ? `${head}: ${own}` : own, amounts: [amount] };
  });
  return parts.every(({ own }) => findLineKind(own) !== null) ? parts : null;
}
