/**
 * Runs a tool that a language model asked for with the functions of the built-in answerer, and packs the answer as facts.
 */

import { type StateCode, stateNames } from "#domain/college/states.ts";
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";
import { once } from "#lib/once.ts";
import { answerReading } from "../answerReading.ts";
import type { AnswerCard } from "../cards/answerCard.ts";
import type { AnswerContext } from "../context.ts";
import type {
  AnswerFact,
  AnswerPart,
  AnswerSource,
  AskedChange,
  CounselorAnswer,
  CounselorEntity,
  CounselorReading,
  CounselorTool,
  ReadQuestion,
} from "../counselor.ts";
import type { CounselorDictionary } from "../dictionary.ts";
import { toCollegePath } from "../draft.ts";
import { linkEntities } from "../linkEntities.ts";
import { findLabel } from "./factLabels.ts";
import { type LinkedFact, type ModelFact, resultLimits, type ToolResult } from "./facts.ts";
import { prepareModelPlan } from "./modelPlan.ts";
import type { ToolChange, ToolInput } from "./tools.ts";

export type ToolPlace = {
  /** Begins every reference of the result: "r1". */
  resultId: string;
  context: AnswerContext;
  dictionary: CounselorDictionary;
  /** Reads words as the built-in answerer does. */
  read: (question: string) => ReadQuestion;
  /** The student agreed that family money may leave the device. */
  allowsMoney: boolean;
};

export type ToolAnswer = {
  /** The result as it is sent to the model. */
  result: ToolResult;
  /** The same facts with their links, which stay. */
  facts: readonly LinkedFact[];
  /** What the screen draws below the words. */
  parts: readonly AnswerPart[];
  sources: readonly AnswerSource[];
};

/** Tools that say nothing without the family's money, and those that use it where they may. */
const moneyOnly: ReadonlySet<CounselorTool> = new Set(["offers", "studentAidIndex"]);
const moneyTools: ReadonlySet<CounselorTool> = new Set([
  ...moneyOnly,
  "searchColleges",
  "price",
  "match",
  "whatIf",
  "planOdds",
  "compare",
  "statePrograms",
]);

export function runTool(call: ToolInput, place: ToolPlace): ToolAnswer {
  const { tool } = call;
  const { allowsMoney } = place;
  if (moneyOnly.has(tool) && !allowsMoney) return makeEmpty(tool, "needsMoney");
  const asked = readInput(call, place);
  if (asked === "unknownName" || asked === "badInput") return makeEmpty(tool, asked);
  const usesMoney = allowsMoney && moneyTools.has(tool);
  const context: AnswerContext = {
    ...place.context,
    plan: prepareModelPlan(place.context.plan, usesMoney, place.context.byUnitId),
  };
  const answer = answerReading(
    { reading: asked, others: [], namesLeftOut: 0, boundary: null, language: "en" },
    "",
    context,
  );
  if (tool === "writtenPages" && asked.card === undefined) return makeEmpty(tool, "dont-know");
  const card = (asked.card === undefined ? null : context.cards?.byId.get(asked.card)) ?? null;
  const facts = packFacts(answer, place, context, card);
  const outcome = answer.kind === "dont-know" ? answer.kind : "answer";
  const kept = fitBytes({ tool, outcome, usesMoney, facts: [] }, facts);
  return {
    result: { tool, outcome, usesMoney, facts: kept.map(({ link: _stays, ...fact }): ModelFact => fact) },
    facts: kept,
    parts: answer.parts,
    sources: answer.sources,
  };
}

function makeEmpty(tool: CounselorTool, outcome: ToolResult["outcome"]): ToolAnswer {
  return { result: { tool, outcome, usesMoney: false, facts: [] }, facts: [], parts: [], sources: [] };
}

