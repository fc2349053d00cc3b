/** Describes conflicts in a timeline, with what to do and where. */

import { getRoundName } from "#domain/college/roundNames.ts";
import { planNames } from "#domain/timeline/deadlineWords.ts";
import type { TimelineConflict } from "#domain/timeline/timeline.ts";
import { formatAnd, formatDate, formatInteger, formatOr, formatShortDate } from "#lib/format.ts";

export type ConflictText = { sentence: string; todo: string; link: string; to: string };

/** The college's name, and its page if it has one. */
export type NamedCollege = { name: string; path: string | null };

const tests = { sat: "SAT", act: "ACT" } as const;
const questions = "/application-timeline";

export function describeConflict(
  conflict: TimelineConflict,
  getCollege: (unitId: number) => NamedCollege,
): ConflictText {
  switch (conflict.code) {
    case "twoEarlyDecisions":
      return {
        sentence: `You plan to apply early decision to ${formatAnd(conflict.unitIds.map((id) => getCollege(id).name))}. Early decision is binding, so you can apply to only one college that way.`,
        todo: "Keep early decision for the college you would choose over all others, and pick another plan for the rest.",
        link: "Change the plans",
        to: questions,
      };
    case "restrictiveWithEarly":
      return {
        sentence: `Restrictive early action at ${getCollege(conflict.unitId).name} usually rules out applying early to ${formatAnd(conflict.otherUnitIds.map((id) => getCollege(id).name))}.`,
        todo: "Read its rules, which often allow public universities and rolling admission. If they don’t, choose a later round.",
        link: "Change the plans",
        to: questions,
      };
    case "bindingBeforeAid": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `Early decision at ${college.name} is binding and due ${formatDate(conflict.deadline)}. You won’t know what your family will pay until about ${formatDate(conflict.aidKnown)}.`,
        todo: "Run its net price calculator first, and ask how you can be released if the aid isn’t enough.",
        ...getPage(college, "See its price"),
      };
    }
    case "scoresTooLate": {
      const { colleges, scoresOn } = conflict;
      const [first] = colleges;
      const known = `${tests[conflict.test]} scores come out around ${formatDate(scoresOn)}.`;
      if (first === undefined || colleges.length > 1) {
        const names = colleges.map(
          ({ unitId, deadline }) => `${getCollege(unitId).name} (${formatShortDate(deadline)})`,
        );
        return {
          sentence: `${known} That is too late for ${listNames(names)}.`,
          todo: "Ask whether they accept scores that arrive later, or apply without them where that is allowed.",
          link: "Change the plans",
          to: questions,
        };
      }
      const college = getCollege(first.unitId);
      return {
        sentence: `${known} ${college.name} ${first.isExpected ? "usually wants the application around" : "wants the application by"} ${formatDate(first.deadline)}.`,
        todo: "Ask whether it accepts scores that arrive later, or apply without them if it allows that.",
        ...getPage(college, "See its dates"),
      };
    }
    case "noSittingLeft": {
      const [first = 0, ...others] = conflict.unitIds;
      const isOne = others.length === 0;
      return {
        sentence: `No remaining ${tests[conflict.test]} date will get scores to ${listNames(conflict.unitIds.map((id) => getCollege(id).name))} in time.`,
        todo: `If you have a score, add it to your plan. Otherwise apply without one ${isOne ? "if it allows that" : "where that is allowed"}, or choose a later round.`,
        ...(isOne
          ? getPage(getCollege(first), "See its requirements")
          : { link: "Change the plans", to: questions }),
      };
    }
    case "essaysOverWeeks":
      return {
        sentence: `You have ${formatInteger(conflict.essays)} essays to write in ${formatWeeks(conflict.weeks)}, by ${formatDate(conflict.until)}.`,
        todo: "Start with the earliest deadline, reuse an essay where the questions allow it, or take a college off your list.",
        link: "See my list",
        to: "/my-plan",
      };
    case "roundNotOffered": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `We have no ${planNames[conflict.plan]} date for ${college.name}.`,
        todo: "Choose another plan, or ask the college, because our list may be missing a round.",
        link: "Change the plan",
        to: questions,
      };
    }
    case "deadlineOver":
    default:
      return {
        sentence:
          conflict.isExpected === true
            ? `The deadline at ${getCollege(conflict.unitId).name} is usually around ${formatDate(conflict.deadline)}, which has passed.`
            : `The deadline at ${getCollege(conflict.unitId).name} was ${formatDate(conflict.deadline)}.`,
        todo:
          conflict.stillOpen.length === 0
            ? "We know of no later round. Ask the admission office today whether it still accepts applications."
            : `Still open: ${formatOr(conflict.stillOpen.map((round) => getRoundName(round).toLowerCase()))}. Change your plan to update your tasks.`,
        link: "Change the plan",
        to: questions,
      };
  }
}

function getPage(college: NamedCollege, link: string): { link: string; to: string } {
  return college.path === null ? { link: "Change the plan", to: questions } : { link, to: college.path };
}

function formatWeeks(count: number): string {
  if (count === 0) return "less than a week";
  return count === 1 ? "1 week" : `${formatInteger(count)} weeks`;
}

/** More are counted, not named. */
const mostNamed = 5;

function listNames(names: readonly string[]): string {
  const more = names.length - mostNamed;
  if (more < 2) return formatAnd(names);
  return formatAnd([...names.slice(0, mostNamed), `${formatInteger(more)} others`]);
}
