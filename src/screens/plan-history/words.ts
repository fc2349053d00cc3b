/** The words of /plan-history. */
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatInteger } from "#lib/format.ts";
import type { Topic } from "./topics.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  title: "Earlier states of your plan",
  lead: "The last 50 changes that reached your account. Look at the plan as it stood, and go back to it if you want.",
  choose: "Whose plan",
  unnamed: "Student without a name",
  loadingPlans: "Asking for your plans",
  failedPlans: "Your plans could not be asked for",
  loading: "Asking for the last changes",
  failed: "The last changes could not be asked for",
  failedKept: "They are safe in your account. Your plan on this device is as it was.",
  offline: "You are offline. What was loaded before stands here; going back needs the network.",
  unsent: (count: number) =>
    count === 1
      ? "1 change of this device is not in your account yet, so it does not stand here."
      : `${formatInteger(count)} changes of this device are not in your account yet, so they do not stand here.`,
  empty: "Nothing here yet",
  emptyText: "Each change that reaches your account stands here, so that none is lost by mistake.",
  noPlan: "No plan in your account yet",
  noPlanText: "As soon as you answer a question or save a college, your plan and its changes are kept here.",
  toPlan: "My plan",
  toAccount: "Your account",

  list: "Changes, newest first",
  now: "As it is now",
  byYou: "By you",
  byOther: "By someone else in the plan",
  look: "Look",
  lookAt: (moment: string) => `Look at the plan as it stood on ${moment}`,
  back: "Go back",
  backTo: (moment: string) => `Go back to the plan as it stood on ${moment}`,
  ownerOnly: "Only the person who owns this plan can go back.",

  topics: {
    collegeAdded: "College added",
    collegeRemoved: "College removed",
    collegeStatus: "Status of a college",
    applicationPlan: "How to apply",
    note: "Notes",
    name: "Name of the student",
    answers: "Answers about the student",
    timeline: "Answers for the timeline",
    situations: "Circumstances",
    tasks: "Tasks ticked or changed",
    ownTasks: "Tasks of your own",
    trips: "Campus trips",
    money: "Money figures",
    aid: "Answers for financial aid",
    offers: "Aid offers",
    comparing: "Colleges being compared",
    weights: "What matters in matching",
    assumptions: "How prices are reckoned",
    other: "Something a newer version added",
  } satisfies Record<Topic, string>,

  shown: {
    title: (moment: string) => `As it stood on ${moment}`,
    close: "Close",
    loading: "Putting the plan together",
    failed: "The plan could not be put together",
    readOnly: "This is a look back. Nothing changes by looking.",
    colleges: (count: number) => formatCount(count, "college on the list", "colleges on the list"),
    noColleges: "There was no college on the list.",
    college: (unitId: number) => `College number ${unitId}`,
    note: "Note",
    statuses: {
      considering: "Considering",
      applying: "Applying",
      applied: "Applied",
      admitted: "Admitted",
      denied: "Not admitted",
      waitlisted: "Waitlisted",
      enrolled: "Going there",
    } satisfies Record<CollegeStatus, string>,
    tasks: (done: number) => formatCount(done, "task done", "tasks done"),
    noTasks: "No task was ticked or added.",
    taskDoneOn: (day: string) => `Done on ${day}`,
    taskOpen: "Open",
    counts: (answers: number) => formatCount(answers, "answer given", "answers given"),
    moneyOff: "Money figures are not in your account, so they do not stand here and stay as they are.",
  },

  ask: {
    title: "Go back to this state?",
    close: "Close",
    text: (moment: string) =>
      `The plan will say again what it said on ${moment}, on all your devices. What came later is not lost: it stays in this list, and you can undo.`,
    changes: "What changes",
    none: "Nothing: the plan says the same now.",
    yes: "Go back to it",
    no: "Leave it as it is",
    busy: "Going back",
    failed: "The plan was not changed",
  },
  done: (moment: string) => `The plan is as it stood on ${moment}.`,
  undone: "Undone: the plan is as it was before you went back.",
  undo: "Undo",
  undoFailed: "That could not be undone now",
};
