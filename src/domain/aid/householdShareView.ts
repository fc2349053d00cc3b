/** What each of three people sees: a parent sees their own part, the student sees what both households shared. */

import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import {
  type CoveredCost,
  findSubmittedShare,
  type HouseholdShare,
  pickOwnAnswers,
  type Readiness,
} from "./householdShare.ts";
import { type ParentHousehold, parentHouseholds } from "./parentAnswers.ts";

export type Viewer = ParentHousehold | "student";

/** One household's share, as this viewer may see it. */
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
  /** At least one household has not shared anything, or not shared an amount. */
  | { kind: "missing"; from: readonly ParentHousehold[] }
  /** The viewer is a parent, and the two have not both agreed to show the total. */
  | { kind: "notAgreed" };

export type HouseholdsView = {
  viewer: Viewer;
  /** The viewer's own answers by question; the student has none. */
  own: Readonly<Record<string, AidAnswer>>;
  handed: Readonly<Record<ParentHousehold, SeenShare | null>>;
  total: SeenTotal;
};

/** The only path from the plan's answers to the screen: nothing else about another household gets through. */
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
  // Until both agree, a parent is not even told whether the other gave an amount.
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
