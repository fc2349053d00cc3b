/** What a letter says about itself: whose it is, for which year, and how clearly it speaks. */
import type { PracticeCode } from "#domain/offers/gaoPractices.ts";
import type { LetterGroup } from "./letterWords.ts";
import { offerLimits } from "./offer.ts";

const headLines = 20;

/** The first name of a college near the top; null where none stands there. */
export function findCollegeName(text: string): string | null {
  for (const line of text.split(/\r\n|\r|\n/, headLines)) {
    const name =
      /\b(?:(?:[A-Z][\w'\u2019.&-]+|of) ){0,5}(?:University|College|Institute)\b(?: (?:of|at|for|in) [A-Z][\w'\u2019.-]+(?:[ ,-]{1,2}(?:(?:and|at|of) )?[A-Z][\w'\u2019.-]+){0,3})?/.exec(
        line.slice(0, 200),
      )?.[0];
    const tidy = name
      ?.replace(/^(?:Dear|Welcome|From|At|To|The Office of|Congratulations from) /, "")
      .replace(/[.,]$/, "");
    if (
      tidy === undefined ||
      /financ|costs?\b|board\b|work|work-study|^college$|^university$|scholarship|grant|award/i.test(tidy)
    )
      continue;
    return tidy.slice(0, offerLimits.nameLength);
  }
  return null;
}

/** "2027-28", as the first pair of years that follow each other; null where none does. */
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

/** What the text answers of the practices that are asked; what it does not say stays open. */
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
