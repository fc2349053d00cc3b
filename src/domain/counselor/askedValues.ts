/**
 * What a question says of the student: "with a 3.6", "we make 62k", "family of five". The values are laid over the plan for
 * this one answer and nothing is kept; the answer says which were read.
 */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";
import { readAskedIndex } from "./askedIndex.ts";
import {
  type Figure,
  hourly,
  incomeAfter,
  incomeBefore,
  incomeTaken,
  isBudget,
  isInThousands,
  isReportable,
  readHourly,
  readMoney,
  readSavings,
  retirementAccount,
  savedAfter,
  savedBefore,
} from "./askedMoney.ts";
import { readGrade, readHomeState, readHomeZip, readPeople, zipSaid } from "./askedPeople.ts";
import { readClassPlace } from "./classPlace.ts";
import type { AskedValue } from "./counselor.ts";
import { readLetterGrades } from "./letterGrades.ts";
import type { Slots } from "./slots.ts";

export type AskedValues = {
  values: readonly AskedValue[];
  /** Figures that cannot be what they are called, as they were typed: "SAT 1650". */
  impossible: readonly string[];
};

export const noValues: AskedValues = { values: [], impossible: [] };

/** How many words on either side say what a figure is. */
const nearWords = 4;
/** So many hold them: a text of nothing but figures is not read again for each. */
const nearLetters = 160;

const gpaWords = /\b(?:gpas?|average|promedio|grade point|notas)\b/;
const satWords = /\bp?sats?\b/;
/** What a bare score stands in: "is 1290 good enough for", "can I get in with 1290". */
const admissionWords =
  /\b(?:get(?:ting)? (?:in|into)|good enough|enough (?:for|to get)|chances?|odds|shot|admit\w*|accept\w*|submit\w*|test optional|scores?)\b/;
/** What a number of that size counts otherwise. */
const counted =
  /^(?:words?|students?|kids|people|essays?|a (?:year|month|semester)|per|dollars?|characters?)\b/;
const actWords = /\bact\b/;
/** "Dad makes 85k and mom 40k", "I make 85k, wife makes 22k", "he makes 50k and she makes 40k". */
const earners: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:mom|mother|mama|madre)\b/, /\b(?:dad|father|papa|padre)\b/],
  [/\bi (?:make|earn)\b/, /\b(?:wife|husband|spouse)\b/],
  [/\bhe (?:makes|earns)\b/, /\bshe (?:makes|earns)\b/],
];
const saysTwoEarners = (text: string) => earners.some(([one, other]) => one.test(text) && other.test(text));

/** `slots.text` is folded: figures stand without commas, named things as signs. `typed` is the same part as it was typed. */
export function readValues(
  { text, entities }: Pick<Slots, "text" | "entities">,
  typed: string,
  /** `cityState`: of the city that is named as home. `isOfRecord`: grades and scores were asked about before. */
  { cityState = null, isOfRecord = false }: { cityState?: StateCode | null; isOfRecord?: boolean } = {},
): AskedValues {
  const values: AskedValue[] = [];
  const impossible: string[] = [];
  // "Mom makes 38 and dad 41, they're divorced and I live with mom": only one of the two counts.
  const isTwo = saysTwoEarners(text);
  const isApart = isTwo && apart.test(text);
  const add = (value: AskedValue) => {
    const known = values.findIndex(({ kind }) => kind === value.kind);
    const held = values[known];
    if (held === undefined) values.push(value);
    // "Dad makes 85k and mom makes 40k": the family's income is both.
    else if (held.kind === "incomeUsd" && value.kind === "incomeUsd" && isTwo && !isApart)
      values[known] = { kind: "incomeUsd", value: held.value + value.value };
  };
  const drop = (kind: AskedValue["kind"]) => {
    const known = values.findIndex((one) => one.kind === kind);
    if (known >= 0) values.splice(known, 1);
  };
  const index = readAskedIndex(typed);
  const plain = index === null ? typed : `${typed.slice(0, index.start)} sai ${typed.slice(index.end)}`;
  const place = readClassPlace(plain);
  const rest = place === null ? plain : `${plain.slice(0, place.start)} rank ${plain.slice(place.end)}`;
  if (place !== null) add(place.value);
  const isOfStudent = new Set<AskedValue["kind"]>(place === null ? [] : [place.value.kind]);
  const figures = listFigures(rest);
  // "1480, 3.9": a grade average may come second.
  const isRecord = isOfRecord || figures.some((figure) => readGpa(figure, text) !== null);
  for (const figure of figures) {
    if (isApart && isOtherParents(figure, text)) continue;
    const read = readFigure(figure, text, values, isRecord);
    if (read === null) continue;
    if (typeof read === "string") impossible.push(read);
    else {
      // "Top 6 percent, I'm top 7": what a rule asks for is not the student's own.
      const isOwn = ofStudent.test(figure.before) && read.kind === "classRankTopPercent";
      if (isOwn && !isOfStudent.has(read.kind)) drop(read.kind);
      if (isOwn) isOfStudent.add(read.kind);
      add(read);
    }
  }
  const inLetters = readLetterGrades(typed);
  if (inLetters !== null) add(inLetters);
  for (const value of readPeople(text)) add(value);
  if (isApart) add({ kind: "parents", value: 1 });
  const grade = readGrade(text);
  if (grade !== null) add({ kind: "gradeYear", value: grade });
  const home = readHomeState(text, entities) ?? readHomeZip(typed) ?? cityState;
  if (home !== null) add({ kind: "homeState", state: home });
  // Last: of an income beside it the index is what came out, and an income said later asks for another one.
  if (index !== null) add({ kind: "studentAidIndex", value: index.value });
  return values.length === 0 && impossible.length === 0 ? noValues : { values, impossible };
}

