/**
 * Parses the text of an award letter: every amount with a guess at what it is. Guesses are marked as unsure, and
 * whatever is left out is listed with the reason. The work grows with the length of the text and no faster.
 */

import type { PracticeCode } from "#domain/offers/gaoPractices.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import type { LeftOut } from "./leftOut.ts";
import {
  findLetterPeriod,
  isOneTermAlone,
  isOtherCurrency,
  isPeriodUnsaid,
  isPeriodUnused,
} from "./letterAmounts.ts";
import { assignRoles } from "./letterAssignment.ts";
import { type Candidate, costKinds, outRole } from "./letterCandidates.ts";
import { findPlaceOnFile } from "./letterChoices.ts";
import { findCollege, type KnownNames, readNameLine } from "./letterCollege.ts";
import type { IdentityKind } from "./letterIdentities.ts";
import { readItems } from "./letterItems.ts";
import { arrangeLines } from "./letterLayout.ts";
import { isSameUsd } from "./letterLedger.ts";
import { findPlaces, removeInvisible } from "./letterPlaces.ts";
import {
  type LetterNote,
  noteLetter,
  type OtherAmounts,
  type ReadLine,
  settleReading,
} from "./letterReading.ts";
import { leaveInstallmentsOut, leaveTermRowsOut } from "./letterRepeats.ts";
import { doubtSubtotals } from "./letterRestated.ts";
import { findDeclinedCell } from "./letterSorting.ts";
import type { UnreadAmounts } from "./letterState.ts";
import {
  findSecondLetter,
  findSecondStudent,
  isFileContent,
  isInOtherLanguage,
  splitLines,
  toPlainText,
} from "./letterText.ts";
import { countMarked, cutWindow } from "./letterWindow.ts";
import { findLineKind, type LetterGroup } from "./letterWords.ts";
import { findLetterYear } from "./letterYear.ts";
import { type OfferLine, type OfferLineKind, offerLimits } from "./offer.ts";

/** `amounts`: read one by one; the longest letter of the corpus has a quarter as many. The others are counted and summed. */
export const letterLimits = { characters: offerLimits.letterCharacters, amounts: 200 } as const;

export type LetterProblem = "empty" | "tooLong" | "isFile" | "noAmounts" | "severalLetters" | "otherCurrency";

export type ParsedLetter = {
  lines: readonly ReadLine[];
  /** Where one of several figures was taken (`severalAmounts`): the others, by the place of their line. */
  otherAmounts: readonly OtherAmounts[];
  leftOut: readonly LeftOut[];
  /** The sums that the letter prints, and whether they come out. */
  identities: readonly { kind: IdentityKind; holds: boolean }[];
  /** Every sum comes out and nothing is left to ask. */
  isCertain: boolean;
  /** Why not. */
  note: LetterNote | null;
  academicYear: string | null;
  collegeName: string | null;
  /** Null unless the name is one college's that we know. */
  unitId: number | null;
  /** Amounts after the first `letterLimits.amounts`; null if all were read. */
  unread: UnreadAmounts | null;
  /** Good practices that the letter's text settles. */
  practices: Readonly<Partial<Record<PracticeCode, boolean>>>;
  /** There were amounts but no words to say what they are: another language, or a table without labels. */
  areWordsUnknown: boolean;
};

const inKind =
  /\bathletic (?:financial )?aid agreement\b|\b(?:agreement|award|scholarship|fellowship|exchange) (?:provides|covers|pays for|consists of)\b(?! (?:half|part|most|some|up to|it\b|\d))/i;

const sports =
  /\b(?:athlet\w*|sports?|ncaa|naia|njcaa|coach\w*|equivalency|men['\u2019]s|women['\u2019]s)\b/i;

const military =
  /\b[Gg][Ii] [Bb][Ii][Ll][Ll]\b|\b(?:[Cc]hapter|CHAPTER|[Cc]h\.?|CH\.?) ?3[135]\b|\b[Pp](?:ost|OST)-?9\/11\b|\b[Vv](?:eterans?|ETERANS?)\b|\bVA (?:benefits?|education|housing|monthly|books?|payments?|share|pays?)\b|\b(?:from|by) (?:the )?VA\b/;

const noNames: KnownNames = new Map();

/** Fails if nothing can be parsed. The text itself is never stored. */
export function parseLetter(text: string, known: KnownNames = noNames): Result<ParsedLetter, LetterProblem> {
  return runToEnd(parseLetterInSteps(text, known));
}

