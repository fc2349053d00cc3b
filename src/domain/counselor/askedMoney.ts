/** What a question says of money: the family's income, what they can pay a year, and what they have saved. */
import { asksWhereToApply } from "./asksWhere.ts";
import type { AskedValue } from "./counselor.ts";

/** A figure with the words around it. */
export type Figure = {
  value: number;
  text: string;
  isMoney: boolean;
  isPercent: boolean;
  before: string;
  after: string;
};

const incomeWords =
  /\b(?:make|makes|making|earns?|earning|incomes?|salary|salaries|agi|wages?|gana|ganamos|gano|ganan|ingresos?|sueldo|household|combined|hh)\b/;
const budgetWords =
  /\b(?:budget|presupuesto|can (?:only |really )?(?:pay|spend|afford|do|swing)|afford|spend|saved|pay (?:up to|at most|about|around)|pagar|at most|max(?:imum)?|up to)\b/;
export const incomeAfter =
  /^(?:(?:a|per) year |(?:family|household|gross|combined|yearly|annual) )*(?:income|salary|agi)\b/;
export const incomeBefore =
  /\b(?:income|salary|agi|makes?|making|earns?|earning)(?: (?:is|of|about|around|like|only|roughly))*$/;
/** "180k income 60k savings": the word belongs to the figure before it. */
export const incomeTaken = /\d[\d.,]*k? (?:(?:family|household|gross|combined) )?(?:income|salary|agi)$/;

/** "20k in savings", "60k saved", "a 529 of 40k", "savings of $9,000". */
export const savedAfter =
  /^(?:dollars |bucks )?(?:(?:in|of|de|en) )?(?:(?:our|my|the|a|total|cash) )?(?:savings?|saved|529s?|bank|checking|investments?|stocks|assets|401k?|403b?|iras?|retirement|pension|ahorros?|ahorrad\w+)\b/;
export const savedBefore =
  /\b(?:savings?|saved|529s?|ahorros?|ahorrad[oa]s?|investments?|assets)(?: (?:up|of|is|are|at|with|has|have|de|about|around|only|roughly|account|plan|total|worth))*$/;
