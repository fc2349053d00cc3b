/** The text of the timeline questions: what is asked, what an answer changes, and input errors. */
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { GraduationYearProblem } from "#domain/timeline/classYear.ts";
import type { AidForm, ApplicationPlan, Situation, StudyPath, TestPlan } from "#domain/timeline/timeline.ts";
import { formatInteger } from "#lib/format.ts";
import type { Step } from "./steps.ts";

type Question = { title: string; lead: string };
type Choice = { label: string; detail: string };

const questions: Readonly<Record<Step, Question>> = {
  class: {
    title: "What grade are you in?",
    lead: "Every date follows from the year you finish high school. Give either one; we show the other.",
  },
  colleges: {
    title: "Which colleges are you thinking of?",
    lead: "Each adds its own dates and tasks. It is the same list as in your plan, and it may change at any time.",
  },
  plans: {
    title: "How will you apply to each?",
    lead: "Rounds that we know of a college come first, with their dates. Leave open what you have not decided.",
  },
  tests: {
    title: "Which tests will you take?",
    lead: "Only those still ahead of you.",
  },
  aid: {
    title: "Which aid forms will you file?",
    lead: "If you are not sure, choose the FAFSA: almost every kind of aid starts there.",
  },
  situations: {
    title: "Is any of this true for you?",
    lead: "Each one adds tasks that others do not have. Leave out what you would rather not say.",
  },
};

const plans: Readonly<Record<ApplicationPlan, Choice>> = {
  earlyDecision1: {
    label: "Early decision I",
    detail: "Binding: if it admits you, you must enroll. Check the price with the family first.",
  },
  earlyDecision2: {
    label: "Early decision II",
    detail: "Binding, with a later date: if it admits you, you must enroll. Check the price first.",
  },
  earlyAction: { label: "Early action", detail: "An earlier answer. It does not bind you." },
  restrictiveEarlyAction: {
    label: "Restrictive early action",
    detail: "It does not bind you, but it limits where else you may apply early. Read the college’s rule.",
  },
  regularDecision: { label: "Regular decision", detail: "The usual round. It does not bind you." },
  rolling: {
    label: "Rolling admission",
    detail: "Answers come as applications come in. Earlier is better: places and aid can run out.",
  },
  uc: {
    label: "UC application",
    detail: "One application for all campuses of the University of California. It asks for no letters.",
  },
  csu: {
    label: "CSU application",
    detail: "One application for all campuses of the California State University.",
  },
};

const tests: Readonly<Record<TestPlan, Choice>> = {
  sat: { label: "SAT", detail: "Adds sign-up, practice and sending scores, by the test days we know." },
  act: { label: "ACT", detail: "Adds sign-up, practice and sending scores, by the test days we know." },
  ap: { label: "AP exams", detail: "Adds the sign-up at school in fall and the exams in May." },
  ib: { label: "IB exams", detail: "Adds the exams in spring and having results sent in summer." },
};

const aidForms: Readonly<Record<AidForm, Choice>> = {
  fafsa: {
    label: "FAFSA",
    detail: "The federal form, free. Adds the accounts, the form and the check afterwards.",
  },
  cssProfile: {
    label: "CSS Profile",
    detail: "Some colleges, most of them private, ask for it too. Their aid pages say so.",
  },
  stateForm: {
    label: "A state’s own form",
    detail: "Some states have one beside the FAFSA or in its place, such as CADAA in California.",
  },
};