/** "I'm top 7%", "my class rank is top 7%". */
const ofStudent = /\b(?:im|i m|i am|hes|shes|he is|she is|my|i)\b/;

const apart = /\b(?:divorced|separated|split up|not together|never married|divorciad[oa]s|separad[oa]s)\b/;
const parents = { mother: /\b(?:mom|mother|mama|madre)\b/, father: /\b(?:dad|father|papa|padre)\b/ } as const;

/** What the parent earns that the student does not live with. */
function isOtherParents({ before }: Figure, text: string): boolean {
  const home = /\b(?:live|living|stay|vivo) (?:\w+ )?(?:with|w|con) (?:my |mi )?(\w+)/.exec(text)?.[1] ?? "";
  const other = parents.mother.test(home)
    ? parents.father
    : parents.father.test(home)
      ? parents.mother
      : null;
  return other?.test(before) === true;
}

/** Every figure with the words around it, thousands and "k" written out. */
function listFigures(typed: string): Figure[] {
  const plain = typed
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(retirementAccount, "retirement")
    .replaceAll(/(\d[.,]\d+)\s?\/\s?(?=\d{2})/g, "$1 ");
  const found = plain.matchAll(
    /(\$\s?)?(?<![\w.,/-])(\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)(?:\s?(k|mil|thousand|grand|m|mm|millions?)\b)?(\s?(?:%|percent\b|por ciento))?(?![\d/])/g,
  );
  return [...found].map((match) => {
    const [all, dollar, digits = "", thousands, percent] = match;
    const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
    const value = Number(isGrouped ? digits.replaceAll(/[.,]/g, "") : digits.replace(",", "."));
    const end = match.index + all.length;
    return {
      value: value * readUnit(thousands, digits),
      text: all.trim(),
      isMoney:
        dollar !== undefined ||
        thousands !== undefined ||
        /^\s?(?:dollars|dolares|usd|bucks)\b/.test(plain.slice(end)),
      isPercent: percent !== undefined,
      before: takeWords(plain.slice(Math.max(0, match.index - nearLetters), match.index), -nearWords),
      after: takeWords(plain.slice(end, end + nearLetters), nearWords),
    };
  });
}

/** "41k", "50 mil", "1.7M"; "1.7 mil" is in millions, too. */
function readUnit(unit: string | undefined, digits: string): number {
  if (unit === undefined) return 1;
  return unit.startsWith("m") && (unit !== "mil" || digits.includes(".")) ? 1_000_000 : 1_000;
}

/** The nearest words on one side, up to where the clause ends. */
function takeWords(text: string, count: number): string {
  const clauses = text.split(/[?!;:]|,(?!\d)|\.(?!\d)|\b(?:and|but|y|pero|with|con)\b(?= (?:an? |un )?\d)/);
  const clause = (count < 0 ? clauses.at(-1) : clauses[0]) ?? "";
  const listed = clause
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}$%]+/u)
    .filter((word) => word !== "");
  return (count < 0 ? listed.slice(count) : listed.slice(0, count)).join(" ");
}

