/** The words of the FAQ, as its cards in content/answers have them; written by build/answers/checkAnswers.ts --write. */
export const faqAnswers = {
  tasselWhat: {
    question: "What is Tassel?",
    answer:
      "Tassel is a college planner for students and families. Answer a few questions, and it shows real colleges, your chance of getting in, as a range, and what a family like yours would pay. Save the colleges you like, and it builds a plan with deadlines and your chances. It is free, needs no account, and shows each figure’s source.",
  },
  tasselFree: {
    question: "Is Tassel free?",
    answer:
      "Yes. Every tool and every result is free and will stay free, and none needs an account. Only three things that cost us money every month may carry a charge: syncing more plans across devices, inviting more people and sending more email reminders. The pricing page says what applies on this site.",
  },
  tasselAccount: {
    question: "Do I need an account?",
    answer:
      "No. Every tool works without one. Your plan stays on your own device, and you can save it as a file. With an account, your plan is on all your devices, you can go back to earlier versions, and you can share it with a parent or a counselor.",
  },
  tasselMinutes: {
    question: "How long does it take to get a list here?",
    answer:
      "It takes about a minute. Three questions give you a first list, and you can skip any of them. Answer more questions whenever you have time, and the list gets better.",
  },
  tasselOffline: {
    question: "Does Tassel work offline or on my phone?",
    answer:
      "Yes. Tassel runs in the browser of any phone, tablet or computer. Once it has been open online for about a minute, the tools, the college list, your plan and this counselor work offline. A college’s page works offline only if you opened it before. Add Tassel to your home screen so that Safari doesn’t clear it.",
  },
  tasselGrade: {
    question: "What grade should I be in to start with Tassel?",
    answer:
      "Any grade from 9 to 12, or after high school. Enter the grades you have so far, and update them as they change.",
  },
  tasselSources: {
    question: "Where do Tassel’s numbers come from, and how current are they?",
    answer:
      "Most come from the U.S. Department of Education, and others from colleges’ own documents. Every figure shows its publisher and year, and most are one to three years old. Each deadline is marked published, expected or reported. We read stored copies, not live pages, so confirm anything that matters to your decision with the college.",
  },
  tasselAccuracy: {
    question: "How accurate are Tassel’s chances?",
    answer:
      "We tested our method on 36 groups of applicants to the University of California. It was off by 4.9 percentage points on average, and 35 of the 36 real results fell inside the range. It can’t account for your essays, your courses or luck. The more you tell us, the narrower the range. Nobody can promise admission.",
  },
  tasselRange: {
    question: "Why does Tassel show a range instead of one number?",
    answer:
      "Because two students with the same grades and scores often get different decisions. The width of the range shows how much we can’t know. Answer more questions, and it gets narrower.",
  },
  reachSafety: {
    question: "What are reach, target and safety schools?",
    answer:
      "At a reach, your chance is below 1 in 4, or the college admits fewer than 1 in 5 applicants. A target could go either way. At a likely school, your chance is about 3 in 4 or better. A financial safety is sure to admit you, and your family can pay for it.",
  },
  tasselMatch: {
    question: "How does the match percentage work?",
    answer:
      "It shows how well a college fits what you asked for and what your family can pay. It is not your chance of getting in. Open it to see what goes into it and change how much each part counts for you.",
  },
  tasselNoData: {
    question: "Why does a college say “not enough data”?",
    answer:
      "It doesn’t publish the figures we would need, and we would rather say so than guess. We never show a missing figure as zero or borrow one from another college. Ask the college itself. If you can’t find a college, try its full name or a former one, because some have merged or closed.",
  },
  tasselPrice: {
    question: "How does Tassel estimate the price for our family?",
    answer:
      "We start with what families in your income group paid at a college after grants, or its average where that isn’t published. Then we raise it to your first year. About 8 in 10 such families should pay a price within the range. It doesn’t include scholarships for your own grades. If the college’s calculator says otherwise, believe the calculator.",
  },
  tasselIncome: {
    question: "Can we use Tassel without giving our income?",
    answer:
      "Yes. If you leave it blank, the price range is wide because it covers all incomes. If you enter it, it stays on your device. It is never part of a link, and it reaches us only if you turn on sharing money figures in your account.",
  },
  tasselMerit: {
    question: "Are scholarships in the price that Tassel shows?",
    answer:
      "Partly. Our price already subtracts the average grant for your income group at that college. It doesn’t include scholarships for your own grades or talent, so you may pay less. Ask each college about merit scholarships, and try its net price calculator, because many ask for your grades.",
  },
  fafsaDivorced: {
    question: "Which parent fills out the FAFSA after a divorce?",
    answer:
      "It’s the parent who gave you more financial support in the 12 months before you file. If support was exactly equal, it’s the one with the higher income and assets. Neither custody nor who claims you on taxes decides it. If that parent has remarried, the stepparent’s income and assets count too.",
  },
  tasselPrivacy: {
    question: "Who can see my answers in Tassel?",
    answer:
      "Only the people you choose. Without an account, your answers stay in your browser. With one, they are also in your account, for your own devices and the people you invite. Money figures go there only if you turn that on. We show no ads, we never sell your information, and no college sees your plan.",
  },
  tasselAds: {
    question: "Does Tassel sell data or show ads?",
    answer: "No. We show no ads, we never sell your information, and no college pays to be listed.",
  },
  tasselKids: {
    question: "Can younger students or middle schoolers use Tassel?",
    answer:
      "Yes, any tool. None needs an account, and answers stay on the device. An account is for people 13 and older. The timeline starts in ninth grade. A parent can start a plan for each child and hand it over later to the student, who then decides who sees it.",
  },
  tasselDelete: {
    question: "How do I delete my data or my account?",
    answer:
      "Choose to erase your account on the account page. We delete everything we keep about you at once and give you a receipt. The plan on your device stays until you erase it on the “Your data” page, where you can first save it all as a file.",
  },
  tasselMove: {
    question: "I lost my plan, or have a new phone. How do I get it back?",
    answer:
      "Without an account, your plan stays in the browser where you made it, even after you close the tab. With one, sign in on any device to find it, earlier versions included. To move it without one, save it as a file on “Your data” and open that elsewhere. If the browser is cleared, only a file brings it back.",
  },
  tasselAi: {
    question: "Does Tassel use AI?",
    answer:
      "No number comes from AI, and the answers come from a program, not a person. It works out chances, prices and answers on your own device from written rules and published data. No language model is used unless this site offers one and you turn it on. Nothing here writes any part of an essay or submits anything.",
  },
  tasselProof: {
    question: "Can I show that I wrote my essay myself?",
    answer:
      "You can show how it was written. Turn on the record on the essay’s page. It keeps the time of each version and how much you typed, pasted and cut, but none of your text. You get a signed file that others can check here. It can’t show where the words came from.",
  },
  tasselNext: {
    question: "What is coming next on Tassel?",
    answer:
      "Next, Tassel will read award letters from a photo. Leave your email address on the waitlist, and we’ll write once, when that is ready.",
  },
  tasselWrong: {
    question: "I found a wrong number. How do I report it?",
    answer:
      "Write to us through the contact page, with the college, the figure and the page that shows the right one. If the federal source itself is wrong, the college can have it corrected there, and we pick up the correction with the next release.",
  },
} as const;
