/** Tasks in progress: which templates apply to this student, how many times, and with which dates. */
import type { Day } from "#lib/dates.ts";
import type { Applicant } from "./applicant.ts";
import { type Application, canStillAnswer } from "./applications.ts";
import { isAskedByAny, isAskedFor, isDecided } from "./askedTasks.ts";
import { type DatesContext, findTaskDates, type TaskDates } from "./dates.ts";
import type { DayAdder } from "./dayAdder.ts";
import { isTestAhead, type SittingChoice } from "./sittingChoice.ts";
import {
  type ApplicationPlan,
  type EssayWork,
  emptyTaskMark,
  type OwnTask,
  type TaskMark,
  type TaskTemplate,
  type TestPlan,
  type TimelineInput,
} from "./timeline.ts";
import type { EventLookup } from "./timelineRules.ts";

export type Draft = {
  id: string;
  /** Null for the family's own task. */
  template: TaskTemplate | null;
  own: OwnTask | null;
  application: Application | null;
  unitId: number | null;
  test: TestPlan | null;
  /** Null for the family's own task. */
  dates: TaskDates | null;
  mark: TaskMark;
  due: Day | null;
  /** The original date, if the draft was moved. */
  movedFrom: Day | null;
  /** The plan says that what this leads to has been submitted. */
  isSent: boolean;
  /** The student's essays that the task is about; null if there are none. */
  work: EssayWork | null;
  /** No longer possible, because its date has passed or what it depends on was missed. */
  isMissed: boolean;
  /** The drafts it depends on. */
  needs: Draft[];
};

export type DraftsContext = {
  input: TimelineInput;
  templates: readonly TaskTemplate[];
  eventFor: EventLookup;
  plus: DayAdder;
  applications: readonly Application[];
  applicant: Applicant;
  choices: ReadonlyMap<TestPlan, SittingChoice>;
  /** The application to the college that was accepted, or is about to be. */
  chosen: Application | null;
};

/** One form serves all campuses of a system: once sent for one of them, these are done. */
export const forAllCampuses: ReadonlySet<string> = new Set([
  "ucAccount",
  "ucQuestions",
  "transferUcQuestions",
  "ucFeeWaiver",
  "ucSubmit",
  "csuAccount",
]);

export function listDrafts(context: DraftsContext): Draft[] {
  const { input, templates, applications, chosen } = context;
  const drafts: Draft[] = [];
  const nearest = findNearest(applications);
  // Once the student has accepted a college for good, the others need nothing more.
  const isEnrolled = chosen?.college.status === "enrolled";
  const live = chosen !== null && isEnrolled ? [chosen] : applications;
  const plans = new Set(live.map(({ plan }) => plan));
  const admissions = listAdmissions(live);
  const replyDay = context.eventFor("replyDay")?.date ?? null;
  const isAfterReply = replyDay !== null && input.today > replyDay;
  const isSentBy = ({ id, only }: TaskTemplate) => {
    if (only?.plans === undefined) return false;
    const sent = live.flatMap(({ plan, isToSend }) => (only.plans?.includes(plan) ? [!isToSend] : []));
    return forAllCampuses.has(id) ? sent.includes(true) : !sent.includes(false);
  };
  for (const template of templates) {
    if (!appliesToStudent(template, input) || !appliesToApplicant(template, context.applicant)) continue;
    if (isTooEarly(template, context) || !hasOutcome(template, context)) continue;
    if (template.only?.someSent === true && !isPartlySent(template, applications)) continue;
    switch (template.per) {
      case "student":
        if (
          hasFittingPlan(template, plans) &&
          ((admissions.has(template.only?.admission) && isAskedByAny(template, live, isAfterReply)) ||
            isTouched(input, template.id) ||
            findWork(template, null, input) !== null)
        ) {
          const isSent = isSentBy(template) || (isEnrolled && isBeforeChoice(template));
          addDraft(drafts, template, context, { application: nearest, isSent });
        }
        break;
      case "application":
        for (const application of live) {
          if (
            hasFittingPlan(template, new Set([application.plan])) &&
            ((fitsScores(template, context) &&
              hasFittingAdmission(template, application) &&
              isAskedFor(template, application.college) &&
              !isDecided(template, application)) ||
              isTouched(input, `${template.id}.${application.college.unitId}`) ||
              findWork(template, application.college.unitId, input) !== null)
          ) {
            const isSent = !application.isToSend;
            addDraft(drafts, template, context, { application, unitId: application.college.unitId, isSent });
          }
        }
        break;
      case "test":
        for (const test of new Set(input.tests)) {
          if (template.only?.tests?.includes(test) === false) continue;
          addDraft(drafts, template, context, { application: nearest, test });
        }
        break;
      case "chosen":
        if (chosen !== null && hasFittingPlan(template, new Set([chosen.plan]))) {
          addDraft(drafts, template, context, { application: chosen, unitId: chosen.college.unitId });
        }
        break;
    }
  }
  const ownById = new Map(input.ownTasks.map((own) => [own.id, own]));
  for (const own of ownById.values()) drafts.push(makeOwnDraft(own, input.marks));
  return drafts;
}

