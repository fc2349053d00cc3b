/** Builds a timeline from given templates and calendar, step by step. */
import { addDays, type Day } from "#lib/dates.ts";
import { type Application, buildApplications } from "./applications.ts";
import { toAwardYear, formatCycle, findGrade } from "./classYear.ts";
import { findTimelineConflicts } from "./conflicts.ts";
import { isRegistration } from "./dates.ts";
import { createDayAdder } from "./dayAdder.ts";
import { sortByNeeds, moveByNeeds } from "./dependencies.ts";
import { type Draft, listDrafts } from "./drafts.ts";
import { findLaterDay, findNextLead } from "./lateStart.ts";
import { findMelt } from "./melt.ts";
import { type SittingChoice, chooseSitting } from "./sittingChoice.ts";
import { isInTimeline, findMissed, isDone, buildStandpoint } from "./taskState.ts";
import { sortByDay, buildTask } from "./tasks.ts";
import type { TaskTemplate, TestPlan, Timeline, TimelineInput, TimelineTask } from "./timeline.ts";
import { createEventLookup, type TimelineRules } from "./timelineRules.ts";

export function buildTimelineFrom(input: TimelineInput, rules: TimelineRules): Timeline {
  const { graduationYear, homeState, today } = input;
  const lookup = createEventLookup(rules, graduationYear, homeState);
  const applications = buildApplications(input.colleges, input.deadlines, {
    graduationYear,
    homeState,
    today,
    eventFor: lookup,
  });
  const choices = listSittingChoices(input, rules);
  const melt = findMelt(applications, graduationYear, today, lookup("replyDay")?.date ?? null);
  const isEnrolled = melt.chosen?.college.status === "enrolled";
  const all = listDrafts({
    input,
    templates: rules.templates,
    eventFor: lookup,
    plus: createDayAdder(),
    applications,
    choices,
    chosen: melt.chosen,
  });
  const standpoint = buildStandpoint(input, isEnrolled);
  const drafts = sortByNeeds(all.filter((draft) => isInTimeline(draft, standpoint)));
  findMissed(drafts, today);
  assignDays(drafts, today);
  const tasks = sortByDay(drafts.map((draft) => buildTask(draft, standpoint)));
  return {
    graduationYear,
    awardYear: toAwardYear(graduationYear),
    cycle: formatCycle(graduationYear),
    grade: findGrade(graduationYear, today),
    mode: melt.isMelt ? "melt" : "year",
    meltUnitId: melt.isMelt ? (melt.chosen?.college.unitId ?? null) : null,
    tasks,
    conflicts: findTimelineConflicts({
      graduationYear,
      today,
      tasks,
      // Who is enrolled has no applications left, and a class out of school no open rounds.
      applications: isEnrolled || findGrade(graduationYear, today) > 12 ? [] : applications,
      choices: [...choices.values()],
    }),
    progress: countProgress(tasks, today),
  };
}

/** A tick on registering or on reading the scores says which sitting it was. */
function listSittingChoices({ tests, marks, graduationYear, today }: TimelineInput, rules: TimelineRules) {
  const choices = new Map<TestPlan, SittingChoice>();
  const ofSittings = rules.templates.filter(({ per, when }) => per === "test" && when.kind === "sitting");
  for (const test of tests) {
    if (test !== "sat" && test !== "act") continue;
    const tickedOn = (templates: readonly TaskTemplate[]): Day | null =>
      templates.map(({ id }) => marks[`${id}.${test}`]?.doneOn ?? null).find((day) => day !== null) ?? null;
    const registeredOn = tickedOn(ofSittings.filter(isRegistration));
    const takenBy = tickedOn(ofSittings.filter(({ when }) => when.kind === "sitting" && when.days > 0));
    const sittings = rules.sittingsFor(test, graduationYear);
    choices.set(test, chooseSitting(test, sittings, { today, registeredOn, takenBy }));
  }
  return choices;
}

/** The family's own day, or the rule's; late ones from today on; then by what waits for what. */
function assignDays(ordered: readonly Draft[], today: Day): void {
  const leads = groupLeads(ordered, today);
  for (const draft of ordered) {
    const { template, dates, mark, application } = draft;
    if (mark.due !== null) {
      draft.due = mark.due;
      continue;
    }
    if (template === null || dates === null || !isLiveDraft(draft)) continue;
    const lead = application === null ? 0 : (leads.get(application) ?? 0);
    const moved = findLaterDay(
      { when: template.when, weight: template.weight, dates },
      today,
      application?.aim ?? null,
      lead,
    );
    if (moved === null) continue;
    draft.due = moved;
    draft.movedFrom = dates.due;
  }
  moveByNeeds(ordered, today, (draft) => isLiveDraft(draft));
}

function isLiveDraft(draft: Draft): boolean {
  return !draft.isMissed && !isDone(draft) && !draft.mark.isDropped;
}

function groupLeads(drafts: readonly Draft[], today: Day): Map<Application, number> {
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
      application.aim === null ? 0 : findNextLead(days, today, application.aim),
    ]),
  );
}

/** Of what has come, or comes within a week, and was not dropped or missed for good. */
function countProgress(tasks: readonly TimelineTask[], today: Day): Timeline["progress"] {
  const until = addDays(today, 7);
  const due = tasks.filter(
    ({ due: day, state, stillOpen }) =>
      day !== null && day <= until && state !== "dropped" && (state === "done" || stillOpen),
  );
  return { done: due.filter(({ state }) => state === "done").length, due: due.length };
}