type ReadFigure = AskedValue | string | null;

/** Null where a figure is nothing the plan asks for; a text where it cannot be what it is called. */
function readFigure(figure: Figure, whole: string, soFar: AskedValue[], isOfRecord: boolean): ReadFigure {
  const { value, text, before, after, isMoney, isPercent } = figure;
  const near = `${before} # ${after}`;
  // What a rule asks for and what a family has saved are not the student's own figures.
  // "180k income 60k savings": each figure has its own word.
  const isCalledIncome =
    isMoney && (incomeAfter.test(after) || (incomeBefore.test(before) && !incomeTaken.test(before)));
  const isSaved = !isCalledIncome && (savedAfter.test(after) || savedBefore.test(before));
  // A grandparent's account is not the parents', and a retirement account counts for nobody.
  if (isSaved && isReportable(near)) return readSavings(figure);
  if (
    isSaved ||
    (!isCalledIncome && /\b(?:minimum|minimo|cut ?off|required?|requirements?|percentile)\b/.test(near))
  )
    return null;
  if (/^\d{5}$/.test(text) && zipSaid.test(`${before} ${text} ${after}`)) return null;
  if (!isMoney && /^20[2-4]\d$/.test(text)) return null; // A year.
  if (/\b\d+ (?:out )?of$/.test(before)) return null;
  if (hourly.test(after)) return readHourly(figure);
  if (/\b(?:miles?|millas|hours?|acres|credits?|years? old)\b/.test(near)) return null;
  if (isPercent || /\btop$/.test(before)) {
    if (/\btop$|\b(?:rank\w*|class)\b/.test(before) || /\bof (?:my|the|his|her) class\b/.test(after))
      return value > 0 && value <= 100 ? { kind: "classRankTopPercent", value } : null;
    return gpaWords.test(near) && value >= 50 && value <= 100
      ? { kind: "gpa", value, scale: "percent" }
      : null;
  }
  if (!isMoney) {
    if (isNextTo(satWords, figure) && value >= 100) return readScore("satTotal", figure);
    if (isNextTo(actWords, figure) && value <= 60 && /^\d+$/.test(text))
      return readScore("actComposite", figure);
    const gpa = readGpa(figure, whole);
    if (gpa !== null) return gpa;
    // "3.6 and 1350", "3.9 34 act": beside a grade average a bare score is one.
    const isBeside = soFar.some(({ kind }) => kind === "gpa" || kind === "classRankTopPercent");
    if (isBeside && isBareAct(figure, soFar)) return { kind: "actComposite", value };
    const isSat = value >= 800 && value <= 1_600 && value % 10 === 0;
    if (
      isSat &&
      (isBeside ||
        satWords.test(whole) ||
        ((isOfRecord || admissionWords.test(whole)) && !counted.test(after)) ||
        /\b(?:scores?|got(?: an?)?|with an?|is an?|ha(?:ve|s) an?|(?:send|submit|report)(?:t?ing)? (?:an?|the|her|his|their|our)|my|con un)$/.test(
          before,
        ))
    )
      return { kind: "satTotal", value };
  }
  return readMoney(
    isInThousands(figure) ? { ...figure, value: value * 1_000, isMoney: true } : figure,
    whole,
  );
}

/** "3.7 and 29", "3.0 and a 21 for Ole Miss": what stands bare beside a grade average, as large as an ACT score. */
function isBareAct({ value, text, before, after }: Figure, soFar: readonly AskedValue[]): boolean {
  return (
    !isBudget.test(before) &&
    /^\d\d$/.test(text) &&
    value >= 12 &&
    value <= 36 &&
    soFar.every(({ kind }) => kind !== "satTotal" && kind !== "actComposite") &&
    (after === "" || afterBareScore.test(after))
  );
}

const afterBareScore =
  /^(?:can|could|is|am|are|do|does|will|would|should|chances?|odds|for|at|to|where|which|what|good|enough|get|para|en|puedo)\b/;

function isNextTo(words: RegExp, { before, after }: Figure): boolean {
  return (
    words.test(before.split(" ").slice(-3).join(" ")) ||
    words.test(
      after
        .replace(/^on (?:the|my|his|her|an?) /, "")
        .split(" ")
        .slice(0, 2)
        .join(" "),
    )
  );
}

