/** The text of /ai-technology. */
import { formatInteger } from "#lib/format.ts";

type Counts = { asked: number; answered: number; quoted: number; noAnswer: number; misread: number };

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
    title: "No AI makes a number here",
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
  helpers: {
    title: "What AI does here, and what it does not",
    lead: "The counselor answers by written rules, and the essay coach reads by them. Whoever runs a Tassel site can connect a language model. If you say yes, it words the counselor’s answers, but every figure, date and name still comes from the rules. If you say yes to that too, it asks questions about a draft. It can do nothing else there.",
    counselor: {
      id: "ai-counselor",
      name: "AI counselor",
      link: { label: "Ask the counselor", to: "/counselor" },
      does: "It does",
      never: "It never",
      doesItems: [
        "answers from your plan and the same rules and figures as the tools",
        "names the source and year of each fact",
        "says when it does not know, and who might",
        "asks before a question goes to a model, and says to whom",
      ],
      neverItems: [
        "makes up a chance, a price or a deadline",
        "sends your plan, your notes or your essays to a model",
        "sends what you entered about money, unless you say yes to that too",
      ],
    },
    essay: {
      id: "essay-coach",
      name: "Essay coach",
      link: { label: "Open your essays", to: "/essays" },
      does: "It does",
      never: "It never",
      doesItems: [
        "asks questions that help you find your own story",
        "reads your draft by written rules, on your own device",
        "asks about exact sentences, and says why a reader may stop there",
        "shows what each college says about AI in essays, where we found it",
        "can keep a record of how you wrote it",
        "asks before a draft goes to a model, and says to whom",
      ],
      neverItems: [
        "writes or rewrites a sentence of your essay",
        "grades you or compares you with others",
        "sends a draft to a model unless you press for it, or trains one with it",
      ],
    },
  },
  counselorTest: {
    id: "counselor-test",
    title: "How often the counselor answers",
    lead: ({ asked }: Counts) =>
      `${formatInteger(asked)} questions as families type them, written by someone who had not seen the counselor’s rules. Misspelled, vague, two at once, off topic: all of it counts. The student asking has a plan with grades, a home, an income and four colleges.`,
    of: (count: number, all: number) => `${formatInteger(count)} of ${formatInteger(all)}`,
    kind: "Questions about",
    answered: "Answered",
    rest: ({ quoted, noAnswer, misread }: Pick<Counts, "quoted" | "noAnswer" | "misread">) =>
      `Quoted a page ${formatInteger(quoted)}, no answer ${formatInteger(noAnswer)}, misread ${formatInteger(misread)}`,
    quoted: "Quoted a page",
    noAnswer: "No answer",
    misread: "Misread",
    all: "All",
    kinds: {
      prices: "Prices",
      chances: "Chances",
      facts: "Facts about a college",
      searches: "Finding colleges",
      deadlines: "Deadlines",
      statePrograms: "State aid",
      assured: "Automatic admission",
      comparing: "Comparing colleges",
      changes: "Changes to the plan",
      plan: "The plan as a whole",
      pages: "How things work",
      twoAtOnce: "Two things at once",
      followUps: "Follow-ups",
      spanish: "In Spanish",
      outOfScope: "Something else entirely",
      refusals: "What it must not answer",
      danger: "Danger, and what only sounds like it",
    },
    meaning:
      "“Answered” means a figure, a date, a list or a step for the question that was asked, or a rightful refusal. “Quoted a page” means it showed what seemed nearest on our pages, or an answer that nobody has graded yet, which may or may not help. “No answer” means it said so, or asked what was meant. A misread question gets the answer to another question, which is why each answer begins with how the question was read.",
    own: ({ asked, answered, quoted, noAnswer, misread }: Counts) =>
      `Of ${formatInteger(asked)} questions that we wrote ourselves while making the rules, it answers ${formatInteger(answered)}, quotes a page for ${formatInteger(quoted)}, has no answer for ${formatInteger(noAnswer)} and misreads ${formatInteger(misread)}.`,
    link: { label: "Ask the counselor", to: "/counselor" },
  },
  end: {
    title: "Check a number yourself",
    text: "Open any figure in Tassel to see the math and the source.",
    start: { label: "How we calculate every number", to: "/methodology" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
