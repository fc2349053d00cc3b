/** Why a price range is as wide as it is, and what the reader should know about it, as codes packed into bits. */

export const wideningCodes = [
  /** Families with the same income pay different prices at one college: an assumption based on research. */
  "familiesDiffer",
  /** The average price mixes students living on campus, off campus and with family. */
  "livingMixed",
  "incomeUnknown",
  "homeUnknown",
  /** The home state does not tell whether the student lives in the college's district. */
  "districtUnknown",
  /** Estimated from the average price and similar colleges. */
  "estimatedFromAverage",
  /** Estimated from cost minus typical grants, and similar colleges. */
  "estimatedFromCost",
  /** No similar college publishes prices by income, so four-year colleges of the same control are used. */
  "kindBorrowed",
  /** The top bracket has no upper limit, so the range extends to the sticker price. */
  "topBracket",
  /** The price follows the Student Aid Index, and only the income is known, so the index is a range. */
  "indexEstimated",
  /** The college meets the full need of students from other states too, so a grant may cover out-of-state tuition. */
  "needMetAnywhere",
  /** The low end applies if the student is admitted to the tuition exchange. */
  "exchange",
  /** The middle counts a grant of the student's own government, the high end does not. */
  "awayGrant",
  /** No state law that we know tells which tuition a student without lawful presence is charged. */
  "tuitionByStatus",
  /** Published prices count federal grants that the student cannot get. */
  "noFederalAid",
  /** The low end counts an automatic merit award that may be the student's. */
  "meritMayBe",
  /** Above $75,000 at a two-year college: the low end is what the few students with federal aid paid. */
  "aidedLow",
  /** No price of the bracket can be used at a two-year college: the low end counts the grants of colleges of its kind. */
  "grantsMayBe",
  /** The published price of the bracket moved by more than $5,000 from one year to the next. */
  "yearsDiffer",
] as const;
export type WideningCode = (typeof wideningCodes)[number];

export const noteCodes = [
  /** The average price in this bracket is negative (grants exceed cost); shown as "$0 or less". */
  "zeroOrLess",
  /** The published average is above the sticker price. */
  "aboveSticker",
  "stickerUnknown",
  /** The college reports no living cost for this arrangement, so the closest one is used. */
  "livingSubstituted",
  /** The college reports no living costs, so the price is for its average mix of arrangements. */
  "livingUnknown",
  /** The college's own growth is unknown, so only the national rate is used. */
  "nationalGrowth",
  "outOfStateUnknown",
  /** The income comes from the family's aid answers. */
  "incomeFromAid",
  /** The high end is capped at the sticker price minus the Pell Grant. */
  "heldToPell",
  /** The range is held to the sticker price minus an automatic merit award that the student's grades and scores earn. */
  "heldToMerit",
  /** The family asked for living at home, but the college is too far away, so living on campus is priced. */
  "beyondCommute",
  /** A two-year college within a commute is priced living with family, whatever was asked for elsewhere. */
  "usuallyFromHome",
  /** Living at home is priced as asked, but whether the college is close enough is unknown. */
  "commuteUnknown",
  /** The published price: nothing is on record of what the college gives international students. */
  "pricedForAbroad",
  /** The published price: the college gives international students no need-based aid. */
  "noAidAbroad",
  /** The college meets the full need of the international students it admits, so the price is that of families with this income. */
  "needMetAbroad",
  /** The college meets the need of students without lawful presence as it does that of U.S. students. */
  "needMetByStatus",
  /** The college's need-based aid is open with DACA or under a state's Dream Act, which the answers do not say. */
  "aidIfDaca",
  /** The college meets full need, and nothing is on record of whether that of students without lawful presence too. */
  "needByStatusUnknown",
  /** The price counts federal grants that the student cannot get, and the published price is not known. */
  "grantsUnknown",
  /** Above $110,000 at a college that meets full need: the price follows the Student Aid Index. */
  "followsIndex",
  /** Living more cheaply saves less than it costs less, because a need-based grant shrinks with the cost. */
  "grantKeptToNeed",
  /** The income is below zero and counted as zero. */
  "incomeBelowZero",
  /** Home and college share a tuition exchange; whether this college takes part is not known, so no price counts it. */
  "exchangeUnknown",
  /** Students from some counties of the home state are charged less; the county is not asked, so no price counts it. */
  "rateByCounty",
  /** The exchange holds in some majors only, so no price counts it. */
  "exchangeByMajor",
  /** This college takes no part in the exchange that both states belong to. */
  "exchangeNotHere",
] as const;
export type NoteCode = (typeof noteCodes)[number];

/** The bit for each code. */
export const wideningBit = toBits(wideningCodes);
export const noteBit = toBits(noteCodes);

const wideningLists = new Map<number, readonly WideningCode[]>();
const noteLists = new Map<number, readonly NoteCode[]>();

/** The codes whose bits are set. Lists are cached by bits, so thousands of ranges share a few lists. */
export function listWidenings(bits: number): readonly WideningCode[] {
  return getCodeList(wideningCodes, bits, wideningLists);
}

export function listNotes(bits: number): readonly NoteCode[] {
  return getCodeList(noteCodes, bits, noteLists);
}

function getCodeList<Code extends string>(
  codes: readonly Code[],
  bits: number,
  lists: Map<number, readonly Code[]>,
): readonly Code[] {
  const known = lists.get(bits);
  if (known !== undefined) return known;
  const list = Object.freeze(codes.filter((_, index) => (bits & (1 << index)) !== 0));
  lists.set(bits, list);
  return list;
}

function toBits<Code extends string>(codes: readonly Code[]): Readonly<Record<Code, number>> {
  // Object.fromEntries loses the key type, but the keys are exactly the codes.
  return Object.fromEntries(codes.map((code, index) => [code, 1 << index])) as Record<Code, number>;
}