const situations: Readonly<Record<Situation, Choice>> = {
  firstGeneration: {
    label: "First in my family to go to college",
    detail: "Adds programs for you, and steps that are often taken as known.",
  },
  athlete: {
    label: "I hope to play for a college team",
    detail: "Adds the courses and accounts that the NCAA asks for, and writing to coaches.",
  },
  portfolio: {
    label: "I will need a portfolio or an audition",
    detail: "Adds the work on it, and what each program wants to see or hear.",
  },
  homeschool: {
    label: "I am homeschooled",
    detail: "Adds the papers that a school would send: transcript, course descriptions, letters.",
  },
  fosterOrHomeless: {
    label: "I am or was in foster care, or have no steady home",
    detail: "Adds filing for aid without parents, who can confirm it, and aid meant for you.",
  },
  undocumentedOrMixedStatus: {
    label: "Someone in my family is without papers, or we would rather have both sets of facts",
    detail:
      "Adds what is known about applying and aid for such families. We never ask who it is, or which papers.",
  },
  disabilityServices: {
    label: "I use, or may use, disability services",
    detail: "Adds extra time on tests, and the college’s own office, where support is asked for anew.",
  },
  militaryFamily: {
    label: "My family serves or served in the military",
    detail: "Adds education benefits, where you pay the in-state price, and academies and ROTC.",
  },
  communityCollegeFirst: {
    label: "Community college first",
    detail: "Adds courses that count later, and the way on to a four-year college.",
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

export const formWords = {
  name: "Application timeline",
  question: (step: Step) => questions[step],
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  continue: "Continue",
  done: "Done",
  make: "Make my timeline",
  back: "Back",
  backToSummary: "Back to your answers",
  unknown: "I do not know yet",
  ratherNot: "Rather not say",
  noneOfThese: "None of these",
  chooseOrSkip: "Choose what applies, or “None of these”, or say that you do not know yet.",
  keptHere: "Without an account your answers stay on this device.",
  notKept: "This browser does not let pages keep anything, so your answers last until you close this page.",
  full: "This device has no room left, so the last change is not saved. It still counts on this page.",
  undo: "Undo",
  class: {
    year: "Or the year you finish high school",
    yearHint: "Four digits, such as 2028.",
    gradeDetail: (graduationYear: number) => `Class of ${graduationYear}`,
    finishedDetail: (graduationYear: number) => `Class of ${graduationYear} or before`,
    needed: "Choose a grade, or type the year.",
    path: {
      legend: "What are you applying for?",
      options: {
        firstYear: {
          label: "My first college",
          detail: "After a gap year, work, service or family years, at any age.",
        },
        transfer: {
          label: "Moving from one college to another",
          detail: "Adds credits, college transcripts and what transfers need for aid.",
        },
      } satisfies Record<StudyPath, Choice>,
      start: "When do you want to start?",
      term: (term: "fall" | "spring", year: number) => (term === "fall" ? `Fall ${year}` : `Spring ${year}`),
      springDetail: "Not every college or major takes students in January.",
      note: "The dates we know are for first-year students in fall. For a transfer or a spring start, your timeline says which colleges to ask.",
    },
    reached: (graduationYear: number, grade: number) =>
      grade > 12
        ? "You have finished high school."
        : `Class of ${graduationYear}: ${grade < 9 ? "not yet in high school" : `grade ${grade}`} now, college from fall ${graduationYear}.`,
    problem: (problem: GraduationYearProblem) => {
      switch (problem.code) {
        case "tooEarly":
          return `That class has left school: choose “Finished high school” above. By year, a timeline can be made for the classes of ${problem.earliest} to ${problem.latest}.`;
        case "tooLate":
          return `That is too far ahead. A timeline can be made for the classes of ${problem.earliest} to ${problem.latest}. Is a digit wrong?`;
        default:
          return "Type the year with four digits, such as 2028.";
      }
    },
  },
  colleges: {
    add: "Add a college",
    none: "No college is fine too: a timeline without colleges has the tasks of your year, and you can add colleges later.",
    count: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
    place: (city: string, state: string) => `${city}, ${state}`,
    gone: (unitId: number) => `College ${unitId}`,
    goneWhy: "It is not in this release of the data. It stays on your list, and adds no tasks.",
    status: (status: CollegeStatus) => statuses[status],
    remove: "Remove",
    removeLabel: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is off your list. What you ticked for it is kept.`,
  },
  plans: {
    name: (plan: ApplicationPlan) => plans[plan].label,
    /** In running text. */
    inText: (plan: ApplicationPlan) => plans[plan].label.replace(/^./, (first) => first.toLowerCase()),
    detail: (plan: ApplicationPlan) => plans[plan].detail,
    open: "Not decided yet",
    known: "Known of this college",
    unknown: "Not in what we know of it",
    unheard: "We know no rounds of this college",
    optionDate: (name: string, date: string) => `${name}, ${date}`,
    optionOver: (name: string, date: string) => `${name}, ${date} (over)`,
    optionAbout: (name: string, date: string) => `${name}, about ${date}`,
    isExpected: (date: string) =>
      `Usually around ${date}. We could not confirm it for this year, so check with the college.`,
    optionThisYear: (name: string, date: string) => `${name}, this year ${date}`,
    isUnknown: "We do not know whether this college offers it. Check before you count on it.",
    noDate: "We do not know its date. Check with the college.",
    isOver: (date: string) => `Its date, ${date}, is over. Ask the college what is still open.`,
    byDate: (date: string) => `Due ${date}. Confirm it with the college, and aim for a day earlier.`,
    byDates: (dates: string) => `More than one date: ${dates}. Ask which is yours.`,
    thisYear: (date: string) =>
      `For this year’s class it is ${date}. Yours is not published yet: expect it near that day.`,
    thisYears: (dates: string) =>
      `For this year’s class these are ${dates}. Yours are not published yet: expect them near those days.`,
    check: "Check with the college",
    failedTitle: "The rounds and dates could not be fetched",
    failedKept: "You can choose all the same; your choices are kept on this device.",
    loading: "The rounds are on their way. You can choose already.",
  },
  clashes: {
    twoEarly: (plan: string, others: string) =>
      `You also chose ${plan} at ${others}. It binds you to the college that admits you, so it can be only one: choose another plan here or there.`,
    restrictive: (others: string) =>
      `You also plan an early application to ${others}. Restrictive early action limits those; many such rules allow public colleges. Read the rule of this college.`,
  },
  tests: {
    option: (test: TestPlan) => tests[test],
    note: "Many colleges do not ask for a score. Each college’s page says what it does with one.",
  },
  aid: {
    option: (form: AidForm) => aidForms[form],
    note: "A later date for one college does not help with another: your timeline uses the earliest.",
  },
  situations: {
    option: (situation: Situation) => situations[situation],
    private:
      "These answers are kept like your notes: on this device, and in no link that you share. A saved plan file leaves them out where it leaves out notes.",
  },
};

const names = new Intl.ListFormat("en-US");

/** "Rice University and Baylor University". */
export function joinTexts(texts: readonly string[]): string {
  return names.format(texts);
}
