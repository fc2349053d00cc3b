/** Figures, or where home is, told after a question: the same is asked again, counted with them. */
import type { StateCode } from "#domain/college/states.ts";
import type { AskedValue, CounselorReading, CounselorTool } from "./counselor.ts";
import { isOnlySaid } from "./readByValues.ts";
import type { ReadingContext } from "./readPart.ts";
import type { Slots } from "./slots.ts";

/** "How much is Purdue?" "we make 41k": figures alone ask the same of the college before. */
export function goOnWith(
  reading: CounselorReading | null,
  whole: Slots,
  values: readonly AskedValue[],
  { previous }: ReadingContext,
): CounselorReading | null {
  const isOpen = reading === null || (reading.tool === "writtenPages" && reading.condition === undefined);
  if (!isOpen || previous === null || !repeated.has(previous.tool)) return reading;
  if (!values.some(({ kind }) => kind !== "gradeYear" && kind !== "parents")) return reading;
  // "2.6, will any college take me" asks nothing of the program before.
  if (ofRules.has(previous.tool) && !isOnlySaid(null, whole, values)) return reading;
  const isMoney = values.some(({ kind }) => kind === "incomeUsd" || kind === "budgetUsd");
  const isFact = previous.tool === "collegeFacts";
  const tool = isFact && isMoney ? "price" : isOfScores(previous) ? "chance" : previous.tool;
  // What a program asks for is held against the figures.
  const measure = tool === "statePrograms" ? "who" : null;
  return { ...previous, tool, measure, asksWhether: undefined, values: undefined };
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
