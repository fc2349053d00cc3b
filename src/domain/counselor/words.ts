/** Sentences of the counselor that carry no figures: what is missing, whom to ask instead, and help in danger. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { advisers } from "./adviserWords.ts";
import type { UnmetCondition } from "./conditions.ts";
import type { AdviceTopic, Boundary, CounselorTool, CrisisTier, Refusal } from "./counselor.ts";
import { type Draft, listFieldSources, makeDraft } from "./draft.ts";

const quiz = { kind: "link", to: "/college-match-quiz", label: "Open the match quiz" } as const;
const calculator = {
  kind: "link",
  to: "/college-cost-calculator",
  label: "Open the cost calculator",
} as const;
const colleges = { kind: "link", to: "/colleges", label: "Search colleges" } as const;
const fafsa = { kind: "link", to: "/tools/fafsa-calculator", label: "Open the FAFSA calculator" } as const;
const timeline = { kind: "link", to: "/application-timeline", label: "Set up your timeline" } as const;
const plan = { kind: "link", to: "/my-plan", label: "Open your plan" } as const;
const offers = { kind: "link", to: "/offers", label: "Enter an award letter" } as const;
const seeOffers = { kind: "link", to: "/offers", label: "Compare your offers" } as const;
const essays = { kind: "link", to: "/essays", label: "Get questions about your own draft" } as const;
const states = { kind: "link", to: "/state-college-planning-guides", label: "State guides" } as const;

export const links = {
  quiz,
  calculator,
  colleges,
  fafsa,
  timeline,
  plan,
  offers,
  seeOffers,
  states,
} as const;

const refusals: Readonly<Record<Refusal, string>> = {
  misreporting:
    "I can’t help with an answer that is not true. A false FAFSA or application can cost you the aid and your place. If your family’s situation has changed, the college’s financial aid office can review it.",
  personalData:
    "Please leave out Social Security numbers, passwords and account numbers. I don’t need them, and nobody should ask for them in a chat. Type them only into the official form, such as studentaid.gov.",
  writeMyEssay:
    "I can’t write your essay, because colleges want your own words. A teacher, your counselor or a writing center can read a draft and ask good questions about it.",
  otherPeople:
    "I can’t look up other people, and I have no information about other students. I can answer questions about your own plan and about colleges.",
};

const refusalLinks: Readonly<Partial<Record<Refusal, Draft["parts"]>>> = {
  misreporting: [fafsa],
  writeMyEssay: [essays],
};

const danger =
  "I’m glad you said this. You can talk with someone right now: call or text 988, the Suicide & Crisis Lifeline, free at any hour. If you or someone else is in danger now, call 911. If someone took too much of anything, call 911 or Poison Help at 1-800-222-1222.";
const harmedByOthers =
  "I’m sorry this is happening. It is not your fault, and people are there to help: call or text Childhelp at 1-800-422-4453, free at any hour. If you are in danger now, call 911. If a partner is hurting you, call 1-800-799-7233; after a sexual assault, 1-800-656-4673; with no safe place to sleep, 1-800-786-2929. You can also call or text 988 to talk with someone.";

const helpInSpanish: Readonly<Record<CrisisTier, string>> = {
  danger:
    "En español: llama al 988 y oprime el 2, o envía AYUDA por texto al 988. En una emergencia, llama al 911.",
  harmedByOthers:
    "En español: llama a Childhelp al 1-800-422-4453, o al 988 y oprime el 2. En una emergencia, llama al 911.",
};
/** Above an answer that may not need it: one breath, and nobody is told what they feel. */
const helpLines: Readonly<Record<CrisisTier, Readonly<Record<"en" | "es", string>>>> = {
  danger: {
    en: "If you, or someone you’re worried about, might be in danger or thinking of suicide, call or text 988 now. It’s free, at any hour. In an emergency, call 911.",
    es: "Si tú o alguien que te preocupa podría estar en peligro o piensa en el suicidio, llama al 988 y oprime el 2, o envía AYUDA por texto al 988. Es gratis, a toda hora. En una emergencia, llama al 911.",
  },
  harmedByOthers: {
    en: "If someone is hurting you, or you have no safe place to be, call or text Childhelp at 1-800-422-4453, or 988. Both are free, at any hour. In an emergency, call 911.",
    es: "Si alguien te hace daño o no tienes un lugar seguro, llama a Childhelp al 1-800-422-4453, o al 988 y oprime el 2. Es gratis, a toda hora. En una emergencia, llama al 911.",
  },
};
const spanishLine = "For Spanish, call 988 and press 2.";

