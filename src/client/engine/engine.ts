/**
 * The one way to the engine: what a page may ask about all colleges and about a plan. Every request and every
 * answer is plain data that can be cloned, so that whoever answers may stand on the page or in a worker.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/details.ts";
import type { LetterProblem, ParsedLetter } from "#domain/offers/parseLetter.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand, PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { Day } from "#lib/dates.ts";
import type { Result } from "#lib/result.ts";

export type AllColleges = {
  release: string;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
  colleges: readonly CollegeSummary[];
  byUnitId: ReadonlyMap<number, CollegeSummary>;
  bySlug: ReadonlyMap<string, CollegeSummary>;
};

/** `release` names an index that was unpacked before; the engine holds it. */
export type SearchRequest = {
  release: string;
  query: string;
  limit: number;
  /** Only these colleges; all of them if null. */
  among: readonly number[] | null;
};
export type SearchReply = { hits: readonly SearchHit[]; total: number };

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

/** A plan without colleges needs no index. */
export type TimelineRequest = {
  release: string | null;
  plan: Plan;
  deadlines: readonly Deadline[];
  today: Day;
};

export type TripReply = Result<TripPlan, TripProblem>;

/** Without an index no college is matched, only named. */
export type LetterRequest = { release: string | null; text: string };
export type LetterReply = Result<ParsedLetter, LetterProblem>;

export type Engine = {
  /** Unpacks the index as it came and holds it. Rejects if it is damaged. */
  index: (json: unknown) => Promise<AllColleges>;
  search: (request: SearchRequest) => Promise<SearchReply>;
  price: (request: PriceRequest) => Promise<PriceReply>;
  /** Null while the graduating class is unknown. */
  timeline: (request: TimelineRequest) => Promise<Timeline | null>;
  trip: (request: TripInput) => Promise<TripReply>;
  /** Reads an award letter; the text goes nowhere else. */
  letter: (request: LetterRequest) => Promise<LetterReply>;
};
