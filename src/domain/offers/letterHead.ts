/** What a letter says about itself: which year, and how clear it is. */
import type { PracticeCode } from "#domain/offers/gaoPractices.ts";
import type { LetterGroup } from "./letterWords.ts";

/** The first pair of consecutive years, such as "2027-28"; null if there is none. */
export function findSchoolYear(text: string): string | null {
  for (const [, from = "", to = ""] of text.matchAll(
    /\b20(\d\d)\s*(?:-|\u2013|\u2014|\/|to)\s*(?:20)?(\d\d)\b/g,
  )) {
    if (Number(to) === Number(from) + 1) return `20${from}-${to}`;
  }
  return null;
}

const date =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/(?:20)?\d\d\b/i;

/** Which of the good practices the text settles; the rest stay open. */
export function findPractices(
  text: string,
  headings: ReadonlySet<LetterGroup>,
): Partial<Record<PracticeCode, boolean>> {
  const answers: Partial<Record<PracticeCode, boolean>> = {};
  if (headings.has("gift") && headings.has("loan")) answers.keepsKindsApart = true;
  if (
    /next steps?|deadline|accept (?:or decline )?(?:your|this)|respond by|reply by/i.test(text) &&
    date.test(text)
  )
    answers.givesNextSteps = true;
  if (/\brepa(?:y|id|yment)/i.test(text) && /renew/i.test(text)) answers.explainsTerms = true;
  if (/award (?:letter|notice|notification)|notice of award/i.test(text)) answers.hasPlainTitle = false;
  else if (/aid offer|offer of (?:financial )?aid|financing plan/i.test(text)) answers.hasPlainTitle = true;
  return answers;
}
