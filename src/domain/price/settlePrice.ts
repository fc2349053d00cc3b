/** The last steps of a price: from the figures of 2023-24 and 2024-25 to the range of the entry year. */
import { topBracket } from "./brackets.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";

/** Converts everything to the entry year, caps the range at the sticker price, and keeps it in order. */
export function settlePrice(out: PriceCalculation, { spread, bracket, aid }: PriceQuestion): void {
  const { costFactor, netFactor, livingStepUsd } = out;
  const sticker =
    out.stickerTuitionUsd === null || out.stickerLivingUsd === null
      ? null
      : (out.stickerTuitionUsd + out.stickerLivingUsd) * costFactor;
  let middle = out.priceUsd * netFactor + (livingStepUsd + out.residencyMiddleUsd) * costFactor;
  let low = out.lowPriceUsd * netFactor + (livingStepUsd + out.residencyLowUsd) * costFactor;
  let high = out.highPriceUsd * netFactor + (livingStepUsd + out.residencyHighUsd) * costFactor;
  if (sticker === null) {
    out.noteBits |= noteBit.stickerUnknown;
  } else {
    if (spread === "family" && (bracket === null || bracket === topBracket)) {
      out.wideningBits |= wideningBit.topBracket;
      high = Math.max(high, sticker);
    }
    // A published average above the sticker price is kept; an estimate is capped.
    if (middle > sticker && out.basis === "bracket") out.noteBits |= noteBit.aboveSticker;
    else middle = Math.min(middle, sticker);
    high = Math.min(high, sticker);
  }
  const stickeredMiddle = middle;
  if (sticker !== null && aid !== null) {
    // The grant comes off the sticker price at every college, so nobody who gets it pays more than the rest.
    const mostUsd = Math.max(0, sticker - aid.surePellUsd);
    if (out.basis !== "bracket") middle = Math.min(middle, Math.max(low, mostUsd));
    const held = Math.min(high, Math.max(middle, mostUsd));
    if (held < high) out.noteBits |= noteBit.heldToPell;
    high = held;
  }
  // The low end goes below zero only for a published average: nobody is promised money back.
  low = Math.max(low, Math.min(0, middle));
  if (middle <= 0) out.noteBits |= noteBit.zeroOrLess;
  out.stickerUsd = sticker === null ? null : Math.round(sticker);
  out.middleUsd = Math.round(middle);
  out.middleHeldToPellUsd = out.middleUsd - Math.round(stickeredMiddle);
  out.lowUsd = Math.round(Math.min(low, middle));
  out.highUsd = Math.round(Math.max(high, middle));
}
