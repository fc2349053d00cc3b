/** A student's answers as short texts, for the summary above the results. */
import type { Plan } from "#domain/plan/plan.ts";
import { formatGradePoints } from "#lib/format.ts";
import { words } from "./resultWords.ts";
import { isAnswered, type Step } from "./steps.ts";

/** Null if unanswered. */
export function describeAnswer(step: Step, plan: Plan): string | null {
  if (!isAnswered(step, plan)) return null;
  const { profile, money } = plan;
  const { known } = words;
  switch (step) {
    case "grades":
      return joinTexts([
        describeGpa(plan),
        profile.gradeYear === null ? null : known.grade(profile.gradeYear),
      ]);
    case "home":
      if (profile.homeZip !== null) return known.zip(profile.homeZip, profile.homeState);
      return profile.homeState === null ? null : known.state(profile.homeState);
    case "pay":
      return joinTexts([
        money.payPerYearUsd === null ? null : known.pay(money.payPerYearUsd),
        money.familyIncomeUsd === null ? null : known.income(money.familyIncomeUsd),
      ]);
    case "tests":
      return joinTexts([
        profile.satTotal === null ? null : known.sat(profile.satTotal),
        profile.actComposite === null ? null : known.act(profile.actComposite),
      ]);
    case "record":
      return joinTexts([
        profile.classRankTopPercent === null ? null : known.rank(profile.classRankTopPercent),
        profile.coreGpa === null ? null : known.coreGpa(formatGradePoints(profile.coreGpa)),
        profile.coreYears === null ? null : known.coreYears(profile.coreYears),
        profile.hasRequiredCourses === null ? null : known.courses(profile.hasRequiredCourses),
      ]);
    case "majors":
      return known.majors(profile.majorFamilies.length);
    case "distance":
      return profile.maxDistanceMiles === null ? null : known.distance(profile.maxDistanceMiles);
    case "size":
      return known.sizes(profile.sizes);
    case "setting":
      return known.settings(profile.settings);
    case "kind":
      return known.kinds(profile.levels.length + profile.controls.length);
    case "living":
    default:
      return known.living(profile.livingPlan);
  }
}

function describeGpa({ profile }: Plan): string | null {
  const { gpa, gpaScale } = profile;
  if (gpaScale === "none") return words.known.noGpa;
  if (gpa === null) return null;
  return words.known.gpa(gpaScale === "letter" ? words.known.letterOf(gpa) : formatGradePoints(gpa));
}

function joinTexts(texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join(" · ");
}
