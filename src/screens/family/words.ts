/** The text of /family: plans shared by others. */

import { words as family } from "#components/family/words.ts";
import type { Case } from "#contract/caseload.ts";
import type { BriefQuestion } from "#domain/caseload/briefQuestions.ts";
import type { StuckReason } from "#domain/caseload/stuckReasons.ts";
import type { Forms } from "#domain/people/reader.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { ProposalAnswer } from "#domain/plan/proposals.ts";
import { formatDate, formatInteger, formatShortDate, formatUsd } from "#lib/format.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

const statuses: Readonly<Record<CollegeStatus, string>> = {
  considering: "being considered",
  applying: "applying",
  applied: "applied",
  admitted: "admitted",
  denied: "not admitted",
  waitlisted: "on a waitlist",
  enrolled: "chosen",
};

export const words = {
  title: "Plans shared with you",
  signedOutTitle: "Sign in to see shared plans",
  signedOut:
    "See what a student shares with you: their progress, what comes next, and what they need from you. Students share a plan by invitation. If you have an invitation, open its link first, and it will bring you back here.",
  signedOutEssay: "Sign in with the account that was invited to read this essay.",
  loading: "Loading what is shared with you",
  failedTitle: "We couldn’t load the shared plans",
  failedKept: "Nothing is lost. The plans are in the students’ accounts.",
  emptyTitle: "No plan is shared with you yet",
  empty: {
    any: "Ask the student to open “Who sees my plan” in their account menu and send you an invitation.",
    parent: "Ask your student to open “Who sees my plan” in their account menu and send you an invitation.",
    counselor:
      "Give your class one link, from the page for counselors. Each student decides whether you see their plan. A student can also invite you under “Who sees my plan.”",
    student:
      "When someone shares a plan with you, it appears here. Your own plan is under “My plan,” and you choose who else sees it.",
  } satisfies Forms<string>,
  emptyOwner:
    "This page shows plans that other people share with you. Your own plan has its own page, and you choose who else sees it.",
  emptyPlan: "My plan",
  emptyPeople: "Who sees my plan",
  offline: "You are offline. This is what we last loaded. None of it is saved on this device.",
  refresh: "Refresh",
  /** Several plans, each in a few lines. */
  glance: {
    loading: "Looking up the next date",
    noPlan: "Only essays are shared with you.",
    noDate: "We know of no upcoming deadline.",
    next: (day: string, left: string) => `${day}, ${left}`,
    of: (whose: string, what: string) => (what.includes(whose) ? what : `${whose}: ${what}`),
    waiting: (count: number) => formatCount(count, "task waiting for you", "tasks waiting for you"),
  },

  planGone: "This plan is no longer shared with you.",
  planFailed: "We couldn’t load this plan",
  planLoading: (plan: string) => `Loading ${plan}`,
  essaysLoading: "Loading the essays",
  planOf: family.planOf,
  youAre: (role: string, what: string) =>
    `You’re on this plan as a ${role.toLowerCase()} and can see ${what}.`,
  reads: "You can view it but not change it.",

  progress: "Progress",
  colleges: (count: number) => formatCount(count, "college on the list", "colleges on the list"),
  status: (status: CollegeStatus, count: number) => `${formatInteger(count)} ${statuses[status]}`,
  steps: (done: number, due: number) =>
    due === 0
      ? "No step is due by next week"
      : `${formatInteger(done)} of ${formatCount(due, "step", "steps")} due by next week ${done === 1 ? "is" : "are"} done`,
  noYear: "The plan doesn’t have a graduation year yet, so it has no dates.",
  timelineLoading: "Loading the dates",
  timelineFailed: "We couldn’t load the dates",

  yours: "For you to do",
  yoursNone: "Nothing to do right now.",
  yoursSoon: (count: number) => `${formatInteger(count)} more to do soon`,
  yoursMore: (count: number) => `And ${formatCount(count, "more", "more")} later.`,
  yoursByMail: "Get an email before they are due",
  tickRefused: (title: string) => `We couldn’t change “${title}”`,
  ticked: (title: string) => `Checked off: ${title}`,
  unticked: (title: string) => `No longer checked off: ${title}`,
  undo: "Undo",
  saving: "Sending",

  doIt: "Do it here",
  doItAt: (where: string) => `Do it at ${where}`,
  confirmDate: "Confirm the date",

  list: "Colleges",
  listText: {
    any: "Chances are estimates from the student’s answers and each college’s latest published figures.",
    parent: "Chances are estimates from your student’s answers and each college’s latest published figures.",
  } satisfies Forms<string>,
  listNone: "There are no colleges on the list yet.",
  listLoading: "Loading the chances and prices",
  statusOf: (status: CollegeStatus) => {
    const text = statuses[status];
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** The chance is shown only until the college has decided. */
  isUndecided: (status: CollegeStatus) =>
    status === "considering" || status === "applying" || status === "applied",

  proposals: {
    title: "Propose a college",
    text: (student: string | null) =>
      `${student ?? "The student"} decides, and you’ll see the answer here. Nobody else on this plan sees the proposal.`,
    college: "Which college should they look at?",
    collegeHint: "Type a name, a nickname or a place.",
    note: "Why? (optional, up to 300 characters)",
    propose: "Propose this college",
    sending: "Sending",
    sent: (college: string) => `You proposed ${college}.`,
    withdraw: "Withdraw",
    withdrawFull: (college: string) => `Withdraw your proposal of ${college}`,
    withdrawn: (college: string) => `${college} is no longer proposed.`,
    waiting: "Waiting for an answer",
    outcome: (answer: ProposalAnswer["answer"], day: string) =>
      answer === "accepted"
        ? `Added to the list on ${formatDate(day)}`
        : `Not this one, answered ${formatDate(day)}`,
    quote: (note: string) => `You wrote: “${note}”`,
    answer: (word: string) => `“${word}”`,
    refused: "That didn’t work",
    enough: (most: number) =>
      `${formatInteger(most)} colleges are waiting for an answer. Withdraw one to propose another.`,
    chooseFirst: "Choose a college first.",
    tooLong: (most: number) => `A note can have at most ${formatInteger(most)} characters.`,
    onList: "This college is already on the list.",
    proposedAlready: "You’ve already proposed this college.",
  },

  counselor: {
    print: "Print a one-page brief",
    notes: "Your notes for this student",
    notesHint:
      "Your notes stay in this browser and are never sent. The student, the family and this site don’t see them. Clearing your browser data deletes them.",
    notesTooLong: (length: number, most: number) =>
      `A note can have up to ${formatInteger(most)} characters, and this one has ${formatInteger(length)}. Whatever is over the limit isn’t saved yet.`,
  },

  brief: {
    title: (student: string | null) => `${student ?? "Student"}: brief for a meeting`,
    about: (year: number | null, day: string) =>
      year === null ? `As of ${day}.` : `Class of ${year}. As of ${day}.`,
    heads: (isOwn: boolean) => [
      "College",
      "Status",
      "Chance",
      isOwn ? "Yearly price for this family" : "Average yearly price after grants, all families",
    ],
    more: (count: number) => `And ${formatCount(count, "more college", "more colleges")} in the plan.`,
    budget: (usd: number) => `The family’s yearly limit: ${formatUsd(usd)}.`,
    noDue: "No known date.",
    ask: "What to ask",
    questions: {
      noYear: "What year do you graduate? The plan needs it to show dates.",
      dueSoon: "What do you still need for the deadlines within a week?",
      overdue: "Some must-do tasks are overdue. What’s in the way?",
      noColleges: "Which colleges are you thinking about? None are on the list yet.",
      reply: "Which offer will you take, and can your family pay for all four years?",
      fafsa: "What’s keeping your family from filing the FAFSA?",
      noSafety: "Which college is sure to admit you at a price your family can pay? The list has none.",
      noRound: "In which round will you apply to each college?",
      noBudget: "What can your family pay each year? The plan doesn’t say.",
    } satisfies Record<BriefQuestion, string>,
    open: "What worries you most right now?",
    source:
      "Chances and prices are estimates by Tassel. Each college’s page on Tassel names its sources and their years. Confirm dates with the college.",
  },

  message: {
    title: "A message to the group",
    text: "Copy this message into your own email. It doesn’t name anyone, and Tassel doesn’t send it.",
    to: (count: number, group: string) => `For ${formatCount(count, "student", "students")}: ${group}`,
    label: "Message",
    copy: "Copy the message",
    copied: "Copied",
    copyFailed: "Select the text above and copy it.",
    bodies: {
      all: "Hello everyone,\n\nPlease open your plan this week, check the dates under “Due,” and check off what you have done. If something is in the way, come and see me.",
      any: "Hello,\n\nSomething in your college plan needs your attention this week. Open it, check “Due” and anything overdue, and come and see me if you’re stuck.",
      dueSoon:
        "Hello,\n\nSomething in your college plan is due within a week and isn’t checked off. Open your plan, look at “Due,” and do that first. If anything is missing, come and see me today.",
      overdue:
        "Hello,\n\nAt least one must-do task in your college plan is overdue, but you can still do it. Open your plan, look at what is overdue, and do the first one this week. Come and see me if you can’t.",
      fafsa:
        "Hello,\n\nOur state’s priority date for the FAFSA has passed, and your plan says you haven’t filed yours. File it anyway, as soon as you can. You can still get federal aid, and some state and college money may still be available. You can file it with me in my office.",
      noColleges:
        "Hello,\n\nYour college plan has no colleges yet. Add two or three this week, even if you are not sure. You can take them off later.",
      noSafety:
        "Hello,\n\nYour list has no college yet that is sure to admit you at a price your family can pay. Let’s find one or two. Come and see me, or search for colleges in your state first.",
      noYear:
        "Hello,\n\nYour college plan doesn’t have your graduation year, so it shows no dates. Open your plan and enter it. It takes only a minute.",
      proposal:
        "Hello,\n\nSomeone proposed a college to you more than a week ago. Open your plan and say yes or no. Either is fine.",
      quiet:
        "Hello,\n\nNothing has changed in your college plan for a month. Open it this week and check the dates. If you did anything outside Tassel, check it off.",
    } satisfies Record<StuckReason | "all" | "any", string>,
  },

  caseload: {
    title: (count: number) => `Your ${formatCount(count, "student", "students")}`,
    asOf: (day: string) => `As of ${day}. It shows what each student shares with you.`,
    loading: "Loading your students",
    failed: "We couldn’t load your students",
    save: "Save as a table (CSV)",
    classLink: "Make a class link",
    fileName: (day: string) => `caseload-${day}.csv`,
    order: "Sort by",
    orders: { deadline: "Next deadline", stuck: "What is stuck", name: "Name" },
    filter: "Show",
    everyone: "Everyone",
    anyReason: "Everyone who is stuck",
    find: "Find by name",
    shown: (count: number, all: number) =>
      count === all
        ? formatCount(all, "student", "students")
        : `${formatInteger(count)} of ${formatInteger(all)} students`,
    more: (count: number) => `Show ${formatInteger(count)} more`,
    name: (name: string | null) => (name === null || name.trim() === "" ? "Unnamed student" : name),
    /** With its year where that is not this one. */
    when: (due: string, today: string) =>
      due.slice(0, 4) === today.slice(0, 4) ? formatShortDate(due) : formatDate(due),
    counts: ({
      graduationYear,
      colleges,
      applied,
      admitted,
    }: Pick<Case, "graduationYear" | "colleges" | "applied" | "admitted">) =>
      [
        ...(graduationYear === null ? [] : [`Class of ${graduationYear}`]),
        formatCount(colleges, "college", "colleges"),
        ...(applied === 0 ? [] : [`${formatInteger(applied)} applied`]),
        ...(admitted === 0 ? [] : [`${formatInteger(admitted)} admitted`]),
      ].join(" · "),
    noNext: "No upcoming deadline",
    notStuck: "Nothing is stuck",
    task: ({ title, collegeName }: { title: string; collegeName: string | null }) =>
      collegeName === null || title.includes(collegeName) ? title : `${title} (${collegeName})`,
    reasons: {
      dueSoon: "Due within a week, not checked off",
      overdue: "A must-do task is overdue",
      fafsa: "FAFSA not filed by the state’s date",
      noColleges: "No college on the list",
      noSafety: "No financial safety on the list",
      noYear: "No graduation year, so no dates",
      proposal: "A proposal has been waiting for a week",
      quiet: "Nothing has changed for 30 days",
    } satisfies Record<StuckReason, string>,
    dueSoon: (task: string, day: string, more: number) =>
      more === 0
        ? `Due ${day}, not checked off: ${task}`
        : `Due ${day}, not checked off: ${task}, and ${formatInteger(more)} more within a week`,
    overdue: (task: string, day: string, more: number) =>
      more === 0
        ? `Overdue since ${day}: ${task}`
        : `Overdue since ${day}: ${task}, and ${formatInteger(more)} more`,
    fafsa: (day: string) => `FAFSA not filed; the state’s date was ${day}`,
    quiet: (day: string) => `Nothing has changed since ${day}`,
    yes: "yes",
    no: "no",
    csv: [
      "Student",
      "Class of",
      "Colleges",
      "Applied",
      "Admitted",
      "Next deadline",
      "What is due",
      "Overdue tasks",
      "Stuck",
      "State FAFSA date, not filed",
      "Financial safety on the list",
      "Proposals waiting",
      "Last change",
    ],
    back: "All your students",
  },

  ownPlan: "Start my own plan",

  pricesMoney: "Prices are for one year, calculated from the money answers shared with you.",
  budget: {
    any: (usd: number) => `The line on each bar is the family’s yearly limit, ${formatUsd(usd)}.`,
    parent: (usd: number) => `The line on each bar is your family’s yearly limit, ${formatUsd(usd)}.`,
  } satisfies Forms<(usd: number) => string>,
  noBudget: "The plan has no yearly limit yet, so the bars don’t show one.",
  pricesPlain:
    "Money is not shared with you, so these are published figures for everyone: the sticker price, and what students with federal aid paid on average after grants. At public colleges, that average is for in-state students.",
  listPrice: "Sticker price",
  average: "Average after grants",
  unknown: "Not published",
  own: "See the price for your income",
  ownText: "Money figures you enter there go to your account only if you share them, and never to this plan.",

  visits: "Visits",
  visitsNone: "No trips planned.",
  trip: (start: string | null, stops: number) =>
    start === null
      ? formatCount(stops, "college", "colleges")
      : `${formatCount(stops, "college", "colleges")}, from ${start}`,
  tripDays: (first: string | null, last: string | null) => {
    if (first === null) return "No days chosen yet";
    return last === null || last === first
      ? formatDate(first)
      : `${formatDate(first)} to ${formatDate(last)}`;
  },

  leave: "Leave this plan",
  leaveAsk:
    "You will no longer see this plan unless the student invites you again. Tasks you checked off stay checked off.",
  leaveYes: "Yes, leave",
  leaveNo: "Stay",
  left: (plan: string) => `You can no longer see ${plan}.`,
};
