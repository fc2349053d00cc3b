/** A college's promises with terms of their own, each in words: what its page and the counselor list beside the plain lines of its policy. */
import { stateNames } from "#domain/college/states.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { findCollegePolicy, type PolicyLine } from "./policyRecords.ts";
import { namePromise } from "./promiseWords.ts";

/** "free tuition for students with a Pell Grant"; what leaves less to pay first. */
export function listOtherPromises(unitId: number): string[] {
  const lines = findCollegePolicy(unitId)?.lines ?? [];
  return lines
    .filter(({ terms }) => terms !== null)
    .toReversed()
    .map(describeLine);
}

function describeLine(line: PolicyLine): string {
  const { terms, states } = line;
  const examples = (terms?.points ?? []).map(({ incomeUsd, usd }) =>
    usd === 0 ? `nothing at ${formatUsd(incomeUsd)}` : `${formatUsd(usd)} at ${formatUsd(incomeUsd)}`,
  );
  const name =
    examples.length === 0
      ? namePromise(line)
      : `examples of what families pay a year by income: ${formatAnd(examples)}`;
  const whose =
    states.length === 0 ? "" : `, for residents of ${formatAnd(states.map((state) => stateNames[state]))}`;
  switch (terms?.reason) {
    case "lineNotSeen":
      return `${name}${whose} below an income limit that no page we have read gives`;
    case "pagesDisagree":
      return `${name}${whose} by news reports, though not by the page of the college that we have read`;
    default:
      return `${name}${whose}`;
  }
}