/** Who does know what Tassel doesn’t. */
export const whoKnows = ["aidOffice", "admissionOffice", "counselor"] as const;
export type WhoKnows = (typeof whoKnows)[number];

const dontKnow: Readonly<Record<WhoKnows | "subject" | "elsewhere", string>> = {
  aidOffice:
    "I don’t know the answer to that. The college’s financial aid office does, and your school counselor can help you ask.",
  admissionOffice:
    "I don’t know the answer to that. The college’s admission office does, and your school counselor can help you ask.",
  counselor:
    "I don’t know the answer to that. Your school counselor may, and so may the college’s website or admission office.",
  subject: "I’m not sure what that refers to. Ask again and name the college, the form or the date you mean.",
  elsewhere:
    "I can’t answer that. I can help with choosing colleges, getting in and paying for them. For anything else at school, ask your school counselor.",
};

const toolNames: Readonly<Record<Exclude<CounselorTool, "writtenPages">, string>> = {
  searchColleges: "finding colleges",
  collegeFacts: "facts",
  chance: "your chance",
  price: "your price",
  match: "your match",
  whatIf: "what would change",
  planOdds: "the odds of your list",
  compare: "comparison",
  studentAidIndex: "your Student Aid Index",
  deadlines: "deadlines",
  nextSteps: "your next steps",
  statePrograms: "state aid",
  assuredAdmission: "guaranteed admission",
  offers: "your award letters",
  proposeChange: "a change to your plan",
};

