/** Reads a question part by part: two questions in one, a story with the question at its end, names that mean another thing. */
import { findUnmetCondition } from "./conditions.ts";
import { aboutStudent } from "./conversation.ts";
import type { CounselorEntity, CounselorReading, CounselorTool, LinkedEntity } from "./counselor.ts";
import { collegeTools } from "./fillSlots.ts";
import type { NamedPlace } from "./findPlace.ts";
import { type PartReading, type ReadingContext, readPart, standsWithNote } from "./readPart.ts";
import { dropRepeats, findAskedClause, isSame, splitParts, toSlots } from "./slots.ts";

/** Every reading, likeliest first. A question that asks two things is read part by part. */
export function readAll(
  question: string,
  links: readonly LinkedEntity[],
  context: ReadingContext,
  place: NamedPlace | null,
): { readings: CounselorReading[]; isTwo: boolean; isSure?: boolean } {
  const whole = readPart(toSlots(question, links, 0, question.length, place), context);
  const parts = splitParts(question);
  const readings = [...whole.readings];
  const isSure = whole.isSure === true;
  if (parts.length > 1) {
    let previous = context.previous;
    const firsts: CounselorReading[] = [];
    for (const { start, end } of parts) {
      const slots = toSlots(question, links, start, end, place);
      const part = readPart(slots, { ...context, previous });
      const first = part.readings[0];
      if (!part.isCertain || first === undefined) continue;
      // "My daughter got into Villanova." is told, not asked.
      if (end < question.length && isTold(slots.text)) continue;
      const carried =
        first.entities.length === 0 ? { ...first, entities: carryColleges(first, links) } : first;
      firsts.push(carried);
      previous = carried;
    }
    // "We live in Ohio. What would Kenyon cost?": the part that asks about a college is the question.
    const [only] = firsts;
    const isOnlyQuestion =
      firsts.length === 1 && only !== undefined && collegeTools.has(only.tool) && only.entities.length > 0;
    const isTwo = firsts.length > 1;
    const isElse = isSure && only?.tool !== whole.readings[0]?.tool;
    if (isTwo || (isOnlyQuestion && !isElse)) {
      readings.unshift(...firsts);
      if (isTwo) return { readings: withNames(readings, links), isTwo };
    }
  }
  // What the trained reader is sure of, its last clause may say more exactly, and not take for something else.
  const asked = readAskedClause(question, links, place, context, whole);
  if (asked !== null && !(isSure && asked.tool !== whole.readings[0]?.tool)) readings.unshift(asked);
  return { readings: withNames(readings, links), isTwo: false, isSure };
}

/** A sentence that asks for nothing. */
function isTold(text: string): boolean {
  return (
    text.split(" ").length > 3 &&
    !/^(?:so |and |ok |also |but |hi |hey )*(?:what|how|when|where|which|who|why|whats|hows|is|are|am|do|does|did|can|could|will|would|should|add|remove|drop|compare|show|find|tell|give|list|update|change|set|put|chance|cuant\w+|cuando|que|puedo|agrega\w*|quita\w*)\b/.test(
      text,
    ) &&
    !/\b(?:what|how|when|which|where|wondering|deadline|cost|chances|odds)\b/.test(text)
  );
}

function withNames(readings: CounselorReading[], links: readonly LinkedEntity[]): CounselorReading[] {
  // A name that may mean another college or state is another reading of the same question.
  const [main] = readings;
  if (main !== undefined) readings.push(...listNameReadings(main, links));
  return dropRepeats(readings);
}

/** Tools whose question needs what stands before its last clause. */
const wholeTools: ReadonlySet<CounselorTool> = new Set([
  "whatIf",
  "assuredAdmission",
  "proposeChange",
  "compare",
  "searchColleges",
]);

/** A long story with the question at its end: "marching band ends soon, when do I have to apply to Purdue". */
function readAskedClause(
  question: string,
  links: readonly LinkedEntity[],
  place: NamedPlace | null,
  context: ReadingContext,
  whole: PartReading,
): CounselorReading | null {
  const start = findAskedClause(question);
  const top = whole.readings[0];
  if (start === null || (top !== undefined && wholeTools.has(top.tool))) return null;
  const part = readPart(toSlots(question, links, start, question.length, place), context);
  const [asked] = part.readings;
  if (!part.isCertain || asked === undefined || asked.tool === "nextSteps") return null;
  if (isSame(asked, top)) return null;
  const hasOwn = asked.entities.length > 0 || !collegeTools.has(asked.tool);
  const carried = hasOwn ? asked : { ...asked, entities: carryColleges(asked, links) };
  // "We have twins, so what would it cost": what is said of the student holds for the question too.
  const condition = findUnmetCondition(toSlots(question, links, 0, start, place).text);
  if (condition === null || !aboutStudent.has(condition)) return carried;
  return standsWithNote(condition, asked.tool) ? { ...carried, condition } : null;
}

function carryColleges(
  reading: CounselorReading,
  links: readonly LinkedEntity[],
): readonly CounselorEntity[] {
  if (!collegeTools.has(reading.tool)) return [];
  return dropRepeats(links.map(({ entity }) => entity).filter(({ kind }) => kind === "college"));
}

/** The same question about another thing of that name. */
function listNameReadings(reading: CounselorReading, links: readonly LinkedEntity[]): CounselorReading[] {
  return links.flatMap(({ entity, others }) =>
    others
      .filter(({ kind }) => kind === entity.kind)
      .map((other) => ({
        ...reading,
        entities: reading.entities.map((one) => (isSame(one, entity) ? other : one)),
      })),
  );
}
