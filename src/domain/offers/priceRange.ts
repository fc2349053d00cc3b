/** How low and how high the net price of an offer can still turn out while something of its letter is open. */
import { type LeftOut, needsAnswer } from "./leftOut.ts";
import { costKinds } from "./letterCandidates.ts";
import type { Offer, OfferLine, OfferLineNote } from "./offer.ts";
import { isGuess } from "./openQuestions.ts";
import type { OfferFigures } from "./summarizeOffer.ts";

/** In the first year, both ends included; null has no bound. */
export type PriceRange = { lowUsd: number | null; highUsd: number | null };

/** How far one open line can move the price each way; null: nobody can say. */
type Reach = { downUsd: number | null; upUsd: number | null };

const none: Reach = { downUsd: 0, upUsd: 0 };
const unbounded: Reach = { downUsd: null, upUsd: null };

/** `withoutMissing` leaves aside the costs that the letter doesn't give. */
export function findPriceRange(
  { lines, leftOut = [] }: Offer,
  figures: OfferFigures,
  { withoutMissing = false } = {},
): PriceRange {
  const { netPriceUsd, missing } = figures;
  if (netPriceUsd === null) return { lowUsd: null, highUsd: null };
  const reaches = [
    ...lines.map(findLineReach),
    ...leftOut.map(findLeftOutReach),
    // A cost that the letter doesn't give only adds.
    { downUsd: 0, upUsd: missing.length > 0 && !withoutMissing ? null : 0 },
  ];
  const add = (toReach: (reach: Reach) => number | null) =>
    reaches.reduce<number | null>((sum, reach) => {
      const usd = toReach(reach);
      return sum === null || usd === null ? null : sum + usd;
    }, 0);
  const down = add(({ downUsd }) => downUsd);
  const up = add(({ upUsd }) => upUsd);
  return {
    lowUsd: down === null ? null : netPriceUsd - down,
    highUsd: up === null ? null : netPriceUsd + up,
  };
}

/** What a line adds to the price as it is read: a cost its amount, a grant less, a loan or a job nothing. */
function getSign({ kind }: OfferLine): -1 | 0 | 1 {
  if (kind === "grant") return -1;
  return kind === "totalCost" || costKinds.includes(kind) ? 1 : 0;
}

/** The amount for the year if the line was read wrong, as shares of the one that is counted. */
const otherAmounts: Readonly<Partial<Record<OfferLineNote, number>>> = {
  timesTerms: 1 / 2,
  timesQuarters: 1 / 3,
  timesMonths: 1 / 9,
  oneTerm: 2,
  studyDivided: 4,
  // The lower end of a range may be anything down to nothing.
  rangeTaken: 0,
};

function findLineReach(line: OfferLine): Reach {
  const { kind, amountUsd, note, readFrom } = line;
  const sign = getSign(line);
  if (amountUsd === null) {
    if (readFrom === undefined) return none;
    if (kind === "other") return unbounded;
    return sign === 0 ? none : unbounded;
  }
  if (kind === "other") return { downUsd: amountUsd, upUsd: amountUsd };
  if (!isGuess(line) || note === undefined) return none;
  if (note === "kindGuessed" || note === "unproven" || note === "sumDiffers") {
    if (kind === "totalCost") return unbounded;
    const mostUsd = note === "sumDiffers" ? 2 * amountUsd : amountUsd;
    return { downUsd: mostUsd + sign * amountUsd, upUsd: mostUsd - sign * amountUsd };
  }
  if (sign === 0) return none;
  const share = otherAmounts[note];
  if (share === undefined) return unbounded;
  const changeUsd = sign * amountUsd * (share - 1);
  return { downUsd: Math.max(0, -changeUsd), upUsd: Math.max(0, changeUsd) };
}

function findLeftOutReach(one: LeftOut): Reach {
  if (!needsAnswer(one)) return none;
  const isBounded = one.because === "unknown" || one.because === "tooMany";
  return isBounded && one.amountUsd !== null ? { downUsd: one.amountUsd, upUsd: one.amountUsd } : unbounded;
}
