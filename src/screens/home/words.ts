/** The text of the home page. */
export const words = {
  hero: {
    title: "College plans that add up",
    lead: "Real colleges, your chance of getting in, and the price for a family like yours.",
    start: "Get Started Free",
    how: "See How It Works",
    quiz: "Answer three questions",
    note: "Free, no account needed. Every number comes with its source, and your answers stay on your device.",
  },
  demo: {
    tag: "Sample",
    title: "A plan in October",
    progress: (percent: string) => `${percent} of the plan done`,
    steps: (done: number, all: number) => `${done} of ${all} steps done`,
    next: "Next:",
    nextStep: "compare the cost of two target schools.",
    note: "This is a sample. Yours starts with your own answers.",
  },
  labels: { safety: "Safety", likely: "Likely", target: "Target", reach: "Reach" },
  value: {
    title: "Three questions every family asks",
    lead: "They deserve better answers than a ranking and a sticker price.",
    chance: {
      question: "Will I get in?",
      figure: (low: number, high: number) => `${low}–${high}%`,
      unit: "chance",
      dots: (low: number, high: number) => `100 dots: ${low} filled, ${high - low} shaded, the rest empty.`,
      text: "You see your chance as a range and as 100 dots. The narrower the range, the surer we are.",
      note: "A sample student",
    },
    price: {
      question: "What would we pay?",
      figure: (low: string, high: string) => `${low} to ${high}`,
      unit: "a year",
      band: "A price range on a line that ends at the sticker price.",
      text: "You see a price range based on your income, your state and where you would live, next to the sticker price.",
      note: "A sample family",
    },
    trust: {
      question: "Who says so?",
      figureUnit: "admitted",
      rows: [
        ["College", "The University of Texas at Austin"],
        ["Year", "Fall 2024"],
        ["Source", "College Scorecard"],
      ],
      text: "Every figure comes with its source and year. If nobody publishes a figure, we say so.",
      note: "See all figures for this college",
    },
  },
  prices: {
    title: "One college, five prices",
    text: (college: string, full: string) =>
      `A year at ${college} cost ${full} before grants. What students paid after grants depended on their family’s income.`,
    caption: "Average price after grants by family income",
    gap: "a year between the lowest and highest",
    full: "Before grants",
    source: "College Scorecard, 2023-24",
    detail: "In-state students who received federal aid.",
    link: "See what your family would pay",
  },
  about: {
    title: "Why we built Tassel",
    text: [
      "Choosing a college is one of the biggest decisions a family makes, and much of the marketing around it is impossible to check.",
      "Tassel starts with figures that the government and the colleges publish. It shows its work and tells you how sure it is.",
    ],
    countUnit: "colleges and schools",
    countNote:
      "College Scorecard, June 2026 release. Each dot is a place with colleges, and a larger dot means more of them. The map leaves out Puerto Rico and the U.S. islands, but you can search for colleges there.",
    map: "A dot map of the United States, dense in the Northeast, the Midwest and California and sparse in the Mountain West and Alaska.",
    link: { label: "How we calculate every number", to: "/methodology" },
    more: { label: "More about Tassel", to: "/about" },
  },
  tools: {
    title: "Planning tools",
    lead: "Use one tool, or use them together to build your plan.",
    quiz: {
      title: "College match quiz",
      text: "Answer three questions to get your first list. Every answer after that refines it.",
    },
    cost: {
      title: "Cost calculator",
      text: "Compare four years of costs, and the loan payment, at up to four colleges.",
    },
    colleges: {
      title: "College search",
      text: "Search by name, nickname or place. See deadlines, majors and outcomes on one page.",
    },
    compare: { title: "Compare", text: "See chances, prices and outcomes side by side." },
    plan: { title: "My plan", text: "See your list, its balance, its odds and what to do next." },
    fafsa: {
      title: "FAFSA calculator",
      text: "Work out your Student Aid Index and Pell Grant, line by line.",
    },
    offers: {
      title: "Aid offers",
      text: "Compare award letters side by side, with gift aid, work-study and loans separated.",
    },
    paying: {
      title: "Paying for college",
      text: "Plan savings, loans, work and tax credits with your own numbers.",
    },
    timeline: {
      title: "Application timeline",
      text: "See what to do and when, with a source for each date. Add it to your calendar.",
    },
    visits: {
      title: "Visit planner",
      text: "Plan the best route between campuses, with drives, overnight stays and costs.",
    },
    states: {
      title: "State guides",
      text: "Aid, deadlines, admissions and colleges in every state, D.C. and Puerto Rico.",
    },
    all: { label: "All tools", to: "/tools" },
  },
  features: {
    title: "What you’ll see",
    balance: {
      title: "A balanced, realistic list",
      text: "Each college gets two labels: how likely you are to get in, and whether the price fits your budget.",
      labels: {
        safety:
          "You can count on getting in. If the price also fits your budget, the college is a financial safety.",
        likely: "About a 3-in-4 chance or better.",
        target: "Between a 1-in-4 and a 3-in-4 chance.",
        reach: "Less than a 1-in-4 chance, or a college that admits fewer than 1 in 5.",
      },
    },
    odds: {
      title: "The odds of the whole list",
      text: "What matters is getting into a college your family can pay for.",
      unit: "in 100 get into at least one they can afford",
      note: "A sample list of nine colleges",
      dots: (count: number) => `100 dots, ${count} of them filled.`,
    },
    keep: {
      title: "Yours to keep",
      items: [
        {
          title: "On your device",
          text: "What you tell us about money stays there unless you choose to share it.",
        },
        { title: "Without internet", text: "After your first minute on the site, the tools work offline." },
        { title: "On paper", text: "Print your plan, or export it as a file." },
      ],
    },
    counselor: {
      title: "An AI counselor that names its source",
      text: "Ask in your own words. Answers come from your plan and published figures. When it doesn’t know, it says so.",
      shows:
        "The question “When is UT Austin due?” with its answer: the early action and regular decision deadlines, and where they come from.",
      note: "A sample student’s question",
      link: { label: "Ask the counselor", to: "/counselor" },
    },
    essay: {
      title: "An essay coach that never writes for you",
      text: "See what your colleges ask, write your answers here, and get questions about specific sentences. You decide what to change.",
      shows:
        "Two questions about sentences in a sample draft, such as: Which single day would you show, if you could show only one?",
      note: "A sample draft",
      link: { label: "Open the essay coach", to: "/essays" },
    },
    all: { label: "See all ten features", to: "/features" },
  },
  how: {
    title: "How it works",
    steps: [
      {
        title: "Tell us what you know",
        text: "Your grades, where you live and what your family can pay each year. You can skip any of it.",
      },
      {
        title: "See real colleges",
        text: "For each one, you see your chance, a price range, how well it matches, and why.",
      },
      { title: "Keep a balanced list", text: "Save the ones you like. Your plan shows what’s missing." },
    ],
    link: "See How It Works",
  },
  pricing: {
    title: "What it costs",
    figure: "$0",
    unit: "no card, no account",
    text: "Every tool and every result is free and will stay free.",
    items: [
      "Match quiz, search and comparison",
      "Cost calculator for any college",
      "Your plan and its odds, to print or export",
    ],
    link: "Read about pricing",
  },
  final: {
    title: "Three questions, then real colleges",
    text: "It takes about a minute. You can change any answer later.",
    start: "Start the match quiz",
    browse: "Look up a college",
  },
};
