/** Why a price band is as wide as it is, and what a reader should know about it, as codes packed into bits. */

export const wideningCodes = [
  /** Families of one income pay different prices at one college: an assumption from research. */
  "familiesDiffer",
  /** The average price mixes students who live on campus, nearby and with family. */
  "livingMixed",
  "incomeUnknown",
  "homeUnknown",
  /** The home state does not tell whether the student lives in the college's district. */
  "districtUnknown",
  /** Taken from the average price and what colleges of its kind show. */
  "estimatedFromAverage",
  /** Taken from the cost less usual grants and what colleges of its kind show. */
  "estimatedFromCost",
  /** No bracket price of its own kind is published: four-year colleges of the same control stand in. */
  "kindBorrowed",
  /** The top bracket has no upper end: the band runs to the published price. */
  "topBracket",
  /** The low end holds if the student is admitted to the exchange. */
  "exchange",
] as const;
export type WideningCode = (typeof wideningCodes)[number];

export const noteCodes = [
  /** The average price of this bracket is below zero: grants above cost; shown as "$0 or less". */
  "zeroOrLess",
  /** The known average lies above the published price. */
  "aboveSticker",
  "stickerUnknown",
  /** The college reports no living cost for this plan: the nearest plan's stands in. */
  "livingSubstituted",
  /** The college reports no living costs: the price is for its average mix of plans. */
  "livingUnknown",
  /** The college's own growth is not known: the national one alone. */
  "nationalGrowth",
  "outOfStateUnknown",
  /** The income is the one of the family's aid answers. */
  "incomeFromAid",
  /** The high end was held to the published price less the Pell Grant that is due. */
  "heldToPell",
  /** Living with family was asked for; the college is too far for that, and the price is for living on campus. */
  "beyondCommute",
  /** Living with family is priced as asked, and whether the college is near enough is not known. */
  "commuteUnknown",
] as const;
export type NoteCode = (typeof noteCodes)[number];

/** Bit of a code. */
export const wideningBit = toBits(wideningCodes);
export const noteBit = toBits(noteCodes);

const wideningLists = new Map<number, readonly WideningCode[]>();
const noteLists = new Map<number, readonly NoteCode[]>();

/** The codes whose bits are set. The same bits give the same list, so thousands of bands share a few lists. */
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
  // Checked border: fromEntries forgets the keys, which are exactly the codes.
  return Object.fromEntries(codes.map((code, index) => [code, 1 << index])) as Record<Code, number>;
}
