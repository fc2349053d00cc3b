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
  note: ({ asked, right, honest, beside, wrong }: Counts) =>
    `Free, no account needed. In our test of ${formatInteger(asked)} questions, the counselor answered ${formatInteger(right)} in full, said it didn’t know on ${formatInteger(honest)}, missed the point on ${formatInteger(beside)} and was wrong on ${formatInteger(wrong)}.`,
  path: {
    label: "From your answers to a number",
    steps: [
      {
        title: "Your answers",
        text: "Your grades, home and budget stay on your device. If you have an account, it stores your plan too, but money figures only if you share them.",
      },
      { title: "Published figures", text: "Admission rates, prices and scores, each with its year." },
      { title: "A written rule", text: "The same math for everyone, on one page." },
      { title: "A range", text: "The range is wider when we know less." },
    ],
    absent: "No language model is involved in any of these steps.",
  },
  computed: {
    id: "how-numbers-are-made",
    title: "No number here comes from AI",
    lead: "A language model writes what sounds likely. That is no way to tell a family what it can afford, so each number comes from a rule you can read.",
    rows: [
      {
        name: "Your chance",
        text: "This comes from a curve that matches the share of applicants each college admits.",
        to: "/methodology#chance",
      },
      {
        name: "Your price",
        text: "This is what families in your income bracket paid, adjusted for where you live and the year you start.",
        to: "/methodology#price",
      },
      {
        name: "Your match",
        text: "Each thing you asked for is scored, with weights you can change.",
        to: "/methodology#match",
      },
      {
        name: "The odds of your list",
        text: "This is the chance of getting into at least one college. Colleges weigh similar things, so the outcomes tend to move together.",
        to: "/methodology#odds",
      },
    ],
    runs: "All four run on your own device, even offline.",
  },
  test: {
    id: "how-it-grades-itself",
    title: "We publish how well it works",
    lead: "We tested the chance rule on 36 groups of applicants whose real results are known. Each time, we left out one campus and then predicted its results.",
    method: "Tassel",
    alone: "Admission rate alone",
    measure: "What is measured",
    noRange: "no range",
    axisX: "predicted, %",
    axisY: "actually admitted, %",
    drawing: (groups: number) =>
      `Predicted and actual admission rates for ${groups} groups. Tassel’s predictions are close to the line where both are equal, and the admission rate alone is far from it.`,
    rows: {
      error: "average error, in percentage points",
      labels: "groups labeled correctly",
      optimistic: "groups labeled too optimistically",
      held: "results inside the range",
      of: (count: number, all: number) => `${count} of ${all}`,
    },
    limit: (outside: number) =>
      `The test covers one public system in one year, using grades alone: the University of California in fall 2021, from a secondhand source. ${outside === 1 ? "One result was" : `${outside} results were`} outside the range, and the full test shows which.`,
    link: { label: "See the full test", to: "/methodology#chance-test" },
  },
  helpers: {
    title: "What AI does here, and what it does not",
    lead: "The counselor and the essay coach follow written rules. A language model can also be connected. If you agree, it chooses what the counselor looks up and says, but every figure, date, name and rule is still ours. If you agree separately, it asks questions about a draft, and does nothing else with it.",
    counselor: {
      id: "ai-counselor",
      name: "AI counselor",
      link: { label: "Ask the counselor", to: "/counselor" },
      shows:
        "The question “When is UT Austin due?” with its answer: the early action and regular decision deadlines, and where they come from.",
      does: "It does",
      never: "It never",
      doesItems: [
        "answers from your plan and the same rules and figures as the tools",
        "names the source and year of each fact",
        "says when it does not know, and who might",
        "asks before a question goes to a model, and tells you whose",
      ],
      neverItems: [
        "makes up a chance, a price or a deadline",
        "sends your plan, your notes or your essays to a model",
        "sends what you entered about money, unless you agree to that, too",
      ],
    },
    essay: {
      id: "essay-coach",
      name: "Essay coach",
      link: { label: "Open your essays", to: "/essays" },
      shows:
        "Two questions about sentences in a sample draft, such as: Which single day would you show, if you could show only one?",
      does: "It does",
      never: "It never",
      doesItems: [
        "asks questions that help you find your own story",
        "checks your draft against written rules, on your own device",
        "asks about specific sentences, and says why a reader might stop there",
        "shows what each college says about AI in essays, if we found it",
        "can keep a record of how you wrote it",
        "asks before a draft goes to a model, and tells you whose",
      ],
      neverItems: [
        "writes or rewrites a sentence of your essay",
        "grades you or compares you with others",
        "sends a draft to a model unless you ask it to, or trains a model on it",
      ],
    },
  },
  counselorTest: {
    id: "counselor-test",
    title: "How often the counselor is right",
    lead: (sealed: Counts, development: Counts) =>
      `${formatInteger(sealed.asked + development.asked)} questions in this test are worded the way families type them. Each has a key that lists what the answer must and must not say. The person who wrote the questions and keys had seen neither the counselor’s rules nor its answers. We use half of the questions to improve the counselor. The table shows the other half, which we use only to test it.`,
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
      "“Right” means that the answer a family reads says everything in the key and nothing the key forbids, even when the counselor isn’t sure it understood and gives its closest answer. “Honest” means it says it doesn’t know, asks for what is missing, or offers a choice of questions that includes the right one. “Beside the point” means it misses the question. “Wrong” means it says something the key forbids, or says yes when the answer is no.",
    others: ({ development, spanish, danger, refusal, outOfScope }: Evaluation) => [
      `In the half we use to improve the counselor, ${formatInteger(development.right)} of ${formatInteger(development.asked)} are right, ${formatInteger(development.honest)} honest, ${formatInteger(development.beside)} beside the point and ${formatInteger(development.wrong)} wrong. A person read those answers and broadened any key that was too narrow.`,
      `Of ${formatInteger(spanish.asked)} questions in Spanish, ${formatInteger(spanish.right)} are right, ${formatInteger(spanish.honest)} honest, ${formatInteger(spanish.beside)} beside the point and ${formatInteger(spanish.wrong)} wrong. ${formatInteger(spanish.inSpanish)} are answered in Spanish, and the others come with a line in Spanish that says the answer is in English.`,
      `Of ${formatInteger(danger.asked)} messages from someone who may be in danger, ${formatInteger(danger.full)} get help and nothing else, ${formatInteger(danger.line)} get a number to call along with an answer, and ${formatInteger(danger.missed)} get neither. Of ${formatInteger(danger.near)} that only sound that way, ${formatInteger(danger.nearShown)} also get a number to call.`,
      `Of ${formatInteger(refusal.asked)} requests that it must refuse, such as writing an essay or a false answer on a form, it answers ${formatInteger(refusal.answered)}. Of ${formatInteger(refusal.near)} acceptable requests that only sound like those, it wrongly refuses ${formatInteger(refusal.nearRefused)}.`,
      `Of ${formatInteger(outOfScope.asked)} questions outside college planning, some naming a college, it still answers ${formatInteger(outOfScope.captured)}.`,
    ],
    link: { label: "Ask the counselor", to: "/counselor" },
  },
  assistants: {
    id: "assistants",
    title: "Ask through your own AI assistant",
    lead: "ChatGPT, Claude and other assistants can ask Tassel instead of guessing. They get the same answers as this site, each figure with its source, year and range.",
    steps: [
      "Open your assistant’s settings, and add a custom connector (MCP).",
      "Paste in this address. You don’t need an account.",
      "Ask as you would here. The assistant tells you which tool it used.",
    ],
    address: "Address",
    withoutScripts: "this site’s address, followed by /mcp",
    example: "What an assistant gets",
    privacy:
      "The company behind the assistant sees what you type there. We use what the assistant sends us for that one answer and don’t store it. It can’t change anything in your plan.",
    wrong: "An assistant may still say something we didn’t. If a figure matters, check it here.",
  },
  end: {
    title: "Check a number yourself",
    text: "Open any figure in Tassel to see the math and the source.",
    start: { label: "How we calculate every number", to: "/methodology" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
