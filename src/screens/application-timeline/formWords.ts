/** The text of the timeline questions: what is asked, what an answer changes, and input errors. */
import type { AnswerWords } from "#components/answer/answerWords.ts";
import { words as flowWords } from "#components/answer/flowWords.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { GraduationYearProblem } from "#domain/timeline/classYear.ts";
import type { AidForm, Situation, StudyPath, TestPlan } from "#domain/timeline/timeline.ts";
import { formatInteger } from "#lib/format.ts";
import type { Step } from "./steps.ts";

/** `name` is how the button of the question before calls it. */
type Question = { title: string; lead: string; name: string };
type Choice = { label: string; detail: string };

const questions: Readonly<Record<Step, Question>> = {
  class: {
    title: "What grade are you in?",
    lead: "Every date depends on the year you finish high school. Enter your grade or the year.",
    name: "your grade",
  },
  transfer: {
    title: "Which college are you coming from?",
    lead: "Your records will come from that college, and its state’s transfer rules apply to you.",
    name: "your current college",
  },
  colleges: {
    title: "Which colleges are you thinking of?",
    lead: "Each college adds its own dates and tasks. This is the same list as in your plan, and you can change it anytime.",
    name: "your colleges",
  },
  plans: {
    title: "How will you apply to each?",
    lead: "Choose a round for each college, or skip it for now. The dates come from the colleges.",
    name: "how to apply",
  },
  tests: {
    title: "Which tests will you take?",
    lead: "Choose only tests you still plan to take.",
    name: "your tests",
  },
  aid: {
    title: "Which aid forms will you file?",
    lead: "If you’re not sure, choose the FAFSA, because almost all aid starts there.",
    name: "aid forms",
  },
  situations: {
    title: "Do any of these apply to you?",
    lead: "Each answer adds its own tasks. Skip anything you would rather not say.",
    name: "your situation",
  },
  service: {
    title: "Who serves or served in the military?",
    lead: "You claim your own benefits differently from those of a parent or spouse.",
    name: "military service",
  },
};

const tests: Readonly<Record<TestPlan, Choice>> = {
  sat: {
    label: "SAT",
    detail: "Adds registration, practice and sending scores, around the test dates we know.",
  },
  act: {
    label: "ACT",
    detail: "Adds registration, practice and sending scores, around the test dates we know.",
  },
  ap: { label: "AP exams", detail: "Adds signing up at school in the fall, and the exams in May." },
  ib: { label: "IB exams", detail: "Adds the exams in the spring, and sending your results in the summer." },
};

const aidForms: Readonly<Record<AidForm, Choice>> = {
  fafsa: {
    label: "FAFSA",
    detail:
      "This is the free federal form. It adds making accounts, filing, and checking the summary afterward.",
  },
  cssProfile: {
    label: "CSS Profile",
    detail:
      "Some colleges, mostly private ones, also require this form. Their financial aid pages say whether they do.",
  },
  stateForm: {
    label: "A state form",
    detail:
      "Some states have their own form, along with the FAFSA or instead of it, such as the CADAA in California.",
  },
};

const situations: Readonly<Record<Situation, Choice>> = {
  firstGeneration: {
    label: "First in my family to go to college",
    detail: "Adds programs for you, and steps that others assume you know.",
  },
  athlete: {
    label: "I hope to play for a college team",
    detail: "Adds the courses and accounts the NCAA requires, and contacting coaches.",
  },
  portfolio: {
    label: "I will need a portfolio or an audition",
    detail: "Adds time to prepare, and what each program wants to see or hear.",
  },
  homeschool: {
    label: "I am homeschooled",
    detail: "Adds the documents a school would send: transcript, course descriptions, letters.",
  },
  fosterOrHomeless: {
    label: "I am or was in foster care, or don’t have stable housing",
    detail: "Adds how to file without parents, people who can confirm your situation, and aid meant for you.",
  },
  undocumentedOrMixedStatus: {
    label: "Someone in my family is undocumented, or we would rather see the facts for both cases",
    detail:
      "Adds what is known about applying and aid for families like yours. We never ask who it is or about their status.",
  },
  disabilityServices: {
    label: "I use, or may use, disability services",
    detail:
      "Adds testing accommodations, and contacting each college’s disability office, where you apply for support again.",
  },
  militaryFamily: {
    label: "My family or I serve or served in the military",
    detail: "Adds education benefits, in-state tuition rules, service academies and ROTC.",
  },
  communityCollegeFirst: {
    label: "Community college first",
    detail: "Adds courses that will transfer, and the move to a four-year college.",
  },
};