function readScore(kind: "satTotal" | "actComposite", { value, text }: Figure): AskedValue | string {
  const isPossible =
    kind === "satTotal" ? value >= 400 && value <= 1_600 && value % 10 === 0 : value >= 1 && value <= 36;
  return isPossible ? { kind, value } : `${kind === "satTotal" ? "SAT" : "ACT"} ${text}`;
}

/** "3.24, but that has the honors points". */
const withHonorsPoints = /\b(?:honors|bonus|extra|ap|ib) points\b/;

function readGpa(figure: Figure, whole: string): AskedValue | string | null {
  const { value, text, before, after } = figure;
  const near = `${before} # ${after}`;
  const isCalled = isNextTo(gpaWords, figure);
  const hasPoint = /\d[.,]\d/.test(text);
  const isAlone =
    hasPoint && value >= 1 && value <= 5 && !/\b(?:million|billion|percent|x|times|stars?)\b/.test(after);
  if (value <= 5 && (isCalled || isAlone) && value > 0) {
    // "3.94 w/ 34 ACT" is with one.
    const isWeighted =
      (/\bweighted\b|\bw\b(?! (?:an? |my )?[\d#])/.test(near) && !/\bunweighted|\buw\b/.test(near)) ||
      value > 4 ||
      withHonorsPoints.test(whole);
    return { kind: "gpa", value, scale: isWeighted ? "weighted" : "unweighted" };
  }
  if (!isCalled) return null;
  if (value >= 50 && value <= 100) return { kind: "gpa", value, scale: "percent" };
  return value > 5 && value < 50 ? `GPA ${text}` : null;
}

/** The plan with what was said in place of what it holds. Aid answers of another income do not count beside it. */
export function layOver(plan: Plan, values: readonly AskedValue[]): Plan {
  if (values.length === 0) return plan;
  const profile = { ...plan.profile };
  const money = { ...plan.money };
  let { aid } = plan;
  for (const value of values) {
    switch (value.kind) {
      case "gpa":
        profile.gpa = value.value;
        profile.gpaScale = value.scale;
        profile.coreGpa = null;
        break;
      case "satTotal":
      case "actComposite":
      case "classRankTopPercent":
      case "gradeYear":
        profile[value.kind] = value.value;
        break;
      case "homeState":
        if (profile.homeState === value.state) break;
        profile.homeState = value.state;
        profile.homeZip = null;
        profile.homeLatitude = null;
        profile.homeLongitude = null;
        break;
      case "budgetUsd":
        money.payPerYearUsd = value.value;
        break;
      case "incomeUsd":
        money.familyIncomeUsd = value.value;
        aid = keepParents(aid);
        break;
      case "familySize":
        money.familySize = value.value;
        break;
      // The index asks for them itself.
      case "parents":
      case "savingsUsd":
      case "studentAidIndex":
      default:
    }
  }
  return { ...plan, profile, money, aid };
}

/** Who the parents are is true at any income. */
function keepParents({ "student.parents": parents }: Plan["aid"]): Plan["aid"] {
  return parents === undefined ? {} : { "student.parents": parents };
}

const gradeWords: Readonly<Record<number, string>> = {
  9: "9th grade",
  10: "10th grade",
  11: "11th grade",
  12: "12th grade",
};

/** One value as the reading line and its chip say it. */
export function sayValue(value: AskedValue): string {
  switch (value.kind) {
    case "gpa":
      return value.scale === "percent"
        ? `average ${value.value} of 100`
        : `${formatGradePoints(value.value)} ${value.scale === "weighted" ? "weighted " : ""}GPA`;
    case "satTotal":
      return `SAT ${value.value}`;
    case "actComposite":
      return `ACT ${value.value}`;
    case "classRankTopPercent":
      return `top ${value.value}% of the class`;
    case "incomeUsd":
      return `income ${formatUsd(value.value)}`;
    case "budgetUsd":
      return `${formatUsd(value.value)} a year to pay`;
    case "savingsUsd":
      return `${formatUsd(value.value)} in savings`;
    case "familySize":
      return `family of ${value.value}`;
    case "parents":
      return value.value === 1 ? "one parent" : "two parents";
    case "studentAidIndex":
      return `SAI ${formatInteger(value.value).replace("-", "\u2212")}`;
    case "gradeYear":
      return gradeWords[value.value] ?? `grade ${value.value}`;
    case "homeState":
    default:
      return `home in ${stateNames[value.state]}`;
  }
}
