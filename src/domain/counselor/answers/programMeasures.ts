/**
 * What a question asks about one state program: what it pays, who gets it, the grades, the income, the date, how to get it
 * and how to keep it. Each line comes from the program's record, with the year of its rule.
 */
import { describeAmount, describeOwnAmount, describeWhere, getAmountYear } from "#domain/aid/payWords.ts";
import { describeCondition, describeYours, needTexts } from "#domain/aid/ruleWords.ts";
import { findClosedDay, isPublishedDay } from "#domain/aid/stateMoneyDates.ts";
import type { NeedCode, StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { factsIn } from "#domain/eligibility/evaluate.ts";
import { dataDay } from "#facts/dataDay.ts";
import { isPeriodOver } from "#facts/period.ts";
import { formatDate, formatGradePoints } from "#lib/format.ts";
import type { AnswerFact, ProgramMeasure } from "../counselor.ts";
import { joinWords, lowerFirst } from "../draft.ts";
import { nameProgram } from "../programNames.ts";
import { type AskedProgram, sayRuleYear, type ToldMeasure } from "./askedProgram.ts";
import { findClass, tellDueDate, tellHow } from "./programDue.ts";

type Tell = (asked: AskedProgram) => ToldMeasure;

/** Null for a question about the program as a whole. */
export function tellMeasure(measure: Exclude<ProgramMeasure, "overview">, asked: AskedProgram): ToldMeasure {
  return tellers[measure](asked);
}

const tellers: Readonly<Record<Exclude<ProgramMeasure, "overview">, Tell>> = {
  amount: tellAmount,
  who: tellWho,
  gpa: (asked) => tellLines(asked, grades),
  income: (asked) => tellLines(asked, money),
  dueDate: tellDueDate,
  how: tellHow,
  keep: tellKeep,
};

const mostPays = 4;

/** What it pays this student where the answers say so, else every amount. */
export function tellAmount({ program, result, input }: AskedProgram, most = mostPays): ToldMeasure {
  const { id, state } = program;
  const facts: AnswerFact[] = [];
  const shown = (result?.pays ?? program.pays).slice(0, most);
  const amounts = shown.map((pay, place) => {
    const { amount } = pay;
    const text = describeOwnAmount(amount, input) ?? lowerFirst(describeAmount(amount));
    const where = describeWhere(pay);
    const year = getAmountYear(amount) ?? "";
    facts.push({ ref: `${id}.pays${place}`, kind: "money", subject: state, text, year });
    if (pay.asks.length > 0)
      facts.push({ ref: `${id}.asks${place}`, kind: "phrase", subject: state, text: where, year: "" });
    return `${text} ${where}`;
  });
  // An "and" would read as one more thing that the first amount asks for.
  const told =
    shown.length > 2 || shown.some(({ asks }) => asks.length > 0) ? amounts.join("; ") : joinWords(amounts);
  const years = [...new Set(facts.flatMap(({ year }) => (year === "" ? [] : [year])))];
  const year = years.length === 0 ? "" : ` (${joinWords(years)})`;
  const name = nameProgram(program);
  return {
    text: amounts.length === 0 ? `${name} is ${stateNames[state]} aid.` : `${name}: ${told}${year}.`,
    facts,
  };
}

/** Said once, after the amounts of all the programs asked about. */
export function tellPastAmounts(facts: readonly AnswerFact[]): string {
  const isOver = facts.some(
    ({ kind, year }) => kind === "money" && year !== "" && isPeriodOver(year, dataDay),
  );
  return isOver ? "That year is over, and we have no newer amount: ask the agency." : "";
}

/** "its rule for 2026-27". */
function sayRule(program: StateProgram): string {
  const year = sayRuleYear(program);
  return `its rule ${year.startsWith("since ") ? year : `for ${year}`}`;
}

/** Only names keep their capital within a sentence. */
function lowerLine(line: string): string {
  return /^(?:You|Your|The|Income|Savings|Weighted|Taxable|File|It|One|Two|Three)\b/.test(line)
    ? lowerFirst(line)
    : line;
}

function listLines(
  { program, input }: AskedProgram,
  conditions: readonly Condition[],
  needs: ReadonlySet<NeedCode> | null,
): string[] {
  const { state } = program;
  const ofRule = conditions.map((one) => {
    const yours = describeYours(one, input);
    const line = describeCondition(one, state, input.familySize);
    return yours === null || line === "" ? line : `${line} (${yours})`;
  });
  const ofNeeds = program.needs
    .filter(({ code }) => needs === null || needs.has(code))
    .map(({ code, values }) => needTexts[code](values, stateNames[state]));
  return [...ofRule, ...ofNeeds].filter((line) => line !== "").map(lowerLine);
}

/** All that it asks for, and whether this student's answers meet it. */
function tellWho(asked: AskedProgram): ToldMeasure {
  const { program, result, reading } = asked;
  const lines = listLines(asked, program.conditions, null);
  const facts = toFacts(program, "who", lines);
  const isAsked = reading.asksWhether !== undefined;
  const closed = result?.standing === "doesNotMeet" ? null : tellClosed(asked, facts);
  const verdict =
    closed !== null
      ? `${isAsked ? "Only if you applied in time. " : ""}${closed} `
      : result?.standing === "meets"
        ? `${isAsked ? "Yes. " : ""}Based on your answers, you qualify; confirm it with the agency. `
        : result?.standing === "doesNotMeet"
          ? `${isAsked ? "No. " : ""}Based on your answers, you do not meet its rules. `
          : isAsked
            ? "That depends on what follows. "
            : "";
  const name = nameProgram(program);
  const compared = hasOwn(asked, grades) ? compareOwn(asked, program.conditions) : [];
  const short = tellShort(asked, compared);
  if (short !== null) return short;
  const own = compared.map((one) => `${one} `).join("");
  return {
    text:
      lines.length === 0
        ? `${verdict}I have no conditions on record for ${name}. ${program.how ?? "Ask the agency."}`
        : `${verdict}${own}Under ${sayRule(program)}, ${name} asks for all of this: ${lines.join("; ")}.`,
    facts: [...toFacts(program, "whoOwn", compared), ...facts],
  };
}

/** Of several awards, one that the student's figures do not reach is told by them alone. */
function tellShort(
  { program, isAlone, result }: AskedProgram,
  compared: readonly string[],
): ToldMeasure | null {
  const isMissed = (result?.checks ?? []).some(
    ({ verdict, condition }) => verdict === "no" && factsIn(condition).some((fact) => grades.facts.has(fact)),
  );
  if (isAlone || !isMissed || compared.length === 0) return null;
  return {
    text: `${nameProgram(program)}: ${lowerFirst(compared.join(" "))}`,
    facts: toFacts(program, "own", compared),
  };
}

function hasOwn({ reading }: AskedProgram, { values }: Pick<Asked, "values">): boolean {
  return (reading.values ?? []).some(({ kind }) => values.has(kind));
}

/** The conditions are no use to who can apply no more; null while a way in is open. */
function tellClosed({ program, context }: AskedProgram, facts: AnswerFact[]): string | null {
  const { year, isOwn } = findClass(context);
  const closed = findClosedDay(program, { graduationYear: year, today: context.today });
  if (closed === null) return null;
  const about = isPublishedDay(program, closed, year) ? "" : "about ";
  const text = `${about}${formatDate(closed)}`;
  facts.push({ ref: `${program.id}.closed`, kind: "date", subject: program.state, text, year: "" });
  if (!isOwn)
    facts.push({
      ref: `${program.id}.class`,
      kind: "date",
      subject: program.state,
      text: String(year),
      year: "",
    });
  return `The day to apply was ${text}, and it has passed for ${isOwn ? "your class" : `the class of ${year}`}.`;
}

const mostConditions = 7;
/** Steps rather than conditions; "how to get it" says them. */
const steps = new Set<NeedCode>(["fileEarly", "ownForm", "renewEachYear", "gpaReachesState"]);

/** What it asks for, in a sentence beside its amount; "" where nothing is on record. */
export function tellConditions(asked: AskedProgram): ToldMeasure {
  const { program } = asked;
  const needs = new Set(program.needs.map(({ code }) => code).filter((code) => !steps.has(code)));
  const lines = listLines(asked, program.conditions, needs);
  const shown = lines.slice(0, mostConditions);
  if (shown.length === 0) return { text: "", facts: [] };
  const more = lines.length > shown.length ? "; and more" : "";
  return {
    text: ` It asks ${joinAsks(shown)}${more}. Confirm it with the agency.`,
    facts: toFacts(program, "who", shown),
  };
}

type Asked = {
  ref: string;
  /** The facts its conditions ask about. */
  facts: ReadonlySet<string>;
  needs: ReadonlySet<NeedCode>;
  values: ReadonlySet<string>;
  none: string;
};

const grades: Asked = {
  ref: "gpa",
  facts: new Set(["gpa", "satTotal", "actComposite", "cltTotal", "classRankTopPercent", "classPlace"]),
  needs: new Set<NeedCode>([
    "gpaOnTheirScale",
    "readinessMarks",
    "readyForCollegeWork",
    "stateTestAward",
    "collegeMerit",
    "collegeReady",
    "coreCoursesCounted",
    "rigorCourses",
    "oneSitting",
    "algebraOrActMath",
    "scoreInEachPart",
    "nationalMeritFinalist",
  ]),
  values: new Set(["gpa", "satTotal", "actComposite", "classRankTopPercent"]),
  none: "lists no minimum GPA or test score",
};

const money: Asked = {
  ref: "income",
  facts: new Set(["incomeUsd", "sai", "assetsUsd", "getsPell"]),
  needs: new Set<NeedCode>([
    "financialNeed",
    "incomeCeiling",
    "unmetNeed",
    "lowIncomeAndGap",
    "lowIncomePublicSchool",
    "chosenInMiddleSchool",
    "medicaidYears",
  ]),
  values: new Set(["incomeUsd", "familySize", "parents"]),
  none: "lists no income limit",
};

/** The lines about grades, or about money. */
function tellLines(asked: AskedProgram, { ref, facts: named, needs, values, none }: Asked): ToldMeasure {
  const { program, reading, result } = asked;
  const conditions = program.conditions.filter((one) => factsIn(one).some((fact) => named.has(fact)));
  const lines = [...listLines(asked, conditions, needs), ...listPayLines(program, named)];
  const name = nameProgram(program);
  const whether = reading.asksWhether;
  if (lines.length === 0) {
    const others = tellConditions(asked);
    return {
      text: `${whether === "plain" ? "No. " : ""}Under ${sayRule(program)}, ${name} ${none}.${others.text}`,
      facts: [...toFacts(program, ref, [none]), ...others.facts],
    };
  }
  const isOwn = hasOwn(asked, { values });
  const verdicts = (result?.checks ?? [])
    .filter(({ condition }) => conditions.includes(condition))
    .map(({ verdict }) => verdict);
  const holds = verdicts.includes("no")
    ? false
    : verdicts.length > 0 && verdicts.every((one) => one === "yes")
      ? true
      : null;
  // "Is it need-based" is yes where it looks at money at all; "do we make too much" needs an income.
  const says = isOwn ? holds : whether === "plain" ? true : null;
  const answer =
    whether === undefined || says === null ? "" : (whether === "plain") === says ? "Yes. " : "No. ";
  const compared = isOwn ? compareOwn(asked, conditions) : [];
  const short = tellShort(asked, compared);
  if (short !== null) return short;
  const own = compared.map((one) => `${one} `).join("");
  return {
    text: `${answer}${own}Under ${sayRule(program)}, ${name} asks ${joinAsks(lines)}.`,
    facts: [...toFacts(program, `${ref}Own`, compared), ...toFacts(program, ref, lines)],
  };
}

/** "for a GPA of 3.0 or higher; SAT 1060", "that you live in Ohio". */
function joinAsks(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  const lead = /^(?:you|the college)\b/.test(first)
    ? `that ${first}`
    : /^(?:GPA|weighted GPA|Student Aid Index|taxable income)\b/.test(first)
      ? `for a ${first}`
      : /^income\b/.test(first)
        ? `for an ${first}`
        : /^your\b/.test(first)
          ? `that ${first}`
          : `for ${first}`;
  return [lead, ...rest].join("; ");
}

/** "Your 3.2 is below the GPA of 3.7." Where another way in is open, the rule that follows says so. */
function compareOwn({ input }: AskedProgram, conditions: readonly Condition[]): string[] {
  const leaves = conditions.flatMap(listLeaves);
  const gpa = leaves.find((one) => one.kind === "gpa");
  const sat = leaves.find((one) => one.kind === "atLeast" && one.fact === "satTotal");
  const act = leaves.find((one) => one.kind === "atLeast" && one.fact === "actComposite");
  const says = [
    gpa?.kind === "gpa" && input.gpa !== null && input.gpaScale !== "percent"
      ? sayOwn(formatGradePoints(input.gpa), input.gpa >= gpa.value, `GPA of ${formatGradePoints(gpa.value)}`)
      : "",
    sat?.kind === "atLeast" && input.satTotal !== null
      ? sayOwn(`SAT ${input.satTotal}`, input.satTotal >= sat.value, `SAT ${sat.value}`)
      : "",
    act?.kind === "atLeast" && input.actComposite !== null
      ? sayOwn(`ACT ${input.actComposite}`, input.actComposite >= act.value, `ACT ${act.value}`)
      : "",
  ];
  return says.filter((one) => one !== "");
}

function sayOwn(own: string, isEnough: boolean, asked: string): string {
  return `Your ${own} ${isEnough ? "reaches" : "is below"} the ${asked} it asks for.`;
}

function listLeaves(condition: Condition): Condition[] {
  return "of" in condition ? condition.of.flatMap(listLeaves) : [condition];
}

/** "$4,000 a year with an ACT of 32": amounts that ask for more than the program's own rule. */
function listPayLines({ pays }: StateProgram, named: ReadonlySet<string>): string[] {
  return pays
    .filter(
      ({ asks, amount }) =>
        asks.some((one) => factsIn(one).some((fact) => named.has(fact))) ||
        (amount.kind === "steps" && named.has(amount.fact)),
    )
    .map((pay) => `${lowerFirst(describeAmount(pay.amount))} ${describeWhere(pay)}`)
    .slice(0, mostPays);
}

function toFacts(program: StateProgram, ref: string, lines: readonly string[]): AnswerFact[] {
  const { id, state } = program;
  const year = sayRuleYear(program);
  return lines.map((text, at) => ({
    ref: `${id}.${ref}${at}`,
    kind: "phrase",
    subject: state,
    text,
    year,
  }));
}

const keeping = new Set<NeedCode>([
  "gpaEachTerm",
  "creditsEachYear",
  "renewEachYear",
  "serviceEachTerm",
  "liveInStateAfter",
  "workInStateAfter",
  "teachAfter",
  "workInState",
  "stayAfter",
]);

/** What it asks for in college and after. */
function tellKeep(asked: AskedProgram): ToldMeasure {
  const { program } = asked;
  const lines = listLines(asked, [], keeping);
  const name = nameProgram(program);
  if (lines.length > 0)
    return {
      text: `To keep ${name} under ${sayRule(program)}: ${lines.join("; ")}.`,
      facts: toFacts(program, "keep", lines),
    };
  const toGet = tellConditions(asked);
  return {
    text: `I have no rule on record for keeping ${name} in later years. Ask the agency what GPA and how many credits it wants.${toGet.text}`,
    facts: toGet.facts,
  };
}