const statuses: Readonly<Record<CollegeStatus, string | null>> = {
  considering: null,
  applying: "Applying",
  applied: "Applied",
  admitted: "Admitted",
  denied: "Not admitted",
  waitlisted: "On the waitlist",
  enrolled: "Enrolling",
};

const noneOfThese = "None of these";
const skips: { readonly [One in Step]?: string } = {
  transfer: flowWords.notSure,
  tests: flowWords.notSure,
  aid: flowWords.notSure,
  situations: "Rather not say",
  service: flowWords.notSure,
};

/** The answers that only the timeline asks. */
export const timelineAnswerWords = {
  tests: { name: "tests", label: questions.tests.title, options: tests, none: noneOfThese },
  aidForms: { name: "aid forms", label: questions.aid.title, options: aidForms, none: noneOfThese },
  situations: {
    name: "situation",
    label: questions.situations.title,
    options: situations,
    none: noneOfThese,
  },
} as const satisfies Readonly<Record<string, AnswerWords>>;

export const formWords = {
  name: "Application timeline",
  question: (step: Step) => questions[step],
  done: "Done",
  make: "Make my timeline",
  backToSummary: "Back to your answers",
  /** The way on without an answer; null where one is needed, or nothing is one. */
  skip: (step: Step) => skips[step] ?? null,
  chooseOrSkip: "Choose what applies, “None of these,” or “Not sure yet.”",
  keptHere: "Without an account, your answers stay on this device.",
  notKept: "This browser doesn’t let us save your answers. You’ll lose them when you close the page.",
  full: "This device is out of space, so your last change isn’t saved. It still counts on this page.",
  undo: "Undo",
  class: {
    year: "Or the year you finish high school",
    yearHint: "Use four digits, such as 2028.",
    gradeDetail: (graduationYear: number) => `Class of ${graduationYear}`,
    finishedDetail: (graduationYear: number) => `Class of ${graduationYear} or earlier`,
    needed: "Choose a grade or enter the year.",
    path: {
      legend: "What are you applying for?",
      options: {
        firstYear: {
          label: "My first college",
          detail:
            "You can be any age, including after a gap year, work, military service or time with family.",
        },
        transfer: {
          label: "Transferring to another college",
          detail: "Adds credits, college transcripts and what transfer students need for aid.",
        },
      } satisfies Record<StudyPath, Choice>,
      start: "When do you want to start?",
      term: (term: "fall" | "spring", year: number) => (term === "fall" ? `Fall ${year}` : `Spring ${year}`),
      springDetail: "Not every college or major admits students for spring.",
      note: "The dates we have are for first-year students starting in the fall. For a transfer or spring start, your timeline tells you which colleges to ask.",
    },
    reached: (graduationYear: number, grade: number) =>
      grade > 12
        ? "You have finished high school."
        : `Class of ${graduationYear}: ${grade < 9 ? "not yet in high school" : `grade ${grade}`} now, starting college in fall ${graduationYear}.`,
    problem: (problem: GraduationYearProblem) => {
      switch (problem.code) {
        case "tooEarly":
          return `That class has graduated. Choose “Finished high school” above, or enter a year from ${problem.earliest} to ${problem.latest}.`;
        case "tooLate":
          return `That year is too far ahead. We can make a timeline for the classes of ${problem.earliest} to ${problem.latest}. Check the digits.`;
        default:
          return "Enter the year with four digits, such as 2028.";
      }
    },
  },
  colleges: {
    add: "Add a college",
    none: "You can skip this. Your timeline will have the tasks for your grade, and you can add colleges later.",
    count: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
    place: (city: string, state: string) => `${city}, ${state}`,
    gone: (unitId: number) => `College ${unitId}`,
    goneWhy: "This college isn’t in the current data. It stays on your list but adds no tasks.",
    status: (status: CollegeStatus) => statuses[status],
    remove: "Remove",
    removeLabel: (name: string) => `Remove ${name}`,
    removed: (name: string) =>
      `${name} was removed from your list. We keep what you checked off for that college.`,
  },
  tests: {
    note: "Many colleges are test-optional. Each college’s page shows its test policy.",
  },
  aid: {
    note: "Your timeline uses the earliest date among your colleges.",
  },
  situations: {
    private:
      "We treat these answers like your notes: they never go into a link you share. If you leave notes out of a saved plan file, we leave these out too.",
  },
};
