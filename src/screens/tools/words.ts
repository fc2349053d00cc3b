/** The text of the page of tools and resources. */

/** The picture for a tool. */
export type ToolPicture =
  | "chance"
  | "price"
  | "search"
  | "compare"
  | "index"
  | "plan"
  | "deadlines"
  | "trip"
  | "draft";

export type Tool = { title: string; gives: string; to: string; action: string; picture: ToolPicture };

export const words = {
  title: "Planning tools",
  lead: "Use one tool, or use them together to build your plan. No account needed.",
  sample: "Sample",

  tools: [
    {
      title: "Match quiz",
      gives:
        "Answer three questions to get a first list of up to ten real colleges. Each shows your chance, a price range and why it is on the list.",
      to: "/college-match-quiz",
      action: "Start the quiz",
      picture: "chance",
    },
    {
      title: "Cost calculator",
      gives:
        "See what a family like yours pays at up to four colleges: one year, four years, and the loan payment afterward.",
      to: "/college-cost-calculator",
      action: "Estimate a price",
      picture: "price",
    },
    {
      title: "Find colleges",
      gives:
        "Search every college in the federal data by name, nickname or place. Each has its own page of figures.",
      to: "/colleges",
      action: "Look up a college",
      picture: "search",
    },
    {
      title: "Compare",
      gives: "Compare your chances, prices and outcomes at up to four colleges.",
      to: "/compare",
      action: "Compare colleges",
      picture: "compare",
    },
    {
      title: "FAFSA calculator",
      gives:
        "Work out your Student Aid Index and Pell Grant, with every line of the official worksheet and a sheet to help you fill out the form.",
      to: "/tools/fafsa-calculator",
      action: "Estimate my index",
      picture: "index",
    },
    {
      title: "Aid offers",
      gives:
        "Compare up to eight award letters, read on your device. See gift aid, work-study and loans separately, what each letter leaves out, and the net price for one year and for four.",
      to: "/offers",
      action: "Compare offers",
      picture: "compare",
    },
    {
      title: "Ask the counselor",
      gives:
        "Ask in your own words. Answers come from your plan and published figures, with the sources. It works offline.",
      to: "/counselor",
      action: "Ask a question",
      picture: "search",
    },
    {
      title: "Essays",
      gives:
        "See what each college asks you to write. Keep your drafts here, and get questions about specific sentences, never a rewrite.",
      to: "/essays",
      action: "Open my essays",
      picture: "draft",
    },
    {
      title: "My plan",
      gives:
        "See your list, its balance, your odds of a four-year college you can pay for, and what to do next. Print it or save it as a file.",
      to: "/my-plan",
      action: "Open my plan",
      picture: "plan",
    },
    {
      title: "Application timeline",
      gives:
        "See your year by month, by college and by person, planned back from your colleges’ deadlines. Check off tasks, print it, or add it to your calendar.",
      to: "/application-timeline",
      action: "Make my timeline",
      picture: "deadlines",
    },
    {
      title: "Visit planner",
      gives:
        "Plan a campus trip in the best order, with drives, tours, overnight stays and costs, and a sheet to bring with you.",
      to: "/college-visit-planner",
      action: "Plan a trip",
      picture: "trip",
    },
  ] satisfies readonly Tool[],

  pictures: {
    chance: (low: number, high: number) => `A sample chance: ${low}–${high}%.`,
    chanceText: (low: number, high: number) => `${low}–${high}%`,
    price: "A sample price range on a line that ends at the sticker price.",
    priceText: (low: string, high: string) => `${low} to ${high} a year`,
    typed: "Mizzou",
    found: "University of Missouri-Columbia",
    compareCorner: "Figure",
    compareHead: ["Admitted", "Cost before grants", "Earnings after ten years"],
    compareSource: "College Scorecard, June 2026 release",
    indexLines: [
      ["9", "Available income", "32,030"],
      ["19", "The parents’ part", "7,624"],
      ["37", "Student Aid Index", "7,654"],
    ],
    indexHead: ["Line", "Worksheet A", "Dollars"],
    indexSource: "A test record of the U.S. Department of Education, 2025-26",
    draftSentence: "I have always been passionate about helping others.",
    draftQuestion: "What were you doing the last time you forgot to look at the clock?",
    trip: "A sample trip: from home to three colleges and back.",
    day: "Jan",
    dates: ["1", "5", "15"],
  },

  trustTitle: "Behind the tools",
  trust: [
    {
      label: "How we calculate every number",
      text: "The rules, their sources, and how well each one predicted real results.",
      to: "/methodology",
    },
    {
      label: "Your data",
      text: "See what is saved on this device, and export, move or erase it.",
      to: "/your-data",
    },
    {
      label: "Help center",
      text: "Sixteen articles, each with a tool, and quick answers.",
      to: "/help-center",
    },
  ],

  guidesTitle: "Guides for your situation",
  guides: [
    {
      label: "Paying for college",
      text: "Savings, loans, repayment, work and tax credits, each with a worksheet for your own numbers.",
      to: "/college-financial-planning-guide",
    },
    {
      label: "Parents in two households",
      text: "Which parent goes on the FAFSA, and what each household needs to do.",
      to: "/divorced-parents-guide",
    },
    {
      label: "State guides",
      text: "Aid, deadlines, admissions and colleges in every state, D.C. and Puerto Rico.",
      to: "/state-college-planning-guides",
    },
  ],

  publicTitle: "Official sites worth knowing",
  publicLead: "These sites aren’t ours, and they don’t endorse us.",
  publicSites: [
    {
      label: "Federal Student Aid",
      text: "File the FAFSA, estimate your aid and see your loans.",
      to: "https://studentaid.gov/",
    },
    {
      label: "College Scorecard",
      text: "Federal figures on cost, debt and earnings. Most of ours come from here.",
      to: "https://collegescorecard.ed.gov/",
    },
    {
      label: "College Navigator",
      text: "What each college reports to the National Center for Education Statistics (IPEDS).",
      to: "https://nces.ed.gov/collegenavigator/",
    },
    {
      label: "CSS Profile",
      text: "A second aid form, from the College Board, that some colleges require.",
      to: "https://cssprofile.collegeboard.org/",
    },
  ],
};
