/**
 * Names that no cue speaks for but what stands beside them does: another college in a list ("Rice, Brown and Reed at
 * home"), or the money that a college gave ("20k from Syracuse", "Binghamton gave nothing").
 */
import { type Candidate, type ChosenNames, isCollege } from "./chosenNames.ts";
import type { NameContext } from "./nameContext.ts";
import * as cues from "./nameCues.ts";

/** Words between two names of a list: "and the". */
const mostBetween = 2;

/** "Michigan or Ohio State": a state beside a college in a list is its university; so is one that gave money. */
export function readListedStates(context: NameContext, chosen: ChosenNames): void {
  for (const one of chosen.list()) chosen.add(readListedState(context, one, chosen));
}

function readListedState(context: NameContext, one: Candidate, chosen: ChosenNames): Candidate {
  const colleges = one.entries.filter(({ entity }) => entity?.kind === "college");
  if (one.entries[0]?.entity?.kind !== "state" || colleges.length === 0) return one;
  const asCollege = {
    ...one,
    entries: [...colleges, ...one.entries.filter((entry) => !colleges.includes(entry))],
  };
  if (isOffering(context, one)) return asCollege;
  if (cues.placeJoiners.has(context.getBefore(one.first)[0]) || context.isAboutState) return one;
  if (cues.afterState.has(context.getWord(one.after)) || !isBesideCollege(context, one, chosen)) return one;
  return asCollege;
}

/** "Rice, Brown and Reed at home": a name of a list of colleges is a college. */
export function addListed(context: NameContext, chosen: ChosenNames, candidates: readonly Candidate[]): void {
  let open = candidates.filter(
    (one) => !one.isMeant && (chosen.isFree(one) || isWider(one, chosen)) && mayBeListed(context, one),
  );
  for (let added = true; added; ) {
    added = false;
    const left: Candidate[] = [];
    for (const one of open) {
      if (!chosen.isFree(one) && !isWider(one, chosen)) continue;
      if (!isBesideCollege(context, one, chosen) && !isOffering(context, one)) {
        left.push(one);
        continue;
      }
      chosen.add({ ...one, isMeant: true });
      added = true;
    }
    open = left;
  }
}

/** "Purdue or Western Michigan": the state inside a longer name is not what is named. */
function isWider(one: Candidate, chosen: ChosenNames): boolean {
  for (let word = one.first; word < one.after; word += 1) {
    const inner = chosen.at(word);
    if (inner === undefined) continue;
    const isInside = inner.first >= one.first && inner.after <= one.after;
    const isShorter = inner.after - inner.first < one.after - one.first;
    const kind = inner.entries[0]?.entity?.kind ?? "state";
    if (kind !== "state" || !isInside || !isShorter) return false;
  }
  return true;
}

/** Whether it is a college where it stands beside one that is meant. */
function mayBeListed(context: NameContext, one: Candidate): boolean {
  if (one.entries.some(({ entity }) => entity?.kind === "state" || entity === null)) return false;
  const [{ need } = { need: "nothing" }] = one.entries;
  if (cues.askedOfCollege.has(context.getWord(one.first))) return false;
  const only = one.after - one.first === 1 ? context.getWord(one.first) : "";
  if (need === "capitals" && cues.codesThatAreWords.has(only)) return false;
  const next = context.getWord(one.after);
  const isEveryday = need === "strongCue";
  const isClosed =
    next === "" ||
    context.words[one.after]?.isAfterMark === true ||
    cues.functionWords.has(next) ||
    // "Is Temple cheaper than Drexel".
    (cues.comparedBy.has(next) && context.getWord(one.after + 1) === "than") ||
    isOffering(context, one);
  const isSecondOfTwo = ["or", "vs", "versus", "v"].includes(context.getWord(one.first - 1));
  return !isEveryday || isClosed || isSecondOfTwo;
}

const money = String.raw`(?:\d{1,3} \d{3}\b|\d+k\b|\d+ (?:k|thousand|grand|mil)\b|\d{5,}\b|[1-9]\d{3} (?:a|per|in|off|merit|dollars)\b)`;
const nothing = String.raw`(?:nothing|zero|nada|no (?:money|merit|aid|scholarships?|grants?)|full (?:tuition|ride|price)|half (?:off|tuition))\b`;
const between = String.raw`(?: (?:me|us|him|her|them|my|our|his|son|daughter|kid|a|an|about|around|only|just|like|price|net|cost|is|was|be|after|aid|in|back|at|to|que|nos|le|un|una))*`;
/** "Gave me 8k", "with 12,000 in merit", "would be full price", "24,500/yr". */
const offersAfter = new RegExp(
  String.raw`^(?:(?:has|have|had|is|s|was|just|only|also|would|will|d|ll|it|they|then|which|who) )*(?:(?:gave|gives?|giving|offered|offers|offering|awarded|be|came|dio|da|ofrece|ofrecio)\b${between} (?:${money}|${nothing}|\d{4}\b)|(?:with|merit|costs?|net|says?|said)\b${between} ${money}|${money})`,
);
/** "Got 15,000 from", "a 10k scholarship from". */
const offeredBefore = new RegExp(
  String.raw`(?:${money}|\b${nothing})(?: (?:a|per|each|year|yr|in|of|off|total|merit|scholarship|grant|award|aid|money))* (?:from|by|de)(?: the)?$`,
);
const nearWords = 9;

/** Whether the words beside a name say what it gave or what it costs after that. */
function isOffering({ words }: NameContext, { first, after, entries }: Candidate): boolean {
  // "End up with zero": letters that are a word.
  if (entries[0]?.need === "capitals") return false;
  const isApart = words[after]?.isAfterMark === true;
  const say = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ bare }) => bare)
      .join(" ");
  return (
    (!isApart && offersAfter.test(`${say(after, after + nearWords)} `)) ||
    offeredBefore.test(say(first - nearWords, first))
  );
}

/** Beside a college that is meant, with only "and", "or", "vs" or a comma between. */
function isBesideCollege(context: NameContext, one: Candidate, chosen: ChosenNames): boolean {
  for (let between = 0; between <= mostBetween; between += 1) {
    const before = chosen.at(one.first - between - 1);
    if (before !== undefined && isCollege(before) && isListBetween(context, before.after, one.first))
      return true;
    const next = chosen.at(one.after + between);
    if (next !== undefined && isCollege(next) && isListBetween(context, one.after, next.first)) return true;
  }
  return false;
}

function isListBetween({ words }: NameContext, from: number, to: number): boolean {
  if (to - from > mostBetween) return false;
  const isThan = words.slice(from, to).some(({ word }) => word === "than");
  for (let index = from; index < to; index += 1) {
    const { word } = words[index] ?? { word: "" };
    const isCompared = isThan && cues.comparedBy.has(word);
    if (!cues.listWords.has(word) && word !== "the" && word !== "at" && !isCompared) return false;
  }
  return to > from || words[to]?.isAfterMark === true;
}