type DraftTarget = { application: Application | null; unitId?: number; test?: TestPlan; isSent?: boolean };

function addDraft(
  drafts: Draft[],
  template: TaskTemplate,
  { input, eventFor, plus, choices, chosen }: DraftsContext,
  { application, unitId, test, isSent = false }: DraftTarget,
): void {
  const context: DatesContext = {
    graduationYear: input.graduationYear,
    today: input.today,
    eventFor,
    plus,
    application,
    choice: findSittingChoice(test, choices),
    chosenPlan: chosen?.plan ?? null,
  };
  // Month rules and class events are the same for all colleges.
  const before = drafts.at(-1);
  const isShared = template.when.kind === "months" || template.when.kind === "event";
  const dates = isShared && before?.template === template ? before.dates : findTaskDates(template, context);
  if (dates === null) return;
  const id = toTaskId(template.id, unitId, test);
  drafts.push({
    id,
    template,
    own: null,
    application,
    unitId: unitId ?? null,
    test: test ?? null,
    dates,
    mark: getMark(input.marks, id),
    due: dates.due,
    movedFrom: null,
    isSent,
    work: findWork(template, unitId ?? null, input),
    isMissed: false,
    needs: [],
  });
}

function makeOwnDraft(own: OwnTask, marks: TimelineInput["marks"]): Draft {
  const id = `own.${own.id}`;
  return {
    id,
    template: null,
    own,
    application: null,
    unitId: own.unitId,
    test: null,
    dates: null,
    mark: getMark(marks, id),
    due: own.due,
    movedFrom: null,
    isSent: false,
    work: null,
    isMissed: false,
    needs: [],
  };
}

function findWork(
  { essays: about }: TaskTemplate,
  unitId: number | null,
  { essays = [] }: TimelineInput,
): EssayWork | null {
  if (about === undefined) return null;
  return essays.find((work) => work.subject === about.of && work.unitId === unitId) ?? null;
}

function toTaskId(templateId: string, unitId: number | undefined, test: TestPlan | undefined): string {
  if (unitId !== undefined) return `${templateId}.${unitId}`;
  return test === undefined ? templateId : `${templateId}.${test}`;
}

/** A key such as "toString" must not be found on the prototype. */
function getMark(marks: TimelineInput["marks"], id: string): TaskMark {
  return Object.hasOwn(marks, id) ? (marks[id] ?? emptyTaskMark) : emptyTaskMark;
}

function findSittingChoice(
  test: TestPlan | undefined,
  choices: DraftsContext["choices"],
): SittingChoice | null {
  if (test !== undefined) return choices.get(test) ?? null;
  return [...choices.values()][0] ?? null;
}

function appliesToStudent({ id, only, per }: TaskTemplate, input: TimelineInput): boolean {
  if (input.ruledOut?.has(id) === true && !isTouched(input, id)) return false;
  if (only === undefined) return true;
  const { situations, notSituations, tests, bothTests, aidForms, homeStates, applicants } = only;
  // What a state promises transfer students, it promises those of its own colleges.
  const isForTransfers = applicants?.every((kind) => kind === "transfer") === true;
  const state = (isForTransfers ? input.transfer?.college?.state : null) ?? input.homeState;
  return (
    notSituations?.some((one) => input.situations.includes(one)) !== true &&
    (situations === undefined || situations.some((one) => input.situations.includes(one))) &&
    (aidForms === undefined || aidForms.some((one) => input.aidForms.includes(one))) &&
    (homeStates === undefined || homeStates.some((one) => one === state)) &&
    (tests === undefined || per === "test" || tests.some((one) => input.tests.includes(one))) &&
    (bothTests !== true ||
      tests?.every((one) => input.tests.includes(one)) === true ||
      isTouched(input, id)) &&
    isForService(only.service, input)
  );
}

/** What sends a score needs one, or an SAT or ACT that can still bring it; what asks for one needs neither. */
function fitsScores({ only }: TaskTemplate, { input: { hasScore }, choices }: DraftsContext): boolean {
  const isScored = hasScore === true || isTestAhead(choices.values());
  if (only?.untested === true) return !isScored && hasScore === false;
  return only?.scored !== true || isScored;
}

