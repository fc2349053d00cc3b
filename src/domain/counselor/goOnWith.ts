/** Figures, or where home is, told after a question: the same is asked again, counted with them. */
import type { StateCode } from "#domain/college/states.ts";
import { toCard } from "./cards/chooseCards.ts";
import { listNeighbors } from "./cards/nextCards.ts";
import type { AskedValue, CounselorReading, CounselorTool, ReadQuestion } from "./counselor.ts";
import { foldQuestion } from "./foldQuestion.ts";
import { isOnlySaid } from "./readByValues.ts";
import type { ReadingContext } from "./readPart.ts";
import { readWhether } from "./readWhether.ts";
import type { Slots } from "./slots.ts";

/** "How much is Purdue?" "we make 41k": figures alone ask the same of the college before. */
export function goOnWith(
  reading: CounselorReading | null,
  whole: Slots,
  values: readonly AskedValue[],
  { previous }: ReadingContext,
): CounselorReading | null {
  if (previous?.measure === "merit" && goesOnWithMerit(whole, values))
    return { ...previous, residency: reading?.residency ?? previous.residency, values: undefined };
  const isOpen = reading === null || (reading.tool === "writtenPages" && reading.condition === undefined);
  if (!isOpen || previous === null || !repeated.has(previous.tool)) return reading;
  if (!values.some(({ kind }) => kind !== "gradeYear" && kind !== "parents")) return reading;
  // "2.6, will any college take me" asks nothing of the program before.
  const isKept = previous.measure === "keep" && values.some(({ kind }) => kind === "gpa");
  if (ofRules.has(previous.tool) && !isKept && !isOnlySaid(null, whole, values)) return reading;
  const isMoney = values.some(({ kind }) => kind === "incomeUsd" || kind === "budgetUsd");
  const isFact = previous.tool === "collegeFacts";
  const tool = isFact && isMoney ? "price" : isOfScores(previous) ? "chance" : previous.tool;
  // What a program asks for, to get it or to keep it, is held against the figures.
  const measure = tool !== "statePrograms" ? null : isKept ? "keep" : "who";
  return { ...previous, tool, measure, asksWhether: undefined, values: undefined };
}

/** "Merit at Alabama?" "What about with a 1500": its table, by the new figure. */
function goesOnWithMerit({ text, entities }: Slots, values: readonly AskedValue[]): boolean {
  const isFigured = values.some(({ kind }) => kind === "homeState" || ofMerit.has(kind));
  const isOfSame = entities.every(({ kind }) => kind === "state");
  return isFigured && isOfSame && !/\b(?:chances?|odds|get in|cost|price|pay|due|when)\b/.test(text);
}

const ofMerit: ReadonlySet<AskedValue["kind"]> = new Set<AskedValue["kind"]>([
  "gpa",
  "satTotal",
  "actComposite",
]);

/** A follow-up of which nothing was understood: what the program before asks for, or what else is asked about the card before. */
export function goBack(read: ReadQuestion, typed: string, { previous, cards }: ReadingContext): ReadQuestion {
  const { reading, others, near = [], boundary, isFollowUp } = read;
  const isOpen = reading === null && others.length === 0 && near.length === 0 && boundary === null;
  if (!isOpen || isFollowUp !== true || previous === null) return read;
  const asksWhether = readWhether(foldQuestion(typed));
  // "Can I use my job instead".
  const isOfProgram = previous.entities.some(({ kind }) => kind === "program");
  if (previous.tool === "statePrograms" && isOfProgram && asksWhether !== undefined)
    return { ...read, reading: { ...previous, measure: "who", details: undefined, asksWhether } };
  const neighbors = cards ? listNeighbors(cards, previous, typed) : [];
  return { ...read, near: neighbors.flatMap((card) => toCard(read, card, []).reading ?? []) };
}

const repeated: ReadonlySet<CounselorTool> = new Set([
  "price",
  "chance",
  "collegeFacts",
  "studentAidIndex",
  "statePrograms",
  "assuredAdmission",
]);

/** "What SAT do I need for Notre Dame?" "I have a 1450." */
export function isOfScores(previous: CounselorReading | null): boolean {
  const { tool, measure } = previous ?? { tool: null, measure: null };
  return tool === "collegeFacts" && (measure === "testScores" || measure === "gpa");
}

const ofRules: ReadonlySet<CounselorTool> = new Set(["statePrograms", "assuredAdmission"]);

/** After these a bare 1390 is a score. */
export const ofRecord: ReadonlySet<CounselorTool> = new Set(["chance", "statePrograms", "assuredAdmission"]);

/** Who says where home is pays as people from there, whatever "in state" is asked for. */
export function liveAt(
  home: StateCode | null,
  reading: CounselorReading | null,
  { dictionary: { places } }: ReadingContext,
): CounselorReading | null {
  const [college, another] = (reading?.entities ?? []).filter(({ kind }) => kind === "college");
  const residency = reading?.residency ?? null;
  if (home === null || residency === null || reading === null || college?.kind !== "college") return reading;
  // Of two, each goes by where home is: "is Rutgers cheaper than Temple for a New Jersey resident".
  if (another !== undefined) return { ...reading, residency: null };
  const isElse = residency === "resident" && places.get(college.unitId)?.state !== home;
  return isElse ? { ...reading, residency: "nonresident" } : reading;
}
