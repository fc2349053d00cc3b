/** A card for each state with aid programs on record: what its money pays, to whom and until when, all from the records. */
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import {
  describeAmount,
  describeAmountYear,
  describeWhere,
  findNextDue,
  getAmountYear,
  stepTexts,
} from "#domain/aid/payWords.ts";
import { withArticle } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import {
  type NeedCode,
  type ProgramPay,
  type ProgramStep,
  type StateProgram,
  specialNeeds,
} from "#domain/aid/stateProgram.ts";
import { findGuideOf } from "#domain/college/stateGuides.ts";
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import type { WordedCard } from "#domain/counselor/cards/foldCard.ts";
import type { AnswerSource } from "#domain/counselor/counselor.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { describePeriod, describeSourceYear } from "#facts/describePeriod.ts";
import { isPeriodOver } from "#facts/period.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { formatAnd, formatDate } from "#lib/format.ts";
import { cardBounds } from "./checks/cardFaults.ts";
import { asksFor, findBasis, isByIncome, tellGrounds } from "./programBasis.ts";

/** Beside those whose amounts are told. */
const mostNamed = 2;
const allGuides = "/state-college-planning-guides";

/** `asOf`: the day for whose seniors the dates are told. */
export function makeStateCards(asOf: Day, titleOf: (path: string) => string | null): WordedCard[] {
  return stateCodes.flatMap((state) => makeStateCard(state, asOf, titleOf) ?? []);
}

function makeStateCard(
  state: StateCode,
  asOf: Day,
  titleOf: (path: string) => string | null,
): WordedCard | null {
  const told = orderPrograms(state, asOf).map((program) => ({ program, ...tellProgram(program, asOf) }));
  const [first] = told;
  if (first === undefined) return null;
  const name = stateNames[state];
  const kept: typeof told = [];
  const write = (more: typeof told, named: readonly StateProgram[]) =>
    [tellResidents(more), ...more.map(({ text }) => text), tellClosing(state, more, named, asOf)]
      .filter((sentence) => sentence !== "")
      .join(" ");
  const isShort = (text: string) => text.split(/\s+/).length <= cardBounds.answerWords;
  const withAmount = told.filter(({ program }) => findPay(program) !== null && !isSpecial(program));
  for (const one of withAmount.length === 0 ? [first] : withAmount)
    if (isShort(write([...kept, one], []))) kept.push(one);
  // Where not even one fits, its year stands alone: the last sentence asks for newer amounts.
  const [shortest = first] = withAmount;
  if (kept.length === 0)
    kept.push({ program: shortest.program, ...tellProgram(shortest.program, asOf, true) });
  const named: StateProgram[] = [];
  for (const { program } of told)
    if (
      named.length < mostNamed &&
      !kept.some((one) => one.program === program) &&
      !isSpecial(program) &&
      isShort(write(kept, [...named, program]))
    )
      named.push(program);
  const path = findGuideOf(state) ?? allGuides;
  const sources = new Map<string, AnswerSource>(
    kept.map(({ program: { source } }) => {
      const { title, url } = source;
      return [`${title} ${source.year}`, { title, url, year: describeSourceYear(source) }] as const;
    }),
  );
  return {
    id: `stateAid${state}`,
    question: `What money does ${name} give for college?`,
    wordings: listWordings(name),
    answer: write(kept, named),
    facts: kept.flatMap(({ facts }) => facts),
    sources: [...sources.values()],
    page: { path, title: titleOf(path) ?? path },
    about: "state",
    near: [],
    state,
  };
}

function tellResidents(told: readonly { program: StateProgram }[]): string {
  const isForResidents = ({ conditions }: StateProgram) =>
    conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
  return told.every(({ program }) => isForResidents(program)) ? "For residents:" : "";
}

/** Nobody should take the programs on record for all of them. */
function tellClosing(
  state: StateCode,
  told: readonly { program: StateProgram }[],
  named: readonly StateProgram[],
  asOf: Day,
): string {
  const isOld = told.some(({ program }) => {
    const pay = findPay(program);
    return pay !== null && isPeriodOver(getAmountYear(pay.amount) ?? "", asOf);
  });
  const others = formatAnd([...named.map(({ name }) => withArticle(name)), "others"]);
  return isOld
    ? `Ask ${nameAgency(state)} for newer amounts and about ${others}.`
    : `Confirm with ${nameAgency(state)}, and ask about ${others}.`;
}

function listWordings(name: string): string[] {
  return [
    `what state aid does ${name} have`,
    `${name} state grants for college`,
    `${name} state scholarships for residents`,
    `how do I get state money in ${name}`,
    `what grants does the state of ${name} give`,
    `qué becas da el estado de ${name}`,
  ];
}

