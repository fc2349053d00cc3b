/**
 * The counselor's vocabulary: what a question is read as, and what is answered. Everything is plain data, made by
 * rules from the product's own functions; no language model takes part.
 */
import type { RegionCode } from "#domain/college/regions.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import type { UnmetCondition } from "./conditions.ts";
import type { QuestionDetails } from "./detailTypes.ts";

export const counselorTools = [
  "searchColleges",
  "collegeFacts",
  "chance",
  "price",
  "match",
  "whatIf",
  "planOdds",
  "compare",
  "studentAidIndex",
  "deadlines",
  "nextSteps",
  "statePrograms",
  "assuredAdmission",
  "offers",
  "writtenPages",
  "proposeChange",
] as const;
export type CounselorTool = (typeof counselorTools)[number];

/** Something a question names. `id`: UNITID, postal code, program record, CIP family or six-digit program. */
export type CounselorEntity =
  | { kind: "college"; unitId: number }
  | { kind: "state"; state: StateCode }
  | { kind: "program"; id: string }
  | { kind: "major"; cip: string };

/** Where in the question an entity is named, and what else the same words may mean, likeliest first. */
export type LinkedEntity = {
  entity: CounselorEntity;
  start: number;
  end: number;
  others: readonly CounselorEntity[];
  /** Misspelled, or without a word beside it that shows it is meant. */
  isUnsure: boolean;
  /** Another college is called so just as well: "Miami", "USC", "OSU". */
  isShared?: boolean;
};

/** What a question about one college asks for. */
export const collegeMeasures = [
  "admitRate",
  "testScores",
  "testPolicy",
  "size",
  "graduation",
  "tuition",
  "netPrice",
  "earnings",
  "majors",
  "location",
  "aidPolicy",
  "merit",
  /** The grades it asks for. */
  "gpa",
  "cssProfile",
  /** When the forms for financial aid are due. */
  "aidDate",
  /** How much it weighs that a student shows interest. */
  "interest",
  /** What it says about AI in its application. */
  "aiRule",
  "overview",
] as const;
export type CollegeMeasure = (typeof collegeMeasures)[number];

/** What a question about a state aid program asks for. */
export const programMeasures = [
  /** What it pays, and at which colleges. */
  "amount",
  /** All that it asks for. */
  "who",
  /** The grades and scores it asks for. */
  "gpa",
  /** Its limit on income, and what else it asks about money. */
  "income",
  /** When its form is due. */
  "dueDate",
  /** How to get it. */
  "how",
  /** What keeps it in later years. */
  "keep",
  "overview",
] as const;
export type ProgramMeasure = (typeof programMeasures)[number];

export function isCollegeMeasure(measure: AnswerMeasure | null): measure is CollegeMeasure {
  return (collegeMeasures as readonly (string | null)[]).includes(measure);
}

export type AnswerMeasure = CollegeMeasure | ProgramMeasure;
export const answerMeasures: readonly AnswerMeasure[] = [
  ...new Set([...collegeMeasures, ...programMeasures]),
];

/** What a question may say of the student beside a grade average and a home. */
export const askedNumberKinds = [
  "satTotal",
  "actComposite",
  "classRankTopPercent",
  "incomeUsd",
  "budgetUsd",
  "savingsUsd",
  "familySize",
  "parents",
  "gradeYear",
] as const;
export const askedValueKinds = ["gpa", ...askedNumberKinds, "studentAidIndex", "homeState"] as const;

/**
 * `scale` of a grade average: out of 4, with extra points, or out of 100. Money is a year. `parents`: 1 or 2 in the home.
 * `studentAidIndex`: one that the family was given, which may be below zero.
 */
export type AskedValue =
  | { kind: "gpa"; value: number; scale: "unweighted" | "weighted" | "percent" }
  | { kind: (typeof askedNumberKinds)[number]; value: number }
  | { kind: "studentAidIndex"; value: number }
  | { kind: "homeState"; state: StateCode };

/** A change the student asks about or asks for. Nothing is changed by reading it. */
export type AskedChange =
  | { kind: "addCollege" | "removeCollege"; unitId: number }
  | { kind: "gpa"; value: number }
  | { kind: "satTotal" | "actComposite"; value: number }
  | { kind: "budgetUsd" | "incomeUsd"; value: number }
  | { kind: "homeState"; state: StateCode };

/** "unknown": a place that no college stands in, by the words it was named with. */
export type SearchPlace =
  | { kind: "city"; key: string; name: string; state: StateCode | null; miles: number }
  | { kind: "home"; miles: number }
  | { kind: "unknown"; name: string };

export const searchTraits = [
  "public",
  "private",
  "small",
  "medium",
  "large",
  "twoYear",
  "fourYear",
  "hbcu",
  "women",
  "religious",
  "notReligious",
  "ofOneFaith",
  "inCity",
  "notInCity",
  "rural",
  "testOptional",
  "testsRequired",
  "openAdmission",
  "notHard",
  "liberalArts",
  "fullNeed",
  "tribal",
  "outOfState",
  "inState",
] as const;
export type SearchTrait = (typeof searchTraits)[number];

