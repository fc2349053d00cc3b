/** The text of the page of tools and resources. */

/** The picture for a tool. */
export type ToolPicture = "chance" | "price" | "search" | "compare" | "index" | "plan" | "deadlines" | "trip";

export type Tool = { title: string; gives: string; to: string; action: string; picture: ToolPicture };

export const words = {
  title: "Planning tools",
  lead: "Each works by itself, without an account. Together they make your plan.",
  sample: "Sample",

  tools: [
    {
      title: "Match quiz",
      gives:
        "A first list of eight real colleges after three questions. Each has a chance as a range, a price band, and the reasons.",
      to: "/college-match-quiz",
      action: "Start the quiz",
      picture: "chance",
    },
    {
      title: "Cost calculator",
      gives:
        "What a family like yours pays at up to four colleges: a year, four years, and the loan payment after.",
      to: "/college-cost-calculator",
      action: "Work out a price",
      picture: "price",
    },
    {
      title: "Find colleges",
      gives:
        "Every college in the federal data, by name, nickname or place, with a page of figures for each.",
      to: "/colleges",
      action: "Look one up",
      picture: "search",
    },
    {
      title: "Compare",
      gives: "Up to four colleges next to each other on chance, price and outcomes.",
      to: "/compare",
      action: "Compare colleges",
      picture: "compare",
    },
    {
      title: "FAFSA calculator",
      gives:
        "Your Student Aid Index and Pell Grant, with every line of the official worksheet, and a sheet for filling in the form.",
      to: "/tools/fafsa-calculator",
      action: "Work out the index",
      picture: "index",
    },
    {
      title: "Aid offers",
      gives:
        "Up to eight award letters, read on your device: gifts, jobs and loans apart, what each leaves out, and the net price for one year and four.",
      to: "/offers",
      action: "Compare offers",
      picture: "compare",
    },
    {
      title: "Ask the counselor",
      gives:
        "A question in your own words, answered from your plan and published figures, with the sources. It works offline, and no AI model takes part.",
      to: "/counselor",
      action: "Ask a question",
      picture: "search",
    },
    {
      title: "My plan",
      gives:
        "Your list with its balance, the odds that it ends in a yes you can pay for, and what to do next. To print, and to save as a file.",
      to: "/my-plan",
      action: "Open my plan",
      picture: "plan",
    },
    {
      title: "Application timeline",
      gives:
        "Your year by month, by college and by person, reckoned back from your colleges’ dates. To tick off, to print, and for your calendar.",
      to: "/application-timeline",
      action: "Make my timeline",
      picture: "deadlines",
    },
    {
      title: "Visit planner",
      gives:
        "A campus trip in the best order: days with drives and tours, nights, what it costs, and a sheet to take along.",
      to: "/college-visit-planner",
      action: "Plan a trip",
      picture: "trip",
    },
  ] satisfies readonly Tool[],

  pictures: {
    chance: (low: number, high: number) => `A sample chance: ${low} to ${high} of 100.`,
    chanceText: (low: number, high: number) => `${low} to ${high} of 100`,
    price: "A sample price band on a line that ends at the full price.",
    priceText: (low: string, high: string) => `${low} to ${high} a year`,
    typed: "Mizzou",
    found: "University of Missouri-Columbia",
    compareCorner: "Figure",
    compareHead: ["Admitted", "Cost before grants", "Earnings after ten years"],
    compareSource: "College Scorecard, release of June 10, 2026",
    indexLines: [
      ["9", "Available income", "32,030"],
      ["19", "The parents’ part", "7,624"],
      ["37", "Student Aid Index", "7,654"],
    ],
    indexHead: ["Line", "Worksheet A", "Dollars"],
    indexSource: "A test record of the U.S. Department of Education, 2025-26",
    trip: "A sample trip: from home to three colleges and back.",
    day: "Jan",
    dates: ["1", "5", "15"],
  },

  trustTitle: "Behind the tools",
  trust: [
    {
      label: "How every number is made",
      text: "The rules, their sources, and a test of each against past years.",
      to: "/methodology",
    },
    { label: "Your data", text: "What is on this device. Save it, move it or erase it.", to: "/your-data" },
    {
      label: "Help center",
      text: "Sixteen articles, a tool in each, and quick answers.",
      to: "/help-center",
    },
  ],

  guidesTitle: "Guides that work out your case",
  guides: [
    {
      label: "Paying for college",
      text: "Savings, loans, repayment, work and tax credits, each with a sheet for your own figures.",
      to: "/college-financial-planning-guide",
    },
    {
      label: "Parents in two households",
      text: "Which parent the FAFSA asks, and a part for each household.",
      to: "/divorced-parents-guide",
    },
    {
      label: "State guides",
      text: "Aid, dates, applying and colleges in fifteen states, with what you might get.",
      to: "/state-college-planning-guides",
    },
  ],

  comingTitle: "Being built",
  comingLead: "Each has a page that says what it will do, and what helps until then.",
  coming: [
    {
      label: "AI counselor",
      text: "Answers from the same rules, with sources.",
      to: "/features#ai-counselor",
    },
    { label: "Essay coach", text: "Notes on a draft. It writes nothing.", to: "/features#essay-coach" },
  ],
  hear: "Hear when one is ready",

  publicTitle: "Official sites worth knowing",
  publicLead: "None of them is ours, and none has approved us.",
  publicSites: [
    {
      label: "Federal Student Aid",
      text: "The FAFSA form, an estimate of your aid, and your loans.",
      to: "https://studentaid.gov/",
    },
    {
      label: "College Scorecard",
      text: "The government’s figures on cost, debt and earnings. Most of ours come from here.",
      to: "https://collegescorecard.ed.gov/",
    },
    {
      label: "College Navigator",
      text: "What each college reports to the National Center for Education Statistics (IPEDS).",
      to: "https://nces.ed.gov/collegenavigator/",
    },
    {
      label: "CSS Profile",
      text: "The second aid form, run by the College Board, that some colleges ask for.",
      to: "https://cssprofile.collegeboard.org/",
    },
  ],
};
