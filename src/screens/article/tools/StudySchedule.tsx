/** A study plan for the student's own weeks: test date and hours in; sessions, full practice tests and reviews out. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { apExamWeeks } from "#domain/admission/apExams.ts";
import { readNumber } from "#domain/answers/readTyped.ts";
import { studyPractice, studySources } from "#domain/study/studyPractice.ts";
import {
  buildStudySchedule,
  type StudyPart,
  type StudyPlan,
  type StudyTest,
  type StudyWeek,
  studyHours,
  studyParts,
} from "#domain/study/studySchedule.ts";
import type { CalendarEntry } from "#domain/timeline/calendarFile.ts";
import { findNextSittings, type NextSitting } from "#domain/timeline/nextSittings.ts";
import type { OwnTask } from "#domain/timeline/timeline.ts";
import { type Day, isDay } from "#lib/dates.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { createDayEntry, SaveCalendar } from "./shared/SaveCalendar.tsx";
import { useAddTasks } from "./shared/useAddTasks.ts";
import { words } from "./studyScheduleWords.ts";

type Made = Extract<StudyPlan, { kind: "plan" }>;
type ScheduleInput = { test: StudyTest; testDay: Day };

const listed = 5;
const testNames: readonly StudyTest[] = ["sat", "act"];

export default function StudySchedule() {
  const day = getToday();
  const { ownTasks } = usePlan().plan;
  const [chosen, setChoice] = useState<string | null>(null);
  const [own, setOwn] = useState<{ test: StudyTest; day: string }>({ test: "sat", day: "" });
  const [typedHours, setTypedHours] = useState("3");
  const [hasLeft, setLeft] = useState(false);
  const [weaker, setWeaker] = useState<StudyPart | null>(null);
  const sittings = testNames
    .flatMap((test) => findNextSittings(test, day, listed).map((sitting) => ({ test, sitting })))
    .toSorted((a, b) => (a.sitting.date < b.sitting.date ? -1 : 1));
  // Weeks that are in the plan already are for a test day.
  const kept = sittings.find(({ test, sitting }) =>
    ownTasks.some(({ id }) => id.startsWith(toTaskStart(test, sitting.date))),
  );
  const choice = chosen ?? (kept === undefined ? "" : toSittingKey(kept.test, kept.sitting));
  const hours = readNumber(typedHours, { ...studyHours, isWhole: false });
  const asked = readAsked(choice, own, sittings);
  const test = asked?.test ?? (choice === "other" ? own.test : null);
  const dayIsWrong = choice === "other" && own.day !== "" && !isDay(own.day);
  const hoursAWeek = hours.ok ? hours.value : null;
  return (
    <div className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={words.test} value={choice} onChange={(event) => setChoice(event.target.value)}>
          <option value="">{words.choose}</option>
          {sittings.map(({ test: of, sitting }) => (
            <option key={toSittingKey(of, sitting)} value={toSittingKey(of, sitting)}>
              {words.testOption(of, sitting.date, sitting.isDateExpected)}
            </option>
          ))}
          <option value="other">{words.other}</option>
        </SelectField>
        <NumberField
          keys="decimal"
          label={words.hours}
          hint={words.hoursHint}
          after={words.after}
          value={typedHours}
          error={!hours.ok && (hasLeft || hours.problem.kind === "tooHigh") ? words.hoursProblem : null}
          onChange={(text) => {
            setTypedHours(text);
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
        />
      </div>
      {choice === "other" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <RadioGroup
            legend={words.kind}
            options={testNames.map((value) => ({ value, label: words.kindName(value) }))}
            value={own.test}
            onChange={(value) => setOwn({ ...own, test: value })}
          />
          <TextField
            type="date"
            label={words.ownDay}
            min={day}
            value={own.day}
            error={dayIsWrong ? words.dayProblem : null}
            onChange={(event) => setOwn({ ...own, day: event.target.value })}
          />
        </div>
      )}
      {test !== null && (
        <RadioGroup<StudyPart | "open">
          legend={words.weaker}
          options={[
            ...studyParts[test].map((value) => ({ value, label: words.part(value) })),
            { value: "open", label: words.weakerOpen },
          ]}
          value={weaker !== null && isTestPart(test, weaker) ? weaker : "open"}
          onChange={(value) => setWeaker(value === "open" ? null : value)}
        />
      )}
      <div role="status">
        {asked === null || hoursAWeek === null ? (
          <p className="text-ink-soft">{words.needs}</p>
        ) : (
          <Plan asked={asked} plan={buildStudySchedule({ ...asked, today: day, hoursAWeek, weaker })} />
        )}
      </div>
    </div>
  );
}

function toTaskStart(test: StudyTest, testDay: Day): string {
  return `study${test}${testDay.replaceAll("-", "")}w`;
}

function toSittingKey(test: StudyTest, { date }: NextSitting): string {
  return `${test}.${date}`;
}

function isTestPart(test: StudyTest, part: StudyPart): boolean {
  const parts: readonly StudyPart[] = studyParts[test];
  return parts.includes(part);
}

function readAsked(
  choice: string,
  own: { test: StudyTest; day: string },
  sittings: readonly { test: StudyTest; sitting: NextSitting }[],
): ScheduleInput | null {
  if (choice === "other") return isDay(own.day) ? { test: own.test, testDay: own.day } : null;
  const found = sittings.find(({ test, sitting }) => toSittingKey(test, sitting) === choice);
  return found === undefined ? null : { test: found.test, testDay: found.sitting.date };
}

function Plan({ asked, plan }: { asked: ScheduleInput; plan: StudyPlan }) {
  if (plan.kind === "over") return <p>{words.over}</p>;
  if (plan.kind === "fewDays") return <p>{words.fewDays(plan.days)}</p>;
  const { test, testDay } = asked;
  const isBesideAp = testDay.slice(0, 7) === apExamWeeks.first.from.slice(0, 7);
  return (
    <div>
      <h4 className="font-serif text-2xl">{words.title(test, testDay, plan.weeks.length)}</h4>
      <div className="mt-1 space-y-1">
        {plan.weeksBefore > 0 && <p>{words.startsLater(plan.weeksBefore, plan.startsOn)}</p>}
        {plan.isCapped && <p>{words.capped}</p>}
        {isBesideAp && test === "sat" && <p>{words.apNear}</p>}
      </div>
      <ol className="mt-4 space-y-4">
        {plan.weeks.map((week) => (
          <li key={week.number} className="rounded-2xl bg-sunk p-4">
            <Week test={test} week={week} isLast={week.number === plan.weeks.length} />
          </li>
        ))}
      </ol>
      <Disclosure summary={words.how} className="mt-3">
        <ul className="list-disc space-y-1 pl-5">
          {words.howSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Disclosure>
      <SaveSchedule asked={asked} plan={plan} />
      <div className="mt-2">
        <SourceNote source={studySources.techniques} />
        <SourceNote source={studySources.spacing} />
        <SourceNote source={studySources.practice} />
      </div>
    </div>
  );
}

function Week({ test, week, isLast }: { test: StudyTest; week: StudyWeek; isLast: boolean }) {
  const { fullTest, sessions, lookBacks, comeBackDays: reviewDays } = week;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures font-semibold">{words.week(week)}</span>
        <span className="figures text-[0.92rem] text-ink-soft">{words.time(week.minutes)}</span>
      </p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {fullTest !== null && (
          <li>{week.number === 1 ? words.firstTest[test](fullTest) : words.fullTest(fullTest)}</li>
        )}
        <li>
          {words.sessions(sessions, studyPractice.sessionMinutes)}:{" "}
          <span className="figures">{sessions.map(words.session).join(" · ")}</span>
          {isLast && ` ${words.light}`}
        </li>
        {lookBacks.map(({ day, testOn }) => (
          <li key={`${day} ${testOn}`} className="figures">
            {words.lookBack(day, testOn)}
          </li>
        ))}
        <li>{isLast ? words.lastDays : words.comeBack(reviewDays.least, reviewDays.most)}</li>
      </ul>
    </>
  );
}

function SaveSchedule({ asked: { test, testDay }, plan }: { asked: ScheduleInput; plan: Made }) {
  const { inPlan, add } = useAddTasks();
  const [isFull, setFull] = useState(false);
  const tasks = plan.weeks.map(
    ({ number, to, fullTest }): OwnTask => ({
      id: `${toTaskStart(test, testDay)}${formatInteger(number)}`,
      title: words.task(test, number, fullTest !== null),
      due: to,
      who: "student",
      unitId: null,
    }),
  );
  const areThere = tasks.every(({ id }) => inPlan.has(id));
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <SaveCalendar
        label={words.calendar}
        fileName={`study-${test}`}
        calendarName={words.calendarName(test)}
        entries={() => buildEntries(test, plan)}
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

function buildEntries(test: StudyTest, plan: Made): CalendarEntry[] {
  const entry = (id: string, day: Day, summary: string) =>
    createDayEntry(
      `study.${test}.${id}.${day}`,
      { from: day },
      {
        summary,
        description: "",
        category: words.calendarName(test),
        isSure: true,
      },
    );
  return plan.weeks.flatMap(({ fullTest, sessions, lookBacks }) => [
    ...(fullTest === null ? [] : [entry("test", fullTest, words.entryTest(test))]),
    ...sessions.map(({ day, part }) => entry("session", day, words.entrySession(test, part))),
    ...lookBacks.map(({ day, testOn }) => entry(`look.${testOn}`, day, words.entryLook(testOn))),
  ]);
}
