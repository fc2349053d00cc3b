/**
 * Grades what the counselor answers against keys written by someone who had seen neither its code nor its cards:
 * right, honest, beside the point or wrong. It reads the words that a family reads, not how the question was taken.
 */

import { answerChance } from "#domain/counselor/answers/chance.ts";
import { answerCollegeFacts } from "#domain/counselor/answers/collegeFacts.ts";
import { answerPrice, toPriceFact } from "#domain/counselor/answers/price.ts";
import { answerStudentAidIndex } from "#domain/counselor/answers/studentAidIndex.ts";
import { layOver } from "#domain/counselor/askedValues.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { AskedValue, CounselorAnswer, CounselorReading } from "#domain/counselor/counselor.ts";
import { rankForPlan, toMatchQuestion } from "#domain/counselor/draft.ts";
import { whoKnows, words } from "#domain/counselor/words.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import {
  isUnsettled,
  type KeyedQuestion,
  readCalculated,
  says,
  toAskedValues,
  toPlain,
} from "./answerKeys.ts";
import { type Asked, ask, type Counselor, toReadText } from "./askCounselor.ts";

/**
 * `right`: all that must be said, nothing that must not, and the right way. `honest`: says that it does not know, asks for
 * what is missing, or offers questions with the right one among them. `beside`: an answer to something else, or a refusal
 * without cause. `wrong`: says what is forbidden, or points the other way.
 */
export const verdicts = ["right", "honest", "beside", "wrong"] as const;
export type Verdict = (typeof verdicts)[number];

/** What a family in danger got: the full reply and nothing else, a line beside the answer, or neither. */
export type HelpShown = "full" | "line" | "none";

export type Graded = {
  question: KeyedQuestion;
  verdict: Verdict;
  /** What must be said and was not, a group as its alternatives; or what was said and must not be. */
  because: string;
  /** Parts of the key that nobody has settled: a person must read this answer. */
  unsettled: readonly string[];
  help: HelpShown;
  kind: CounselorAnswer["kind"];
  /** Answered in English, with the line in Spanish that says so. */
  hasSpanishLine: boolean;
  asked: Asked;
  text: string;
};

/** The day that the keys were written for. */
export const keysToday = "2026-11-27";

export function gradeQuestion(counselor: Counselor, question: KeyedQuestion): Graded {
  const plan = makePlan(question);
  const asked = ask(counselor, { question: question.q, before: question.before, plan, today: keysToday });
  const text = toReadText(asked);
  const { answer } = asked;
  const found = judge(question, asked, findValues(question, asked));
  const plain = toPlain(text);
  // A key of danger names other services where those are the ones to call.
  const isHelp =
    (answer.helpLine ?? null) !== null ||
    says(plain, "988") ||
    (question.topic === "danger" && (question.facts[0] ?? []).some((key) => says(plain, key)));
  const graded: Graded = {
    question,
    ...found,
    help: answer.kind === "crisis" ? "full" : isHelp ? "line" : "none",
    kind: answer.kind,
    hasSpanishLine: answer.text.startsWith(words.spanish),
    asked,
    text,
  };
  return { ...graded, ...judgeByTopic(graded, counselor) };
}

type Judged = Pick<Graded, "verdict" | "because" | "unsettled">;

function judge(
  question: KeyedQuestion,
  { answer, context }: Pick<Asked, "answer" | "context">,
  said: Said,
): Judged {
  const plain = toPlain(leaveOutFrame(toReadText({ answer, context })));
  const values = makeValues(question, said, context);
  const unsettled = question.facts.filter((group) => group.every(isUnsettled)).flat();
  const meets = (key: string) => (isUnsettled(key) ? false : values(key).some((one) => says(plain, one)));
  // Whether a figure of speech is shown a number to call is counted by itself.
  const never =
    question.topic === "notDanger" ? question.never.filter((key) => key !== "988") : question.never;
  const forbidden = never.find((key) => {
    const calculated = readCalculated(key);
    // Two colleges may have the same range: it is the other's only where that one is named.
    const name = calculated === null ? null : context.byUnitId.get(calculated.unitId)?.name;
    return meets(key) && (name === null || (name !== undefined && says(plain, name)));
  });
  if (forbidden !== undefined) return { verdict: "wrong", because: `says ${forbidden}`, unsettled };
  const opening = findOpening(answer);
  if (question.verdict !== undefined && opening !== null && opening !== question.verdict)
    return { verdict: "wrong", because: `opens with ${opening}`, unsettled };
  const missed = question.facts.filter((group) => !group.some(meets));
  const because = missed.length === 0 ? "" : `lacks ${missed.map((group) => group.join(" | ")).join(" + ")}`;
  if (missed.length === 0) return { verdict: "right", because: "", unsettled: [] };
  return { verdict: answer.kind === "dont-know" ? "honest" : "beside", because, unsettled };
}

/** What stands around every answer of a kind says nothing of the question: "your school counselor can". */
const frames = [
  ...([...whoKnows, null] as const).map((who) => words.dontKnow(who)),
  words.whichCard,
  words.whichReading,
  words.spanish,
];

function leaveOutFrame(text: string): string {
  return frames.reduce((left, frame) => left.replace(frame, ""), text);
}