/** The same in short steps, so that a page stays responsive. */
export function* parseLetterInSteps(
  text: string,
  known: KnownNames,
): Steps<Result<ParsedLetter, LetterProblem>> {
  if (text.trim() === "") return fail("empty");
  if (text.length > letterLimits.characters) return fail("tooLong");
  if (isFileContent(text)) return fail("isFile");
  const { from, to } = cutWindow(text);
  const plain = toPlainText(text.slice(from, to));
  const lines = splitLines(plain);
  const isSecond = findSecondLetter(lines, (line) => readNameLine(line, known)) !== null;
  if (isSecond || findSecondStudent(lines) !== null) return fail("severalLetters");
  yield;
  const college = findCollege(plain, known);
  yield;
  const year = findLetterYear(lines);
  const arranged = arrangeLines(lines);
  const inWindow = yield* readItems(
    arranged.lines,
    {
      collegeName: college?.name ?? null,
      usual: findLetterPeriod(plain),
      year,
      isInKind: inKind.test(plain) || (/\bgrants?-in-aid\b/i.test(plain) && sports.test(plain)),
      livesAt: findPlaceOnFile(plain),
      isMilitary: military.test(plain),
      declinedCell: findDeclinedCell(plain),
      isOrderDoubtful: arranged.isOrderDoubtful,
    },
    letterLimits.amounts,
  );
  const items = { ...inWindow, unread: addBeyond(inWindow.unread, text.slice(to)) };
  const candidates = isOtherCurrency(plain)
    ? leaveAllOut(items.candidates)
    : doubtSubtotals(leaveInstallmentsOut(leaveTermRowsOut(items.candidates)));
  if (candidates.length === 0) return fail("noAmounts");
  const isForeign = ({ roles: [role] }: Candidate) => role.is === "out" && role.because === "otherCurrency";
  const isUsable = ({ roles: [role] }: Candidate) => role.is !== "out";
  if (candidates.some(isForeign) && !candidates.some(isUsable)) return fail("otherCurrency");
  const assignment = yield* assignRoles(candidates);
  const settled = settleReading(
    assignment,
    items.remarks,
    isPeriodUnsaid(plain) || isPeriodUnused(plain, assignment.candidates),
    findPlaces(
      plain,
      assignment.candidates.map(({ printed }) => printed),
      removeInvisible(text.slice(0, from)).length,
    ),
    countDeclined(lines),
    isOneTermAlone(plain),
  );
  const read = settled.lines.slice(0, offerLimits.lines);
  const areWordsUnknown =
    isInOtherLanguage(plain) ||
    (!read.some((line) => findLineKind(line.label) !== null) &&
      items.headings.size === 0 &&
      assignment.identities.length === 0 &&
      !read.some(({ kind }) => kind === "totalCost" || kind === "statedNetPrice"));
  // A guess by words needs a language that we read.
  const kept = areWordsUnknown
    ? read.map((line) =>
        line.note === "kindGuessed" || line.note === "unproven" ? { ...line, kind: "other" as const } : line,
      )
    : read;
  const leftOut: LeftOut[] = [
    ...settleBanners(settled.leftOut, settled.lines),
    ...settled.lines.slice(offerLimits.lines).map(({ label, amountUsd, readFrom, readAt }) => ({
      label,
      text: readFrom ?? label,
      amountUsd,
      because: "tooMany" as const,
      readAt,
    })),
  ];
  const note = noteLetter({ lines: kept, leftOut }, items.unread.amounts > 0);
  return succeed({
    lines: kept,
    otherAmounts: settled.otherAmounts.filter(({ line }) => line < kept.length),
    leftOut,
    identities: assignment.identities.map(({ kind, holds }) => ({ kind, holds })),
    isCertain: note === null,
    note,
    unread: items.unread.amounts === 0 ? null : items.unread,
    academicYear: year?.year ?? null,
    collegeName: college?.name ?? null,
    unitId: college?.unitId ?? null,
    practices: findPractices(plain, items.headings),
    areWordsUnknown,
  });
}

/** "Declined" as a status, and not among what a student may choose or in the head of a column. */
const declinedStatus =
  /(?<!\b(?:if|or|may|can|could|when|not|never|be|offered|accepted)\W{1,3}(?:you\W)?)\b(?:declined|cancell?ed|rescinded|withdrawn|rechazad[oa]|cancelad[oa])\b/i;
const namesChoice = /\b(?:accept\w*|offered|deadline|policy|fees?|may be|will be|if|unless|whether)\b/i;

function countDeclined(lines: readonly string[]): number {
  return lines.filter((line) => line.length < 200 && declinedStatus.test(line) && !namesChoice.test(line))
    .length;
}

/** With the amounts below what was read. */
function addBeyond(unread: UnreadAmounts, rest: string): UnreadAmounts {
  const { amounts, sumUsd } = countMarked(rest);
  return { amounts: unread.amounts + amounts, sumUsd: unread.sumUsd + Math.round(sumUsd) };
}

/** Where the letter says that its amounts are in another currency, none of them is dollars. */
function leaveAllOut(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((one) => ({ ...one, amountUsd: null, roles: [outRole("otherCurrency")] }));
}

/**
 * "You have been awarded $104,000!", "Your bill is $48,300": an amount without a name of its own that is the total of the gifts, for one year or four, or
 * of all the costs.
 */
function settleBanners(leftOut: readonly LeftOut[], lines: readonly OfferLine[]): LeftOut[] {
  const sumOf = (kinds: readonly OfferLineKind[]) =>
    lines.reduce((sum, { kind, amountUsd }) => sum + (kinds.includes(kind) ? (amountUsd ?? 0) : 0), 0);
  const giftUsd = sumOf(["grant"]);
  const totalsUsd = [giftUsd, 4 * giftUsd, sumOf(costKinds)].filter((usd) => usd > 0);
  return leftOut.map((one) => {
    const isBanner =
      (one.because === "unknown" || one.because === "totalDiffers") &&
      totalsUsd.some((usd) => one.amountUsd !== null && isSameUsd(one.amountUsd, usd));
    return isBanner ? { ...one, because: "sum" } : one;
  });
}

const date =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/(?:20)?\d\d\b/i;

/** Which of the good practices the text settles; the rest stay open. */
function findPractices(
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
