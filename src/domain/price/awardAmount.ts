/** What a state program pays a first-year at one college, in dollars of the entry year. */
import type { AidAmount, AidCollegeKind, PlaceCode, ProgramPay } from "#domain/aid/stateProgram.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateAward } from "./stateAwards.ts";

/** Written into for each college, never made anew. */
export type AwardAmount = {
  /** "unpublished": paid here, but nobody publishes how much. "byNeed": up to a sum that falls with income, part of the averages. */
  kind: "none" | "unpublished" | "byNeed" | "paid";
  /** The least, the usual and the most a year. */
  lowUsd: number;
  usd: number;
  highUsd: number;
  /** On top for students with a Pell Grant; beside a last-dollar program it is paid in full. */
  extraUsd: number;
  /** It pays what other grants leave of this sum. */
  isLastDollar: boolean;
};

/** What a place says beyond the kinds of colleges that its line names. */
type Place = {
  /** Not in the first year. */
  isLater?: true;
  /** For another degree or certificate than the usual one of a four-year college. */
  isAssociate?: true;
  /** "extra": on top for students with a Pell Grant; "within": the Pell Grant is part of the sum. */
  pell?: "extra" | "within";
  /** Only these colleges. */
  isAt?: (college: CollegeSummary) => boolean;
};

const nowhere = () => false;
const isNamed = (start: string) => (college: CollegeSummary) => college.name.startsWith(start);
const isOneOf =
  (...unitIds: number[]) =>
  ({ unitId }: CollegeSummary) =>
    unitIds.includes(unitId);

/** Every place has its line here, so that a new one must say what it means. */
const places: Readonly<Record<PlaceCode, Place>> = {
  publicUniversity: {},
  publicCollege: {},
  publicCollegeFirstYear: {},
  publicMainCampus: { isAt: ({ isBachelorsCollege }) => isBachelorsCollege },
  communityCollege: {},
  communityCollegeWithPell: { pell: "extra" },
  communityCollegeBachelor: { isAt: nowhere },
  technicalCollege: { isAt: nowhere },
  privateNonprofit: {},
  privateBlackCollegeVirginia: { isAt: ({ isHbcu }) => isHbcu },
  fourYear: {},
  anyInState: {},
  approvedCollege: {},
  ucOrCsu: {},
  uncWithPell: { pell: "within" },
  communityCollegeWithPellIn: { pell: "within" },
  ncPromiseCampus: { isAt: isOneOf(198507, 198543, 199281, 200004) },
  publicAssociateFlorida: { isAssociate: true },
  usgOrTcsg: {},
  sunyOrCuny: {},
  arizonaUniversity: { isAt: ({ isBachelorsCollege }) => isBachelorsCollege },
  openAdmissionOrTrade: { isAt: nowhere },
  fromSecondYear: { isLater: true },
  associateOrCertificate: { isAssociate: true },
  bachelorAfterTwoYears: { isLater: true },
  utCampus: { isAt: isNamed("The University of Texas") },
  ucCampus: { isAt: isNamed("University of California-") },
  cityCollegesOfChicago: { isAt: isNamed("City Colleges of Chicago") },
  northernArizona: { isAt: isOneOf(105330) },
  universityOfOregon: { isAt: isOneOf(209551) },
  universityOfUtah: { isAt: isOneOf(230764) },
  firstYearInState: {},
  laterYearsInState: { isLater: true },
  twoYearOrTechnical: {},
  anyState: {},
  communityCollegeOfRhodeIsland: { isAt: isNamed("Community College of Rhode Island") },
  communityCollegeOfVermont: { isAt: isNamed("Community College of Vermont") },
  communityOrNevadaState: {},
  countyCollege: {},
  newHampshireScholars: {},
  otherNewEnglandPublic: { isAt: nowhere },
  rhodeIslandCollege: { isAt: isNamed("Rhode Island College") },
  twoYearOrTribal: {},
  universityOfNebraska: { isAt: isNamed("University of Nebraska") },
  universityOfPuertoRico: { isAt: isNamed("University of Puerto Rico") },
  universityOfVermont: { isAt: isNamed("University of Vermont") },
  universityOfWyoming: { isAt: isNamed("University of Wyoming") },
  universityOfAlaska: { isAt: isNamed("University of Alaska") },
  delawareTechOrAssociate: { isAssociate: true },
  delawareState: { isAt: isNamed("Delaware State University") },
  delawareOrPennsylvania: {},
  universityOfHawaii: { isAt: isNamed("University of Hawaii") },
  publicOrTribal: {},
  // Counted as an agreement on tuition (tuitionAgreements.ts).
  publicAnywhere: { isAt: nowhere },
  privateNearDcOrBlackCollege: { isAt: nowhere },
};