/** What most families can get comes first: not bound to a rare circumstance, still open, with a published amount. */
function orderPrograms(state: StateCode, asOf: Day): StateProgram[] {
  const graduationYear = findSeniorClass(asOf);
  const rate = (program: StateProgram) =>
    (isSpecial(program) ? 4 : 0) +
    (findClosedDay(program, { graduationYear, today: asOf }) === null ? 0 : 2) +
    (findPay(program) === null ? 1 : 0);
  return stateProgramsOf(state)
    .map((program) => ({ program, rating: rate(program) }))
    .toSorted((one, other) => one.rating - other.rating)
    .map(({ program }) => program);
}

const rareNeeds: ReadonlySet<NeedCode> = new Set(specialNeeds);

function isSpecial({ needs, conditions }: StateProgram): boolean {
  return (
    needs.some(({ code }) => rareNeeds.has(code)) ||
    conditions.some((one) => one.kind === "atMost" && one.fact === "classPlace")
  );
}

/** The first amount that is known. */
function findPay({ pays }: StateProgram): ProgramPay | null {
  return pays.find(({ amount }) => getAmountYear(amount) !== null) ?? null;
}

type Told = { text: string; facts: WordedCard["facts"] };

/** What a program pays, to whom, where, of which year, and by when. `isBrief`: without what is known of a year that is over. */
export function tellProgram(program: StateProgram, asOf: Day, isBrief = false): Told {
  const name = withArticle(program.name);
  const pay = findPay(program);
  const due = tellDue(program, asOf);
  const whom = listWhom(program, pay);
  if (pay === null) return { text: `${tellUnknown(program, name)}${due.text}`, facts: due.facts };
  const { amount } = pay;
  const year = getAmountYear(amount) ?? "";
  const tellYear = (one: string) => (isBrief ? one : describePeriod(one, { day: asOf }));
  const shownYear = describeAmountYear(pay, tellYear) ?? "";
  const where = describeWhere(pay);
  const said = describeAmount(amount);
  // "$2,000 in the first year", not "a year in the first year".
  const isOfOneYear = where.startsWith("in the first year");
  const text = lowerFirst(isOfOneYear ? said.replace(/ a year$/, "") : said);
  const others = tellOthers(pay, program);
  const verb = verbs[amount.kind] ?? (isSeveral(program.name) ? "pay " : "pays ");
  // "For a family of 4 in 2025-26" names its year itself.
  const remarks = /\b20\d\d-\d\d$/.test(where) ? others.replace(/^; /, "") : `${shownYear}${others}`;
  return {
    text: `${upperFirst(name)}${whom} ${verb}${text} ${where}${remarks === "" ? "" : ` (${remarks})`}.${due.text}`,
    facts: [{ kind: "money", text, year }, ...due.facts],
  };
}

/** What is known of an amount without a figure: "The Vermont Grant is based on need, but we could not confirm how much it pays." */
function tellUnknown(program: StateProgram, name: string): string {
  const severally = isSeveral(program.name);
  const byCredit = program.pays.find(({ amount }) => amount.kind === "setYearly" && amount.isByCredit);
  if (byCredit !== undefined) {
    const amount = describeAmount(byCredit.amount);
    return `${upperFirst(name)} ${severally ? "pay" : "pays"} ${lowerFirst(amount)}, ${describeWhere(byCredit)}.`;
  }
  const { by, limit } = findBasis(program);
  const said = [
    ...(by.length === 0 ? [] : [`${severally ? "are" : "is"} based on ${formatAnd(by)}`]),
    ...(limit === null ? [] : [`${severally ? "have" : "has"} ${limit}`]),
  ];
  const isSetByCollege =
    program.pays.length > 0 && program.pays.every(({ amount }) => amount.kind === "collegeSets");
  if (isSetByCollege)
    return said.length === 0
      ? `Each college sets how much ${name} ${severally ? "pay" : "pays"}.`
      : `${upperFirst(name)} ${said.join(" and ")}, and each college sets the amount.`;
  return said.length === 0
    ? `We could not confirm how much ${name} ${severally ? "pay" : "pays"}.`
    : `${upperFirst(name)} ${said.join(" and ")}, but we could not confirm how much ${severally ? "they pay" : "it pays"}.`;
}

