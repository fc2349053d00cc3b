/** The text of transfer agreements: what they give, what the student has not reached yet, and what is left to check. */
import type { TransferNeed } from "#domain/admission/ruleTerms.ts";
import type { TransferGap } from "#domain/admission/transfer.ts";
import type { TransferRule } from "#domain/admission/transferRules.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import { formatAnd, formatDate, formatGradePoints, formatInteger } from "#lib/format.ts";

/** What the student does besides, after "You also need to". */
const needs: Readonly<Record<Exclude<TransferNeed, keyof typeof sentences>, string>> = {
  gradesOfC: "earn a C or better in every course that counts",
  coreCourses: "take the English, math and general courses the agreement lists",
  listedProgram: "choose a program on its list",
  majorGrades: "have a higher average where a college or major asks for one",
  joinEarly: "join the program before you have 30 credits",
  letterOfIntent: "send a letter of intent well before you graduate",
  applyByMarch1: "apply by March 1 for fall",
  highSchoolCourses: "have taken certain high school courses",
  campusRequirements: "meet anything else the university requires of transfers",
};

/** What takes a sentence of its own. */
const sentences = {
  transferForm: "File the agreement’s own form in September, for one college only.",
  spaceRemains: "The guarantee applies only if there is space.",
} as const satisfies Partial<Record<TransferNeed, string>>;

function describeGap(gap: TransferGap, { minimumGpa, minimumCredits }: TransferRule): string {
  switch (gap) {
    case "college":
      return "the college you come from";
    case "degree":
      return "an associate degree for transfer (often an AA or AS)";
    case "credits":
      return `${formatInteger(minimumCredits ?? 0)} credits`;
    case "gpa":
    default:
      return `a college GPA of ${formatGradePoints(minimumGpa ?? 0)} or higher on a 4.0 scale`;
  }
}

/** What an agreement asks for in figures; empty where it asks for none. */
function listAsked({ needsDegree, minimumCredits, minimumGpa }: TransferFigures): string[] {
  return [
    ...(needsDegree ? ["an associate degree for transfer (often an AA or AS)"] : []),
    ...(minimumCredits === null ? [] : [`${formatInteger(minimumCredits)} credits`]),
    ...(minimumGpa === null ? [] : [`a college GPA of ${formatGradePoints(minimumGpa)} or higher`]),
  ];
}

type TransferFigures = Pick<TransferRule, "needsDegree" | "minimumCredits" | "minimumGpa">;

/** "an associate degree from Ohio’s public colleges carries over …"; `from` names the one college it is for. */
function tellCredits(needsDegree: boolean, state: StateCode, from: string | null): string {
  const colleges = `${stateNames[state]}’s public colleges`;
  return needsDegree
    ? `an associate degree for transfer (often an AA or AS) from ${from ?? colleges} carries over to the state’s public four-year colleges. Admission is decided separately.`
    : `general education credits carry over between ${colleges}. Admission is decided separately.`;
}

export const transferWords = {
  /** "With 30 credits from Delaware Tech, you are guaranteed admission at any college in the agreement." */
  given: (
    rule: TransferFigures & Pick<TransferRule, "promises">,
    { state, from }: { state: StateCode; from: string | null },
  ) => {
    if (rule.promises === "credits") {
      const text = tellCredits(rule.needsDegree, state, from);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    const asked = listAsked(rule);
    const start = asked.length === 0 ? `Coming` : `With ${formatAnd(asked)}`;
    const place =
      rule.promises === "each"
        ? "you are guaranteed admission at any college in the agreement"
        : "you are guaranteed admission to one of its universities, though not necessarily the one you want";
    return `${start} from ${from ?? "a college in the agreement"}, ${place}.`;
  },
  agreement: (name: string, year: string, isInReach: boolean) =>
    isInReach
      ? `Your answers meet the numbers in this transfer agreement: ${name} (${year}).`
      : `This transfer agreement can admit you here: ${name} (${year}).`,
  closed: (name: string, year: string, closedOn: Day, fall: number) =>
    `The window for this transfer agreement has closed for fall ${fall}: ${name} (${year}). Its last day was ${formatDate(closedOn)}. If you filed by then, ask the college where you stand. If you didn’t, you can still apply, but without the agreement’s promise.`,
  oneOf: (name: string, year: string) =>
    `${name} (${year}) guarantees a place at one of its universities, not at one you choose.`,
  credits: ({ name, state, needsDegree }: TransferRule, year: string) =>
    `${name} (${year}): ${tellCredits(needsDegree, state, null)}`,
  missing: (gaps: readonly TransferGap[], rule: TransferRule) =>
    `To meet it, you still need ${formatAnd(gaps.map((gap) => describeGap(gap, rule)))}.`,
  confirm: (all: readonly TransferNeed[]) => {
    const asked: string[] = [];
    const told: string[] = [];
    for (const need of all) {
      if (need === "transferForm" || need === "spaceRemains") told.push(sentences[need]);
      else asked.push(needs[need]);
    }
    return [...(asked.length === 0 ? [] : [`You also need to ${formatAnd(asked)}.`]), ...told].join(" ");
  },
  notTheMajor: "The agreement admits you to the college, not to a major. Check with a transfer advisor.",
};
