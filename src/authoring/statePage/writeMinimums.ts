/** The admission minimums of a state's page, which promise nothing; what promises a place stands in the finder above them. */
import { type AssuredRule, assuredRules } from "#domain/admission/assuredRules.ts";
import { describeConditions } from "#domain/admission/describeRule.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { toDay } from "#lib/dates.ts";
import { formatAnd } from "#lib/format.ts";
import type { StatePageSurroundings } from "./statePage.ts";
import { statePageWords as words } from "./statePageWords.ts";

/** More are counted, not named. */
const mostColleges = 5;

export function writeMinimums({ state, colleges }: StatePageSurroundings): string[] {
  const tell = (rule: AssuredRule) => {
    // Another line holds for those from elsewhere: to live here is not what the college asks for.
    const isForResidents = rule.conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
    const { conditions, hasGuaranteed } = leaveOutGuaranteed(rule);
    const asked = describeConditions(
      conditions.filter((one) => one.kind !== "yes" || one.fact !== "isResident"),
    );
    const named = rule.unitIds.flatMap((unitId) => colleges.byUnitId(unitId) ?? []);
    const where = listColleges(named);
    const what =
      asked === null
        ? `${where === "" ? "" : `${words.rules.where(where)} `}${words.rules.read}`
        : isGuideline(rule)
          ? words.rules.guideline(where, asked)
          : words.rules.needs(where, asked, isForResidents);
    const by =
      rule.applyBy === null ? "" : words.rules.applyBy(toDay(2000, rule.applyBy.month, rule.applyBy.day));
    const doubt = rule.confidence === "H" ? "" : words.rules.doubt;
    const open = named.filter(({ hasOpenAdmission }) => hasOpenAdmission === true);
    const openToAll = open.length === 0 ? "" : words.rules.open(listColleges(open), open.length === 1);
    const guaranteed = hasGuaranteed ? words.rules.guaranteed : "";
    const sentences = [what, guaranteed, by, openToAll, doubt].filter((text) => text !== "").join(" ");
    return `- **${rule.name} (${describeSourceYear(rule.source)}):** ${sentences} [^${rule.source.id}]`;
  };
  // A letter that promises nothing sets no minimum; a note tells of it.
  const minimums = assuredRules.filter(
    (rule) => rule.state === state && !isPromise(rule) && rule.route !== "direct",
  );
  if (minimums.length === 0) return [];
  const lead = minimums.every(isGuideline) ? words.rules.guidelines : words.rules.minimums;
  return [lead, minimums.map(tell).join("\n")];
}

/** Without the ways in that a promise of the same colleges has: the finder says them, and here they would promise nothing. */
function leaveOutGuaranteed({ state, unitIds, conditions }: AssuredRule) {
  const known = new Set(conditions.map(toKey));
  const toWay = (of: readonly Condition[]) =>
    of
      .map(toKey)
      .filter((key) => !known.has(key))
      .toSorted()
      .join();
  const promised = new Set(
    assuredRules
      .filter(
        (one) => one.state === state && isPromise(one) && unitIds.every((id) => one.unitIds.includes(id)),
      )
      .map((one) => toWay(one.conditions)),
  );
  const left = conditions.map((one) =>
    one.kind === "any"
      ? { ...one, of: one.of.filter((way) => !promised.has(toWay(way.kind === "all" ? way.of : [way]))) }
      : one,
  );
  const hasGuaranteed = left.some((one, at) => {
    const whole = conditions[at];
    return one.kind === "any" && whole?.kind === "any" && one.of.length < whole.of.length;
  });
  return { conditions: left, hasGuaranteed };
}

function toKey(condition: Condition): string {
  return JSON.stringify(condition);
}

function isGuideline({ route }: AssuredRule): boolean {
  return route === "guideline";
}

function listColleges(colleges: readonly { name: string; slug: string }[]): string {
  const links = colleges
    .slice(0, mostColleges)
    .map(
      ({ name, slug }) => `${name.startsWith("University of ") ? "the " : ""}[${name}](/colleges/${slug})`,
    );
  const more = colleges.length - links.length;
  return formatAnd(more === 0 ? links : [...links, words.rules.more(more)]);
}
