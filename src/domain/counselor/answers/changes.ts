/** What happened to the colleges of an answer: said once, and instead of a chance, a price or a date where nobody can begin there. */

import { findChangeSource } from "#domain/college/changeSource.ts";
import { findChange, findSuccessor } from "#domain/college/changes.ts";
import { describeChange, describeNext } from "#domain/college/changeWords.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { publications } from "#domain/college/publications.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading, CounselorTool } from "../counselor.ts";
import { type Draft, joinDrafts, listAskedColleges, makeDraft, toAnswerSource } from "../draft.ts";

/** Tools whose answer speaks of applying: nothing of it holds for a college that takes no first-years. */
const aboutApplying: ReadonlySet<CounselorTool> = new Set([
  "chance",
  "price",
  "match",
  "whatIf",
  "deadlines",
  "assuredAdmission",
  "proposeChange",
]);

/** `answer` answers for the colleges where a student can begin. */
export function answerWithChanges(
  reading: CounselorReading,
  context: AnswerContext,
  answer: (reading: CounselorReading, context: AnswerContext) => Draft,
): Draft {
  const asked = listAskedColleges(reading, context);
  const gone = asked.filter(({ changeStatus }) => changeStatus === "takesNoFirstYears");
  const isForApplying = aboutApplying.has(reading.tool) && reading.change?.kind !== "removeCollege";
  if (!isForApplying || gone.length === 0) {
    const draft = answer(reading, context);
    return addChanges(draft, [...asked, ...listSubjects(draft, context)], context);
  }
  const told = gone.map((college) => tellChange(college, context));
  if (gone.length === asked.length) return joinDrafts(told);
  const goneIds = new Set(gone.map(({ unitId }) => unitId));
  const entities = reading.entities.filter(
    (entity) => entity.kind !== "college" || !goneIds.has(entity.unitId),
  );
  const rest = answer({ ...reading, entities }, context);
  return joinDrafts([...told, addChanges(rest, listSubjects(rest, context), context)]);
}

/** "What happened to Mills College": the change on record, or that none is. `former`: what became of the name in the question. */
export function tellWhatHappened(
  colleges: readonly CollegeSummary[],
  former: string | null,
  context: AnswerContext,
): Draft {
  return joinDrafts(
    colleges.map((college) => {
      if (findChange(college.unitId) !== null) return tellChange(college, context);
      const { title, url, release } = publications.scorecard;
      const source = { title, url, year: release ?? "" };
      if (former !== null) return makeDraft("", { sources: [source] });
      return makeDraft(
        `I have no record that ${college.name} closed, merged or changed its name. It is in the newest federal list of colleges.`,
        { sources: [source], parts: [{ kind: "facts", unitId: college.unitId }] },
      );
    }),
  );
}

function addChanges(draft: Draft, colleges: readonly CollegeSummary[], context: AnswerContext): Draft {
  const changed = [...new Set(colleges)].filter(({ changeStatus }) => changeStatus !== undefined);
  if (changed.length === 0) return draft;
  const tell = (isGone: boolean) =>
    changed
      .filter(({ changeStatus }) => (changeStatus === "takesNoFirstYears") === isGone)
      .map((college) => tellChange(college, context));
  // Figures of a college where nobody can begin come after that news. And an answer stays what it was: a college's news turns no "I
  // don't know" into an answer.
  return { ...joinDrafts([...tell(true), draft, ...tell(false)]), kind: draft.kind };
}

/** The colleges that a figure of the answer is about. */
function listSubjects({ facts }: Draft, { byUnitId }: AnswerContext): CollegeSummary[] {
  return facts.flatMap(({ subject }) => (typeof subject === "number" ? (byUnitId.get(subject) ?? []) : []));
}

function tellChange(college: CollegeSummary, { byUnitId, plan, today }: AnswerContext): Draft {
  const change = findChange(college.unitId);
  if (change === null) return makeDraft("");
  const successor = findSuccessor(change, toEntryYear(plan.profile.gradeYear, today));
  const names = {
    successor: (successor === null ? null : byUnitId.get(successor)?.name) ?? change.successorName,
    teachOut: change.teachOut.flatMap((unitId) => byUnitId.get(unitId)?.name ?? []),
  };
  const isGone = college.changeStatus === "takesNoFirstYears";
  const said = [
    isGone ? `${college.name} takes no new first-years.` : `What’s new at ${college.name}:`,
    describeChange(change, names, today),
    isGone ? describeNext(change, names) : null,
  ];
  return makeDraft(said.filter((sentence) => sentence !== null).join(" "), {
    sources: [toAnswerSource(findChangeSource(change))],
    parts: isGone && successor !== null ? [{ kind: "facts", unitId: successor }] : [],
  });
}
