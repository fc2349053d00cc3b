/** The FAQ: questions and short answers, shown on /faq and included in its structured data. */

export const faqGroups = ["start", "numbers", "money", "privacy", "come"] as const;
export type FaqGroup = (typeof faqGroups)[number];

export type FaqQuestion = {
  /** The anchor on /faq. */
  id: string;
  group: FaqGroup;
  question: string;
  /** Plain text. */
  answer: string;
  /** Where to see or verify the answer. */
  links: readonly { label: string; to: string }[];
};

export const faqQuestions: readonly FaqQuestion[] = [
  {
    id: "what-is-tassel",
    group: "start",
    question: "What is Tassel?",
    answer:
      "A college planner for students and their families. You answer a few questions. It shows real colleges, your chance of getting in as a range, and what a family like yours would pay. You keep the colleges you like in a plan.",
    links: [{ label: "How it works", to: "/how-it-works" }],
  },
  {
    id: "is-it-free",
    group: "start",
    question: "Is it free?",
    answer:
      "Yes. Every tool and every result is free and stays free. Only what costs a server may have a price: plans in step on several devices, people invited, and reminders by mail. The pricing page says what holds on this site. No tool and no result will ever need it.",
    links: [{ label: "Pricing", to: "/pricing" }],
  },
  {
    id: "do-i-need-an-account",
    group: "start",
    question: "Do I need an account?",
    answer:
      "No. No tool needs one. Without an account your plan is kept on your own device, and you can save it as a file. With one it is on all your devices, you can go back to earlier states, and you can let a parent or a counselor look at it.",
    links: [
      { label: "Sign in", to: "/sign-in" },
      { label: "Your data", to: "/your-data" },
    ],
  },
  {
    id: "how-long-does-it-take",
    group: "start",
    question: "How long does it take?",
    answer:
      "About a minute for the three questions that give a first list. You can skip any of them. Further questions sharpen the list when you have time for them.",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "does-it-work-offline",
    group: "start",
    question: "Does it work without a network?",
    answer:
      "Yes, after the first visit. The tools, the college list and your plan open offline. A college’s own page needs the network unless you opened it before.",
    links: [{ label: "Your data", to: "/your-data" }],
  },
  {
    id: "which-grade",
    group: "start",
    question: "Which grade is it for?",
    answer:
      "Any grade from 9 to 12, and those who have finished high school. Early on, the grades you give are those you have so far. You can change them as they change.",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "where-do-the-numbers-come-from",
    group: "numbers",
    question: "Where do the numbers come from?",
    answer:
      "Mostly from the U.S. Department of Education: the College Scorecard and IPEDS. Some come from the colleges’ own documents. Each figure shows its year and its source.",
    links: [{ label: "All sources", to: "/methodology#data" }],
  },
  {
    id: "how-sure-is-a-chance",
    group: "numbers",
    question: "How sure is a chance?",
    answer:
      "As sure as its range is narrow. In a test on 36 groups of applicants to the University of California, the rule was off by 4.9 points of 100 on average, and 35 of the 36 real results were inside the range. Essays, courses and luck are not in it.",
    links: [{ label: "The whole test", to: "/methodology#chance-test" }],
  },
  {
    id: "why-a-range",
    group: "numbers",
    question: "Why a range, and not one number?",
    answer:
      "Because nobody can know one number. Two students with the same grades and scores often get different answers. The range says how much is open. It gets narrower as you tell more.",
    links: [{ label: "How a chance is made", to: "/methodology#chance" }],
  },
  {
    id: "what-is-a-safety",
    group: "numbers",
    question: "What do reach, target, likely and safety mean?",
    answer:
      "A reach is a chance of less than one in four, or a college that takes fewer than one in five. A target could go either way. Likely means a yes is three in four or better. A safety is as good as a yes, and its whole price band is within what you can pay.",
    links: [{ label: "The rule for each label", to: "/methodology#labels" }],
  },
  {
    id: "match-percentage",
    group: "numbers",
    question: "What is the match percentage?",
    answer:
      "It says how well a college meets what you asked for and can pay. It is not your chance of getting in. You can open it, see each part, and change how much each one counts.",
    links: [{ label: "How a match is made", to: "/methodology#match" }],
  },
  {
    id: "not-enough-data",
    group: "numbers",
    question: "Why does a college say “not enough data”?",
    answer:
      "Because it does not publish what a fair number would need. We show that as it is. A guess in its place could cost you a good choice.",
    links: [{ label: "What colleges publish", to: "/methodology#data" }],
  },
  {
    id: "what-would-we-pay",
    group: "money",
    question: "What would we really pay?",
    answer:
      "The price band is what a family with your income would likely pay in the first year, after grants. It should hold 8 of 10 such families. It is an estimate and not an offer. Each college has its own calculator too, and we link it.",
    links: [{ label: "Cost calculator", to: "/college-cost-calculator" }],
  },
  {
    id: "without-income",
    group: "money",
    question: "Can we leave out our income?",
    answer:
      "Yes. The band then spans all incomes, so it gets wide. If you do type it, it stays on your device. It is never put in a link, and reaches us only if you turn on sharing money figures in your account.",
    links: [{ label: "What is kept, and where", to: "/your-data" }],
  },
  {
    id: "merit-aid",
    group: "money",
    question: "Are scholarships in the price?",
    answer:
      "Grants are, as families in your income group got them on average at that college. A scholarship for your own grades or talent is not, so your price may be lower. The college’s own calculator often asks about it.",
    links: [{ label: "How a price is made", to: "/methodology#price" }],
  },
  {
    id: "two-households",
    group: "money",
    question: "Our parents live apart. Whose income counts?",
    answer:
      "On the FAFSA it is the parent who gave more financial support in the twelve months before you file. If both gave the same, it is the one with more income and assets. Some colleges ask both on the CSS Profile. The guide for two households finds out which it is.",
    links: [
      { label: "Guide for two households", to: "/divorced-parents-guide" },
      { label: "For parents", to: "/parents#two-households" },
    ],
  },
  {
    id: "who-sees-my-answers",
    group: "privacy",
    question: "Who sees my answers?",
    answer:
      "You do. Without an account they are kept in your browser alone. With one they are also on our server, for your own devices and for people you let in; money figures only if you turn on sharing them. If you share a result by link, grades and wishes are in the part of the link that browsers do not send to a server. Money is never in it. What you write to us in a form, such as the waitlist, does reach us.",
    links: [
      { label: "Your data", to: "/your-data" },
      { label: "Privacy", to: "/privacy" },
    ],
  },
  {
    id: "sell-data",
    group: "privacy",
    question: "Do you sell data, or show ads?",
    answer: "No. There are no ads, and we sell nothing about you to anyone. No college pays to be listed.",
    links: [{ label: "How we are paid", to: "/about#how-we-are-paid" }],
  },
  {
    id: "younger-than-13",
    group: "privacy",
    question: "Can children under 13 use it?",
    answer:
      "All tools, yes: they need no account, and the answers stay on the device. An account is for people of 13 or older. Signing up asks one question about it, and a “No” is kept nowhere.",
    links: [{ label: "Privacy", to: "/privacy#children" }],
  },
  {
    id: "erase-account",
    group: "privacy",
    question: "How do I erase my account?",
    answer:
      "On the page of your account, at any time and at once. Everything the server keeps of you goes, and you get a receipt that counts it. The plan on your device stays until you remove it.",
    links: [{ label: "Your account", to: "/account" }],
  },
  {
    id: "lost-plan",
    group: "privacy",
    question: "Can I lose my plan?",
    answer:
      "Without an account you can, if you clear your browser or lose the device. Safari also clears pages that you have not opened for seven days. Save a copy as a file, or add Tassel to your Home Screen. With an account the plan comes back when you sign in; money figures do so only if you share them there.",
    links: [{ label: "Save a copy", to: "/your-data" }],
  },
  {
    id: "is-it-ai",
    group: "come",
    question: "Is there AI in it?",
    answer:
      "Not today. Chances and prices come from written rules that you can read. An AI counselor and an essay coach are to come. They will use the same rules for every number, and the coach will never write for you.",
    links: [{ label: "AI and Tassel", to: "/ai-technology" }],
  },
  {
    id: "what-is-to-come",
    group: "come",
    question: "What is still to come?",
    answer: "An AI counselor and an essay coach. Each is marked “To come” until it works.",
    links: [
      { label: "Features", to: "/features" },
      { label: "Waitlist", to: "/waitlist" },
    ],
  },
  {
    id: "found-a-mistake",
    group: "come",
    question: "I found a wrong figure. What now?",
    answer:
      "Please tell us which college and which figure. If the source has it wrong too, the college can have it corrected there, and it reaches us with the next release.",
    links: [{ label: "Write to us", to: "/contact" }],
  },
];