function readInput(call: ToolInput, place: ToolPlace): CounselorReading | "unknownName" | "badInput" {
  const { tool } = call;
  const empty: CounselorReading = {
    tool,
    entities: [],
    measure: null,
    round: null,
    residency: null,
    change: null,
  };
  const find = (names: readonly string[] | undefined, kind: CounselorEntity["kind"] = "college") => {
    const found = (names ?? []).map((name) => findNamed(name, kind, place.dictionary));
    return found.includes(null) ? null : found.filter((one) => one !== null);
  };
  switch (call.tool) {
    case "searchColleges":
      return readSearchRequest(call.input.request, place);
    case "writtenPages":
      return readCard(call.input.question, place, empty);
    case "planOdds":
    case "studentAidIndex":
    case "nextSteps":
      return empty;
    case "proposeChange":
    case "whatIf": {
      const change = readChange(call.input.change, place);
      const colleges = call.tool === "whatIf" ? find(call.input.colleges) : [];
      return change === null || colleges === null ? "unknownName" : { ...empty, change, entities: colleges };
    }
    case "statePrograms": {
      const { state, program } = call.input;
      const programs = find(program === undefined ? [] : [program], "program");
      if (programs === null) return "unknownName";
      return { ...empty, entities: [...programs, ...toState(state)] };
    }
    case "collegeFacts": {
      const { colleges: names, measure, major, residency = null } = call.input;
      const colleges = find(names);
      const majors = find(major === undefined ? [] : [major], "major");
      if (colleges === null || majors === null) return "unknownName";
      return { ...empty, entities: [...colleges, ...majors], measure, residency };
    }
    default: {
      const { input } = call;
      const colleges = find(input.colleges);
      if (colleges === null) return "unknownName";
      const asksAid = "aid" in input && input.aid === true;
      return {
        ...empty,
        entities: [...colleges, ...toState("state" in input ? input.state : undefined)],
        measure: asksAid ? "aidDate" : "measure" in input ? (input.measure ?? null) : null,
        round: "round" in input ? (input.round ?? null) : null,
        residency: "residency" in input ? (input.residency ?? null) : null,
      };
    }
  }
}

/** The card of a question in general; the first of several that it may mean. Without one nobody knows. */
function readCard(question: string, { read }: ToolPlace, empty: CounselorReading): CounselorReading {
  const { reading, others } = read(question);
  return [reading, ...others].find((one) => one?.card !== undefined) ?? empty;
}

function toState(state: StateCode | undefined): CounselorEntity[] {
  return state === undefined ? [] : [{ kind: "state", state }];
}

/** The likeliest thing of that kind with this very name, else one that the words name. */
function findNamed(
  name: string,
  kind: CounselorEntity["kind"],
  dictionary: CounselorDictionary,
): CounselorEntity | null {
  const key = pickDistinctiveWords(foldWords(name)).join("");
  const exact = dictionary.phrases.get(key)?.find(({ entity }) => entity?.kind === kind);
  if (exact?.entity != null) return exact.entity;
  return linkEntities(name, dictionary).find(({ entity }) => entity.kind === kind)?.entity ?? null;
}

function readSearchRequest(request: string, { read }: ToolPlace): CounselorReading | "badInput" {
  for (const question of [request, `find ${request}`, `colleges: ${request}`]) {
    const { reading, others } = read(question);
    const found = [reading, ...others].find((one) => one?.tool === "searchColleges");
    if (found != null) return found;
  }
  return "badInput";
}

function readChange(change: ToolChange, { dictionary }: ToolPlace): AskedChange | null {
  if (!("college" in change)) return change;
  const found = findNamed(change.college, "college", dictionary);
  return found?.kind === "college" ? { kind: change.kind, unitId: found.unitId } : null;
}

/** Names first, then finished sentences, then figures: what is cut for room is cut from the end. */
function packFacts(
  answer: CounselorAnswer,
  { resultId, dictionary }: ToolPlace,
  context: AnswerContext,
  card: AnswerCard | null,
): LinkedFact[] {
  const names = packNames(answer, context);
  // A card's figures stand in its sentence, which is printed after the question that it answers.
  const figures = card === null ? packFigures(answer, resultId, context) : [];
  const spoken = card === null ? splitAnswer(answer.text, names, dictionary) : [answer.text];
  const sentences = spoken.map(
    (text, index): LinkedFact => ({
      ref: `${resultId}.s${index + 1}`,
      kind: "sentence",
      subject: null,
      label: card?.question ?? "",
      text,
      year: "",
      link: answer.sources.find(({ url }) => url !== null)?.url ?? null,
    }),
  );
  const all = [...names, ...sentences, ...figures];
  return all.filter(({ text }) => text !== "" && text.length <= resultLimits.factLength);
}

