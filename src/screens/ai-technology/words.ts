/** The text of /ai-technology. */
export const words = {
  title: "Computed, not guessed",
  lead: "Your chances and prices do not come from a chatbot. They come from rules that are written out, fed with published figures. The same answers always give the same result.",
  start: "See the rules",
  path: {
    label: "From your answers to a number",
    steps: [
      {
        title: "Your answers",
        text: "Grades, home, budget. They stay on your device, and in your account if you have one.",
      },
      { title: "Published figures", text: "Admit rates, prices and scores, each with its year." },
      { title: "A written rule", text: "The same sum for everyone, printed on one page." },
      { title: "A range", text: "As wide as what nobody can know." },
    ],
    absent: "No language model takes part in any of these steps.",
  },
  computed: {
    id: "how-numbers-are-made",
    title: "What works today has no AI in it",
    lead: "A language model writes what sounds likely. That is no way to tell a family what they can afford. So each number has a rule you can read.",
    rows: [
      {
        name: "Your chance",
        text: "A curve for each college, held to the share of applicants it admits.",
        to: "/methodology#chance",
      },
      {
        name: "Your price",
        text: "What families in your income bracket paid, moved to your home and your first year.",
        to: "/methodology#price",
      },
      {
        name: "Your match",
        text: "A score for each thing you asked for, with weights that you can move.",
        to: "/methodology#match",
      },
      {
        name: "The odds of your list",
        text: "The chance of at least one yes, with luck shared between colleges.",
        to: "/methodology#odds",
      },
    ],
    runs: "All four run on your own device, offline too.",
  },
  test: {
    id: "how-it-grades-itself",
    title: "It grades itself in public",
    lead: "We asked the chance rule about 36 groups of applicants whose real results are known. One campus was always left out of the fit, then predicted.",
    method: "Tassel",
    alone: "Admit rate alone",
    measure: "What is measured",
    noRange: "no range",
    axisX: "predicted, %",
    axisY: "really admitted, %",
    drawing: (groups: number) =>
      `Predicted against real admit rates of ${groups} groups. Tassel’s predictions lie close to the line where both are equal; the admit rate alone lies far from it.`,
    rows: {
      error: "mean error, in points of 100",
      labels: "groups labeled right",
      optimistic: "groups labeled too hopefully",
      held: "results inside the range shown",
      of: (count: number, all: number) => `${count} of ${all}`,
    },
    limit:
      "One public system in one year, by grades alone: University of California, fall 2021, quoted second-hand. Two results were outside the range. They are on the page too.",
    link: { label: "See the whole test", to: "/methodology#chance-test" },
  },
  later: {
    title: "What AI will do here, and what it will not",
    lead: "Two helpers are planned. Both will use a language model for words, and the written rules for every number.",
    waitlist: { label: "Hear when they are ready", to: "/waitlist" },
    will: "It will",
    never: "It will never",
    helpers: [
      {
        id: "ai-counselor",
        name: "AI counselor",
        will: [
          "answer in plain words, from the same rules and figures as the tools",
          "link the source of each fact",
          "say when it does not know, and who would",
        ],
        never: [
          "make up a chance, a price or a deadline",
          "see what you typed about money, unless you hand it over for one question",
          "train a model on what students write",
        ],
      },
      {
        id: "essay-coach",
        name: "Essay coach",
        will: [
          "ask questions that help you find your own story",
          "point to places that a reader may not follow",
          "remind you of what the prompt asks",
        ],
        never: [
          "write or rewrite a sentence of your essay",
          "grade you or compare you with others",
          "train a model on your essay",
        ],
      },
    ],
  },
  end: {
    title: "Check a number yourself",
    text: "Each figure in Tassel opens to its working and its source.",
    start: { label: "How every number is made", to: "/methodology" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
