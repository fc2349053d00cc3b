/** The visit-day sheet: a college and a day, suitable questions, notes stored with the college, print and calendar. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { NoteField } from "#components/plan-list/NoteField.tsx";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { describeDayWarning } from "#components/trip/dayWarningWords.ts";
import { type OwnQuestion, VisitQuestions } from "#components/trip/VisitQuestions.tsx";
import { words as questionWords } from "#components/trip/visitQuestionWords.ts";
import type { OwnTask } from "#domain/timeline/timeline.ts";
import { listDayWarnings } from "#domain/visits/dayWarnings.ts";
import { listVisitQuestions, personByQuestion } from "#domain/visits/visitQuestions.ts";
import { type Day, isDay } from "#lib/dates.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { countFamilyDegrees, measureMilesFromHome } from "./factList.ts";
import { PickOne } from "./shared/PickOne.tsx";
import { PrintSheet } from "./shared/PrintSheet.tsx";
import { createDayEntry, SaveCalendar } from "./shared/SaveCalendar.tsx";
import { useAddTasks } from "./shared/useAddTasks.ts";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";
import { words } from "./visitDayWords.ts";

export default function VisitDay() {
  const [unitId, setUnitId] = useState<number | null>(null);
  const [entered, setTyped] = useState<string | null>(null);
  const { ownTasks } = usePlan().plan;
  // A visit that is in the plan already has its day.
  const planned = unitId === null ? null : ownTasks.find(({ id }) => id === toTaskId(unitId))?.due;
  const typed = entered ?? (planned != null && planned >= getToday() ? planned : "");
  const problem = describeDayProblem(typed);
  const day = typed !== "" && problem === null ? typed : null;
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <TextField
        type="date"
        label={words.day}
        hint={words.dayHint}
        className="max-w-xs"
        value={typed}
        min={getToday()}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      {day !== null && <Warnings day={day} />}
      {unitId !== null && (
        <WithCollege unitId={unitId}>{(college) => <Sheet college={college} day={day} />}</WithCollege>
      )}
    </div>
  );
}

function toTaskId(unitId: number): string {
  return `visit${unitId}`;
}

/** Browsers without date fields accept any text. */
function describeDayProblem(typed: string): string | null {
  if (typed === "") return null;
  if (!isDay(typed)) return words.dayProblem;
  return typed < getToday() ? words.dayPast : null;
}

function Warnings({ day }: { day: Day }) {
  const warnings = listDayWarnings(day);
  if (warnings.length === 0) return null;
  return (
    <div role="status" className="rounded-2xl border border-support bg-support-soft p-4">
      <ul className="space-y-1">
        {warnings.map((warning) => (
          <li key={describeDayWarning(warning)}>{describeDayWarning(warning)}</li>
        ))}
      </ul>
    </div>
  );
}

function Sheet({ college, day }: { college: OneCollege; day: Day | null }) {
  const { plan } = usePlan();
  const { summary, reply, medians } = college;
  const raised = listVisitQuestions({
    record: reply.college,
    medians,
    commonDataSet: reply.commonDataSet,
    factors: reply.factors,
    profile: plan.profile,
    miles: measureMilesFromHome(summary, plan.profile),
    degreesIn: (family) => countFamilyDegrees(reply, family),
  });
  const questions = raised.map((one) => ({ person: personByQuestion[one.code], text: words.question(one) }));
  const note =
    [...plan.colleges, ...plan.shelved].find(({ unitId }) => unitId === summary.unitId)?.note ?? "";
  return (
    <div>
      <h4 className="font-serif text-2xl">{words.sheet(summary.name)}</h4>
      <p className="figures text-ink-soft">{day === null ? words.noDay : words.onDay(day)}</p>
      {questions.length === 0 && <p className="mt-2 text-ink-soft">{words.ownNone}</p>}
      <div className="mt-4">
        <VisitQuestions own={questions} heading="h5" />
      </div>
      <NoteField
        key={summary.unitId}
        unitId={summary.unitId}
        note={note}
        label={words.notes}
        hint={words.notesHint}
        kept={words.notesKept}
        rows={5}
        className="mt-6"
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <PrintSheet label={words.print}>
          <Printed name={summary.name} day={day} questions={questions} note={note} />
        </PrintSheet>
        {day !== null && <SaveVisit college={college} day={day} questions={questions} />}
      </div>
      <FieldSources
        fields={[
          "completionRate",
          "retentionRate",
          "pellGraduationShare",
          "studentsPerFaculty",
          "tuitionGrowthShare",
        ]}
      />
    </div>
  );
}

type SaveVisitProps = { college: OneCollege; day: Day; questions: readonly OwnQuestion[] };

function SaveVisit({ college: { summary }, day, questions }: SaveVisitProps) {
  const { inPlan, add } = useAddTasks();
  const [isFull, setFull] = useState(false);
  const { plan } = usePlan();
  const { unitId, name } = summary;
  const task: OwnTask = {
    id: toTaskId(unitId),
    title: words.taskTitle(name),
    due: day,
    who: "student",
    unitId,
  };
  const isThere = inPlan.has(task.id) && plan.ownTasks.find(({ id }) => id === task.id)?.due === day;
  return (
    <>
      <SaveCalendar
        label={words.calendar}
        fileName="campus-visit"
        calendarName={words.calendarName}
        entries={() => [
          createDayEntry(
            `visitDay.${unitId}`,
            { from: day },
            {
              summary: words.taskTitle(name),
              description: joinQuestions(questions),
              category: words.category,
              isSure: true,
            },
          ),
        ]}
      />
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isThere}
        onClick={() => {
          if (!isThere) setFull(!add([task], words.added(name)));
        }}
      >
        {isThere ? words.inPlan : words.addTask}
      </Button>
      {isFull && (
        <p role="alert" className="basis-full font-medium text-danger">
          {words.noRoom}
        </p>
      )}
    </>
  );
}

/** The questions as lines of text, to take along on a phone. */
function joinQuestions(own: readonly OwnQuestion[]): string {
  return questionWords.groups
    .map(({ person, title, questions }) => {
      const texts = own.filter((one) => one.person === person).map(({ text }) => text);
      return [`${title}:`, ...texts, ...questions].join("\n- ");
    })
    .join("\n\n");
}

function Printed(props: { name: string; day: Day | null; questions: readonly OwnQuestion[]; note: string }) {
  return (
    <div>
      <h1 className="text-2xl">{words.sheet(props.name)}</h1>
      <p>{props.day === null ? words.noDay : words.onDay(props.day)}</p>
      <div className="mt-3 text-[9.5pt]">
        <VisitQuestions own={props.questions} heading="h4" isPrinted />
      </div>
      {props.note !== "" && <p className="mt-3 whitespace-pre-wrap">{props.note}</p>}
      <ul className="mt-4">
        {questionWords.verdict.map((line) => (
          <li key={line} className="border-b border-line pt-1 pb-8">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