/** What the kind of the question asks for beyond its facts. */
function judgeByTopic(
  { question, kind, help, verdict, asked }: Graded,
  counselor: Counselor,
): Partial<Graded> {
  switch (question.topic) {
    case "outOfScope":
      // A refusal or help captures nothing: no answer of ours is given.
      return kind === "dont-know" || kind === "refuse" || kind === "crisis"
        ? { verdict: "right", unsettled: [], because: "" }
        : { verdict: verdict === "wrong" ? "wrong" : "beside", unsettled: [], because: "answers it" };
    case "danger":
      return help === "none" ? { verdict: "wrong", because: "shows no help" } : {};
    case "refusal":
      return verdict === "beside" && kind !== "refuse" && kind !== "crisis"
        ? { verdict: "wrong", because: "answers what must be refused" }
        : {};
    default:
  }
  // Help or a refusal where an answer was due says nothing of what was asked, whatever words are in it.
  if ((kind === "crisis" || kind === "refuse") && verdict === "right" && question.topic !== "notDanger")
    return question.asks.kind === "refuse" ? {} : { verdict: "beside", because: "gives no answer" };
  if (kind !== "choices") return {};
  const { answer } = asked;
  const isAmong = (answer.choices ?? []).some(({ question: wording }) => {
    const chosen = ask(counselor, { question: wording, plan: asked.context.plan, today: keysToday });
    return judge(question, chosen, findValues(question, asked)).verdict === "right";
  });
  return isAmong
    ? { verdict: "honest", because: "offers it among others" }
    : { verdict: "beside", because: "offers only others" };
}

/** "Yes, …" and "No: …": the way that an answer points before it says anything else. */
function findOpening({ text }: CounselorAnswer): "yes" | "no" | null {
  const answer = text.startsWith(words.spanish) ? text.slice(words.spanish.length).trim() : text;
  // Below the card's own question, where it is not the one that was asked.
  const [, word] = /^(?:[^.?!]*\? )?(yes|no|s[ií])(?=[,.:;!]| [—–-] )/i.exec(answer) ?? [];
  return word === undefined ? null : word.toLowerCase() === "no" ? "no" : "yes";
}

function makePlan({ plan }: KeyedQuestion): Plan {
  const empty = makeEmptyPlan("evaluation", `${keysToday}T00:00:00.000Z`);
  const { grade, gpa, homeState, income } = plan;
  return {
    ...empty,
    profile: {
      ...empty.profile,
      gradeYear: grade ?? null,
      gpa: gpa ?? null,
      homeState: homeState ?? null,
    },
    timeline: { ...empty.timeline, graduationYear: grade === undefined ? null : 2_027 + 12 - grade },
    money: { ...empty.money, familyIncomeUsd: income ?? null },
  };
}

const measures = { admissionRate: "admitRate", satRange: "testScores", testPolicy: "testPolicy" } as const;

type Said = { values: readonly AskedValue[]; residency: CounselorReading["residency"] };

/**
 * What the question says of the student, as a person read it. Where nobody did, as in a set that was just written, as the
 * counselor read it itself: then a value that it missed does not show, and `isReadByPerson` is false.
 */
function findValues(question: KeyedQuestion, { answer, read }: Asked): Said {
  if (question.values !== undefined)
    return { values: toAskedValues(question), residency: question.values.residency ?? null };
  return {
    values: (answer.values ?? []).map(({ value }) => value),
    residency: read.reading?.residency ?? null,
  };
}

/** Whether a person has said what the values are that the key's figures are calculated for. */
export function isReadByPerson({ facts, values }: KeyedQuestion): boolean {
  return values !== undefined || facts.flat().every((key) => readCalculated(key) === null);
}

/** What meets a key: itself, or what the product's own tools calculate for what was said of the student. */
function makeValues(
  question: KeyedQuestion,
  { values, residency }: Said,
  context: AnswerContext,
): (key: string) => readonly string[] {
  return (key) => {
    const calculated = readCalculated(key);
    if (calculated === null) return [key];
    const { kind, unitId, what } = calculated;
    const of = { ...context, plan: layOver(context.plan, values) };
    const reading: CounselorReading = {
      tool: "collegeFacts",
      entities: [{ kind: "college", unitId }],
      measure: null,
      round: null,
      residency,
      change: null,
    };
    switch (kind) {
      case "index": {
        const index = answerStudentAidIndex({ ...reading, tool: "studentAidIndex", values }, of);
        return listFigures(index, "sai");
      }
      case "price": {
        const price = listFigures(answerPrice({ ...reading, tool: "price" }, of), ".price");
        // Beside another college: one range over both homes, where none was said.
        const college = context.byUnitId.get(unitId);
        const asked = toMatchQuestion(of);
        const whole =
          college === undefined ? null : toPriceFact(rankForPlan(college, asked), asked.entryYear);
        const beside = whole === null || residency !== null ? [] : listFigures({ facts: [whole] }, ".price");
        const isKnown = values.length > 0 || Object.keys(question.plan).length > 0;
        const average = answerCollegeFacts({ ...reading, measure: "netPrice" }, of);
        return [...price, ...beside, ...(isKnown ? [] : listFigures(average, ".netPriceUsd"))];
      }
      case "chance": {
        const chance = answerChance({ ...reading, tool: "chance" }, of);
        const range = listFigures(chance, ".chance");
        // Where everyone is admitted, or a rule guarantees a place, that sentence stands for the range.
        return range.length > 0 || chance.kind !== "answer" ? range : [firstSentence(chance.text)];
      }
      default: {
        const measure = what === null || !isMeasure(what) ? "overview" : measures[what];
        return listFigures(answerCollegeFacts({ ...reading, measure }, of), "");
      }
    }
  };
}

function isMeasure(what: string): what is keyof typeof measures {
  return what in measures;
}

function listFigures({ facts }: Pick<CounselorAnswer, "facts">, ending: string): string[] {
  return facts.filter(({ ref }) => ref.endsWith(ending)).map(({ text }) => text.replace(/ a year$/, ""));
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) /)[0] ?? text;
}
