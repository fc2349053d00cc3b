/** What a household hands over, in words, line by line. */
import type { HouseholdShare } from "#domain/aid/householdShare.ts";
import { householdWords as words } from "./householdWords.ts";

const listFormat = new Intl.ListFormat("en-US", { type: "conjunction" });

/** All that stands in a code or a file; a name does not, it is put to it on the device that opens it. */
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
    ...(covers.length === 0
      ? []
      : [words.coversShown(listFormat.format(covers.map((cost) => words.covers[cost])))]),
    ...(fillsInCss === null ? [] : [words.cssShown(words.readiness[fillsInCss])]),
    ...(consentsToFafsa === null ? [] : [words.consentShown(words.readiness[consentsToFafsa])]),
  ];
}
