/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Steps } from "#lib/steps.ts";
import { adviceSigns } from "./adviceSigns.ts";
import { findAskedClauses } from "./askedClauses.ts";
import { type BoundaryGuess, guessBoundary } from "./boundaryClassifier.ts";
import { flattenText, toPlainWords } from "./boundaryText.ts";
import {
  type AdviceTopic,
  adviceTopics,
  type Boundary,
  type CrisisTier,
  type ReadQuestion,
  refusals,
} from "./counselor.ts";
import { guessDanger, guessListedDanger } from "./dangerClassifier.ts";
import { matches } from "./findCrisis.ts";
import { findLanguage } from "./language.ts";
import { listDanger, preparePatternsInSteps } from "./listedDanger.ts";
import { refusalRules, secretNumbers } from "./refusalPatterns.ts";
import { refusalSigns } from "./refusalSigns.ts";

/**
 * From these shares on, the classifier of danger is heard: with help alone, or with a line above the answer. A pattern that it
 * doubts may be answered below a line where something is asked, and one below the last share is overruled. Chosen on sentences
 * that it has not seen (test/boundaries.test.ts): of 179 messages of families that it had not learned from, 6 got the line.
 */
const dangerShares = { sure: 0.85, help: 0.46, line: 0.25, doubted: 0.7, overruled: 0.15 } as const;
/**
 * Of a long question, which is read piece by piece and counts as its most dangerous one. A pattern below `listed` gets the line:
 * a story has many words, and one of them may sound like what it is not.
 */
const longShares = { help: 0.8, line: 0.7, listed: 0.45 } as const;
/** And that of refusals: where no pattern fits, where one does, and against a pattern. */
const adviceShare = 0.5;
const refusalShare = 0.75;
const otherRefusalShare = 0.7;
const overruledShare = 0.9;

/** Nobody's application. */
const schoolwork =
  /^(?!.*\b(?:college|application|admissions?|common app|personal statement|supplement|scholarship|why us)\b).*\b(?:homework|history paper|english paper|term paper|research paper|lab report|book report|worksheet|math problems?)\b/u;
/** "D3 coach says he wants me": a place on the team, as long as nothing else is wanted. */
const recruited =
  /\b(?:d ?-?[123]|d ?-?i{1,3}|division (?:[123]|i{1,3}|one|two|three)|naia|juco|college)(?: \w+)? coach (?:(?:says|said|told me|emailed)(?: that)? )?(?:(?:he|she|they|really|said|says) )*wants? (?<whom>me|him|her|my \w+)\b(?= (?:to (?:play|commit|join|walk on|sign|apply)|on (?:the|his|her|their) (?:team|roster)|for|but|and|do|does|what|will|can|is)\b| ?[,.;?!]|$)/giu;

/** "He says I'll be broke": without money, and not hurt. */
const penniless =
  /\b(?<verb>be|am|i'?m|is|are|we'?re|go|going|went|gone|ends? up) broke\b(?! (?:my|his|her|its|up|down|into|the|a)\b)/giu;
