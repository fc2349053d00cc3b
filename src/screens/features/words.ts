/** The text of /features: what works today with a link to it, and what is planned with what helps until then. */
import { formatUsd } from "#lib/format.ts";

export const words = {
  hero: {
    title: "What Tassel does today, and what is to come",
    lead: "Each feature below links to the thing itself. Where something is not built yet, it says so and tells you what helps until then.",
    start: "Start the match quiz",
    index: "Features on this page",
    todayTitle: "Works today",
    toComeTitle: "To come",
  },
  waitlist: { label: "Hear when it is ready", to: "/waitlist" },
  willTitle: "What it will do",
  untilTitle: "Until then",

  matching: {
    id: "college-matching",
    name: "College matching",
    title: "A safety you can pay for",
    lead: "Every college gets two marks. One says how sure you are to get in: safety, likely, target or reach. The other says whether the price fits your budget. A financial safety is both.",
    rowsTitle: "Two safeties, one of them surely within budget",
    keys: { chance: "In", price: "Paid for" },
    fits: (pay: string) => `all of it within ${pay}`,
    over: (pay: string) => `may go above ${pay}`,
    points: [
      {
        title: "A match with reasons",
        text: "A percentage for how well a college meets what you asked for. It is never mixed with your chance.",
      },
      {
        title: "A list that is balanced from the start",
        text: "Your first list mixes safeties, likely schools, targets and reaches, not eight long shots.",
      },
      {
        title: "Every college, not only the famous ones",
        text: "Search by name, nickname or place, and filter by what matters to you.",
      },
    ],
    links: [
      { label: "Take the match quiz", to: "/college-match-quiz" },
      { label: "Search all colleges", to: "/colleges" },
    ],
  },

  money: {
    id: "financial-planning",
    name: "Financial planning",
    title: "See the gap before it is a bill",
    lead: "Grants first, then what your family can pay, then what is still missing. Year by year, for up to four colleges at once.",
    stackTitle: (fall: number) => `First year, fall ${fall}, in the middle of the price band`,
    parts: { grants: "likely grants", family: "the family pays", gap: "still missing" },
    stackHeard: (college: string, grants: string, family: string, gap: string) =>
      `${college}: likely grants ${grants}, the family pays ${family}, still missing ${gap}.`,
    noGap: "nothing missing",
    gap: (amount: string) => `${amount} missing`,
    points: [
      "All the years of a degree, with price growth you can change",
      "The federal loan that would cover the gap, and its payment a month",
      "Your Student Aid Index and Pell Grant, with every line of the worksheet",
      "Award letters side by side, with gifts, jobs and loans apart",
      "Each step of the sum, with its source and its year",
    ],
    links: [
      { label: "Open the cost calculator", to: "/college-cost-calculator" },
      { label: "Work out the Student Aid Index", to: "/tools/fafsa-calculator" },
      { label: "Put aid offers side by side", to: "/offers" },
      { label: "Compare colleges side by side", to: "/compare" },
    ],
    toCome: "Aid offers read from a photo. Today you open a PDF, paste the text or type it in.",
  },

  tasks: {
    id: "task-management",
    name: "Task management",
    title: "The next step, and why",
    lead: "Your plan looks at what you have and names what would help most now. Nothing to set up.",
    cardTitle: "Next steps in a plan",
    tag: "Sample",
    steps: [
      {
        step: "Add one financial safety",
        why: "A college that is sure to admit you, at a price you can pay.",
      },
      {
        step: "Add your family’s income",
        why: "It narrows every price band. It stays on this device unless you share it.",
      },
      {
        step: "Run the college’s own price calculator",
        why: "Our band is an estimate. The college’s calculator asks more and knows its own aid.",
      },
    ],
    links: [
      { label: "Open your plan", to: "/my-plan" },
      { label: "See all your tasks", to: "/timeline-success" },
    ],
    with: "With an account a parent ticks their own tasks on their own device, and reminders come by email if you want them.",
  },

  timeline: {
    id: "timeline-management",
    name: "Timeline management",
    title: "Your year, month by month",
    lead: "Your grade and your colleges make a list of what to do, by when, and who does it. A letter is asked for four weeks ahead, a score is sent before the deadline, a form waits for the one before it.",
    points: [
      "Each date says where it is from: published, expected from another year, reckoned back, or to be asked",
      "What clashes is said: two binding applications, scores that come too late, more essays than weeks",
      "Change your list, and what you ticked, moved or added stays",
      "Into your own calendar, on one printed page, or as a table",
    ],
    links: [
      { label: "Make your timeline", to: "/application-timeline" },
      { label: "Plan campus visits", to: "/college-visit-planner" },
    ],
    toCome: "A calendar address that keeps itself up to date, for those who sign in.",
    months: ["Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May"],
    drawing:
      "A sample senior year from August to May, with most of its dates in October, November and January.",
  },

  progress: {
    id: "progress-tracking",
    name: "Progress tracking",
    title: "Know where each application stands",
    lead: "Your timeline counts what is done of what is due. Give each college its status. When an answer comes, the odds of your whole list change with it: a yes is a yes, and a no is left out.",
    statuses: ["Considering", "Applying", "Applied", "Admitted", "Going there"],
    statusesHeard: "The statuses of a college",
    others: "Or: not admitted, or waitlisted.",
    oddsTitle: "What one answer does to a list of five",
    oddsNote:
      "The sample student’s list: UT San Antonio, Houston, Southwestern, UT Austin and Rice. Of 100 plans, so many get at least one yes that fits the budget.",
    odds: { before: "before any answer", yes: "UT San Antonio says yes", no: "UT San Antonio says no" },
    under1: "Fewer than 1",
    links: [{ label: "Open your plan", to: "/my-plan" }],
  },

  parents: {
    id: "parent-dashboard",
    name: "Parent dashboard",
    title: "A parent’s own view of the plan",
    lead: "With an account a student lets a parent or a counselor into the plan, and decides what each of them sees.",
    points: [
      "Parents see the list, the dates and the prices, and tick off the tasks that are theirs",
      "Notes and money figures are shown only to whom the student shows them",
      "Two households each keep their figures to themselves",
      "Taken back, nothing more is seen from that moment on",
    ],
    links: [
      { label: "Tassel for parents", to: "/parents" },
      { label: "Open the plans shared with me", to: "/family" },
      { label: "Share a plan without one: save or print it", to: "/my-plan" },
    ],
  },

  counselor: {
    id: "ai-counselor",
    name: "AI counselor",
    title: "Ask about your plan in your own words",
    will: "Answers to questions like “which of my colleges could we pay for?”. They will come from the same rules and figures as the tools, with a link to each source. It will say so when it does not know.",
    until:
      "You can already ask the counselor. It answers from the same rules and figures, with the sources, and no language model takes part.",
    link: { label: "Ask the counselor", to: "/counselor" },
    more: { label: "What AI will and will not do here", to: "/ai-technology" },
  },

  essay: {
    id: "essay-coach",
    name: "Essay coach",
    title: "Questions about your essay, never a ghostwriter",
    will: "It will ask you questions and point to places that are not clear yet. It will not write a sentence for you: the essay stays yours.",
    until:
      "Keep your ideas as notes beside each college in your plan. Nobody else sees them unless you share them.",
    link: { label: "Open your plan", to: "/my-plan" },
    more: { label: "What AI will and will not do here", to: "/ai-technology" },
  },

  end: {
    title: "Try what works today",
    text: "All of it is free, and none of it needs an account.",
    start: "Start the match quiz",
    all: { label: "See all the tools", to: "/tools" },
  },
  amount: (usd: number) => formatUsd(Math.round(usd / 100) * 100),
};
