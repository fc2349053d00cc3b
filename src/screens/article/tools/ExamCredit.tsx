/** AP subjects and colleges: known exam days, conflicts, and which colleges give credit. */

import { useState } from "react";
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { apExamFeeUsd, apExamWeeks, apExamYear, apSources, apSubjects } from "#domain/admission/apExams.ts";
import { planExams } from "#domain/admission/examDays.ts";
import { fields } from "#domain/college/fields.ts";
import type { CalendarEntry } from "#domain/timeline/calendarFile.ts";
import type { OwnTask } from "#domain/timeline/timeline.ts";
import { formatAnd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./examCreditWords.ts";
import { createDayEntry, SaveCalendar } from "./shared/SaveCalendar.tsx";
import { useAddTasks } from "./shared/useAddTasks.ts";
import { sharedWords } from "./shared/words.ts";

/** The plan's own tasks that represent an exam. */
const taskStart = "apExam";
const mostColleges = 12;

export default function ExamCredit() {
  const { plan } = usePlan();
  const kept = plan.ownTasks.flatMap(({ id }) =>
    id.startsWith(taskStart) ? [id.slice(taskStart.length)] : [],
  );
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ids = chosen ?? kept;
  return (
    <div className="space-y-8">
      <section aria-labelledby="ap-subjects">
        <h4 id="ap-subjects" className="font-serif text-xl">
          {words.subjects}
        </h4>
        <Subjects ids={ids} onChange={setChosen} />
        <Days ids={ids} />
      </section>
      <Colleges />
    </div>
  );
}

function Subjects({ ids, onChange }: { ids: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const free = apSubjects.filter(({ id }) => !ids.includes(id));
  const groups = [
    { label: words.known, subjects: free.filter(({ day }) => day !== null) },
    { label: words.others, subjects: free.filter(({ day }) => day === null) },
  ];
  return (
    <div className="mt-3">
      {ids.length > 0 && (
        <ul aria-label={words.chosen} className="mb-3 flex flex-wrap gap-2">
          {apSubjects
            .filter(({ id }) => ids.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={words.remove(name)}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  {name}
                  <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true" className="shrink-0">
                    <path
                      d="m3 3 10 10M13 3 3 13"
                      stroke="currentColor"
                      strokeWidth="2.2"
                      strokeLinecap="round"
                    />
                  </svg>
                </Button>
              </li>
            ))}
        </ul>
      )}
      <SelectField
        label={words.add}
        hint={words.addHint}
        className="max-w-md"
        value=""
        onChange={(event) => {
          const subject = apSubjects.find(({ id }) => id === event.target.value);
          if (subject !== undefined) onChange([...ids, subject.id]);
        }}
      >
        <option value="">{words.choose}</option>
        {groups.map(({ label, subjects }) => (
          <optgroup key={label} label={label}>
            {subjects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}

function Days({ ids }: { ids: readonly string[] }) {
  const found = planExams(ids);
  const { days, unknown, portfolio, inFirstWeek } = found;
  const exams = [...days.flatMap(({ subjects }) => subjects), ...unknown];
  if (ids.length === 0) return <p className="mt-3 text-ink-soft">{words.none}</p>;
  const { first, second } = apExamWeeks;
  return (
    <div role="status" className="mt-4">
      {days.length > 0 && (
        <>
          <h5 className="font-serif text-lg">{words.days(apExamYear)}</h5>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {days.map(({ day, subjects, clash }) => (
              <li key={day} className="py-2.5">
                <p className="figures font-semibold">{words.day(day)}</p>
                <p>{formatAnd(subjects.map(({ name }) => name))}</p>
                {words.clash[clash] !== null && (
                  <p className="mt-1 rounded-xl border border-support bg-support-soft px-3 py-2">
                    {words.clash[clash]}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-[0.95rem] text-ink-soft">{words.confirmDay}</p>
        </>
      )}
      <div className="mt-3 space-y-2">
        {unknown.length > 0 && (
          <p>{words.unknown(formatAnd(unknown.map(({ name }) => name)), first.from, second.to)}</p>
        )}
        {portfolio.length > 0 && <p>{words.portfolio(formatAnd(portfolio.map(({ name }) => name)))}</p>}
        {exams
          .filter(({ work }) => work === "both")
          .map(({ id, name }) => (
            <p key={id}>{words.both(name)}</p>
          ))}
        {inFirstWeek > 1 && <p>{words.satNear(inFirstWeek)}</p>}
        {exams.length > 0 && <p className="figures">{words.fee(exams.length, apExamFeeUsd)}</p>}
      </div>
      <SourceNote source={apSources.days} />
      {exams.length > 0 && <SaveCredits ids={exams.map(({ id }) => id)} />}
    </div>
  );
}

function SaveCredits({ ids }: { ids: readonly string[] }) {
  const { inPlan, add } = useAddTasks();
  const [isFull, setFull] = useState(false);
  const exams = apSubjects.filter(({ id }) => ids.includes(id));
  const tasks = exams.map(
    ({ id, name, day }): OwnTask => ({
      id: `${taskStart}${id}`,
      title: words.task(name),
      due: day,
      who: "student",
      unitId: null,
    }),
  );
  const areThere = tasks.every(({ id }) => inPlan.has(id));
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <SaveCalendar
        label={words.calendar}
        fileName="ap-exams"
        calendarName={words.calendarName}
        entries={() => exams.map((exam): CalendarEntry => toCalendarEntry(exam))}
      />
      <Button
        variant="outline"
        size="sm"
        aria-disabled={areThere}
        onClick={() => {
          if (!areThere) setFull(!add(tasks, words.added(tasks.length)));
        }}
      >
        {areThere ? words.tasksThere : words.tasks}
      </Button>
      {isFull && (
        <p role="alert" className="basis-full font-medium text-danger">
          {words.noRoom}
        </p>
      )}
    </div>
  );
}

/** A day from a single source is tentative; an unknown one spans both exam weeks. */
function toCalendarEntry({ id, name, day }: (typeof apSubjects)[number]): CalendarEntry {
  const { first, second } = apExamWeeks;
  return createDayEntry(`apExam.${id}`, day === null ? { from: first.from, to: second.to } : { from: day }, {
    summary: words.entry(name),
    description: day === null ? words.week : words.entryDetail,
    category: words.calendarName,
    isSure: false,
  });
}

function Colleges() {
  const { plan } = usePlan();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const unitIds = chosen ?? plan.colleges.slice(0, mostColleges).map(({ unitId }) => unitId);
  const lookedAt = useCollegesLookedAt();
  const replies = useCollegeReplies(unitIds);
  const isOnline = useIsOnline();
  return (
    <section aria-labelledby="ap-colleges">
      <h4 id="ap-colleges" className="font-serif text-xl">
        {words.colleges}
      </h4>
      <div className="mt-3">
        <CollegePicker
          unitIds={unitIds}
          maximum={mostColleges}
          label={words.addCollege}
          hint={words.collegesHint}
          offered={lookedAt}
          onChange={setChosen}
        />
      </div>
      {unitIds.length > 0 && (
        <>
          <div role="status">
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {unitIds.map((unitId) => {
                const reply = replies.find(({ college }) => college.unitId === unitId);
                if (reply === undefined) {
                  return (
                    <li key={unitId} className="py-2.5 text-ink-soft">
                      {isOnline ? sharedWords.loadingCollege : words.offline}
                    </li>
                  );
                }
                const { name, slug, takesAdvancedPlacement: takes } = reply.college;
                return (
                  <li key={unitId} className="py-2.5">
                    <Link
                      to={toCollegePath(slug)}
                      className="font-semibold underline-offset-4 hover:underline"
                    >
                      {name}
                    </Link>{" "}
                    {takes === null ? words.credit.unknown : takes ? words.credit.yes : words.credit.no}
                  </li>
                );
              })}
            </ul>
          </div>
          <p className="mt-2 text-[0.95rem] text-ink-soft">
            {words.creditYear(fields.takesAdvancedPlacement.year ?? "")} {words.ask}
          </p>
          <FieldSources fields={["takesAdvancedPlacement"]} />
        </>
      )}
    </section>
  );
}
