/** The text of /features: what works today with a link to it, and what is planned with what helps until then. */
import { formatUsd } from "#lib/format.ts";

export const words = {
  hero: {
    title: "What Tassel does today, and what is next",
    lead: "Every feature below links straight to it. If something is not built yet, we say so and tell you what to use until then.",
    start: "Start the match quiz",
    index: "Features on this page",
    todayTitle: "Works today",
    toComeTitle: "To come",
    promisesTitle: "Open one now",
  },
  waitlist: { label: "Tell me when it’s ready", to: "/waitlist" },
  willTitle: "What it will do",
  untilTitle: "Until then",

  matching: {
    id: "college-matching",
    name: "College matching",
    title: "A safety you can pay for",
    lead: "Every college gets two labels. One says how likely you are to get in: safety, likely, target or reach. The other says whether the price fits your budget. A financial safety is both: sure to admit you, and one you can pay for.",
    rowsTitle: "Two safeties, but only one is sure to fit the budget",
    keys: { chance: "Admission", price: "Price" },
    fits: (pay: string) => `all within ${pay}`,
    over: (pay: string) => `may go above ${pay}`,
    points: [
      {
        title: "A match with reasons",
        text: "A percentage shows how well a college fits what you asked for. It is never mixed with your chance of getting in.",
      },
      {
        title: "A balanced list from the start",
        text: "Your first list starts with colleges that are sure to admit you and fit your budget. Each says why it is there, and below the list we say what we looked for and could not find.",
      },
      {
        title: "Every college, not just the famous ones",
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
    title: "See the gap before the bill comes",
    lead: "See likely grants, what your family can pay, and what is left to cover, year by year, for up to four colleges at once.",
    stackTitle: (fall: number) => `First year, fall ${fall}, at the middle of the price range`,
    parts: { grants: "likely grants", family: "the family pays", gap: "not covered" },
    stackHeard: (college: string, grants: string, family: string, gap: string) =>
      `${college}: likely grants ${grants}, the family pays ${family}, not covered ${gap}.`,
    noGap: "all covered",
    gap: (amount: string) => `${amount} not covered`,
    points: [
      "Every year of a degree, with a price increase you can change",
      "The federal loan that would cover the gap, and its monthly payment",
      "Your Student Aid Index and Pell Grant, with every line of the worksheet",
      "Award letters side by side, with gift aid, work and loans kept separate",
      "Every step of the math, with its source and year",
    ],
    links: [
      { label: "Open the cost calculator", to: "/college-cost-calculator" },
      { label: "Calculate your Student Aid Index", to: "/tools/fafsa-calculator" },
      { label: "Compare award letters", to: "/offers" },
      { label: "Compare colleges side by side", to: "/compare" },
    ],
    toCome: "Reading an award letter from a photo. Today you can open a PDF, paste the text or type it in.",
  },

  tasks: {
    id: "task-management",
    name: "Task management",
    title: "The next step, and why",
    lead: "Your plan looks at what you have so far and tells you what would help most now. There is nothing to set up.",
    cardTitle: "Next steps in a plan",
    tag: "Sample",
    steps: [
      {
        step: "Add one financial safety",
        why: "A college that is sure to admit you, at a price you can pay.",
      },
      {
        step: "Add your family’s income",
        why: "It narrows every price range. It stays on this device unless you share it.",
      },
      {
        step: "Run the college’s net price calculator",
        why: "Our range is an estimate. The college’s calculator asks more and knows its own aid.",
      },
    ],
    links: [
      { label: "Open your plan", to: "/my-plan" },
      { label: "See all your tasks", to: "/timeline-success" },
    ],
    with: "With an account, parents check off their own tasks on their own device, and you can get reminders by email.",
  },

  timeline: {
    id: "timeline-management",
    name: "Timeline management",
    title: "Your year, month by month",
    lead: "Your grade and your colleges become a list of what to do, by when, and who does it. Ask for a letter four weeks ahead. Send scores before the deadline. File each form in the right order.",
    points: [
      "Each date says where it comes from: published, expected from another year, counted back, or one to ask about",
      "We point out conflicts: two binding applications, scores that arrive too late, more essays than weeks",
      "Change your list, and everything you checked off, moved or added stays",
      "Add it to your own calendar or subscribe, and dates that change follow. Print it on one page, or save it as a table",
    ],
    links: [
      { label: "Build your timeline", to: "/application-timeline" },
      { label: "Plan campus visits", to: "/college-visit-planner" },
    ],
    months: ["Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May"],
    drawing:
      "A sample senior year from August to May, with most of its dates in October, November and January.",
  },

  progress: {
    id: "progress-tracking",
    name: "Progress tracking",
    title: "Know the status of each application",
    lead: "Your timeline counts how much of what is due is done. Give each college a status. When a decision comes, the odds of your whole list change with it.",
    statuses: ["Considering", "Applying", "Applied", "Admitted", "Going there"],
    statusesHeard: "The statuses of a college",
    others: "Or: not admitted, or waitlisted.",
    oddsTitle: "How one decision changes a list of five",
    oddsNote:
      "The sample student’s list: UT San Antonio, Houston, Southwestern, UT Austin and Rice. Out of 100 plans like this, this many get into at least one four-year college that fits the budget.",
    odds: { before: "before any decision", yes: "UT San Antonio says yes", no: "UT San Antonio says no" },
    under1: "Fewer than 1",
    links: [{ label: "Open your plan", to: "/my-plan" }],
  },

  parents: {
    id: "parent-dashboard",
    name: "Parent dashboard",
    title: "A parent’s own view of the plan",
    lead: "With an account, a student can invite a parent or a counselor to the plan and decide what each of them sees.",
    points: [
      "Parents see the list, the dates and the prices, and check off their own tasks",
      "The student decides who sees notes and money figures",
      "Two households can each keep their figures private",
      "When the student stops sharing, they see nothing more",
    ],
    links: [
      { label: "Tassel for parents", to: "/parents" },
      { label: "Open the plans shared with me", to: "/family" },
      { label: "Share without an account: save or print the plan", to: "/my-plan" },
    ],
  },

  counselor: {
    id: "ai-counselor",
    name: "AI counselor",
    title: "Ask about your plan in your own words",
    lead: "Type a question the way you would ask a person: “When is Purdue due?”, “Can we afford Rice?”, “What should I do this week?” The answer comes from your plan and the same rules as the tools.",
    points: [
      "Each answer begins with how it read your question",
      "Every figure has its source and year",
      "When it does not know, it says so",
      "It answers on your device, offline too, and the conversation stays there",
    ],
    links: [
      { label: "Ask the counselor", to: "/counselor" },
      { label: "How often it is right", to: "/ai-technology#counselor-test" },
    ],
  },

  essay: {
    id: "essay-coach",
    name: "Essay coach",
    title: "Questions about your essay, never a ghostwriter",
    lead: "See what your colleges ask you to write, and write it here. When you ask for a reading, written rules ask questions about exact sentences of your draft. You decide what to change.",
    points: [
      "The essay questions of 80 colleges, the Common App and the University of California, with limits, and due dates from your plan",
      "Short questions that help you find your own story",
      "It notices a part of the prompt you have not answered, or another college’s name",
      "A grammar check when you ask for it, on your own device",
      "Earlier versions of your draft, to compare and bring back",
      "You can write offline, with a count beside the limit",
      "With an account, people you invite can comment on a sentence, and never change it",
      "If you turn it on, a record of how an essay was written: what was typed and pasted, and when, without its text",
      "What colleges say about AI in essays, where we found it",
      "Where a site has a language model, more questions from it if you say yes. Without one, no model reads your draft",
      "It never writes a sentence, and it gives no score",
    ],
    links: [
      { label: "Open your essays", to: "/essays" },
      { label: "Check a writing record", to: "/authorship" },
      { label: "What AI does here, and what it does not", to: "/ai-technology" },
    ],
  },

  photoToCome: {
    id: "letter-photo",
    name: "Letters from a photo",
    title: "An award letter from a photo",
    will: "You will take a picture of the letter, and it will be read on your device.",
    until: "Open the PDF, paste the text, or type the letter in.",
    link: { label: "Compare award letters", to: "/offers" },
  },

  end: {
    title: "Try what works today",
    text: "All of it is free, and you don’t need an account.",
    start: "Start the match quiz",
    all: { label: "See all the tools", to: "/tools" },
  },
  amount: (usd: number) => formatUsd(Math.round(usd / 100) * 100),
};
