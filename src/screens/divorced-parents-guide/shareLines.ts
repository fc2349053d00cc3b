/** Describes what a household shares, line by line. */

import type { HouseholdShare } from "#domain/aid/householdShare.ts";
import { formatAnd } from "#lib/format.ts";
import { householdWords as words } from "./householdWords.ts";

/** Everything a code or file contains. Names are not included; the device that opens it adds them. */
export function buildShareLines(share: HouseholdShare, name: string): readonly string[] {
  const pay = share.payPerYearUsd === null ? [] : [words.payShown(share.payPerYearUsd)];
  return [
    words.partTitle(name),
    ...pay,
    ...buildOtherLines(share),
    share.agreesToTotal ? words.agreedShown : words.notAgreedShown,
    words.madeShown(share.madeOn),
  ];
}

export function buildOtherLines(
  share: Pick<HouseholdShare, "covers" | "fillsInCss" | "consentsToFafsa">,
): readonly string[] {
  const { covers, fillsInCss, consentsToFafsa } = share;
  return [
    ...(covers.length === 0 ? [] : [words.coversShown(formatAnd(covers.map((cost) => words.covers[cost])))]),
    ...(fillsInCss === null ? [] : [words.cssShown(words.readiness[fillsInCss])]),
    ...(consentsToFafsa === null ? [] : [words.consentShown(words.readiness[consentsToFafsa])]),
  ];
}
