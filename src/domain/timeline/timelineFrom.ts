/** Builds a timeline step by step from the given templates and calendar. */
import { addDays, type Day } from "#lib/dates.ts";
import { type Application, applicationsOf } from "./applications.ts";
import { awardYearOf, cycleOf, gradeOn } from "./classYear.ts";
import { conflictsOf } from "./conflicts.ts";
import { isRegistration } from "./dates.ts";
import { dayReckoner } from "./dayReckoner.ts";
import { inOrderOfNeeds, moveByNeeds } from "./dependencies.ts";
import { type Draft, draftsOf } from "./drafts.ts";
import { laterDay, nextLeadOf } from "./lateStart.ts";
import { meltOf } from "./melt.ts";
import { type SittingChoice, sittingChoice } from "./sittingChoice.ts";
import { belongs, findMissed, isDone, standpointOf } from "./state.ts";
import { inOrderOfDays, taskOf } from "./tasks.ts";
import type { TaskTemplate, TestPlan, Timeline, TimelineInput, TimelineTask } from "./timeline.ts";
import { eventLookup, type TimelineRules } from "./timelineRules.ts";

export function timelineFrom(input: TimelineInput, rules: TimelineRules): Timeline {
  const { graduationYear, homeState, today } = input;
  const lookup = eventLookup(rules, graduationYear, homeState);
  const applications = applicationsOf(input.colleges, input.deadlines, {
    graduationYear,
    homeState,
    today,
    eventFor: lookup,
  });
  const choices = choicesOf(input, rules);
  const melt = meltOf(applications, graduationYear, today, lookup("replyDay")?.date ?? null);
  const isEnrolled = melt.chosen?.college.status === "enrolled";
  const all = draftsOf({
    input,
    templates: rules.templates,
    eventFor: lookup,
    plus: dayReckoner(),
    applications,
    choices,
    chosen: melt.chosen,
  });
  const standpoint = standpointOf(input, isEnrolled);
  const drafts = inOrderOfNeeds(all.filter((draft) => belongs(draft, standpoint)));
  findMissed(drafts, today);
  setDays(drafts, today);
  const tasks = inOrderOfDays(drafts.map((draft) => taskOf(draft, standpoint)));
  return {
    graduationYear,
    awardYear: awardYearOf(graduationYear),
    cycle: cycleOf(graduationYear),
    grade: gradeOn(graduationYear, today),
    mode: melt.isMelt ? "melt" : "year",
    meltUnitId: melt.isMelt ? (melt.chosen?.college.unitId ?? null) : null,
    tasks,
    conflicts: conflictsOf({
      graduationYear,
      today,
      tasks,
      // An enrolled student has no open applications, and a class that has left school no open rounds.
      applications: isEnrolled || gradeOn(graduationYear, today) > 12 ? [] : applications,
      choices: [...choices.values()],
    }),
    progress: progressOf(tasks, today),
  };
}

/** Checking off registration or scores tells which test date it was. */
function choicesOf({ tests, marks, graduationYear, today }: TimelineInput, rules: TimelineRules) {
  const choices = new Map<TestPlan, SittingChoice>();
  const ofSittings = rules.templates.filter(({ per, when }) => per === "test" && when.kind === "sitting");
  for (const test of tests) {
    if (test !== "sat" && test !== "act") continue;
    const tickedOn = (templates: readonly TaskTemplate[]): Day | null =>
      templates.map(({ id }) => marks[`${id}.${test}`]?.doneOn ?? null).find((day) => day !== null) ?? null;
    const registeredOn = tickedOn(ofSittings.filter(isRegistration));
    const takenBy = tickedOn(ofSittings.filter(({ when }) => when.kind === "sitting" && when.days > 0));
    const sittings = rules.sittingsFor(test, graduationYear);
    choices.set(test, sittingChoice(test, sittings, { today, registeredOn, takenBy }));
  }
  return choices;
}

/** The family's own date, or the rule's; overdue ones moved from today on; then adjusted for dependencies. */
function setDays(ordered: readonly Draft[], today: Day): void {
  const leads = leadsByApplication(ordered, today);
  for (const draft of ordered) {
    const { template, dates, mark, application } = draft;
    if (mark.due !== null) {
      draft.due = mark.due;
      continue;
    }
    if (template === null || dates === null || !isLive(draft)) continue;
    const lead = application === null ? 0 : (leads.get(application) ?? 0);
    const moved = laterDay(
      { when: template.when, weight: template.weight, dates },
      today,
      application?.aim ?? null,
      lead,
    );
    if (moved === null) continue;
    draft.due = moved;
    draft.movedFrom = dates.due;
  }
  moveByNeeds(ordered, today, (draft) => isLive(draft));
}

function isLive(draft: Draft): boolean {
  return !draft.isMissed && !isDone(draft) && !draft.mark.isDropped;
}

function leadsByApplication(drafts: readonly Draft[], today: Day): Map<Application, number> {
  const leads = new Map<Application, number[]>();
  for (const { application, template } of drafts) {
    if (application === null || template?.when.kind !== "deadline" || template.when.days > 0) continue;
    const known = leads.get(application);
    if (known === undefined) leads.set(application, [-template.when.days]);
    else known.push(-template.when.days);
  }
  return new Map(
    [...leads].map(([application, days]) => [
      application,
      application.aim === null ? 0 : nextLeadOf(days, today, application.aim),
    ]),
  );
}

/** Of what is due by a week from now and was not skipped or missed for good. */
function progressOf(tasks: readonly TimelineTask[], today: Day): Timeline["progress"] {
  const until = addDays(today, 7);
  const due = tasks.filter(
    ({ due: day, state, stillOpen }) =>
      day !== null && day <= until && state !== "dropped" && (state === "done" || stillOpen),
  );
  return { done: due.filter(({ state }) => state === "done").length, due: due.length };
}
