/** The admission rules of a state's page: those that promise a place, those that set a minimum, and who admits everyone. */
import { type AssuredRule, assuredRules, isPromise } from "#domain/admission/assuredRules.ts";
import { describeConditions } from "#domain/admission/describeRule.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { toDay } from "#lib/dates.ts";
import { formatAnd } from "#lib/format.ts";
import type { StatePageSurroundings } from "./statePage.ts";
import { statePageWords as words } from "./statePageWords.ts";

/** More are counted, not named. */
const mostColleges = 5;

/** The published rules that promise a place, those that only set a minimum, and who admits everyone. */
export function writeRules({ state, colleges }: StatePageSurroundings): string[] {
  const rules = assuredRules.filter((rule) => rule.state === state);
  const tell = (rule: AssuredRule) => {
    const asked = describeConditions(rule.conditions);
    const named = rule.unitIds.flatMap((unitId) => colleges.byUnitId(unitId) ?? []);
    const where = named.length === 0 ? "" : words.rules.where(listColleges(named));
    const what = asked === null ? words.rules.read : words.rules.asks(asked);
    const by =
      rule.applyBy === null ? "" : words.rules.applyBy(toDay(2000, rule.applyBy.month, rule.applyBy.day));
    const doubt = rule.confidence === "H" ? "" : words.rules.doubt;
    const sentences = [where, what, by, doubt].filter((text) => text !== "").join(" ");
    return `- **${rule.name}** (${describeSourceYear(rule.source)}). ${sentences} [^${rule.source.id}]`;
  };
  const promises = rules.filter(isPromise);
  const minimums = rules.filter((rule) => !isPromise(rule));
  const bound = new Set(rules.flatMap(({ unitIds }) => unitIds));
  const open = colleges.open.filter(({ unitId }) => !bound.has(unitId));
  return [
    ...(promises.length === 0 ? [] : [words.rules.promises, promises.map(tell).join("\n")]),
    ...(minimums.length === 0 ? [] : [words.rules.minimums, minimums.map(tell).join("\n")]),
    ...(open.length === 0 ? [] : [words.rules.open(listColleges(open))]),
  ];
}

function listColleges(colleges: readonly { name: string; slug: string }[]): string {
  const links = colleges.slice(0, mostColleges).map(({ name, slug }) => `[${name}](/colleges/${slug})`);
  const more = colleges.length - links.length;
  return formatAnd(more === 0 ? links : [...links, words.rules.more(more)]);
}
