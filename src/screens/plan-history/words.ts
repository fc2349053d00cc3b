/** The text of /plan-history. */

import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { ProposalAnswer } from "#domain/plan/proposals.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatInteger } from "#lib/format.ts";
import type { Topic } from "./topics.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  title: "Plan history",
  pageName: (student: string | null) => (student === null ? "Plan history" : `History of ${student}’s plan`),
  lead: "See the last 50 changes saved to your account, and who could see the plan. You can view any earlier version and go back to it.",
  choose: "Whose plan",
  unnamed: "Unnamed student",
  loadingPlans: "Loading your plans",
  failedPlans: "We couldn’t load your plans",
  loading: "Loading recent changes",
  failed: "We couldn’t load recent changes",
  failedKept: "They are safe in your account. Your plan on this device is unchanged.",
  offline: "You’re offline. You can see what was loaded before, but you need to be online to go back.",
  unsent: (count: number) =>
    count === 1
      ? "1 change on this device isn’t in your account yet, so it isn’t listed here."
      : `${formatInteger(count)} changes on this device aren’t in your account yet, so they aren’t listed here.`,
  empty: "Nothing here yet",
  emptyText: "Every change saved to your account is listed here, so nothing is lost by mistake.",
  noPlan: "No plan in your account yet",
  noPlanText: "Once you answer a question or save a college, your plan and its changes are saved here.",
  toPlan: "My plan",
  toAccount: "Your account",

  list: "Changes, newest first",
  now: "Current plan",
  look: "View",
  lookAt: (moment: string) => `View the plan as it was on ${moment}`,
  back: "Go back",
  backTo: (moment: string) => `Go back to the plan as it was on ${moment}`,
  ownerOnly: "Only the plan’s owner can go back.",

  topics: {
    collegeAdded: "College added",
    collegeRemoved: "College removed",
    collegeStatus: "Status of a college",
    applicationPlan: "Application plan",
    note: "Notes",
    name: "Name of the student",
    answers: "Answers about the student",
    timeline: "Answers for the timeline",
    situations: "Circumstances",
    tasks: "Tasks checked off or changed",
    ownTasks: "Your own tasks",
    trips: "Campus trips",
    money: "Money figures",
    aid: "Answers for financial aid",
    offers: "Aid offers",
    calculatorPrices: "Net price calculator results",
    proposals: "Colleges someone proposed",
    comments: "Comments",
    comparing: "Colleges being compared",
    weights: "Match weights",
    assumptions: "Price assumptions",
    essayAdded: "Essays added",
    essayRemoved: "Essays removed",
    essays: "Essays",
    other: "A change from a newer version",
  } satisfies Record<Topic, string>,

  rounds: {
    earlyDecision1: "Early Decision I",
    earlyDecision2: "Early Decision II",
    earlyAction: "Early Action",
    restrictiveEarlyAction: "Restrictive Early Action",
    regularDecision: "Regular Decision",
    rolling: "rolling admission",
    uc: "the UC application",
    csu: "the CSU application",
  } satisfies Record<ApplicationPlan, string>,

  /** These follow a name: "Dana moved Ohio State to Early Action". */
  changes: {
    added: (college: string) => `added ${college}`,
    removed: (college: string) => `took ${college} off the list`,
    status: (college: string, status: string) => `set ${college} to “${status}”`,
    round: (college: string, round: string) => `moved ${college} to ${round}`,
    noRound: (college: string) => `cleared the round at ${college}`,
    note: (college: string, isEmpty: boolean) =>
      isEmpty ? `erased the note on ${college}` : `wrote a note on ${college}`,
    named: (name: string) => `set the student’s name to ${name}`,
    unnamed: "removed the student’s name",
    ownTask: (title: string) => `wrote the task “${title}”`,
    ticked: (title: string) => `checked off “${title}”`,
    unticked: (title: string) => `unchecked “${title}”`,
    proposed: (college: string) => `proposed ${college}`,
    firstStep: "dismissed a setup card",
    withdrew: "withdrew a proposal",
    answered: (answer: ProposalAnswer["answer"]) => `${answer} a proposal`,
    commented: (place: string | null) => (place === null ? "wrote a comment" : `commented on ${place}`),
    uncommented: "deleted a comment",
    changed: (topic: string) => `changed: ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`,
    more: (count: number) => `and made ${formatCount(count, "more change", "more changes")}`,

    none: "none chosen",
    fromTo: (college: string, before: string, then: string) => `${college}: from ${before} to ${then}`,
    noteOf: (college: string) => `Your note on ${college}`,
    taskNamed: (title: string) => `Task: ${title}`,
    checkMark: (title: string) => `Check mark: ${title}`,
  },
  /** Who came, left and saw what, as sentences about names. */
  people: {
    joined: (who: string, by: string, what: string) => `${who} joined, invited by ${by}. Access: ${what}.`,
    scopesChanged: (by: string, who: string, what: string) => `${by} changed what ${who} can see: ${what}.`,
    left: (who: string) => `${who} left the plan.`,
    removed: (by: string, who: string) => `${by} removed ${who} from the plan.`,
    handedOver: (by: string, who: string) => `${by} gave the plan to ${who}.`,
    ended: (count: number) =>
      count === 1 ? "1 open invitation ended." : `${formatInteger(count)} open invitations ended.`,
    you: "you",
    goneFirst: someoneGone,
    gone: "someone whose account was erased",
  },
  you: "You",
  someone: "Someone on this plan",

  shown: {
    title: (moment: string) => `As it was on ${moment}`,
    close: "Close",
    loading: "Loading the plan",
    failed: "We couldn’t load the plan",
    readOnly: "This version is read-only. Viewing it changes nothing.",
    colleges: (count: number) => formatCount(count, "college on the list", "colleges on the list"),
    noColleges: "There were no colleges on the list.",
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
    noTasks: "No tasks were checked off or added.",
    taskDoneOn: (day: string) => `Done on ${day}`,
    taskOpen: "Open",
    counts: (answers: number) => formatCount(answers, "answer given", "answers given"),
    moneyOff: "Money figures aren’t in your account, so they aren’t shown here and won’t change.",
  },

  ask: {
    title: "Go back to this version?",
    close: "Close",
    text: (moment: string) =>
      `Your plan will go back to how it was on ${moment}, on all your devices. Later changes aren’t lost. They stay in this list, and you can undo this.`,
    preview: { back: "Comes back", gone: "Goes away", changed: "Changes" },
    none: "Nothing has changed since then.",
    yes: "Yes, go back",
    no: "Cancel",
    busy: "Going back",
    failed: "The plan was not changed",
  },
  done: (moment: string) => `Your plan is back to how it was on ${moment}.`,
  undone: "Your plan is again as it was before you went back.",
  undo: "Undo",
  undoFailed: "We couldn’t undo that",
};
