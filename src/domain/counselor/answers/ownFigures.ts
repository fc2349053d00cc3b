/** A student's own grades, place in class and income, held against what a program asks for. */
import { calculatePovertyLine } from "#domain/aid/stateAidFederal.ts";
import type { StateAidInput } from "#domain/aid/statePrograms.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { type Check, findIncomeLimit } from "#domain/eligibility/evaluate.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";

/** "Your 3.2 is below the GPA of 3.7." Where another way in is open, the rule that follows says so. */
export function compareGrades(input: StateAidInput, conditions: readonly Condition[]): string[] {
  const leaves = conditions.flatMap(listLeaves);
  const gpa = leaves.find((one) => one.kind === "gpa");
  const sat = leaves.find((one) => one.kind === "atLeast" && one.fact === "satTotal");
  const act = leaves.find((one) => one.kind === "atLeast" && one.fact === "actComposite");
  const rank = leaves.find((one) => one.kind === "atMost" && one.fact === "classRankTopPercent");
  const { satTotal, actComposite, classRankTopPercent: place } = input;
  const says = [
    gpa?.kind === "gpa" && input.gpa !== null && input.gpaScale !== "percent"
      ? `${sayOwn(formatGradePoints(input.gpa), input.gpa >= gpa.value, `GPA of ${formatGradePoints(gpa.value)}`)}${gpa.rule === "own" && input.gpa >= gpa.value ? ownCount : ""}`
      : "",
    sat?.kind === "atLeast" && satTotal !== null
      ? sayOwn(`SAT ${satTotal}`, satTotal >= sat.value, `SAT ${sat.value}`)
      : "",
    act?.kind === "atLeast" && actComposite !== null
      ? sayOwn(`ACT ${actComposite}`, actComposite >= act.value, `ACT ${act.value}`)
      : "",
    rank?.kind === "atMost" && place !== null
      ? `The top ${place}% of your class is ${place <= rank.value ? "within" : "not within"} the top ${rank.value}% it asks for.`
      : "",
  ];
  return says.filter((one) => one !== "");
}

const ownCount = " The state works out its own GPA, which may be lower than the one your school prints.";

function sayOwn(own: string, isEnough: boolean, asked: string): string {
  return `Your ${own} ${isEnough ? "reaches" : "is below"} the ${asked} it asks for.`;
}

function listLeaves(condition: Condition): Condition[] {
  return "of" in condition ? condition.of.flatMap(listLeaves) : [condition];
}

/** The family's income beside the limit; null where none is told, or the limit for this family is not on record. */
export function compareIncome(
  input: StateAidInput,
  checks: readonly Check[],
): { text: string; isWithin: boolean; verdict: Check["verdict"]; condition: Condition } | null {
  const { incomeUsd } = input;
  if (incomeUsd === null) return null;
  for (const { condition, verdict } of checks) {
    const limit = findLimit(condition, input);
    if (limit === null) continue;
    const text = `the limit ${limit.text}, and yours is ${formatUsd(incomeUsd)}`;
    return { text, isWithin: incomeUsd <= limit.usd, verdict, condition };
  }
  return null;
}

type Limit = { usd: number; text: string };

type Bounds = { isAbout?: true | undefined; year?: string | undefined };

function toLimit(usd: number, of: string, { isAbout, year }: Bounds = {}): Limit {
  const from = year === undefined ? "" : ` (${year})`;
  return { usd, text: `${of}is ${isAbout === true ? "about " : ""}${formatUsd(usd)} a year${from}` };
}

/** "for a family of 4 is about $131,000 a year (2025-26)". */
function findLimit(condition: Condition, { familySize, parents, dependency }: StateAidInput): Limit | null {
  const ofFamily = (size: number) => `for a family of ${formatInteger(size)} `;
  switch (condition.kind) {
    case "atMost":
      if (condition.fact !== "incomeUsd") return null;
      return toLimit(
        condition.value,
        condition.isAfterDeductions === true ? "on taxable income " : "",
        condition,
      );
    case "incomeBySize": {
      const size = familySize ?? condition.limitsUsd.length;
      const usd = findIncomeLimit(condition, size);
      return usd === null ? null : toLimit(usd, ofFamily(size), condition);
    }
    case "poverty":
      return familySize === null
        ? null
        : toLimit(calculatePovertyLine(familySize, condition.percent), ofFamily(familySize), {
            isAbout: true,
          });
    case "any": {
      const limits = listLeaves(condition).flatMap((one) =>
        one.kind === "atMost" && one.fact === "incomeUsd" ? [one.value] : [],
      );
      if (condition.code === "incomeByParents" && parents !== null) {
        const usd = limits[parents - 1];
        return usd === undefined
          ? null
          : toLimit(usd, parents === 1 ? "with one parent " : "with two parents ");
      }
      const last = limits.at(-1);
      return condition.code === "incomeByDependency" && dependency === "dependent" && last !== undefined
        ? toLimit(last, "on taxable income ")
        : null;
    }
    default:
      return null;
  }
}
