/** What each of the three sees of two households: a parent their own part, the student what both handed over. */

import {
  type CoveredCost,
  type HouseholdShare,
  findSubmittedShare,
  pickOwnAnswers,
  type Readiness,
} from "./householdShare.ts";
import type { AidAnswer, AidAnswers } from "./households.ts";
import { type ParentHousehold, parentHouseholds } from "./parentAnswers.ts";

export type Viewer = ParentHousehold | "student";

/** What one household handed over, as this viewer may see it. */
export type SeenShare = {
  household: ParentHousehold;
  pay: { kind: "shown"; amountUsd: number } | { kind: "notGiven" } | { kind: "keptFromOther" };
  covers: readonly CoveredCost[];
  fillsInCss: Readiness | null;
  consentsToFafsa: Readiness | null;
  agreesToTotal: boolean;
  madeOn: string;
};

export type SeenTotal =
  | { kind: "shown"; amountUsd: number }
  /** At least one household has handed over nothing, or no amount. */
  | { kind: "missing"; from: readonly ParentHousehold[] }
  /** A parent is looking, and not both have agreed. */
  | { kind: "notAgreed" };

export type HouseholdsView = {
  viewer: Viewer;
  /** The viewer's own part by question; the student has none of a household's. */
  own: Readonly<Record<string, AidAnswer>>;
  handed: Readonly<Record<ParentHousehold, SeenShare | null>>;
  total: SeenTotal;
};

/** The one way from the plan's answers to what is shown: nothing else of another household gets past here. */
export function buildHouseholdsView(answers: AidAnswers, viewer: Viewer): HouseholdsView {
  const shares = {
    first: findSubmittedShare(answers, "first"),
    second: findSubmittedShare(answers, "second"),
  };
  const isAgreed = shares.first?.agreesToTotal === true && shares.second?.agreesToTotal === true;
  const seesAll = viewer === "student" || isAgreed;
  return {
    viewer,
    own: viewer === "student" ? {} : pickOwnAnswers(answers, viewer),
    handed: {
      first: toSeenShare(shares.first, seesAll || viewer === "first"),
      second: toSeenShare(shares.second, seesAll || viewer === "second"),
    },
    total: toSeenTotal(shares, seesAll),
  };
}

function toSeenShare(share: HouseholdShare | null, seesPay: boolean): SeenShare | null {
  if (share === null) return null;
  const { payPerYearUsd, ...rest } = share;
  if (!seesPay) return { ...rest, pay: { kind: "keptFromOther" } };
  return {
    ...rest,
    pay: payPerYearUsd === null ? { kind: "notGiven" } : { kind: "shown", amountUsd: payPerYearUsd },
  };
}

function toSeenTotal(
  shares: Readonly<Record<ParentHousehold, HouseholdShare | null>>,
  seesAll: boolean,
): SeenTotal {
  // Before agreement a parent is not even told whether the other gave an amount.
  const open = parentHouseholds.filter((household) => shares[household] === null);
  if (!seesAll && open.length === 0) return { kind: "notAgreed" };
  const first = shares.first?.payPerYearUsd ?? null;
  const second = shares.second?.payPerYearUsd ?? null;
  if (first !== null && second !== null && seesAll) return { kind: "shown", amountUsd: first + second };
  if (!seesAll) return { kind: "missing", from: open };
  return {
    kind: "missing",
    from: parentHouseholds.filter((household) => (household === "first" ? first : second) === null),
  };
}