export const words = {
  impossible: (figures: readonly string[]) =>
    `I left out ${figures.join(" and ")}: an SAT score runs from 400 to 1600 in tens, an ACT score from 1 to 36, and a GPA is out of 4, 5 or 100.`,
  toolName: (tool: keyof typeof toolNames) => toolNames[tool],
  noAdmitRate: ({ name, tooFewToSay }: Pick<CollegeSummary, "name" | "tooFewToSay">) =>
    makeDraft(
      tooFewToSay.includes("admitRate")
        ? `Fewer than 30 students applied to ${name} in ${dataYears.admissions}. That is too few to say how hard it is to get in, so ask its admission office.`
        : `${name} does not publish how many of its applicants it admits.`,
      { kind: "dont-know", sources: listFieldSources("admitRate") },
    ),
  noCompletionRate: ({ name, tooFewToSay }: Pick<CollegeSummary, "name" | "tooFewToSay">) =>
    tooFewToSay.includes("completionRate")
      ? makeDraft(
          `${name} has too few students to say how many finish: as far as federal figures show, its completion rate is based on fewer than 30 full-time first-years. Ask the college how many started, and how many of them graduated.`,
          { kind: "dont-know", sources: listFieldSources("completionRate") },
        )
      : makeDraft(`${name} does not report how many of its students finish.`, { kind: "dont-know" }),
  openAdmission: (name: string) =>
    `${name} admits everyone who applies with a high school diploma or equivalent.`,
  whichCollege: (): Draft =>
    makeDraft(
      "Which college do you mean? Type its name, or add colleges to your list and I’ll answer for those.",
      {
        kind: "dont-know",
        parts: [colleges],
      },
    ),
  whichMajor: (): Draft =>
    makeDraft("Which field of study do you mean? Type its name, such as nursing or computer science.", {
      kind: "dont-know",
    }),
  whichState: (): Draft =>
    makeDraft("Which state do you live in? Name it here, or tell the match quiz your ZIP code.", {
      kind: "dont-know",
      parts: [quiz],
    }),
  /** Where a college is, or where the family lives if `name` is null. */
  whereIs: (name: string | null): Draft =>
    makeDraft(
      name === null
        ? "I don’t know where you live. Tell the match quiz your ZIP code, and I’ll look near home."
        : `I can’t find “${name}” on my map. Name a city with a college, or search by state and distance from home.`,
      { kind: "dont-know", parts: name === null ? [quiz, colleges] : [colleges] },
    ),
  whatBudget: (): Draft =>
    makeDraft(
      "Tell the cost calculator what your family can pay a year, and I’ll find the colleges that may fit. You can also name an amount a year in your question.",
      { kind: "dont-know", parts: [calculator, colleges] },
    ),
  stateSetsDate: (): Draft =>
    makeDraft("Each state sets its own date for state aid. Name your state, and I’ll tell you its date.", {
      kind: "dont-know",
      parts: [links.states],
    }),
  conditions: {
    status:
      "I can’t tell which aid or admission rules apply to a student’s immigration status, because they differ by state and by college. Ask the state’s aid agency, the college’s financial aid office or your school counselor.",
    transfer:
      "My figures and dates are for first-year students, not for transfers. The college’s transfer admission page or office has those.",
    international:
      "My figures and dates are for students who apply from the United States. The college’s international admission office has the others.",
    homeschool:
      "I don’t have the rules for homeschooled students or for a GED. Ask the college’s admission office what it needs from you.",
    partTime:
      "My figures are for full-time students on campus. Ask the college about part-time and online study.",
    graduate:
      "I know only undergraduate colleges. For graduate and professional programs, ask the program’s own admission office.",
    adult:
      "My figures are for students coming from high school. The college’s admission office can tell you its rules for returning students.",
    military:
      "I don’t have the rules for this situation. Ask the college’s financial aid office, and your school counselor, which programs fit.",
    siblings:
      "My price estimates count one student. Ask each college’s financial aid office how it counts more than one child in college.",
    application:
      "I don’t have this part of a college’s application or its credit rules. The college’s admission office or website does.",
    decisionDate:
      "I don’t have the dates when colleges send their decisions. The admission page or your application portal has them.",
    majorAdmission:
      "I don’t know how a college admits students to a single major. The admission page or the department has the rules.",
    campusLife:
      "I don’t have this information about colleges. The college’s own page, a visit or its admission office can tell you.",
    group:
      "I don’t sort aid by the group a student belongs to. Your school counselor and the state’s guide can point you to awards of that kind.",
    livingAtHome:
      "My price estimates count housing and food on campus. The college’s own net price calculator asks where you would live.",
    abroad: "I know only colleges in the United States.",
  } satisfies Readonly<Record<UnmetCondition, string>>,
  /** Nothing Tassel knows answers it. "subject": its subject was left out; null: it is about something else than college. */
  dontKnow: (who: WhoKnows | "subject" | null) => dontKnow[who ?? "elsewhere"],
  guide: (state: string) => `${state} guide`,
  territories: "College from a territory, or from abroad",
  hello:
    "Hi. Ask me what a college would cost your family, what the chances are there, or what is due next. If you mention your grades, your state or your income, I’ll use them.",
  notOfOne: (name: string): string =>
    `I don’t know that for ${name}, but its website or its office can tell you. What I do know:`,
  unknownPart: (name: string, college: string): string =>
    `I have no figures for ${name}. If it is part of ${college}, my figures cover the whole college, so ask its admission office. If it is another college, write its full name.`,
  whichReading:
    "I’m not sure what you mean, so I won’t guess. Choose a question below, or ask it another way.",
  /** What may be meant is told below it. */
  perhaps: (question: string, language: "en" | "es"): string =>
    language === "es"
      ? `La pregunta más cercana que puedo responder: “${question}”`
      : `The closest question I can answer: “${question}”`,
  perhapsBeside: (question: string, language: "en" | "es"): string =>
    language === "es" ? `O quizá preguntas “${question}”:` : `Or, if you mean “${question}”:`,
  /** A near question, whose answer stands below. */
  also: (question: string, language: "en" | "es"): string =>
    language === "es" ? `También te puede servir: “${question}”` : `A related question: “${question}”`,
  whichCard: "I can answer each of these. Choose the one you mean, or ask it another way.",
  dataMissing:
    "The deadlines are not on this device yet. Open your plan once with a connection, and I can answer offline too.",
  spanish: "Entendí tu pregunta en español; la respuesta está en inglés.",
  helpLine: (tier: CrisisTier, language: "en" | "es"): string => helpLines[tier][language],
  advisers,
  adviceLinks: (topic: AdviceTopic): Draft["parts"] =>
    topic === "admissionPromise" ? [quiz] : topic === "taxAdvice" ? [fafsa] : [],
  refuse: (refusal: Refusal): string => refusals[refusal],
  refusalLinks: (refusal: Refusal): Draft["parts"] => refusalLinks[refusal] ?? [],
  crisis({ tier }: Extract<Boundary, { kind: "crisis" }>, language: "en" | "es"): string {
    const help = tier === "danger" ? danger : harmedByOthers;
    return language === "es" ? `${helpInSpanish[tier]}\n${help}` : `${help} ${spanishLine}`;
  },
};
