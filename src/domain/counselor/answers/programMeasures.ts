/**
 * What a question asks about one state program: what it pays, who gets it, the grades, the income, the date, how to get it
 * and how to keep it. Each line comes from the program's record, with the year of its rule.
 */
import { describeAmount, describeOwnAmount, describeWhere, getAmountYear } from "#domain/aid/payWords.ts";
import { findClosedDay, isPublishedDay } from "#domain/aid/stateMoneyDates.ts";
import { type NeedCode, needsOfMoney, type StateProgram } from "#domain/aid/stateProgram.ts";
import type { ProgramResult } from "#domain/aid/statePrograms.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { factsIn } from "#domain/eligibility/evaluate.ts";
import { dataDay } from "#facts/dataDay.ts";
import { isPeriodOver } from "#facts/period.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerFact, ProgramMeasure } from "../counselor.ts";
import { joinWords, lowerFirst } from "../draft.ts";
import { nameProgram } from "../programNames.ts";
import { type AskedProgram, type ToldMeasure } from "./askedProgram.ts";
import { compareGrades, compareIncome } from "./ownFigures.ts";
import { findClass, tellDueDate, tellHow } from "./programDue.ts";
import { joinAsks, listLines, sayRule, steps, tellConditions, tellRest, toFacts } from "./programLines.ts";

type Tell = (asked: AskedProgram) => ToldMeasure;

/** Null for a question about the program as a whole. */
export function tellMeasure(measure: Exclude<ProgramMeasure, "overview">, asked: AskedProgram): ToldMeasure {
  return tellers[measure](asked);
}

const tellers: Readonly<Record<Exclude<ProgramMeasure, "overview">, Tell>> = {
  amount: tellAmount,
  who: tellWho,
  gpa: (asked) => tellLines(asked, grades),
  income: (asked) => tellIncome(asked) ?? tellLines(asked, money),
  dueDate: tellDueDate,
  how: tellHow,
  keep: tellKeep,
};

const mostPays = 4;
const mostPaysByIncome = 2;