/** "Like UCLA but easier to get into, cheaper, smaller." */
export type LikenessBut = "easier" | "cheaper" | "smaller" | "larger";

/**
 * What the family says that a college gave, or what it leaves to pay; money a year, null where it is not said. `gift`:
 * "tuition" is all of it. `costUsd`: the full cost, as the family says it.
 */
export type SaidOffer = {
  unitId: number;
  gift: number | "tuition" | null;
  leftUsd: number | null;
  costUsd: number | null;
};

/** Ends included; null where there is none. */
export type SearchRange = { least: number | null; most: number | null };

export type CollegeSearch = {
  near: SearchPlace | null;
  /** How many undergraduates the colleges are to have. */
  students?: SearchRange | undefined;
  /** What share of applicants they are to admit, from 0 to 1. */
  admits?: SearchRange | undefined;
  /** The part of the country that is named. */
  region?: RegionCode | undefined;
  /** The college that those asked for are to be like, and what they are to be more than it. */
  like?: { unitId: number; but: readonly LikenessBut[] } | undefined;
  /** The most to pay a year; "budget": what the plan says the family can pay. */
  mostUsd: number | "budget" | null;
  traits: readonly SearchTrait[];
  order: "match" | "price" | "admitRate" | "graduation" | "size" | "earnings";
  /** Words of the question that nothing above stands for. */
  unused: readonly string[];
};

/** What a conversation is about (conversation.ts). */
export type Conversation = {
  /** The last question that a tool answered: its tool, measure, names and search. A card in between leaves it standing. */
  topic: CounselorReading | null;
  /** The colleges named since that question's subject began, last named last. */
  colleges: readonly Extract<CounselorEntity, { kind: "college" }>[];
  /** Colleges that the last name may mean as well: "no, the other one". */
  mayBe: readonly Extract<CounselorEntity, { kind: "college" }>[];
  /** What stays true of the student whatever is asked next. */
  condition: UnmetCondition | null;
};

/** What may be asked of the answer before: whether it is for a year, what is in it, why it is so. */
export type AnswerAspect =
  | "thanks"
  | "perYear"
  | "fourYears"
  | "everyYear"
  | "semester"
  | "included"
  | "aid"
  | "sure"
  | "why";

/** How a question is read: the tool that answers it, and its slots. Empty lists and nulls are not named in it. */
export type CounselorReading = {
  tool: CounselorTool;
  entities: readonly CounselorEntity[];
  measure: AnswerMeasure | null;
  round: DeadlineRound | null;
  residency: "resident" | "nonresident" | null;
  change: AskedChange | null;
  /** What the tools do not know of, so that pages are quoted instead. */
  condition?: UnmetCondition | undefined;
  /** The program's name stands for all of its awards, as "Cal Grant" does for A, B and C. */
  isFamily?: true | undefined;
  /** "Do I need to apply for Bright Futures": yes or no comes first; "opposite" for "is it too late" and "is it automatic". */
  asksWhether?: "plain" | "opposite" | undefined;
  /** What its words ask of a date or a state program beside that. */
  details?: QuestionDetails<ProgramMeasure> | undefined;
  /** The state's rule for students without lawful presence is asked for. */
  isByStatus?: true | undefined;
  /** Of a college named alone after a card, of which the card's subject is not known: what it is stands in for that. */
  standsInForCard?: true | undefined;
  /** California's two systems are compared, and none of their campuses. */
  systems?: true | undefined;
  /** Whether a state pays all of tuition, or that of a community college. */
  paid?: "tuition" | "communityCollege" | undefined;
  /** What a search asks for beside the named things. */
  search?: CollegeSearch | undefined;
  /** What the question says that these colleges gave. */
  offers?: readonly SaidOffer[] | undefined;
  /** The answer card, where the question is one that many families ask. */
  card?: string | undefined;
  /** One college of those that a search before it listed: `place` from 0 on, -1 the last. */
  listed?:
    | { place: number; search: CollegeSearch | undefined; entities: readonly CounselorEntity[] }
    | undefined;
  /** What is asked of the answer before, in place of what its tool answers. */
  aspect?: AnswerAspect | undefined;
  /** What the conversation is about, for the turn that comes next. */
  conversation?: Conversation | undefined;
  /** What this question, or one before it in the conversation, said of the student. */
  values?: readonly AskedValue[] | undefined;
};

/** What Tassel refuses: an essay, an answer that is not true, and other people's or secret data. */
export const refusals = ["misreporting", "personalData", "writeMyEssay", "otherPeople"] as const;
export type Refusal = (typeof refusals)[number];

/** What it answers as far as it goes, and says who advises on the family's own case. */
export const adviceTopics = [
  "immigrationAdvice",
  "legalAdvice",
  "taxAdvice",
  "admissionPromise",
  "medicalAdvice",
] as const;
export type AdviceTopic = (typeof adviceTopics)[number];

/** "danger": may harm themselves, or is not safe. "harmedByOthers": then nobody is told to ask their parents. */
export const crisisTiers = ["danger", "harmedByOthers"] as const;
export type CrisisTier = (typeof crisisTiers)[number];