export function makeEmptyAmount(): AwardAmount {
  return { kind: "none", lowUsd: 0, usd: 0, highUsd: 0, extraUsd: 0, isLastDollar: false };
}

/** The kind of college that a line of a program names; null for those that none does. */
export function toAidKind({ control, level }: CollegeSummary): AidCollegeKind | null {
  if (level === "lessThanTwoYear") return null;
  if (control === "nonprofit") return "nonprofit";
  if (control !== "public") return null;
  return level === "twoYear" ? "communityCollege" : "publicFourYear";
}

/** The lines of a program that name this college, of whatever year of study; those of technical and trade schools are not told apart. */
export function listPaysAt(pays: readonly ProgramPay[], college: CollegeSummary): ProgramPay[] {
  const kind = toAidKind(college);
  return pays.filter(
    ({ at, kinds }) => kind !== null && kinds.includes(kind) && places[at].isAt?.(college) !== false,
  );
}

/** What the college charges, and what its students with a state grant got on average; null if not published. */
export type AwardBasis = { tuitionUsd: number | null; averageUsd: number | null; pellUsd: number };

/** The most favorable line of the program that holds at this college, with what comes on top for students with a Pell Grant. */
export function findAwardAmount(
  out: AwardAmount,
  { pays, isByNeed }: StateAward,
  college: CollegeSummary,
  kind: AidCollegeKind,
  basis: AwardBasis,
  studyYear: number,
): void {
  out.kind = "none";
  out.lowUsd = 0;
  out.usd = 0;
  out.highUsd = 0;
  out.extraUsd = 0;
  out.isLastDollar = false;
  let plusUsd = 0;
  for (const { at, kinds, years, amount } of pays) {
    const place = places[at];
    const isPaid = years === null ? place.isLater !== true || studyYear > 1 : years.includes(studyYear);
    if (!kinds.includes(kind) || !isPaid) continue;
    // What may come on top is neither sure nor part of the usual amount.
    if (amount.kind === "usd" && amount.bound === "extraUpTo") continue;
    if (place.isAssociate === true && kind !== "communityCollege") continue;
    if (place.isAt !== undefined && !place.isAt(college)) continue;
    if (amount.kind === "usd" && amount.bound === "extra") {
      const moreUsd = toYearly(amount.usd, amount.per) ?? 0;
      if (place.pell !== "extra") plusUsd += moreUsd;
      else if (basis.pellUsd > 0) out.extraUsd += moreUsd;
      continue;
    }
    if (amount.kind === "usd" && amount.per === "once" && studyYear > 1) continue;
    readAmount(
      out,
      amount,
      { isByNeed, kind, pellWithinUsd: place.pell === "within" ? basis.pellUsd : 0 },
      basis,
    );
  }
  if (plusUsd === 0) return;
  out.lowUsd += plusUsd;
  out.usd += plusUsd;
  out.highUsd += plusUsd;
}