/** "He rolled his 401k over": the name of an account, and no 401,000 dollars. */
export const retirementAccount = /(?<![\d$.,])(?:401\s?\(?k|(?:403|457)\s?\(?b)\)?(?!\w)/g;
/** Less is a price or a count. */
const leastSavedUsd = 500;

export function isReportable(near: string): boolean {
  return !/\b(?:401k?|403b?|ira|iras|retirement|pension|grand\w+|abuel[oa]s?|a year|a month|per year|per month|each)\b/.test(
    near,
  );
}

export function readSavings({ value, isMoney }: Figure): AskedValue | null {
  const isAmount = value >= leastSavedUsd && value <= 10_000_000 && (isMoney || value >= 1_000);
  return isAmount ? { kind: "savingsUsd", value } : null;
}

export const hourly = /^(?:dollars |bucks |dolares )?(?:an?|per|la|por) (?:hour|hr|hora)\b|^(?:hourly|hr)\b/;
/** Of full-time work, 52 weeks of 40 hours. */
const hoursInYear = 2_080;

/** "I make 17 an hour". */
export function readHourly({ value, before }: Figure): AskedValue | null {
  const isWage = value >= 5 && value <= 200 && incomeWords.test(before);
  return isWage ? { kind: "incomeUsd", value: Math.round(value * hoursInYear) } : null;
}

/** "Budget is 30". */
export const isBudget = /\b(?:budget|presupuesto)(?: (?:is|s|of|about|around|like|max|only|es|de))*$/;

/** "Mom makes 38 and dad 41": a year's pay said without its thousands. */
export function isInThousands({ value, before, after, isMoney }: Figure): boolean {
  if (
    !isMoney &&
    value >= 5 &&
    value <= 100 &&
    isBudget.test(before) &&
    !/^(?:dollars|bucks|percent)\b/.test(after)
  )
    return true;
  return (
    !isMoney &&
    Number.isInteger(value) &&
    value >= 12 &&
    value <= 600 &&
    /\b(?:makes?|making|earns?|earning|gan[ao]|ganamos|ganan)(?: (?:about|around|like|only|maybe|just|como))?$/.test(
      before,
    ) &&
    !/^(?:an?|per|por|al?|la) (?!year|ano)|^(?:dollars|bucks|hours?|weeks?|applications?|percent)\b/.test(
      after,
    )
  );
}

/** "BU costs 88k and gave 41k": of the college, and nobody's income. */
const ofCollege =
  /\b(?:gave|gives|giving|offers?|offered|awards?|awarded|costs?|charges?)(?: (?:us|me|him|her|them|my \w+|about|around|like|only))*$/;

/** "My dream school is 80k and we make 110k": a price. */
const isPrice =
  /\b(?:schools?|colleges?|universit\w+|unis?|sticker(?: price)?|coa|bill|it|that|there|which)(?: (?:s|is|are|was|runs|comes to|would be|ll be|will be))(?: (?:about|around|like|only|over|almost|nearly))*$/;

const asksForPrice =
  /\b(?:cheaper|price|costs?|more aid|how much|net price|pay|cuesta|cuanto|precio|pagaria\w*|sale)\b/;

const asksAtIncome = /\b(?:qualif\w*|eligible|pell|sai|efc|aid|net price|price|costs?|grants?)\b/;
const goesOnWith =
  /^(?:(?:and|what|how|about|ok|so|if|y|con|si) )*(?:with|at|for|on|it s|con)?(?: an?)? ?\$?[\d.,]+k?(?: (?:income|instead|a year))?$/;

/** Less than this at the end of a question is rather a price. */
const leastEndingUsd = 30_000;

const hasOnly = /\b(?:have|has|got|tenemos)(?: (?:only|just|about|around|maybe|like|solo))*$/;

/** Money a year: what is said of a month, two weeks or a week is that much for the year. */
export function readMoney({ value, text, before, after, isMoney }: Figure, whole: string): AskedValue | null {
  // "Our 2025 AGI": a year.
  if (!isMoney && /^20[0-4]\d$/.test(text)) return null;
  const near = `${before} # ${after}`;
  const times = /^(?:a |per |al |por |every )?(?:month|monthly|mo|mes)\b/.test(after)
    ? 12
    : /^(?:a |per |every )?(?:2|two) weeks\b|^biweekly\b/.test(after)
      ? 26
      : /^(?:a |per |a la )?(?:week|weekly|semana)\b/.test(after)
        ? 52
        : 1;
  const usd = value * times;
  // "Do we get Pell at 58000".
  const isIncomeAt = usd >= 1_000 && usd <= 10_000_000 && /\bat(?: about| around)?$/.test(before);
  if (isIncomeAt && asksAtIncome.test(whole)) return { kind: "incomeUsd", value: usd };
  if (
    usd < 1_000 ||
    usd > 10_000_000 ||
    (!incomeBefore.test(before) &&
      /\b(?:debt|loans?|owe|tuition|scholarship|grant|award|offer\w*)\b/.test(near))
  )
    return null;
  if (/\b(?:under|below|less than|menos de)$/.test(before) || ofCollege.test(before) || isPrice.test(before))
    return null;
  // "Can we afford it on 70k": what the family lives on.
  if (/\bon(?: an?| just| only| about| like)?$/.test(before) && !/\bspend\w*\b/.test(before))
    return { kind: "incomeUsd", value: usd };
  // "We only have $9,000 a year": what there is to pay with.
  if (hasOnly.test(before) && /^(?:a|per|each|every) year\b/.test(after) && !incomeWords.test(near))
    return { kind: "budgetUsd", value: usd };
  if (budgetWords.test(before)) return { kind: "budgetUsd", value: usd };
  if (incomeWords.test(near) || /\bon(?: an?| just| only| about| like)?$/.test(before))
    return { kind: "incomeUsd", value: usd };
  // "Which is cheaper for an Ohio kid, 85k": at the end of a question about price it is what the family earns.
  if (
    isMoney &&
    (after === "" || /^(?:an?|per) year\b/.test(after)) &&
    usd >= leastEndingUsd &&
    asksForPrice.test(whole) &&
    !budgetWords.test(whole)
  )
    return { kind: "incomeUsd", value: usd };
  // "3.2, Tulsa, 12k, where should he apply": what is far too little to live on is what they can pay.
  if (isMoney && usd < leastEndingUsd && asksWhereToApply.test(whole))
    return { kind: "budgetUsd", value: usd };
  // "And with 100k?" after a price.
  if (isMoney && usd >= leastEndingUsd && goesOnWith.test(whole)) return { kind: "incomeUsd", value: usd };
  const isFamilys = /\b(?:we|family|parents|mom|dad|familia|papas|padres|mama)\b/.test(near);
  return isMoney && isFamilys ? { kind: "incomeUsd", value: usd } : null;
}
