/** The text of /invitation. */
import type { Scope } from "#domain/plan/plan.ts";
import { formatAnd, formatDate } from "#lib/format.ts";

const seen: Readonly<Record<Scope, string>> = {
  plan: "the plan (colleges, tasks, dates, visits, grades)",
  notes: "notes",
  money: "money",
  essay: "essays",
};

export const words = {
  title: "Your invitation",
  stopTitle: "Invitations by email",
  loading: "Loading your invitation",
  heading: (by: string, plan: string) => `${by} invites you to ${plan}`,
  as: {
    parent: "As a parent, you can check off your own tasks and propose colleges.",
    counselor: "As a counselor, you can propose colleges, but you can’t change the plan.",
    student: "If you accept, this plan is yours. You decide what is in it and who sees it.",
  },
  see: "You’ll see:",
  seen: (scopes: readonly Scope[]) => formatAnd(scopes.map((scope) => seen[scope])),
  hidden: "Stays private:",
  hiddenNone: "nothing. The whole plan is shared with you.",
  /** What is in each part, said to whoever is invited. */
  more: "What you’ll see, in full",
  detail: {
    plan: "The college list, tasks and dates, visits, grades, home and preferences.",
    notes: "Notes on colleges, and what the student told the timeline about their situation.",
    money:
      "All money answers in this plan: income, what the family can pay, aid answers from each household, what colleges’ calculators said, and award letters.",
    essay:
      "The essays the student marks ready for a reader. You can comment on a sentence, and only the student can change the text.",
  } satisfies Record<Scope, string>,
  back: "The plan’s owner can change or end this at any time. You can also leave at any time.",
  until: (date: string) => `This invitation works once, until ${formatDate(date)}.`,
  accept: "Yes, show me the plan",
  busy: "One moment…",
  /** Signed out: accepting and getting an account are one press. */
  signedOut: {
    signUp: "Accept with a free account",
    signIn: "Sign in and accept",
    who: "The plan’s owner will see your name and email address.",
  },
  signedIn: (email: string) =>
    `You’re signed in as ${email}. The plan’s owner will see your name and this address.`,
  other: "Use another account",
  takeOver: {
    heading: (by: string) => `${by} started a college plan for you`,
    all: "You get the whole plan: its colleges, tasks, visits, notes and essays.",
    choose:
      "Once you sign in, we show you who can see it now, and you decide what each person can still see.",
    loading: "Loading who can see the plan",
    again: "Try again",
    people: "Who can see your plan",
    peopleLead:
      "Decide for each person. “The plan” is the list, tasks and dates, visits, grades, home and preferences. You can change your mind at any time under “Who sees my plan.”",
    giver: (by: string) => `${by} started the plan and is giving it to you.`,
    seesToday: (what: string) => `Sees ${what} today.`,
    planAlone: "The plan only",
    asToday: (what: string) => `The same as today: ${what}`,
    nothing: "Nothing. They leave the plan.",
    missing: (name: string) => `Choose what ${name} sees.`,
    money: "The money answers saved with the plan become yours. Only you see them unless you share them.",
    noMoney: "No money answers come with the plan.",
    ended: (count: number) =>
      count === 1
        ? "1 open invitation to this plan will end."
        : `${count} open invitations to this plan will end.`,
    back: "Accepting can’t be undone.",
    accept: "Yes, make it mine",
    signUp: "Create a free account",
    signIn: "Sign in",
    who: "Your plan is kept in an account. You’ll come back here afterward, and nothing is accepted until you say yes.",
    signedIn: (email: string, by: string) =>
      `You’re signed in as ${email}. ${by} will see your name and this address.`,
  },
  noneTitle: "We couldn’t find an invitation",
  none: "Open the full link you were sent. It ends with a long string of letters after a # sign, and some email apps cut it off.",
  goneTitle: "This invitation no longer works",
  gone: "It may have been used, canceled, or expired after 14 days. If you already accepted it, find the plan under plans shared with you. If you haven’t accepted it, ask for a new link.",
  family: "Plans shared with me",
  failedTitle: "We couldn’t load the invitation",
  failedKept: "It stays valid while this page is open.",
  refused: "That didn’t work",
  checking: "Checking whether you’re signed in",

  classLink: {
    heading: (counselor: string) => `${counselor} asks to see your plan`,
    check:
      "Say yes only if you know this person, such as your school counselor. They can read what you choose below, propose colleges and comment. They can’t change anything.",
    signUp: "Create a free account",
    signIn: "Sign in",
    plansLoading: "Looking for your plan",
    plansFailed: "We couldn’t load your plans",
    noPlanTitle: "Your account has no plan yet",
    noPlan: "Take the quiz or add a college first. Then open the class link again.",
    begin: "Start with the quiz",
    which: "Which plan?",
    whichNone: "Choose a plan",
    chooseFirst: "Choose the plan of the student in this class.",
    yes: (counselor: string) => `Yes, show it to ${counselor}`,
    joined: (counselor: string) => `${counselor} can see your plan now.`,
    scopes: (counselor: string) => `What ${counselor} sees`,
    until: (date: string) => `The class link works until ${formatDate(date)}.`,
    goneTitle: "This class link no longer works",
    gone: "It may have expired, or your counselor may have ended it. Ask for a new link. None of your information was shared.",
    plan: "My plan",
    back: "You can stop sharing at any time under “Who sees my plan.”",
  },
};