/** Keeps the larger of two lines. */
function readAmount(
  out: AwardAmount,
  amount: AidAmount,
  {
    isByNeed,
    kind,
    pellWithinUsd,
  }: Pick<StateAward, "isByNeed"> & { kind: AidCollegeKind; pellWithinUsd: number },
  { tuitionUsd, averageUsd }: AwardBasis,
): void {
  switch (amount.kind) {
    case "usd": {
      const yearlyUsd = toYearly(amount.usd, amount.per);
      if (yearlyUsd === null) return leave(out, "unpublished");
      const usd = Math.max(0, yearlyUsd - pellWithinUsd);
      if (amount.bound !== "upTo") return keep(out, usd, usd, usd, false);
      if (isByNeed) return leave(out, "byNeed");
      // A program by grades pays all who meet it the same, and no more than tuition.
      const capped = Math.min(usd, tuitionUsd ?? usd);
      return keep(out, capped, capped, usd, false);
    }
    case "range": {
      const fromUsd = toYearly(amount.fromUsd, amount.per);
      const toUsd = toYearly(amount.toUsd, amount.per);
      if (fromUsd === null || toUsd === null) return leave(out, "unpublished");
      keep(out, fromUsd, fromUsd, toUsd, false);
      if (isByNeed) out.kind = "byNeed";
      return;
    }
    case "covers": {
      if (amount.what === "outOfStateDifference") return;
      const isClose = amount.what === "tuition" || amount.pricesOf !== undefined;
      if (tuitionUsd === null || (amount.pricesOf !== undefined && averageUsd === null))
        return leave(out, "unpublished");
      const most = amount.most === undefined ? null : toYearly(amount.most.usd, amount.most.per);
      const least = amount.least === undefined ? null : toYearly(amount.least.usd, amount.least.per);
      const mostUsd = Math.min(amount.share * tuitionUsd, most ?? Number.POSITIVE_INFINITY);
      // Our figure has the fees in it and is today's. Where the program pays tuition alone, or that of an earlier year, what its
      // students with a state grant got on average is the closer figure.
      const usd = isClose ? Math.min(mostUsd, averageUsd ?? mostUsd) : mostUsd;
      const paidUsd = Math.max(usd, least ?? 0);
      // No state pays a private college's whole tuition: where no ceiling is on record, the average is as far as it goes.
      const isOpen = kind === "nonprofit" && most === null && averageUsd !== null;
      return keep(
        out,
        paidUsd,
        paidUsd,
        isOpen ? Math.max(paidUsd, Math.min(mostUsd, averageUsd)) : Math.max(mostUsd, paidUsd),
        amount.isLastDollar,
      );
    }
    case "youPayAtMost": {
      const leftUsd = toYearly(amount.usd, amount.per);
      if (tuitionUsd === null || leftUsd === null) return leave(out, "unpublished");
      const coveredUsd = Math.max(0, tuitionUsd - leftUsd);
      return keep(out, coveredUsd, coveredUsd, coveredUsd, true);
    }
    case "steps":
      // Resolved to the student's own step before (stateAwards.ts).
      return;
    case "tuitionIs":
    case "youPayThird":
      // The published tuition is this price already; the other is for short certificates.
      return;
    default:
      return leave(out, "unpublished");
  }
}

function keep(out: AwardAmount, lowUsd: number, usd: number, highUsd: number, isLastDollar: boolean): void {
  if (out.kind === "paid" && out.usd >= usd) return;
  out.kind = "paid";
  out.lowUsd = lowUsd;
  out.usd = usd;
  out.highUsd = highUsd;
  out.isLastDollar = isLastDollar;
}

function leave(out: { kind: AwardAmount["kind"] }, kind: "unpublished" | "byNeed"): void {
  if (out.kind === "none") out.kind = kind;
}

/** Null for a sum over all years. */
function toYearly(usd: number, per: "year" | "semester" | "once" | "inAll"): number | null {
  if (per === "inAll") return null;
  return per === "semester" ? 2 * usd : usd;
}
