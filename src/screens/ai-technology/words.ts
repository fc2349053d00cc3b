/** The text of /ai-technology. */
import { formatInteger } from "#lib/format.ts";

type Counts = { asked: number; right: number; honest: number; beside: number; wrong: number };
type Evaluation = {
  development: Counts;
  spanish: Counts & { inSpanish: number };
  danger: { asked: number; full: number; line: number; missed: number; near: number; nearShown: number };
  refusal: { asked: number; answered: number; near: number; nearRefused: number };
  outOfScope: { asked: number; captured: number };
};

export const words = {
  title: "Calculated, not guessed",
  lead: "Ask what a college would cost you, whether you’d get in, or what is due next. The answer comes from written rules and published figures. No chatbot makes up a number.",
  ask: "Ask the counselor",
  start: "See the rules",
  note: (wrong: number, asked: number) =>
    `Free, without an account. In our test, ${formatInteger(wrong)} of the counselor’s ${formatInteger(asked)} answers were wrong, and we publish all of it.`,
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
    lead: "The counselor answers by written rules, and the essay coach reads by them. A language model can be connected beside them. If you say yes, it chooses what the counselor looks up and says, but every figure, date, name and rule is still ours. If you say yes to that too, it asks questions about a draft. It can do nothing else there.",
    counselor: {
      id: "ai-counselor",
      name: "AI counselor",
      link: { label: "Ask the counselor", to: "/counselor" },
      shows:
        "The question “When is UT Austin due?” with its answer: the days of early action and of regular decision, and where they come from.",
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
      shows:
        "Two questions about sentences of a sample draft, such as: Which single day would you show, if you could show only one?",
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
    title: "How often the counselor is right",
    lead: (sealed: Counts, development: Counts) =>
      `${formatInteger(sealed.asked + development.asked)} questions as families type them, each with a key of what the answer must say and must not say. One person wrote questions and keys, and had seen neither the counselor’s rules nor its answers. We improve it with half of them. The table is the other half: we run it and never read it to improve anything.`,
    of: (count: number, all: number) => `${formatInteger(count)} of ${formatInteger(all)}`,
    kind: "Questions about",
    right: "Right",
    honest: "Honest",
    beside: "Beside the point",
    wrong: "Wrong",
    rest: ({ honest, beside, wrong }: Pick<Counts, "honest" | "beside" | "wrong">) =>
      `Honest\u00A0${formatInteger(honest)}, beside the point\u00A0${formatInteger(beside)}, wrong\u00A0${formatInteger(wrong)}`,
    all: "All",
    subjects: {
      applying: "Rounds, decisions and deposits",
      application: "Essays, letters, tests and credit",
      fafsa: "FAFSA and CSS Profile",
      aid: "Grants, loans and scholarships",
      states: "State aid and in-state tuition",
      transfer: "Transfer and community college",
      chances: "Your chance at a college",
      prices: "Your price at a college",
      searches: "Finding colleges and majors",
      comparing: "Comparing colleges",
      names: "Closed, renamed and shared names",
      situations: "Foster care, veterans, athletes and others",
      product: "This planner",
    },
    meaning:
      "“Right” means that the words a family reads say everything in the key and nothing it forbids. “Honest” means that the counselor says it doesn’t know, asks for what is missing, or offers questions with the right one among them. “Beside the point” is an answer that misses what was asked. “Wrong” says something the key forbids, or yes where the answer is no.",
    others: ({ development, spanish, danger, refusal, outOfScope }: Evaluation) => [
      `In the half we improve it with, ${formatInteger(development.right)} of ${formatInteger(development.asked)} are right, ${formatInteger(development.honest)} honest, ${formatInteger(development.beside)} beside the point and ${formatInteger(development.wrong)} wrong. A person read those answers and widened a key that was too narrow.`,
      `Of ${formatInteger(spanish.asked)} questions in Spanish, ${formatInteger(spanish.right)} are right, ${formatInteger(spanish.honest)} honest, ${formatInteger(spanish.beside)} beside the point and ${formatInteger(spanish.wrong)} wrong. ${formatInteger(spanish.inSpanish)} get their answer in Spanish; the others get a line in Spanish that says it is in English.`,
      `Of ${formatInteger(danger.asked)} messages from someone who may be in danger, ${formatInteger(danger.full)} get help and nothing else, ${formatInteger(danger.line)} get a number to call beside their answer, and ${formatInteger(danger.missed)} get neither. Of ${formatInteger(danger.near)} that only sound like it, ${formatInteger(danger.nearShown)} are shown a number too.`,
      `Of ${formatInteger(refusal.asked)} requests that it must refuse, such as writing an essay or a false answer on a form, it answers ${formatInteger(refusal.answered)}. Of ${formatInteger(refusal.near)} that only sound like one, it refuses ${formatInteger(refusal.nearRefused)}.`,
      `Of ${formatInteger(outOfScope.asked)} questions that no college planner answers, some with a college’s name in them, it answers ${formatInteger(outOfScope.captured)} all the same.`,
    ],
    link: { label: "Ask the counselor", to: "/counselor" },
  },
  assistants: {
    id: "assistants",
    title: "Ask from your own assistant",
    lead: "ChatGPT, Claude and other assistants can ask Tassel instead of guessing. They get the same answers as this site, each figure with its source, year and range.",
    steps: [
      "Open your assistant’s settings, and add a custom connector (MCP).",
      "Give it this address. It asks for no account.",
      "Ask as you would ask here. It names the tool that it used.",
    ],
    address: "Address",
    withoutScripts: "this site’s own address, with /mcp at its end",
    example: "What an assistant gets",
    privacy:
      "What you type there, the assistant’s company sees. What it sends us is used for that one answer and not stored. We only read; it can change nothing in your plan.",
    wrong: "An assistant may still say something that we did not. Check a figure that matters here.",
  },
  end: {
    title: "Check a number yourself",
    text: "Open any figure in Tassel to see the math and the source.",
    start: { label: "How we calculate every number", to: "/methodology" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
