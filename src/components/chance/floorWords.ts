/** The text about a published minimum that the student misses: what it asks, and what would meet it. */
import type { MissedFloor } from "#domain/admission/checkFloor.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { formatGradePoints, formatInteger, formatOr } from "#lib/format.ts";

function describeRank(topPercent: number): string {
  return topPercent === 50
    ? "the top half of your class"
    : `the top ${formatInteger(topPercent)}% of your class`;
}

function describeGpa({ rule, value }: Extract<Condition, { kind: "gpa" }>): string {
  const kind = { core: "core ", weightedCore: "weighted core ", weighted: "weighted " }[rule as string] ?? "";
  return `a ${kind}GPA of ${formatGradePoints(value)}`;
}

/** Null for what stands in other words or that nobody can do anything about. */
function describeLine(condition: Condition): string | null {
  switch (condition.kind) {
    case "gpa":
      return describeGpa(condition);
    case "atMost":
      return condition.fact === "classRankTopPercent" ? describeRank(condition.value) : null;
    case "atLeast":
      if (condition.fact === "actComposite") return `an ACT of ${condition.value}`;
      if (condition.fact === "satTotal") return `an SAT of ${condition.value}`;
      return condition.fact === "stateTestLevel" ? `level ${condition.value} on the state test` : null;
    case "yes":
      return condition.fact === "earnsAdvancedDiploma" ? "an advanced diploma" : null;
    case "any":
      return joinWays(condition.of.flatMap((one) => describeLine(one) ?? []));
    case "all":
      return condition.of.flatMap((one) => describeLine(one) ?? []).join(", with ");
    default:
      return null;
  }
}

/** Ways that ask for two things at once are set apart by semicolons. */
function joinWays(ways: readonly string[]): string {
  return ways.some((way) => way.includes(", with "))
    ? `one of these: ${ways.slice(0, -1).join("; ")}; or ${ways.at(-1)}`
    : formatOr(ways);
}

function describeAsked(conditions: readonly Condition[]): string {
  const hasCourses = conditions.some((one) => one.kind === "yes" && one.fact === "hasRequiredCourses");
  const lines = conditions.flatMap((one) => describeLine(one) ?? []);
  return [...(hasCourses ? ["its list of required courses"] : []), ...lines].join(", and ");
}

function describeRemedies({ wouldMeet }: MissedFloor): string {
  const { requiredCourses, actComposite, satTotal, coreGpa, gpa, classRankTopPercent } = wouldMeet;
  if (requiredCourses !== null) return "You would meet it by taking the required courses.";
  const ways = [
    actComposite === null ? null : `an ACT of ${actComposite}`,
    satTotal === null ? null : `an SAT of ${satTotal}`,
    coreGpa === null ? null : `a core-course GPA of ${formatGradePoints(coreGpa)}`,
    gpa === null ? null : `a GPA of ${formatGradePoints(gpa)}`,
    classRankTopPercent === null ? null : `a place in ${describeRank(classRankTopPercent)}`,
  ].filter((way) => way !== null);
  if (ways.length === 0) return "It would take more than one change to meet it.";
  const list = formatOr(ways);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} would.`;
}

export const floorWords = {
  missed: (floor: MissedFloor) =>
    [
      `${floor.name} (${floor.year}) asks for ${describeAsked(floor.conditions)}.`,
      "From what you told us, you don’t meet it yet.",
      describeRemedies(floor),
      ...(floor.tookGpaForCore
        ? ["We used your overall GPA. If your core-course GPA is higher, enter that one."]
        : []),
    ].join(" "),
};
