/** The worksheet's own rounding: to three decimals first, then to whole dollars, halves away from zero. */

/** `numerator / denominator` in whole dollars; both are whole numbers, so that no fraction is lost on the way. */
export function roundToDollars(numerator: number, denominator: number): number {
  return roundHalfAway(toThousandths(numerator, denominator), 1_000);
}

/** `numerator / denominator` in thousandths of a dollar, halves away from zero. */
export function toThousandths(numerator: number, denominator: number): number {
  return roundHalfAway(numerator * 1_000, denominator);
}

/** A whole number divided by another and rounded, halves away from zero; exact below 2^53. */
export function roundHalfAway(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const rest = size % denominator;
  const rounded = (size - rest) / denominator + (rest * 2 >= denominator ? 1 : 0);
  // "+ 0" keeps a negative zero from standing in a worksheet.
  return (numerator < 0 ? -rounded : rounded) + 0;
}
