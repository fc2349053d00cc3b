/** The text of checking a letter: what was read beside its text, and the few questions about it. */
import type { LetterPeriod } from "#domain/offers/letterPeriod.ts";
import type { GuessGroup } from "#domain/offers/openQuestions.ts";
import { words } from "./words.ts";

export const reviewWords = {
  certainTitle: "Check what we read",
  certain: "Every line is clear, so we have no questions. If everything matches your letter, you’re done.",
  certainTerm: (terms: 2 | 3) =>
    terms === 2
      ? "The letter’s totals add up for one semester, and we doubled them for the year. If that’s right, you’re done."
      : "The letter’s totals add up for one quarter, and we tripled them for the year. If that’s right, you’re done.",
  openTitle: (questions: number) =>
    questions === 1 ? "One question about this letter" : `${questions} questions about this letter`,
  lead: "Until you answer, we show no price for this college.",
  noAid: "We found no grant, loan or job in this letter. Is this the college’s aid offer?",
  wordsUnknown: words.wordsUnknown,
  letter: "Your letter",
  letterNote: "Each amount is marked with what we read it as. The text stays in this browser tab.",
  quotesNote: "The letter’s text isn’t in this tab, so these are the lines we read from it.",
  period: "The amounts in this letter are for",
  periods: {
    year: "a year",
    semester: "a semester",
    quarter: "a quarter",
    trimester: "a trimester",
  } satisfies Record<LetterPeriod, string>,
  whatIs: (label: string, amount: string) => `What is “${label}” (${amount})?`,
  readLines: (lines: number) => (lines === 1 ? "The line we read" : `The ${lines} lines we read`),
  nameless: "Which college sent this letter?",
  /** One question for all lines of a group. */
  guess: {
    period: (lines) =>
      lines === 1
        ? "We turned this amount into a yearly one. Is that right?"
        : "We turned these amounts into yearly ones. Is that right?",
    sums: (lines) =>
      lines === 1
        ? "A total in the letter doesn’t add up with this line. Does it match your letter?"
        : "A total in the letter doesn’t add up with these lines. Do they all match your letter?",
    amounts: (lines) =>
      lines === 1
        ? "This line has several amounts. Did we pick yours?"
        : "These lines have several amounts. Did we pick yours?",
    digits: (lines) =>
      lines === 1
        ? "Some digits were hard to read. Is this the amount?"
        : "Some digits were hard to read. Are these the amounts?",
    kinds: (lines) =>
      lines === 1
        ? "We aren’t sure about this line. Is it right?"
        : `We aren’t sure about these ${lines} lines. Are they all right?`,
    unproven: (lines) =>
      lines === 1
        ? "No total in the letter includes this line. Does it match your letter?"
        : "No total in the letter adds these up. Do they all match your letter?",
  } satisfies Record<GuessGroup, (lines: number) => string>,
  confirmGroup: (lines: number) => (lines === 1 ? "Yes, it’s right" : `Yes, all ${lines} are right`),
  confirmUnproven: (lines: number) => (lines === 1 ? "Yes, it matches" : "Yes, they all match"),
  confirm: (guesses: number) =>
    guesses === 0
      ? "This matches my letter"
      : guesses === 1
        ? "The other line is right"
        : `The other ${guesses} lines are right`,
  confirmAll: (guesses: number) =>
    guesses === 1
      ? "The guess is right"
      : guesses === 2
        ? "Both guesses are right"
        : `All ${guesses} guesses are right`,
  leftOutMark: "not counted",
  showLetter: "The letter and its lines",
} as const;