export type Boundary = { kind: "crisis"; tier: CrisisTier } | { kind: "refuse"; refusal: Refusal };

export type ReadQuestion = {
  /** Null where nothing in the question is Tassel's to answer. */
  reading: CounselorReading | null;
  /** Other ways to read it, likeliest first; at most three. */
  others: readonly CounselorReading[];
  /** Questions of cards that are nearest where none is answered: asked back, likeliest first; at most three. */
  near?: readonly CounselorReading[] | undefined;
  /** The first of `near` is far likelier than the others: what it says is told, and that it may not be what was asked. */
  isNearTold?: boolean | undefined;
  /** The card that is likeliest after the one that is told: told below it, under its own question. */
  also?: CounselorReading | undefined;
  /** What else the message asks: told below the first, one after the other. */
  parts?: readonly CounselorReading[] | undefined;
  /** The tool that it was read as is not likely enough to ask for what it lacks; the first of `near` is told in its place. */
  isNearFirst?: boolean | undefined;
  boundary: Boundary | null;
  /** A name on no record, after a question about a college: a part of it, perhaps. */
  unknownName?: { name: string; unitId: number } | null | undefined;
  /** A few words after another question, which may leave their subject to it. */
  isFollowUp?: boolean | undefined;
  /** It may be about danger, though it asks something else: who helps is said above whatever the answer is. */
  helpLine?: CrisisTier | null | undefined;
  heard?: "faint" | "likely" | undefined;
  /** Who advises on such a case is said beside the answer. */
  advice?: AdviceTopic | null | undefined;
  language: "en" | "es";
  /** Different names beyond `nameLimits`, which the readings leave out. */
  namesLeftOut: number;
  /** Names beside others that another college has just as well, as they were typed, and which one was taken. */
  shared?: readonly { said: string; unitId: number }[] | undefined;
  /** Figures that cannot be what the question calls them: "SAT 1650". */
  impossible?: readonly string[] | undefined;
};

export type AnswerSource = { title: string; url: string | null; year: string };

/**
 * One figure of an answer, for a slot: `ref` names it within the answer. `subject`: the college or state it is of.
 * `text` is as the screens write it, `year` empty where the text holds it.
 */
export type AnswerFact = {
  ref: string;
  kind: "college" | "money" | "share" | "date" | "count" | "phrase";
  subject: number | StateCode | null;
  text: string;
  year: string;
};

/** A page that may help. Answers kept by earlier releases quote it. */
export type LinkedPage = { path: string; title: string; excerpt?: string | undefined };

/** What a screen draws below the words, with its own components. */
export type AnswerPart =
  | { kind: "colleges"; unitIds: readonly number[] }
  | { kind: "chance" | "price" | "match" | "facts" | "whatIf"; unitId: number }
  /** Award letters of the plan, as bars on one scale. */
  | { kind: "offers"; offerIds: readonly string[] }
  | { kind: "compare"; unitIds: readonly number[] }
  | { kind: "deadlines"; unitIds: readonly number[]; round: DeadlineRound | null }
  | { kind: "steps"; from: Day }
  | { kind: "programs"; state: StateCode; ids: readonly string[] }
  | { kind: "rules"; state: StateCode }
  | { kind: "pages"; pages: readonly LinkedPage[] }
  | { kind: "link"; to: string; label: string }
  | { kind: "change"; change: AskedChange };

/** One of several questions that may be meant: sent as it stands, it gets its card. */
export type CardChoice = { cardId: string; question: string };

export type HelpLine = { tier: CrisisTier; language: "en" | "es"; text: string };

export const answerKinds = ["answer", "choices", "dont-know", "refuse", "crisis"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A Student Aid Index and its Pell Grant, as a range where answers are open. */
export type AidRange = {
  awardYear: string;
  indexLow: number;
  indexHigh: number;
  pellLowUsd: number;
  pellHighUsd: number;
};

export type CounselorAnswer = {
  kind: AnswerKind;
  tool: CounselorTool | null;
  entities: readonly CounselorEntity[];
  /** How the question was read, in words: "Ohio State, Columbus · regular decision". */
  reading: string;
  /** What was counted of what the question said of the student, each with its words: "3.6 GPA". */
  values?: readonly { value: AskedValue; text: string }[] | undefined;
  /** Questions near to what was asked, to choose from: with `kind` "choices", or asked back with "dont-know". */
  choices?: readonly CardChoice[] | undefined;
  /** The answer in plain sentences. */
  text: string;
  aid?: AidRange | undefined;
  facts: readonly AnswerFact[];
  sources: readonly AnswerSource[];
  parts: readonly AnswerPart[];
  /** How many of the names in the question were not read; the text says so. */
  namesLeftOut: number;
  /** Who helps in danger, said above everything else of the answer; answers kept by an earlier release have none. */
  helpLine?: HelpLine | null | undefined;
  /** The text says who advises on the family's own case. */
  advice?: AdviceTopic | null | undefined;
};