/** What it pays this student where the answers say so, else every amount. */
export function tellAmount({ program, result, input }: AskedProgram, most = mostPays): ToldMeasure {
  const { id, state } = program;
  const facts: AnswerFact[] = [];
  const shown = (result?.pays ?? program.pays).slice(0, most);
  const amounts = shown.map((pay, place) => {
    const { amount } = pay;
    const text = describeOwnAmount(amount, input) ?? sayAmount(pay);
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

/** Below a line that pays more, what is left open is a smaller part. */
function sayAmount({ amount, asks }: StateProgram["pays"][number]): string {
  return amount.kind === "setYearly" && amount.isByCredit !== true && asks.length > 0
    ? "a smaller amount, which the state sets,"
    : lowerFirst(describeAmount(amount));
}

/** Said once, after the amounts of all the programs asked about. */
export function tellPastAmounts(facts: readonly AnswerFact[]): string {
  const isOver = facts.some(
    ({ kind, year }) => kind === "money" && year !== "" && isPeriodOver(year, dataDay),
  );
  return isOver ? "That year is over, and we have no newer amount, so ask the agency." : "";
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
      ? `${isAsked ? "No, unless you applied in time. " : ""}${closed} `
      : result?.standing === "doesNotMeet"
        ? `${isAsked ? "No. " : ""}Based on your answers, you do not meet its rules. `
        : result?.standing === "meets"
          ? meetsAll(result)
            ? `${isAsked ? "Yes. " : ""}Based on your answers, you qualify. Confirm it with the agency. `
            : "What you told me fits, so the other conditions decide. "
          : isAsked
            ? "It depends. "
            : "";
  const name = nameProgram(program);
  const compared = listOwn(asked);
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

/** Nothing that it asks for beside the family's figures is left open. */
export function meetsAll({ standing, stillNeeds }: ProgramResult): boolean {
  return standing === "meets" && stillNeeds.every(({ code }) => steps.has(code));
}

/** Grades and income that the question says, beside what the program asks for. */
export function listOwn(asked: AskedProgram): string[] {
  const { program, result, input } = asked;
  const income = hasOwn(asked, money) ? compareIncome(input, result?.checks ?? []) : null;
  return [
    ...(hasOwn(asked, grades) ? compareGrades(input, program.conditions) : []),
    ...(income === null ? [] : [`${upperFirst(income.text)}.`]),
  ];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  needs: new Set<NeedCode>([...needsOfMoney, "medicaidYears"]),
  values: new Set(["incomeUsd", "familySize", "parents"]),
  none: "lists no income limit",
};

/** The income of a family that says it, held against the limit, and what it then pays; null where one of the two is not known. */
function tellIncome(asked: AskedProgram): ToldMeasure | null {
  const { program, reading, result, input } = asked;
  const checks = result?.checks ?? [];
  const own = hasOwn(asked, money) ? compareIncome(input, checks) : null;
  if (own === null) return null;
  const isOpposite = reading.asksWhether === "opposite";
  const { verdict } = own;
  const isMet = verdict === "yes";
  // What is on record is the limit of the largest families.
  const isOfFamily = isMet && program.needs.some(({ code }) => code === "incomeCeiling");
  const answer = isOfFamily
    ? "It depends on your family. "
    : verdict === "cannotTell"
      ? own.isWithin
        ? "It is near the limit. "
        : "It is close to the limit, and above it. "
      : isMet === isOpposite
        ? "No. "
        : isMet && checks.some((one) => one.verdict !== "yes" && !isResidence(one.condition))
          ? "Yes, by income. "
          : "Yes. ";
  const rule = own.text.includes("(") ? "" : `, under ${sayRule(program)}`;
  const text = `${answer}${nameProgram(program)}: ${own.text}${rule}.`;
  const facts = toFacts(program, "incomeOwn", [own.text]);
  if (verdict === "no") return { text, facts };
  const rest = tellRest(asked);
  const how = isOfFamily && program.how !== null ? ` ${program.how}` : "";
  // Beside "how much", the amount has its own sentence.
  const isPaid = reading.details?.measures?.includes("amount") === true;
  const pays = isPaid ? { text: "", facts: [] } : tellAmount(asked, mostPaysByIncome);
  const amounts = isPaid
    ? ""
    : ` At that income, it pays ${pays.text.slice(nameProgram(program).length + 2)}`;
  return {
    text: `${text}${how}${amounts}${rest.text}`,
    facts: [...facts, ...pays.facts, ...rest.facts],
  };
}

function isResidence(condition: Condition): boolean {
  return condition.kind === "yes" && condition.fact === "isResident";
}

/** The lines about grades, or about money. */
function tellLines(asked: AskedProgram, { ref, facts: named, needs, values, none }: Asked): ToldMeasure {
  const { program, reading, result, input } = asked;
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
  const says = isOwn
    ? holds
    : whether !== "plain"
      ? null
      : asksForTest(asked, ref)
        ? needsTest(conditions)
        : true;
  const answer =
    whether === undefined || says === null ? "" : (whether === "plain") === says ? "Yes. " : "No. ";
  const compared = isOwn ? compareGrades(input, conditions) : [];
  const short = tellShort(asked, compared);
  if (short !== null) return short;
  const own = compared.map((one) => `${one} `).join("");
  return {
    text: `${answer}${own}Under ${sayRule(program)}, ${name} asks ${joinAsks(lines)}.`,
    facts: [...toFacts(program, `${ref}Own`, compared), ...toFacts(program, ref, lines)],
  };
}

/** "Do I need an SAT for Zell Miller". */
function asksForTest({ reading }: AskedProgram, ref: string): boolean {
  return ref === "gpa" && reading.details?.asksTest === true;
}

/** No where no score is asked for; null where something else does instead, or other conditions may ask for one. */
function needsTest(conditions: readonly Condition[]): boolean | null {
  const ofTest = (one: Condition) =>
    factsIn(one).some((fact) => fact === "satTotal" || fact === "actComposite");
  if (!conditions.some(ofTest)) return false;
  return conditions.some((one) =>
    factsIn(one).every((fact) => fact === "satTotal" || fact === "actComposite"),
  )
    ? true
    : null;
}

/** "$4,000 a year with an ACT of 32": amounts that ask for more than the program's own rule. */
function listPayLines({ pays }: StateProgram, named: ReadonlySet<string>): string[] {
  return pays
    .filter(
      ({ asks, amount }) =>
        asks.some((one) => factsIn(one).some((fact) => named.has(fact))) ||
        (amount.kind === "steps" && named.has(amount.fact)),
    )
    .map((pay) => `${sayAmount(pay)} ${describeWhere(pay)}`)
    .slice(0, mostPays);
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
  // What it takes to get it is no answer of several programs, and little of one.
  const toGet = asked.isAlone === true ? tellConditions(asked) : { text: "", facts: [] };
  return {
    text: `I have no rule on record for keeping ${name} in later years. Ask the agency what GPA and how many credits it requires.${toGet.text.replace(" It asks ", " To get it, it asks ")}`,
    facts: toGet.facts,
  };
}
