/** Describes conflicts in a timeline, with what to do and where. */

import { getRoundName } from "#components/deadlines/roundNames.ts";
import type { ApplicationPlan, TimelineConflict } from "#domain/timeline/timeline.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

export type ConflictText = { sentence: string; todo: string; link: string; to: string };

/** The college's name, and its page if it has one. */
export type NamedCollege = { name: string; path: string | null };

const lists = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });
const choices = new Intl.ListFormat("en-US", { style: "long", type: "disjunction" });
const tests = { sat: "SAT", act: "ACT" } as const;
const questions = "/application-timeline";

const planNames: Readonly<Record<ApplicationPlan, string>> = {
  earlyDecision1: "early decision",
  earlyDecision2: "early decision II",
  earlyAction: "early action",
  restrictiveEarlyAction: "restrictive early action",
  regularDecision: "regular decision",
  rolling: "rolling admission",
  uc: "University of California",
  csu: "California State University",
};

export function describeConflict(
  conflict: TimelineConflict,
  getCollege: (unitId: number) => NamedCollege,
): ConflictText {
  switch (conflict.code) {
    case "twoEarlyDecisions":
      return {
        sentence: `You plan early decision at ${lists.format(conflict.unitIds.map((id) => getCollege(id).name))}. Early decision is a promise to one college.`,
        todo: "Keep the one you would choose over all others, and give the rest another plan.",
        link: "Change the plans",
        to: questions,
      };
    case "restrictiveWithEarly":
      return {
        sentence: `Restrictive early action at ${getCollege(conflict.unitId).name} usually rules out applying early to ${lists.format(conflict.otherUnitIds.map((id) => getCollege(id).name))}.`,
        todo: "Read its rule: public universities and rolling plans are often allowed. Where they are not, choose a later round.",
        link: "Change the plans",
        to: questions,
      };
    case "bindingBeforeAid": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `Early decision at ${college.name} is binding and due ${formatDate(conflict.deadline)}. What the family will pay is not known before about ${formatDate(conflict.aidKnown)}.`,
        todo: "Run its net price calculator first, and ask how it lets you out if the aid is too little.",
        ...getPage(college, "Look at its price"),
      };
    }
    case "scoresTooLate": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `${tests[conflict.test]} scores come on about ${formatDate(conflict.scoresOn)}. ${college.name} ${conflict.isExpected === true ? "usually wants the application around" : "wants the application by"} ${formatDate(conflict.deadline)}.`,
        todo: "Ask whether it takes scores that arrive later, or apply without them where it allows that.",
        ...getPage(college, "Look at its dates"),
      };
    }
    case "noSittingLeft": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `No ${tests[conflict.test]} is left whose scores reach ${college.name} in time.`,
        todo: "Use scores you have, apply without them where it allows that, or choose a later round.",
        ...getPage(college, "Look at what it asks"),
      };
    }
    case "essaysOverWeeks":
      return {
        sentence: `${formatInteger(conflict.essays)} essays in ${formatWeeks(conflict.weeks)}, until ${formatDate(conflict.until)}.`,
        todo: "Begin with the earliest deadline, use one essay for several colleges where the questions allow it, or take a college off the list.",
        link: "Look at the list",
        to: "/my-plan",
      };
    case "roundNotOffered": {
      const college = getCollege(conflict.unitId);
      return {
        sentence: `In the dates we have, ${college.name} has no ${planNames[conflict.plan]}.`,
        todo: "Choose another plan, or check with the college: our list may lack a round.",
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
            ? "We know no later round. Ask the admission office today whether it still takes applications."
            : `Still open: ${choices.format(conflict.stillOpen.map((round) => getRoundName(round).toLowerCase()))}. Change the plan, and the tasks move.`,
        link: "Change the plan",
        to: questions,
      };
  }
}

function getPage(college: NamedCollege, link: string): { link: string; to: string } {
  return college.path === null ? { link: "Change the plan", to: questions } : { link, to: college.path };
}

function formatWeeks(count: number): string {
  return count === 1 ? "1 week" : `${formatInteger(count)} weeks`;
}