/** "My uncle says he will help me pay", "the recruiter said he will call me": a promise of help, where nothing is asked for it. */
const promised =
  /\b(?:says?|said|told (?:me|us)|promised) (?:that )?(?:he|she|they)(?:['’]?ll| will| would|['’]?d| can| can['’]?t| won['’]?t)(?: (?:not|only|also|never|even|probably))? ['‘"“]?(?:help|pay|write|sign|co-?sign|cover|support|email|call (?:me|us)\b|give (?:me|us) (?:about )?\$?\d)/giu;
const asksForIt =
  /\b(?:if|unless|or else|until|secret|alone|pics?|pictures?|photos?|videos?|touch\w*|kiss\w*|sex\w*|naked|body|night|hotel|room|hurt\w*|kill\w*|hit\w*|beat\w*|scared|afraid|anyone|nobody|drunk|weird)\b/iu;
/** "I can't do calc": a subject, and not life. */
const weakIn =
  /\bcan['’]?t do (?=(?:calc\w*|math|algebra|physics|chem\w*|bio\w*|stats|essays?|the (?:sat|act|essays?))\b)/giu;

/** "Visit can't afford flights": dear, and nobody is harmed. */
const dear =
  /\bcan(?:['’]?t|not) afford(?= (?:(?:to|the|any|a|plane|air) )*(?:flights?|fly|flying|travel|tickets?|airfare|visits?|trips?|tours?|hotels?)\b)/giu;
/** "Grad PLUS is dead", "am I dead if I missed it", "I will blank and die", "they rejected me im dead lol": sayings, and no danger. */
const sayings =
  /\b(?:(?:plus|loans?|plans?|programs?|deal|save|market|idea|link|site|website|chances?) (?:is|are|was) (?:\w+ )?dead|am i (?:so |totally |literally )?dead|(?:blank|freeze|choke|faint|trip|flop|stutter) (?:out |up )?and die|i['’]?m (?:so |literally |lowkey )?(?:dead|dying) (?=l(?:ol|mao|mfao)\b|haha)|i['’]?m (?:gonna|going to|finna|about to) die (?=my (?:\w+ ){0,2}(?:teacher|counselor|coach|recommender|school|essay|app)\b|lol|lmao|of (?:stress|boredom|embarrassment|cringe|nerves)))/giu;

/** "He has a 3.3, no test". */
const untested = /\bno (?:tests?|sat|act)\b(?: scores?)?/giu;

/** With what has a harmless sense said in words that have no other. */
function sayPlainly(question: string): string {
  const said = question
    .replaceAll(recruited, " coach recruits $<whom>")
    .replaceAll(penniless, "$<verb> without money")
    .replaceAll(weakIn, "am weak in ")
    .replaceAll(dear, "too expensive")
    .replaceAll(untested, "test optional");
  return asksForIt.test(said) ? said : said.replaceAll(promised, "agreed and");
}

/** "I mean not that one": a turn that takes back how the one before was read. */
const corrects =
  /^(?:(?:no|nope|sorry|wait|oh|ok|but|i mean|i meant) )*(?:not )?(?:that|this|those|these|the other)(?: ones?)?$/u;

/** "My coach wants me alone": nothing is said to have happened, and who helps is named all the same. */
const keptApart =
  /\b(?:coach|trainer|teacher|tutor|boss|manager|pastor|priest|minister|youth leader|director|recruiter|professor|entrenador|maestro|profesor)\b(?: \w+){0,3} (?:wants?|wanted|asks?|asked|tells?|told|keeps?|kept|gets?|got|makes?|made|quiere|pide)(?: \w+){0,3} (?:me|him|her|my \w+)(?: (?:to )?(?:be|come|stay|meet|go|over|there))* alone\b|\balone with (?:my|the|his|her) (?:coach|trainer|teacher|tutor|boss|pastor|priest)\b|\bquiere (?:verme|estar) (?:a )?solas?\b/iu;

/**
 * Only the classifier heard danger, in what is plainly asked: "faint", and what answers it stands without a line; or
 * "likely", and a card stands below the line, while what nothing answers gets help alone. Danger is mostly told, not asked.
 */
type HeardDanger = NonNullable<ReadQuestion["heard"]>;

export type Boundaries = {
  /** Null for a question that gets its answer. */
  boundary: Boundary | null;
  /** Help that is named above whatever the answer is; null beside help alone. */
  helpLine: CrisisTier | null;
  heard?: HeardDanger | undefined;
  /** What somebody else advises on; null beside a boundary. */
  advice: AdviceTopic | null;
};

/**
 * `question` is normalized. `isWritten`: it is the very wording of an answer card, whose author has read it: it is never
 * refused, and where the classifier is sure of danger, help is named above the card's answer. `isOnlyNames`: it says a college's
 * name and no more ("sorry, I meant Brown"), of which the classifier, trained on sentences, knows nothing.
 */
export function readBoundaries(typed: string, isWritten = false, isOnlyNames = false): Boundaries {
  const question = typed.replaceAll(sayings, "upset ");
  const listed = listDanger(question).tier;
  // A pattern is overruled only where the classifier, told of it, is all but certain.
  const listedShare = listed === null ? 0 : guessListedDanger(question);
  const plain = sayPlainly(question);
  const isEmpty = isOnlyNames || corrects.test(flattenText(question));
  const { tier, share, isLong } = guessDanger(isEmpty ? "" : plain);
  const isListed = listed !== null && listedShare >= dangerShares.overruled;
  const isInStory = isListed && isLong && listedShare < longShares.listed;
  if (isListed && !isInStory) {
    const heard = listedShare < dangerShares.doubted && isAskedPlainly(plain) ? "likely" : undefined;
    return { boundary: { kind: "crisis", tier: listed }, helpLine: null, advice: null, heard };
  }
  const { help, line } = isLong ? longShares : dangerShares;
  const isAsked = listed === null && share >= line && isAskedPlainly(plain);
  if (share >= help && !isWritten) {
    const heard = isAsked && share < dangerShares.sure ? "likely" : undefined;
    return { boundary: { kind: "crisis", tier }, helpLine: null, advice: null, heard };
  }
  const guess = guessBoundary(question);
  const boundary = isWritten ? null : findRefusal(question, guess);
  const isHeard = share >= (isWritten ? help : line);
  return {
    boundary,
    helpLine: isInStory
      ? listed
      : isHeard
        ? tier
        : !isWritten && keptApart.test(question)
          ? "harmedByOthers"
          : null,
    heard: isHeard && isAsked && !keptApart.test(question) ? "faint" : undefined,
    advice: boundary === null ? findAdvice(question, guess) : null,
  };
}

const interrogative =
  "what|where|when|who|which|why|how|is|are|am|do|does|did|can|could|should|will|would|have|has";
const asksSomething = new RegExp(
  String.raw`^(?:(?:so|and|but|ok|wait|also|hi|hey) )*(?:${interrogative})\b|\b(?:what|where|when|who|how) (?:do|does|did|is|are|can|should|will|happens|long|much|many)\b`,
);

/** "Is it ok if my stepfather signs he has been ...": what is told of someone after what is asked, without a stop between. */
const toldOfSomeone =
  /(?<=\w )(?:he|she|they|hes|shes|theyre|he['’]s|she['’]s) (?:has|have|had|is|was|were|been|keeps?|kept|always|never|wont|makes?|made|did|does)\b.*$/iu;

/** It asks, and what it tells beside sounds of nothing: "I want to end it. When is the FAFSA due" does not. */
function isAskedPlainly(question: string): boolean {
  const asked = findAskedClauses(question);
  if (asked.length === 0) return asksSomething.test(flattenText(question));
  const told = asked.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), question);
  const [after = ""] = toldOfSomeone.exec(question) ?? [];
  return [told, after].every((one) => guessDanger(one).share < dangerShares.line);
}

/** What was heard, once it is known whether a card answers the question. */
export function settleHelp(read: ReadQuestion): ReadQuestion {
  const { heard, helpLine = null, reading, parts = [] } = read;
  const isAnswered = reading?.card !== undefined || parts.length > 0;
  // "Will a 1540 help me at UC Davis": a college and a figure of one's own.
  const isOfFigures =
    reading?.entities.some(({ kind }) => kind === "college") === true &&
    ((reading.values ?? []).length > 0 || reading.change !== null);
  if (heard === "faint" && (isAnswered || isOfFigures)) return { ...read, helpLine: null };
  if (heard !== "likely" || isAnswered || helpLine === null) return read;
  const boundary: Boundary = { kind: "crisis", tier: helpLine };
  return { ...read, reading: null, others: [], near: [], isNearTold: false, boundary, helpLine: null };
}

/** Help alone, or a refusal; null for a question that gets its answer. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  return readBoundaries(question).boundary;
}

/** Help that waits for no answer; `isDoubted`: unless a card answers the question. `question` is normalized. */
export function findHelp(question: string): { tier: CrisisTier; isDoubted: boolean } | null {
  const { boundary, heard } = readBoundaries(question);
  return boundary?.kind === "crisis" ? { tier: boundary.tier, isDoubted: heard === "likely" } : null;
}

function findAdvice(question: string, guess: BoundaryGuess): AdviceTopic | null {
  const guessed = guessAdvice(guess);
  const text = flattenText(question);
  if (guessed !== null) return guessed === "taxAdvice" && ofAidForm.test(text) ? null : guessed;
  return adviceSigns.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/** "Do we still count his 2025 income": what a form for aid asks, though it speaks of taxes. */
const ofAidForm = /\b(?:still count|count (?:it|his|her|their income))\b/u;

function guessAdvice({ found, share }: BoundaryGuess): AdviceTopic | null {
  return share < adviceShare ? null : (adviceTopics.find((one) => one === found) ?? null);
}

/** A parent's own child's results are the family's own, where nobody else is named beside the child: "my son's friend". */
const ownChild =
  /\b(?:my|our) (?:(?:own|only|oldest|eldest|older|middle|younger|youngest) )?(?:daughter|son|kid|child|children|kids|stepson|stepdaughter|granddaughter|grandson)\b(?!'?s\b)|\b(?:mi|mis) hij[oa]s?\b(?! de)/;
const someoneElse =
  /\b(?:other|another|friends?|classmates?|neighbors?|roommates?|teammates?|(?:her|his|their) class)\b/;

/** "Will they know if I use AI": what colleges allow and check is answered, unless the words ask to deceive. */
const aiWords =
  /\b(?:ai|a i|ia|chat ?gpt|gpt|gemini|claude|copilot|grammarly|artificial intelligence|inteligencia artificial)\b/;
const deceit =
  /\b(?:say|saying|claim\w*|pretend\w*|fak\w+|forg(?:e|ed|ing)|l(?:ie|ies|ied|ying)|humaniz\w*|bypass\w*|evad\w*|avoid\w*|undetect\w*|beat|trick\w*|fool\w*|hid(?:e|ing)|so (?:that )?(?:it|they|nobody)|without|get away|hours|transcript|recommendation|letter|fafsa|income)\b/;

function onlyAsksOfAi(text: string): boolean {
  return aiWords.test(text) && !deceit.test(text);
}

/**
 * A long story has many words that lies have, too: it takes more to hear one in it; and a pattern counts in a message of `listedWords`
 * and more only where the classifier gives what it refuses so much.
 */
const story = { words: 15, share: 0.85, listedWords: 12, listed: 0.09 } as const;

function findRefusal(question: string, guess: BoundaryGuess): Boundary | null {
  const { found: guessed, share, ordinary } = guess;
  const listed = findListedRefusal(question);
  const refusal = refusals.find((one) => one === guessed);
  const text = flattenText(question);
  const isByChance =
    listed !== null &&
    text.split(" ").length >= story.listedWords &&
    guess.shareOf(listed.refusal) < story.listed &&
    refusal === undefined;
  const isElse = isByChance || ordinary >= overruledShare || guessAdvice(guess) !== null;
  if (listed !== null && isElse && !matches(secretNumbers, question)) return null;
  const isOwn =
    refusal === "otherPeople" && listed === null && ownChild.test(text) && !someoneElse.test(text);
  const isStory = refusal === "misreporting" && text.split(" ").length > story.words;
  const least = listed !== null ? otherRefusalShare : isStory ? story.share : refusalShare;
  const isHeard = !isOwn && share >= least;
  const found: Boundary | null = refusal !== undefined && isHeard ? { kind: "refuse", refusal } : listed;
  return found?.kind === "refuse" && found.refusal === "misreporting" && onlyAsksOfAi(text) ? null : found;
}

function findListedRefusal(question: string): Extract<Boundary, { kind: "refuse" }> | null {
  const text = flattenText(question);
  if (matches(secretNumbers, question)) return { kind: "refuse", refusal: "personalData" };
  const plain = toPlainWords(text);
  const isSpanish = findLanguage(question) === "es";
  for (const { refusal, asks, excuses } of refusalRules) {
    const signs = refusalSigns[refusal];
    const isAsked = matches(asks, text) && !matches(excuses ?? [], text);
    const isMeant = isSpanish
      ? matches(signs.spanish, text)
      : matches(signs.asks, plain) && !matches(signs.excuses, plain);
    const isExcused = refusal === "writeMyEssay" && schoolwork.test(text);
    if ((isAsked || isMeant) && !isExcused) return { kind: "refuse", refusal };
  }
  return null;
}

/** Has every pattern compiled ahead, in steps, so that the first question does not wait for it. */
export function prepareBoundariesInSteps(): Steps<void> {
  return preparePatternsInSteps([
    ...refusalRules.flatMap(({ asks, excuses }) => [...asks, ...(excuses ?? [])]),
    ...Object.values(refusalSigns).flatMap(({ asks, excuses, spanish }) => [...asks, ...excuses, ...spanish]),
  ]);
}