type Service = NonNullable<TaskTemplate["only"]>["service"];

/** A veteran's family has passed on nothing unless a parent or spouse serves or served too. */
function isForService(service: Service, { isVeteran, isVeteranDependent }: TimelineInput): boolean {
  if (service === undefined) return true;
  if (service === "student") return isVeteran === true;
  if (service === "notStudent") return isVeteran !== true;
  return isVeteranDependent === true || (isVeteranDependent !== false && isVeteran !== true);
}

/** An earlier round is still open. What the family checked off or changed stays. */
function isTooEarly({ id, only }: TaskTemplate, { input, eventFor }: DraftsContext): boolean {
  if (only?.after === undefined || isTouched(input, id)) return false;
  const earlier = eventFor(only.after)?.date ?? null;
  return earlier !== null && earlier >= input.today;
}

/** What the family checked off or changed stays, however its list turned out. */
function hasOutcome({ id, only }: TaskTemplate, { input, applications, chosen }: DraftsContext): boolean {
  const statuses = input.colleges.map(({ status }) => status);
  switch (only?.outcome) {
    case undefined:
      return true;
    case "enrolled":
      return chosen?.college.status === "enrolled";
    case "undecided":
      return isTouched(input, id) || (chosen === null && statuses.includes("admitted"));
    case "refused":
    default:
      // Every college said no, or its dates have passed.
      return isTouched(input, id) || (statuses.length > 0 && !applications.some(canStillAnswer));
  }
}

function isPartlySent({ only }: TaskTemplate, applications: readonly Application[]): boolean {
  const campuses = applications.filter(({ plan }) => only?.plans?.includes(plan));
  return campuses.some(({ isToSend }) => isToSend) && campuses.some(({ isToSend }) => !isToSend);
}

function hasFittingPlan({ only }: TaskTemplate, plans: ReadonlySet<ApplicationPlan>): boolean {
  return only?.plans === undefined || only.plans.some((plan) => plans.has(plan));
}

/** Students in high school and later ones share some tasks; what belongs to 9th to 11th grade is over for graduates. */
function appliesToApplicant({ only, when }: TaskTemplate, { kind, term }: Applicant): boolean {
  if (only?.term !== undefined && only.term !== term) return false;
  if (only?.applicants !== undefined) return only.applicants.includes(kind);
  return kind === "highSchool" || (kind === "graduate" && (when.kind !== "months" || when.grade >= 12));
}

/** What the family checked off or changed stays, even if the list no longer calls for it. */
function isTouched({ marks }: TimelineInput, id: string): boolean {
  return Object.hasOwn(marks, id);
}

type Admission = NonNullable<TaskTemplate["only"]>["admission"];

/** Which kinds of admission a list calls for. An empty list may become any, so it calls for the usual ones. */
function listAdmissions(live: readonly Application[]): ReadonlySet<Admission> {
  const known = new Set<Admission>([undefined]);
  const isOpen = ({ college }: Application) => college.hasOpenAdmission === true;
  const choosing = live.filter((one) => !isOpen(one));
  if (live.length === 0 || choosing.length > 0) known.add("choosing");
  if (live.length === 0 || choosing.some(({ plan }) => plan !== "uc" && plan !== "csu"))
    known.add("selective");
  if (live.length > 0 && live.every(isOpen)) known.add("open");
  if (live.some(({ isUndated, basis }) => isUndated && basis.date === null)) known.add("undated");
  return known;
}

/** An open-admission college needs no letters, essays or scores. */
function hasFittingAdmission({ only }: TaskTemplate, { college }: Application): boolean {
  return only?.admission === undefined || college.hasOpenAdmission !== true;
}

/** Tasks that lead to choosing a college are settled once one is chosen. */
export function isBeforeChoice({ area, weight, when }: TaskTemplate): boolean {
  if (weight === "could") return false;
  return (when.kind === "reply" && when.days <= 0) || (area === "decision" && weight === "must");
}

/** The next application to submit; a general task may be dated by it. */
function findNearest(applications: readonly Application[]): Application | null {
  let nearest: Application | null = null;
  for (const application of applications) {
    const { isToSend, isOver, deadline } = application;
    if (!isToSend || isOver || deadline === null) continue;
    if (nearest?.deadline == null || deadline < nearest.deadline) nearest = application;
  }
  return nearest ?? applications.find(({ isToSend, isOver }) => isToSend && !isOver) ?? null;
}
