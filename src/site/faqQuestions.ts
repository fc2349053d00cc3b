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
      "Answer a few questions, and Tassel shows you real colleges, your chance of getting in as a range, and what a family like yours would pay. Save the colleges you like, and Tassel turns them into a plan with deadlines. It is made for students and their families.",
    links: [{ label: "How it works", to: "/how-it-works" }],
  },
  {
    id: "is-it-free",
    group: "start",
    question: "Is it free?",
    answer:
      "Yes. Every tool and every result is free and will stay free. Only three things that cost us a server may have a price: syncing more plans across devices, inviting more people, and sending more email reminders. The pricing page says what applies on this site.",
    links: [{ label: "Pricing", to: "/pricing" }],
  },
  {
    id: "do-i-need-an-account",
    group: "start",
    question: "Do I need an account?",
    answer:
      "No. Every tool works without one. Your plan stays on your own device, and you can save it as a file. With an account, your plan is on all your devices, you can go back to earlier versions, and you can share it with a parent or a counselor.",
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
      "About a minute. Three questions give you a first list, and you can skip any of them. Answer more questions whenever you have time, and the list gets better.",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "does-it-work-offline",
    group: "start",
    question: "Does it work offline?",
    answer:
      "Yes, once you have had it open online for about a minute. After that, the tools, the college list and your plan work offline. A college’s own page works offline only if you have opened it before.",
    links: [{ label: "Your data", to: "/your-data" }],
  },
  {
    id: "which-grade",
    group: "start",
    question: "What grade should I start in?",
    answer:
      "Any grade from 9 to 12, or after high school. Enter the grades you have so far, and update them as they change.",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "where-do-the-numbers-come-from",
    group: "numbers",
    question: "Where do the numbers come from?",
    answer:
      "Most come from the U.S. Department of Education, through the College Scorecard and IPEDS. Others come from the colleges’ own documents. Open the source next to any figure to see its publisher and year.",
    links: [{ label: "All sources", to: "/methodology#data" }],
  },
  {
    id: "how-sure-is-a-chance",
    group: "numbers",
    question: "How accurate are the chances?",
    answer:
      "We tested the rule on 36 groups of applicants to the University of California. It was off by 4.9 percentage points on average, and 35 of the 36 real results fell inside the range. It doesn’t know about your essays, your courses or luck. The narrower your range, the more we know.",
    links: [{ label: "The full test", to: "/methodology#chance-test" }],
  },
  {
    id: "why-a-range",
    group: "numbers",
    question: "Why a range instead of one number?",
    answer:
      "Because two students with the same grades and scores often get different decisions. The range shows what we can’t know. Answer more questions, and it gets narrower.",
    links: [{ label: "How we estimate a chance", to: "/methodology#chance" }],
  },
  {
    id: "what-is-a-safety",
    group: "numbers",
    question: "What do reach, target, likely and safety mean?",
    answer:
      "A reach is a college where your chance is below 1 in 4, or one that admits fewer than 1 in 5. A target could go either way. At a likely school, your chance is about 3 in 4 or better. A safety is almost sure to admit you. A financial safety is also one you can pay for, even at the high end of its price range. Put some of each on your list.",
    links: [{ label: "The rule for each label", to: "/methodology#labels" }],
  },
  {
    id: "match-percentage",
    group: "numbers",
    question: "What is the match percentage?",
    answer:
      "It shows how well a college fits what you asked for and what you can pay. It is not your chance of getting in. Open it to see what goes into it, and change how much each part counts.",
    links: [{ label: "How we calculate a match", to: "/methodology#match" }],
  },
  {
    id: "not-enough-data",
    group: "numbers",
    question: "Why does a college say “not enough data”?",
    answer:
      "The college doesn’t publish the figures we would need for a fair estimate, and we would rather say so than guess. Ask the college directly.",
    links: [{ label: "What colleges publish", to: "/methodology#data" }],
  },
  {
    id: "what-would-we-pay",
    group: "money",
    question: "What would we really pay?",
    answer:
      "Each college’s price range is what a family with your income would likely pay in the first year, after grants. About 8 in 10 such families should fall inside it. Then run the college’s own net price calculator, which we link. Both are estimates. The award letter is the offer.",
    links: [{ label: "Cost calculator", to: "/college-cost-calculator" }],
  },
  {
    id: "without-income",
    group: "money",
    question: "Can we leave out our income?",
    answer:
      "Yes. Leave it blank, and the price range covers all incomes, so it is wide. If you enter it, it stays on your device. It never goes into a link, and it reaches us only if you turn on sharing money figures in your account.",
    links: [{ label: "What is kept, and where", to: "/your-data" }],
  },
  {
    id: "merit-aid",
    group: "money",
    question: "Are scholarships in the price?",
    answer:
      "Partly. Our price counts the average grants that families in your income group got there. It doesn’t count a scholarship for your own grades or talent, so you may pay less. Ask each college about merit scholarships, and try its net price calculator: many ask for your grades.",
    links: [{ label: "How we estimate a price", to: "/methodology#price" }],
  },
  {
    id: "two-households",
    group: "money",
    question: "Our parents live apart. Whose income counts?",
    answer:
      "On the FAFSA, it is the parent who gave you more financial support in the 12 months before you file. If both gave the same, it is the one with the greater income and assets. Some colleges also ask for both parents on the CSS Profile. The guide for two households walks you through it.",
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
      "Only the people you choose. Without an account, your answers stay in your browser. With one, they are also on our server, for your own devices and the people you invite. Money figures are there only if you turn on sharing them. A result link carries your grades and preferences in the part that browsers don’t send to a server, and it never carries money. What you send us in a form, such as the waitlist, does reach us.",
    links: [
      { label: "Your data", to: "/your-data" },
      { label: "Privacy", to: "/privacy" },
    ],
  },
  {
    id: "sell-data",
    group: "privacy",
    question: "Do you sell data, or show ads?",
    answer: "No. We show no ads, we sell nothing about you to anyone, and no college pays to be listed.",
    links: [{ label: "How we are paid", to: "/about#how-we-are-paid" }],
  },
  {
    id: "younger-than-13",
    group: "privacy",
    question: "Can children under 13 use it?",
    answer:
      "Yes, any tool: none needs an account, and the answers stay on the device. An account is for people 13 and older. Signing up asks about age once, and we don’t keep a “No.”",
    links: [{ label: "Privacy", to: "/privacy#children" }],
  },
  {
    id: "erase-account",
    group: "privacy",
    question: "How do I erase my account?",
    answer:
      "Go to your account page and choose to erase it. Everything the server keeps about you is deleted at once, and you get a receipt that counts what was deleted. The plan on your device stays until you remove it.",
    links: [{ label: "Your account", to: "/account" }],
  },
  {
    id: "lost-plan",
    group: "privacy",
    question: "Can I lose my plan?",
    answer:
      "Yes, if you have no account and no copy. Your plan is gone if you clear your browser or lose the device, so save a copy as a file or create an account. Safari also clears sites you have not opened for seven days, unless you add Tassel to your Home Screen. With an account, the plan comes back when you sign in. Money figures come back only if you share them there.",
    links: [{ label: "Save a copy", to: "/your-data" }],
  },
  {
    id: "is-it-ai",
    group: "come",
    question: "Does Tassel use AI?",
    answer:
      "Not for any number. Chances and prices come from written rules that you can read, and the counselor answers from them on your own device. The essay coach reads a draft by rules there, too. Whoever runs a Tassel site can connect a language model, and each use of it needs its own yes. In the counselor it words the answer, and every figure still comes from the rules. In the essay coach it can only ask more questions. Nothing here writes or rewrites a sentence of an essay.",
    links: [
      { label: "AI and Tassel", to: "/ai-technology" },
      { label: "Ask the counselor", to: "/counselor" },
      { label: "Your essays", to: "/essays" },
    ],
  },
  {
    id: "prove-essay",
    group: "come",
    question: "Can I show that I wrote my essay myself?",
    answer:
      "You can show how it came to be. Turn on the record on the essay’s page. It keeps the time of each version, and how much you typed, pasted and cut. It keeps no text and no keys you press. You get a signed file that people can check here. It can’t show where the words came from. Someone can retype a text they didn’t write.",
    links: [
      { label: "Your essays", to: "/essays" },
      { label: "Check a writing record", to: "/authorship" },
    ],
  },
  {
    id: "what-is-to-come",
    group: "come",
    question: "What is coming next?",
    answer:
      "Award letters read from a photo, and a calendar link that updates itself. Each is marked “To come” until it works. Join the waitlist to hear when it is ready.",
    links: [
      { label: "Letters from a photo", to: "/features#letter-photo" },
      { label: "Waitlist", to: "/waitlist" },
    ],
  },
  {
    id: "found-a-mistake",
    group: "come",
    question: "I found a wrong figure. What should I do?",
    answer:
      "Write to us with the name of the college and the figure. If the source itself is wrong, the college can have it corrected there, and the correction reaches us with the next release.",
    links: [{ label: "Write to us", to: "/contact" }],
  },
];
