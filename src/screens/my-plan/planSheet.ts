/** The plan's colleges as the sheet that families keep: one row a college, for a CSV file and for paper. */
import type { Ranked } from "#client/engine/engine.ts";
import { words as answerWords } from "#components/answer/words.ts";
import { words as labelWords } from "#components/label/words.ts";
import { getLabels, type Listed } from "#components/plan-list/planList.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import { listPlanChoices, type PlanChoice } from "#components/rounds/planChoices.ts";
import { words as roundWords } from "#components/rounds/words.ts";
import { getTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { describeLetters } from "#domain/college/requirementWords.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import { type SheetColumnId, sheetColumns, takeHandLines } from "#domain/listImport/sheetColumns.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import { toCsvTable } from "#lib/csv.ts";
import type { Day } from "#lib/dates.ts";
import { words } from "./words.ts";

type ListedCollege = Listed<NonNullable<Ranked["priceBand"]>>;
type Cell = string | number | null;
export type SheetRow = Readonly<Record<SheetColumnId, Cell>>;

/** What stands beside the list: records of its colleges as far as they have loaded, and the award letters. */
export type SheetContext = {
  replies: ReadonlyMap<number, CollegeReply>;
  offers: readonly Offer[];
  graduationYear: number | null;
  today: Day;
};

/** One row per college, in list order; unknown values are empty cells. */
export function listSheetRows(list: readonly ListedCollege[], context: SheetContext): SheetRow[] {
  return list.map((listed) => toSheetRow(listed, context));
}

export function toSheetCsv(rows: readonly SheetRow[]): string {
  return toCsvTable(
    sheetColumns.map(({ heading }) => heading),
    rows.map((row) => sheetColumns.map(({ id }) => row[id])),
  );
}

function toSheetRow(listed: ListedCollege, context: SheetContext): SheetRow {
  const { entry, row } = listed;
  const college = row?.college ?? null;
  const reply = context.replies.get(entry.unitId) ?? null;
  const labels = getLabels(listed);
  const chance = row === null ? null : toPercents(row.chance);
  const { byHeading, rest } = takeHandLines(entry.note);
  const byHand = (id: SheetColumnId) =>
    byHeading.get(sheetColumns.find((column) => column.id === id)?.heading ?? "") ?? null;
  const dates = reply === null ? noDates : listDates(listed, reply, context);
  const offer = sumOffer(context.offers.find(({ unitId }) => unitId === entry.unitId) ?? null);
  return {
    college: college?.name ?? null,
    city: college?.city ?? null,
    state: college?.state ?? null,
    setting: college?.setting == null ? null : answerWords.setting.options[college.setting],
    control: college === null ? null : answerWords.kind.controls[college.control],
    size: college?.undergraduates ?? null,
    admission: labelWords.admissionName(labels.admission),
    budget: row === null ? null : labelWords.budgetName(labels.budget),
    chance: chance?.share ?? null,
    chanceLow: chance?.low ?? null,
    chanceHigh: chance?.high ?? null,
    match: roundOrNull(row?.matchPercent),
    priceLow: roundOrNull(row?.priceBand?.lowUsd),
    priceHigh: roundOrNull(row?.priceBand?.highUsd),
    sticker: roundOrNull(row?.priceBand?.stickerUsd),
    miles: roundOrNull(row === null ? null : toShownMiles(row)),
    status: listWords.list.statusName(entry.status),
    round: entry.applicationPlan === null ? null : roundWords.name(entry.applicationPlan),
    deadline: dates.own,
    otherDeadlines: dates.others,
    tests:
      reply === null ? null : words.sheet.tests(getTestPolicy(reply.college, reply.datedTestPolicy).kind),
    essays: reply === null ? null : describeEssays(reply),
    letters: reply?.requirements == null ? null : describeLetters(reply.requirements),
    fee: reply === null ? null : (reply.requirements?.feeUsd ?? reply.college.applicationFeeUsd),
    feeWaiver: byHand("feeWaiver"),
    portal: byHand("portal"),
    visit: byHand("visit"),
    interview: byHand("interview"),
    scholarships: byHand("scholarships"),
    grants: offer.grantsUsd,
    netPrice: offer.netPriceUsd,
    note: rest,
    unitId: entry.unitId,
  };
}

const noDates = { own: null, others: null };

/** The date of the chosen round, and those of the college's other rounds. */
function listDates({ entry, row }: ListedCollege, reply: CollegeReply, context: SheetContext) {
  const choices = listPlanChoices({
    deadlines: reply.deadlines,
    system: findPublicSystem(entry.unitId),
    chosen: entry.applicationPlan,
    hasOpenAdmission: row?.college.hasOpenAdmission === true,
    graduationYear: context.graduationYear,
    today: context.today,
  });
  const chosen = choices.find(({ plan }) => plan === entry.applicationPlan);
  const others = choices
    .filter((choice) => choice !== chosen && choice.isKnown && choice.dates.length > 0)
    .map((choice) => words.sheet.roundDate(roundWords.name(choice.plan), describeDates(choice) ?? ""));
  return {
    own: chosen === undefined ? null : describeDates(chosen),
    others: others.length === 0 ? null : others.join("; "),
  };
}

/** As a spreadsheet reads dates; "about" where this cycle's is not confirmed. */
function describeDates({ plan, dates, isExpected, isOtherYear }: PlanChoice): string | null {
  const [day] = dates;
  if (day === undefined) return plan === "rolling" ? words.sheet.rolling : null;
  return isExpected || isOtherYear ? words.sheet.about(day) : day;
}

function describeEssays({ requirements, askedEssays }: CollegeReply): string | null {
  if (askedEssays != null) return words.sheet.essays[askedEssays.demand];
  return requirements?.writingSupplement === true ? words.sheet.essays.required : null;
}

/** What the award letter gives, and the net price where its costs are complete. */
function sumOffer(offer: Offer | null): { grantsUsd: number | null; netPriceUsd: number | null } {
  if (offer === null) return { grantsUsd: null, netPriceUsd: null };
  const figures = summarizeOffer(offer, { growthShare: 0, years: 1, loanTerms: loanTerms2026 });
  return {
    grantsUsd: figures.grantUsd,
    netPriceUsd: figures.missing.length === 0 ? figures.netPriceUsd : null,
  };
}

function toPercents(chance: Chance): { share: number; low: number; high: number } | null {
  if (chance.kind === "open" || chance.kind === "guaranteed") return { share: 100, low: 100, high: 100 };
  if (chance.kind === "unknown") return null;
  const percent = (share: number) => Math.round(share * 100);
  return { share: percent(chance.share), low: percent(chance.low), high: percent(chance.high) };
}

function roundOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
