/** Named scholarships for a class and which fit the student: open, opening, closed; can be saved as tasks. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { convertAcademics } from "#domain/admission/academics.ts";
import { toAidKey } from "#domain/answers/households.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findSeniorClass, toGraduationYear } from "#domain/timeline/classYear.ts";
import { type ScholarshipTick, scholarshipTicks } from "#domain/timeline/namedScholarships.ts";
import { type DatedScholarship, listScholarshipDates } from "#domain/timeline/scholarshipDates.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./scholarshipPlanWords.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { usePlannedTasks } from "./shared/usePlannedTasks.ts";

const grades = [12, 11, 10, 9] as const;

export default function ScholarshipPlan() {
  const { plan } = usePlan();
  const day = getToday();
  const [chosen, setChosen] = useState<number | null>(null);
  const [ticks, setTicks] = useState<ScholarshipTick[] | null>(null);
  const { read } = useAnswers();
  const planClass = findGraduationYear(plan, day);
  const years = grades.map((grade) => ({ grade, year: toGraduationYear(grade, day) }));
  const known = years.some(({ year }) => year === planClass) ? planClass : null;
  // A class that is known is shown at once; that there are others is one press away.
  const [isAsked, setAsked] = useState(known === null);
  const year = (isAsked ? chosen : null) ?? known ?? findSeniorClass(day);
  const told: Readonly<Partial<Record<ScholarshipTick, boolean>>> = {
    pell: read("getsPell").value === true,
    citizen: plan.aid[toAidKey("student", "citizenship")] === "citizen",
  };
  const ticked = ticks ?? scholarshipTicks.filter((tick) => told[tick] === true);
  return (
    <div className="space-y-6">
      <AnswersUsed ids={known === null ? ["gpa"] : ["graduationYear", "gpa"]} />
      {isAsked ? (
        <RadioGroup
          legend={known === null ? words.class : words.classToSee}
          options={years.map((one) => ({
            value: `${one.year}`,
            label: words.className(one.grade),
            detail: words.classOf(one.year),
          }))}
          value={`${year}`}
          onChange={(value) => setChosen(Number(value))}
        />
      ) : (
        <Button variant="link" onClick={() => setAsked(true)}>
          {words.otherClass}
        </Button>
      )}
      <CheckboxGroup
        legend={words.ticks}
        hint={words.ticksHint}
        options={scholarshipTicks.map((value) => ({ value, ...words.tick(value) }))}
        values={ticked}
        onChange={setTicks}
      />
      <Awards year={year} ticks={ticked} />
    </div>
  );
}

function Awards({ year, ticks }: { year: number; ticks: readonly ScholarshipTick[] }) {
  const { profile } = usePlan().plan;
  const planned = usePlannedTasks(year);
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const { ahead, closed, notForYou } = listScholarshipDates({
    graduationYear: year,
    today: getToday(),
    gpa: convertAcademics(profile).gpa,
    ticks,
  });
  const isThisClass = planned.planClass === year;
  const isWanted = (taskId: string) => (isThisClass ? planned.isIn(taskId) : !unwanted.has(taskId));
  const all = ahead.map(({ award }) => award.taskId);
  const wanted = new Set(all.filter(isWanted));

  function toggle({ award }: DatedScholarship, isOn: boolean) {
    const next = new Set(wanted);
    if (isOn) next.add(award.taskId);
    else next.delete(award.taskId);
    const { name } = words.award(award.id);
    if (isThisClass) planned.put(next, all, isOn ? words.inSaid(name) : words.outSaid(name));
    else setUnwanted(new Set(all.filter((id) => !next.has(id))));
  }

  return (
    <div role="status">
      <h4 className="font-serif text-2xl">{words.ahead(ahead.length)}</h4>
      {isThisClass && ahead.length > 0 && <p className="mt-1 text-ink-soft">{words.inPlan}</p>}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {ahead.map((dated) => (
          <li key={dated.award.id}>
            <Award
              dated={dated}
              isOn={isWanted(dated.award.taskId)}
              onToggle={(isOn) => toggle(dated, isOn)}
            />
          </li>
        ))}
      </ul>
      {!isThisClass && wanted.size > 0 && (
        <div className="mt-4">
          {planned.planClass !== null && (
            <p className="mb-3 rounded-2xl border border-support bg-support-soft p-4">
              {words.change(planned.planClass, year)}
            </p>
          )}
          <Button
            onClick={() => {
              // What does not fit or has closed is not a task for this family.
              const rest = [...closed, ...notForYou].map(({ award }) => award.taskId);
              planned.put(wanted, [...all, ...rest], words.putSaid(wanted.size));
            }}
          >
            {words.put(wanted.size)}
          </Button>
        </div>
      )}
      <p className="mt-4 text-[0.95rem]">{words.alger}</p>
      {closed.length > 0 && (
        <Disclosure summary={words.closedTitle(closed.length)}>
          <ul className="space-y-1">
            {closed.map((dated) => (
              <li key={dated.award.id}>
                <span className="font-semibold">{words.award(dated.award.id).name}</span>:{" "}
                {words.closed(dated)}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{words.closedNote}</p>
        </Disclosure>
      )}
      {notForYou.length > 0 && (
        <Disclosure summary={words.notTitle(notForYou.length)}>
          <ul className="space-y-1">
            {notForYou.map(({ award, because }) => (
              <li key={award.id}>
                <span className="font-semibold">{words.award(award.id).name}</span> {words.because(because)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

type AwardProps = { dated: DatedScholarship; isOn: boolean; onToggle: (isOn: boolean) => void };

function Award({ dated, isOn, onToggle }: AwardProps) {
  const { name, pays, whom } = words.award(dated.award.id);
  const { source } = dated.closes;
  return (
    <div className="py-3">
      <p className="font-serif text-xl leading-tight">{name}</p>
      <p className="figures mt-1 font-semibold">
        {words.closes(dated)} <span className="font-normal text-ink-soft">· {words.state(dated)}</span>
      </p>
      <p>{pays}</p>
      <p className="text-[0.95rem] text-ink-soft">
        {whom}. {words.confirm}
      </p>
      {source !== null && <SourceNote source={source} />}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-accent"
          checked={isOn}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span>
          {words.keep}
          <span className="sr-only">: {name}</span>
        </span>
      </label>
    </div>
  );
}
