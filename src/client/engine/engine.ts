/**
 * The one way to the engine: what a page may ask about all colleges and about a plan. Every request and every
 * answer is plain data that can be cloned, so that whoever answers may stand on the page or in a worker.
 */

import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import type { CollegeTable } from "#domain/college/collegeTable.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { KindMedians } from "#domain/college/kindMedians.ts";
import type { RequirementTable } from "#domain/college/requirementTable.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Suggestions } from "#domain/college/suggestColleges.ts";
import type {
  CounselorAnswer,
  CounselorReading,
  CounselorTool,
  ReadQuestion,
} from "#domain/counselor/counselor.ts";
import type { LinkedFact } from "#domain/counselor/model/facts.ts";
import type { ToolAnswer } from "#domain/counselor/model/runTool.ts";
import type { DraftVerdict } from "#domain/counselor/model/verifyDraft.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import type { DraftPrompt, Remark } from "#domain/essays/reading/remark.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { Town } from "#domain/geography/towns.ts";
import type { ListProblem, ListReading } from "#domain/listImport/listImport.ts";
import type { RankingChange } from "#domain/match/changes.ts";
import type { AnswerToFit } from "#domain/match/fitsAnswers.ts";
import type { GapKind, Suggestion } from "#domain/match/gains.ts";
import type { Listing } from "#domain/match/listing.ts";
import type { Match } from "#domain/match/match.ts";
import type { AssessedList, MatchQuestion } from "#domain/match/matchColleges.ts";
import type { ListMend } from "#domain/match/mendList.ts";
import type { Effect } from "#domain/match/nextQuestion.ts";
import type { OddsEntry } from "#domain/match/odds.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { WhatIf } from "#domain/match/whatIf.ts";
import type { LetterProblem } from "#domain/offers/parseLetter.ts";
import type { ReadLetter } from "#domain/offers/readLetters.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand, PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import type { PriceLine } from "#domain/price/working.ts";
import type { SearchHit, SearchResult } from "#domain/search/collegeSearch.ts";
import type { SearchQuery } from "#domain/search/filters.ts";
import type { TaskPerson, Timeline } from "#domain/timeline/timeline.ts";
import type { TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { VisitKind } from "#domain/visits/withinHours.ts";
import type { Day } from "#lib/dates.ts";
import type { Result } from "#lib/result.ts";
import type { WorkingLine } from "#lib/source.ts";

/** The held majors index, by the name that requests give it. */
export type MajorsReply = { asOf: string };

/** `release` names an index that was unpacked before; the engine holds it. */
export type SearchRequest = { release: string; query: string; limit: number };
export type SearchReply = Readonly<SearchResult>;

/** A search with filters and an order, as a page of results asks it. */
export type FindRequest = SearchQuery & {
  release: string;
  /** For the filter by price, and the orders by price and match; null where none of them is asked. */
  student: StudentQuestion | null;
  /** The `asOf` of the majors index; null lets every college pass the filter by major. */
  majors: string | null;
  home: Position | null;
  homeState: StateCode | null;
};
export type FindReply = {
  /** All that were found, in order. */
  unitIds: Int32Array<ArrayBuffer>;
  /** How those were found that the words do not name as they stand. */
  reasons: readonly Pick<SearchHit, "unitId" | "reason">[];
  /** The college that the words mean before all of these, but closed for good. */
  closed: SearchResult["closed"];
};

/** Colleges around a place. */
export type NearbyRequest = { release: string; home: Position; limit: number };
export type NearbyReply = readonly { unitId: number; miles: number }[];
export type ReachRequest = { release: string; start: Position; hours: number; kind: VisitKind };
export type ReachReply = readonly { unitId: number; hours: number }[];

export type SuggestedRequest = { release: string; planned: readonly number[]; homeState: StateCode | null };
export type SuggestedReply = { from: Suggestions["from"]; unitIds: readonly number[] };

/** `years` null takes the usual length of each college's degree. */
export type PriceRequest = {
  release: string;
  unitIds: readonly number[];
  family: PriceInput;
  options: PriceOptions;
  years: number | null;
};
/** One for each college asked for, in order; null where the college is unknown or publishes too little. */
export type PriceReply = readonly { unitId: number; band: PriceBand | null; study: StudyPrice | null }[];

export type WorkingRequest = Pick<PriceRequest, "release" | "family" | "options"> & { unitId: number };
/** Null where the college has no price. */
export type WorkingReply = readonly WorkingLine<PriceLine>[] | null;

/** What the matches of a student are made from: their answers, and the held indexes by name. */
export type StudentQuestion = Omit<MatchQuestion, "majors" | "admittedTo" | "turnedDownBy"> & {
  release: string;
  /** The `asOf` of the majors index; null if no field was chosen, or while it is loading. */
  majors: string | null;
};

export type Ranked = RankedCollege<PriceBand>;

/** The whole ranking stays with the engine: a screen is sent the few rows that it shows. */
export type MatchReply = {
  /** How many colleges are ranked. */
  rankedCount: number;
  first: AssessedList;
};

export type ListingRequest = { student: StudentQuestion; listing: Listing };
export type ListingReply = {
  /** All of them, in order; `first` has the rows that most screens show at once. */
  unitIds: Int32Array<ArrayBuffer>;
  first: readonly Ranked[];
  /** The most any of them costs, for a scale they share; null where none has a price. */
  highestUsd: number | null;
  /** How many are ranked, and how many of these miss none of the student's answers. */
  rankedCount: number;
  fittingCount: number;
  /** What would bring colleges back, where none fits. */
  keptOut: readonly { answer: AnswerToFit; count: number }[];
};

export type RankedRequest = { student: StudentQuestion; unitIds: readonly number[] };

export type CollegeOfStudent = { student: StudentQuestion; unitId: number };

/** `unitIds` are the colleges on the list that an answer would move. */
export type NextQuestionsRequest = {
  student: StudentQuestion;
  unitIds: readonly number[];
  open: readonly QuizScreen[];
};

export type ChangesRequest = { before: StudentQuestion; after: StudentQuestion };
export type ChangesReply = {
  changes: readonly RankingChange<PriceBand>[];
  /** Names of the colleges that are new on the first list. */
  newOnFirstList: readonly string[];
};

export type SuggestionsRequest = {
  student: StudentQuestion;
  kind: GapKind;
  /** The list as it is, and its odds: of a four-year college whose price fits if the student has a budget. */
  entries: readonly OddsEntry[];
  oddsNow: number;
  limit: number;
};

/** The list as it is, with the answers that came. */
export type MendRequest = { student: StudentQuestion; entries: readonly OddsEntry[] };

/** A plan without colleges needs no index. */
export type TimelineRequest = {
  release: string | null;
  plan: Plan;
  deadlines: readonly Deadline[];
  /** Null or absent where they are not there: tasks then say what is usual. */
  requirements?: RequirementTable | null;
  today: Day;
  /** Whom the tasks speak to; absent: the student. */
  reader?: TaskPerson;
};

export type TripReply = Result<TripPlan, TripProblem>;

/** A pasted text, or a file's bytes. `sheet` names one of a workbook; null takes the one with the most colleges. */
export type CollegeListRequest = {
  release: string;
  source: string | ArrayBuffer;
  sheet: string | null;
  today: Day;
};
export type CollegeListReply = Result<ListReading, ListProblem>;

/** Without an index no college is matched, only named. */
export type LetterRequest = { release: string | null; text: string };
export type LetterReply = Result<readonly ReadLetter[], LetterProblem>;

/** Without an index, names and facts of colleges are not checked. */
export type DraftReadingRequest = {
  release: string | null;
  text: string;
  prompt: DraftPrompt | null;
  /** The college that asks; null for a whole application's prompt. */
  unitId: number | null;
  /** The plan's other colleges. */
  otherUnitIds: readonly number[];
};
export type DraftReadingReply = { remarks: readonly Remark[]; hasColleges: boolean };

/** What the counselor is asked. It answers with the cards the engine holds, if there are any. */
export type CounselorRequest = {
  release: string;
  question: string;
  /** How the question before was read, or what the page it was asked from is about. */
  previous: CounselorReading | null;
  /** Another way to read the question, chosen by hand; null reads it anew. */
  chosen: CounselorReading | null;
  plan: Plan;
  /** The `asOf` of the majors index; null while it is not there. */
  majors: string | null;
  /** Null while they are not there. */
  deadlines: readonly Deadline[] | null;
  today: Day;
};
export type PrepareRequest = Pick<CounselorRequest, "release" | "plan" | "majors" | "deadlines" | "today">;
export type CounselorReply = {
  read: ReadQuestion;
  answer: CounselorAnswer;
  /** `read.others`, each in words for its button. */
  others: readonly { reading: CounselorReading; label: string }[];
};

/** A tool that the language model asked for, with whatever input it wrote. */
export type ToolRequest = PrepareRequest & {
  tool: CounselorTool;
  input: unknown;
  /** Begins the references of the result: "r1". */
  resultId: string;
  /** The student agreed that family money may leave the device. */
  allowsMoney: boolean;
};

/** What the model wrote, and the facts of all results it was sent. */
export type DraftRequest = { text: string; facts: readonly LinkedFact[] };

export type Engine = {
  /** Unpacks the index, a JSON file as it came, and holds it; the reply has what a page needs to read single colleges. Rejects if it is damaged. */
  index: (file: ArrayBuffer) => Promise<CollegeTable>;
  /** The same for the index of majors, which is named by its `asOf`. */
  majors: (file: ArrayBuffer) => Promise<MajorsReply>;
  /** The same for the counselor’s answer cards. */
  cards: (file: ArrayBuffer) => Promise<void>;
  search: (request: SearchRequest) => Promise<SearchReply>;
  find: (request: FindRequest) => Promise<FindReply>;
  /** Public and well-known private colleges within a day's drive, nearest first. */
  nearby: (request: NearbyRequest) => Promise<NearbyReply>;
  /** Colleges within that many hours of driving, nearest first. */
  reach: (request: ReachRequest) => Promise<ReachReply>;
  /** Towns with a college. */
  towns: (request: { release: string }) => Promise<readonly Town[]>;
  /** Colleges to begin with. */
  suggested: (request: SuggestedRequest) => Promise<SuggestedReply>;
  /** What is usual for a college's kind; null for an unknown college. */
  kindMedians: (request: { release: string; unitId: number }) => Promise<KindMedians | null>;
  price: (request: PriceRequest) => Promise<PriceReply>;
  working: (request: WorkingRequest) => Promise<WorkingReply>;
  match: (student: StudentQuestion) => Promise<MatchReply>;
  listing: (request: ListingRequest) => Promise<ListingReply>;
  /** One for each college asked for, in order, ranked or not; null for an unknown one. */
  ranked: (request: RankedRequest) => Promise<readonly (Ranked | null)[]>;
  /** The parts of a college's match; null for an unknown college. */
  explanation: (request: CollegeOfStudent) => Promise<Match | null>;
  whatIf: (request: CollegeOfStudent) => Promise<readonly WhatIf<PriceBand>[]>;
  /** The open questions of the quiz, the one whose answer moves the list the most first. */
  nextQuestions: (request: NextQuestionsRequest) => Promise<readonly Effect[]>;
  changes: (request: ChangesRequest) => Promise<ChangesReply>;
  suggestions: (request: SuggestionsRequest) => Promise<readonly Suggestion<PriceBand>[]>;
  /** What would mend a list whose odds are under half; null where there is nothing to mend. */
  mend: (request: MendRequest) => Promise<ListMend<PriceBand> | null>;
  /** Null while the graduating class is unknown. */
  timeline: (request: TimelineRequest) => Promise<Timeline | null>;
  /** What the plan's colleges ask the student to write. Without a class it has no dates. */
  essayList: (request: TimelineRequest) => Promise<EssayList>;
  trip: (request: TripInput) => Promise<TripReply>;
  /** Reads an award letter, or each of several in one text; the text goes nowhere else. */
  letter: (request: LetterRequest) => Promise<LetterReply>;
  /** Reads a college list; it goes nowhere else. */
  collegeList: (request: CollegeListRequest) => Promise<CollegeListReply>;
  /** Reads a draft of an essay; the text goes nowhere else. */
  draft: (request: DraftReadingRequest) => Promise<DraftReadingReply>;
  /** Reads a question and answers it by rules; the question goes nowhere else. */
  counselor: (request: CounselorRequest) => Promise<CounselorReply>;
  /** Makes what its answers are looked up in, so that the first question does not wait for it. */
  counselorReady: (request: PrepareRequest) => Promise<void>;
  /** `result` may leave the device; nothing else of it does. */
  counselorTool: (request: ToolRequest) => Promise<ToolAnswer>;
  /** Which sentences may be shown. */
  counselorDraft: (request: DraftRequest) => Promise<DraftVerdict>;
};
