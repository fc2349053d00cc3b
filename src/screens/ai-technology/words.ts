/** The text of /ai-technology. */
export const words = {
  title: "Calculated, not guessed",
  lead: "Your chances and prices do not come from a chatbot. They come from written rules and published figures. The same answers always give the same result.",
  start: "See the rules",
  path: {
    label: "From your answers to a number",
    steps: [
      {
        title: "Your answers",
        text: "Grades, home, budget. They stay on your device, and in your account if you have one.",
      },
      { title: "Published figures", text: "Admission rates, prices and scores, each with its year." },
      { title: "A written rule", text: "The same math for everyone, on one page." },
      { title: "A range", text: "Wider when less is known." },
    ],
    absent: "No language model takes part in any of these steps.",
  },
  computed: {
    id: "how-numbers-are-made",
    title: "What works today has no AI in it",
    lead: "A language model writes what sounds likely. That is no way to tell a family what it can afford, so each number has a rule you can read.",
    rows: [
      {
        name: "Your chance",
        text: "A curve for each college that matches the share of applicants it admits.",
        to: "/methodology#chance",
      },
      {
        name: "Your price",
        text: "What families in your income bracket paid, adjusted for where you live and the year you start.",
        to: "/methodology#price",
      },
      {
        name: "Your match",
        text: "A score for each thing you asked for, with weights you can change.",
        to: "/methodology#match",
      },
      {
        name: "The odds of your list",
        text: "The chance of getting into at least one. Colleges weigh similar things, so the outcomes tend to move together.",
        to: "/methodology#odds",
      },
    ],
    runs: "All four run on your own device, even offline.",
  },
  test: {
    id: "how-it-grades-itself",
    title: "We publish how well it works",
    lead: "We tested the chance rule on 36 groups of applicants whose real results are known. Each time we fitted it without one campus, then predicted that campus.",
    method: "Tassel",
    alone: "Admission rate alone",
    measure: "What is measured",
    noRange: "no range",
    axisX: "predicted, %",
    axisY: "actually admitted, %",
    drawing: (groups: number) =>
      `Predicted and actual admission rates for ${groups} groups. Tassel’s predictions are close to the line where both are equal; the admission rate alone is far from it.`,
    rows: {
      error: "average error, in percentage points",
      labels: "groups labeled correctly",
      optimistic: "groups labeled too optimistically",
      held: "results inside the range",
      of: (count: number, all: number) => `${count} of ${all}`,
    },
    limit: (outside: number) =>
      `This covers one public system in one year, by grades alone: the University of California, fall 2021, from a secondhand source. ${outside === 1 ? "One result was" : `${outside} results were`} outside the range, and the full test shows which.`,
    link: { label: "See the full test", to: "/methodology#chance-test" },
  },
  later: {
    title: "What AI will do here, and what it will not",
    lead: "Two helpers are planned. Both will use a language model for words, and the written rules for every number.",
    waitlist: { label: "Tell me when they’re ready", to: "/waitlist" },
    will: "It will",
    never: "It will never",
    helpers: [
      {
        id: "ai-counselor",
        name: "AI counselor",
        will: [
          "answer in plain language, from the same rules and figures as the tools",
          "link to the source of each fact",
          "say when it does not know, and who might",
        ],
        never: [
          "make up a chance, a price or a deadline",
          "see what you entered about money, unless you share it for one question",
          "use what students write to train a model",
        ],
      },
      {
        id: "essay-coach",
        name: "Essay coach",
        will: [
          "ask questions that help you find your own story",
          "point out where a reader may get lost",
          "remind you of what the prompt asks",
        ],
        never: [
          "write or rewrite a sentence of your essay",
          "grade you or compare you with others",
          "use your essay to train a model",
        ],
      },
    ],
  },
  end: {
    title: "Check a number yourself",
    text: "Open any figure in Tassel to see the math and the source.",
    start: { label: "How we calculate every number", to: "/methodology" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