function packNames(answer: CounselorAnswer, { byUnitId }: AnswerContext): LinkedFact[] {
  const subjects: (number | StateCode)[] = [
    ...answer.entities.flatMap((entity): (number | StateCode)[] =>
      entity.kind === "college" ? [entity.unitId] : entity.kind === "state" ? [entity.state] : [],
    ),
    ...answer.facts.flatMap(({ subject }): (number | StateCode)[] => (subject === null ? [] : [subject])),
    ...answer.parts.flatMap((part) => (part.kind === "colleges" ? part.unitIds : [])),
  ];
  return [...new Set(subjects)].flatMap((subject): LinkedFact[] => {
    if (typeof subject === "string") {
      const ref = `state.${subject}`;
      return [{ ref, kind: "state", subject, label: "", text: stateNames[subject], year: "", link: null }];
    }
    const college = byUnitId.get(subject);
    if (college === undefined) return [];
    const link = toCollegePath(college);
    const ref = `college.${subject}`;
    return [{ ref, kind: "college", subject, label: "", text: college.name, year: "", link }];
  });
}

function packFigures(
  { facts, sources, tool }: CounselorAnswer,
  resultId: string,
  { byUnitId }: AnswerContext,
): LinkedFact[] {
  const taken = new Set<string>();
  const isCompared = tool === "compare";
  const measures = new Set(facts.map(toMeasure));
  return facts.flatMap((fact): LinkedFact[] => {
    const { kind, subject, text, year } = fact;
    const label = findLabel(fact, measures);
    if (label === null || text === "") return [];
    const link = findLink(fact, sources) ?? findCollegePath(subject, byUnitId);
    const ref = makeRef([resultId, ...(subject === null ? [] : [String(subject)]), toMeasure(fact)], taken);
    const compared = isCompared ? { isCompared: true as const } : {};
    return [{ ref, kind, subject, label, text, year, link, ...compared }];
  });
}

function toMeasure({ ref }: AnswerFact): string {
  return (ref.split(".").at(-1) ?? "").replaceAll(/[^A-Za-z0-9-]/g, "").slice(0, 40) || "fact";
}

function makeRef(parts: readonly string[], taken: Set<string>): string {
  const base = parts.join(".");
  let ref = base;
  for (let count = 2; taken.has(ref); count += 1) ref = `${base}-${count}`;
  taken.add(ref);
  return ref;
}

/** The source of the figure's own year; else the first that has an address. */
function findLink({ year }: AnswerFact, sources: readonly AnswerSource[]): string | null {
  const linked = sources.filter(({ url }) => url !== null);
  return (linked.find((source) => source.year === year) ?? linked[0])?.url ?? null;
}

function findCollegePath(subject: AnswerFact["subject"], byUnitId: AnswerContext["byUnitId"]): string | null {
  const college = typeof subject === "number" ? byUnitId.get(subject) : undefined;
  return college === undefined ? null : toCollegePath(college);
}

const segmenter = once(() => new Intl.Segmenter("en-US", { granularity: "sentence" }));
/** After these a point does not end a sentence. */
const abbreviation = /(?:\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Jr|Sr|No|vs|Inc)|\b[A-Z])\.\s*$/;

/**
 * Passages that may each stand alone. "That is within your budget" says nothing without the sentence before it, so a new
 * one begins only where a name is said again.
 */
function splitAnswer(text: string, names: readonly LinkedFact[], dictionary: CounselorDictionary): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter().segment(text.replaceAll("\n", " "))) {
    const last = pieces.at(-1);
    const isNew =
      last === undefined || (!abbreviation.test(last) && namesSomething(segment, names, dictionary));
    if (isNew) pieces.push(segment);
    else pieces[pieces.length - 1] = `${last}${segment}`;
  }
  return pieces.map((piece) => piece.trim());
}

/** Of words of our own, a name at the very beginning: "At Ohio State University, your family …". */
function namesSomething(
  sentence: string,
  names: readonly LinkedFact[],
  dictionary: CounselorDictionary,
): boolean {
  if (/^(?:That|This|These|Those|It|Its|They|Of|With|There|Both|Most)\b/.test(sentence)) return false;
  if (names.some(({ text }) => sentence.includes(text))) return true;
  return linkEntities(sentence, dictionary).some(({ entity }) => entity.kind === "college");
}

const utf8 = new TextEncoder();

function fitBytes(result: ToolResult, facts: readonly LinkedFact[]): LinkedFact[] {
  const kept: LinkedFact[] = [];
  let bytes = utf8.encode(JSON.stringify(result)).length;
  for (const fact of facts.slice(0, resultLimits.facts)) {
    const { link: _stays, ...sent } = fact;
    bytes += utf8.encode(JSON.stringify(sent)).length + 1;
    if (bytes > resultLimits.bytes) break;
    kept.push(fact);
  }
  return kept;
}
