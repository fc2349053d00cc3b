/** The text of the home page. */
export const words = {
  hero: {
    title: "College plans that add up",
    lead: "See real colleges with an honest chance of getting in, and the price for a family like yours. Start with three questions, on your phone, at the kitchen table.",
    start: "Get Started Free",
    how: "See How It Works",
    note: "No account needed. Your answers stay on your device.",
  },
  demo: {
    tag: "Sample",
    title: "A plan in October",
    progress: (percent: string) => `${percent} of the plan done`,
    steps: (done: number, all: number) => `${done} of ${all} steps done`,
    next: "Next:",
    nextStep: "compare what two targets would cost.",
    note: "An invented sample. Yours starts with your own answers.",
  },
  labels: { safety: "Safety", likely: "Likely", target: "Target", reach: "Reach" },
  value: {
    title: "Three questions every family asks",
    lead: "They deserve better answers than a ranking and a sticker price.",
    chance: {
      question: "Will I get in?",
      figure: (low: number, high: number) => `${low} to ${high}`,
      unit: "of 100",
      dots: (low: number, high: number) =>
        `100 dots: ${low} filled, ${high - low} more that may be, the others empty.`,
      text: "A chance is shown as a range, as 100 dots and in words. How wide it is tells you how sure we are.",
      note: "A sample student",
    },
    price: {
      question: "What would we pay?",
      figure: (low: string, high: string) => `${low} to ${high}`,
      unit: "a year",
      band: "A band of prices on a line that ends at the full price.",
      text: "A price band for your income, your state and where you would live. The full price stands beside it.",
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
      text: "Every figure names its source and its year. What nobody published is shown as not published.",
      note: "See all its figures",
    },
  },
  prices: {
    title: "One college, five prices",
    text: (college: string, full: string) =>
      `At ${college} a year costs ${full} before grants. What students paid after grants depended on what their family earns.`,
    caption: "Average price after grants by family income",
    gap: "a year between the lowest and the highest",
    full: "Before grants",
    source: "College Scorecard, 2023-24",
    detail: "Students who pay the in-state price and get federal aid.",
    link: "See what your family would pay",
  },
  about: {
    title: "Why there is a Tassel",
    text: [
      "Choosing a college is one of the largest decisions a family makes, and much of what it is sold with cannot be checked.",
      "Tassel works the other way round. It starts from figures that the government and the colleges publish, does the sums in the open, and says how sure it is.",
    ],
    countUnit: "colleges and schools",
    countNote:
      "College Scorecard, release of June 10, 2026. Each dot is a place with colleges; a larger dot has more of them. Puerto Rico and the islands are in the search, not on this map.",
    map: "A map of the United States made of dots. The dots are many in the Northeast, the Midwest and California, and few in the Mountain West and Alaska.",
    link: { label: "How every number is made", to: "/methodology" },
    more: { label: "More about Tassel", to: "/about" },
  },
  tools: {
    title: "Planning tools",
    lead: "Each works by itself. Together they make your plan.",
    quiz: {
      title: "College match quiz",
      text: "Three questions to a first list. Each further answer sharpens it.",
    },
    cost: {
      title: "Cost calculator",
      text: "Up to four colleges side by side: four years, and the loan payment after.",
    },
    colleges: {
      title: "College search",
      text: "By name, nickname or place. Deadlines, majors and outcomes on one page.",
    },
    compare: { title: "Compare", text: "Chance, price and outcomes next to each other." },
    plan: { title: "My plan", text: "Your list, its balance, its odds and what to do next." },
    fafsa: {
      title: "FAFSA calculator",
      text: "Your Student Aid Index and Pell Grant, line by line.",
    },
    offers: { title: "Aid offers", text: "Award letters side by side: gifts, jobs and loans apart." },
    paying: {
      title: "Paying for college",
      text: "Savings, loans, work and tax credits, with your own figures.",
    },
    timeline: {
      title: "Application timeline",
      text: "What to do and by when, each date with its source. Into your calendar.",
    },
    visits: {
      title: "Visit planner",
      text: "The best order of campuses, with drives, nights and costs.",
    },
    states: {
      title: "State guides",
      text: "State money and its dates, applying and colleges, in fifteen states.",
    },
    all: { label: "All tools", to: "/tools" },
  },
  features: {
    title: "What you will see",
    balance: {
      title: "A list with both feet on the ground",
      text: "Each college gets two marks: how sure you are to get in, and whether the price fits your budget.",
      labels: {
        safety: "You can count on getting in. If it also fits your budget, it is a financial safety.",
        likely: "A yes in three of four cases, or better.",
        target: "Between one and three yeses in four.",
        reach: "Less than one in four, or a college that takes fewer than one in five.",
      },
    },
    odds: {
      title: "The odds of the whole list",
      text: "One long shot tells little. What counts is at least one yes that your family can pay for.",
      unit: "of 100 plans like this one",
      note: "A sample list of nine colleges",
      dots: (count: number) => `100 dots, ${count} of them filled.`,
    },
    keep: {
      title: "Yours to keep",
      items: [
        {
          title: "On your device",
          text: "What you type about money stays there, unless you choose to share it.",
        },
        { title: "Without a network", text: "After the first visit the tools work offline." },
        { title: "On paper", text: "Print your plan, or take it along as a file." },
      ],
    },
    toCome: {
      text: "An AI counselor and an essay coach. The tools above will not need them.",
      link: { label: "What works, and what is to come", to: "/features" },
    },
  },
  how: {
    title: "How it works",
    steps: [
      {
        title: "Say what you know",
        text: "Grades, home, and what your family can pay a year. You can skip any of it.",
      },
      {
        title: "See real colleges",
        text: "Each with a chance, a price band, a match and the reasons for it.",
      },
      { title: "Keep a balanced list", text: "Save the ones you like. The plan shows what is missing." },
    ],
    link: "See How It Works",
  },
  pricing: {
    title: "What it costs",
    figure: "$0",
    unit: "no card, no account",
    text: "Every tool and every result is free, and will stay free.",
    items: [
      "Match quiz, search and comparison",
      "Cost calculator for any college",
      "Your plan, its odds, print and export",
    ],
    link: "Read about pricing",
  },
  final: {
    title: "Three questions, then real colleges",
    text: "It takes about a minute. You can change every answer later.",
    start: "Start the match quiz",
    browse: "Look up a college",
  },
};