/** "UPR merit awards". */
function isSeveral(name: string): boolean {
  return /(?:scholarships|awards|grants|programs)(?: \(|$)/i.test(name);
}

/** Where the program pays another amount elsewhere or in other years. */
function tellOthers(pay: ProgramPay, { pays }: StateProgram): string {
  const isSameYear = (one: ProgramPay) => String(one.years) === String(pay.years);
  const others = pays.filter((one) => one !== pay);
  const levels = others.filter(({ amount }) => !isOnTop(amount));
  const isElsewhere = (one: ProgramPay) =>
    one.at !== pay.at && isSameYear(one) && JSON.stringify(one.amount) !== JSON.stringify(pay.amount);
  if (levels.some(isElsewhere))
    return pay.at === "newHampshireScholars" ? "; others receive less" : "; amounts differ at other colleges";
  if (levels.some((one) => !isSameYear(one))) return "; amounts differ in later years of college";
  if (levels.length > 0) return `; amounts differ ${tellGrounds([pay, ...levels])}`;
  return others.length > 0 ? "; some students receive extra" : "";
}

function isOnTop(amount: ProgramPay["amount"]): boolean {
  if (amount.kind === "steps") return amount.isExtra === true;
  return amount.kind === "usd" && (amount.bound === "extra" || amount.bound === "extraUpTo");
}

const verbs: Partial<Record<ProgramPay["amount"]["kind"], string>> = {
  tuitionIs: "means ",
  youPayAtMost: "means ",
  youPayThird: "means ",
};

function tellDue(program: StateProgram, asOf: Day): Told {
  const next = findNextDue(program, findSeniorClass(asOf), asOf);
  if (next === null) return { text: "", facts: [] };
  const { step, when, due, isPast } = next;
  if (due.day === null) return { text: openDues[when.kind] ?? "", facts: [] };
  const isSet = due.standing === "published";
  const isSaidAsBefore = when.kind === "day" && when.isSaidAsBefore === true;
  if (isSaidAsBefore && step !== null && !isPast) return tellBefore(step, addDays(due.day, 1), isSet);
  const date = formatDate(due.day);
  const facts = [{ kind: "date" as const, text: date, year: isSet ? "" : "expected" }];
  const what = step === null ? "deadline" : step === "priority" ? "priority date" : `date ${stepTexts[step]}`;
  if (isPast) return { text: ` The ${what} was ${date}.`, facts };
  // What the student does is said as that: "File the FAFSA by April 15, 2027 (expected)."
  const [, toDo] = /^to (.+)$/.exec(step === null || step === "priority" ? "" : stepTexts[step]) ?? [];
  if (toDo !== undefined)
    return { text: ` ${upperFirst(toDo)} by ${date}${isSet ? "" : " (expected)"}.`, facts };
  return { text: ` The ${what} is ${date}${isSet ? "" : " (expected)"}.`, facts };
}

/** " File the FAFSA for the most state aid before April 1, 2027." */
function tellBefore(step: ProgramStep, day: Day, isSet: boolean): Told {
  const date = formatDate(day);
  const what = stepTexts[step].replace(/^to (.)/, (_, first: string) => first.toUpperCase());
  return {
    text: ` ${what} before ${date}${isSet ? "" : " (expected)"}.`,
    facts: [{ kind: "date", text: date, year: isSet ? "" : "expected" }],
  };
}

const openDues: Partial<Record<StateProgram["deadlines"][number]["when"]["kind"], string>> = {
  soon: " Apply early, because money runs out.",
  automatic: " There is no form to send in.",
  onTaxReturn: " You claim it on the state tax return.",
};

/**
 * ", based on need,", ", which has an income limit,", " is based on your high school record, has an income limit, and". A
 * limit that the amount names itself is not said twice: "…, with an income of $85,000 or less".
 */
function listWhom(program: StateProgram, pay: ProgramPay | null): string {
  const { by, limit } = findBasis(program);
  const isLimitSaid = pay?.asks.some((one) => asksFor(one, isByIncome.facts)) === true;
  const basis = by.length === 0 ? "" : `based on ${formatAnd(by)}`;
  if (limit === null || isLimitSaid) return basis === "" ? "" : `, ${basis},`;
  const [is, has] = isSeveral(program.name) ? ["are", "have"] : ["is", "has"];
  return basis === "" ? `, which ${has} ${limit},` : ` ${is} ${basis}, ${has} ${limit}, and`;
}

export function nameAgency(state: StateCode): string {
  const agency = stateAidDates.find((one) => one.state === state)?.agency ?? null;
  const named = agency?.name ?? allStatePrograms.find((one) => one.state === state)?.agency;
  if (named === undefined) return "the state’s aid agency";
  return `${findArticle(named)}${named.replace(/^The /, "")}`;
}

/** "the " before an agency's name that takes it in a sentence, else nothing. What follows a comma is the agency's parent. */
export function findArticle(name: string): string {
  return /^The |^(?:University|Universities|Community College|State) of |\b(?:Agency|Authority|Board|Commission|Commissioner|Corporation|Council|Department|Division|Office|Regents|System|Treasurer)\b/.test(
    name.replace(/,.*/, ""),
  )
    ? "the "
    : "";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
