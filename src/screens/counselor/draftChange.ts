/** A change the counselor proposes, as commands of the plan; empty where the plan already says so. */

import { type GpaScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { AskedChange } from "#domain/counselor/counselor.ts";
import { type Profile } from "#domain/people/profile.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { Plan } from "#domain/plan/plan.ts";

export function draftChange(change: AskedChange, plan: Plan): CommandDraft[] {
  const { profile, money } = plan;
  switch (change.kind) {
    case "addCollege":
    case "removeCollege": {
      const { kind, unitId } = change;
      const isListed = plan.colleges.some((college) => college.unitId === unitId);
      return isListed === (kind === "addCollege") ? [] : [{ kind, unitId }];
    }
    case "gpa": {
      const gpaScale = chooseScale(profile.gpaScale, change.value);
      return setProfile(profile, { gpa: change.value, gpaScale });
    }
    case "satTotal":
      return setProfile(profile, { satTotal: change.value });
    case "actComposite":
      return setProfile(profile, { actComposite: change.value });
    case "homeState": {
      if (profile.homeState === change.state) return [];
      // A ZIP code in another state would no longer be home.
      const place = { homeZip: null, homeLatitude: null, homeLongitude: null };
      return setProfile(profile, { homeState: change.state, ...place });
    }
    case "budgetUsd":
      return money.payPerYearUsd === change.value
        ? []
        : [{ kind: "setMoney", fields: { payPerYearUsd: change.value } }];
    case "incomeUsd":
    default:
      return money.familyIncomeUsd === change.value
        ? []
        : [{ kind: "setMoney", fields: { familyIncomeUsd: change.value } }];
  }
}

function setProfile(profile: Profile, wanted: Partial<Profile>): CommandDraft[] {
  const fields = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => profile[name as keyof Profile] !== value),
  );
  return Object.keys(fields).length === 0 ? [] : [{ kind: "setProfile", fields }];
}

/** The student's own scale where the average fits on it, else the one that it is written on. */
function chooseScale(scale: GpaScale, gpa: number): GpaScale {
  const fits = (one: GpaScale) =>
    one === "percent" ? gpa > gpaScaleMaximum.weighted : one !== "none" && gpa <= gpaScaleMaximum[one];
  if (fits(scale)) return scale;
  return (["unweighted", "weighted", "percent"] as const).find(fits) ?? scale;
}
