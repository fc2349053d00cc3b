/**
 * The plan as a tool sees it when its result leaves the device: without names, notes, circumstances, tasks of one's own and
 * the text of letters; without money unless the student agreed. What is not in it cannot be in a result.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { emptyMoney } from "#domain/people/profile.ts";
import { emptyParts, type Plan } from "#domain/plan/plan.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";

const unnamedCollege = "a college outside our data set";

export function prepareModelPlan(
  plan: Plan,
  allowsMoney: boolean,
  byUnitId: ReadonlyMap<number, Pick<CollegeSummary, "name">>,
): Plan {
  const { profile, money, aid, offers, colleges, comparing, timeline, taskMarks, matchWeights, assumptions } =
    plan;
  return {
    ...emptyParts,
    schemaVersion: plan.schemaVersion,
    id: "asked",
    createdAt: plan.createdAt,
    profile,
    colleges: colleges.map((college) => ({ ...college, note: "" })),
    comparing,
    timeline,
    taskMarks: Object.fromEntries(Object.entries(taskMarks).filter(([id]) => !isPrivateTask(id))),
    matchWeights,
    assumptions,
    money: allowsMoney ? money : emptyMoney,
    aid: allowsMoney ? aid : {},
    offers: allowsMoney ? offers.map((offer, place) => stripOffer(offer, place, byUnitId)) : [],
    stamps: {},
  };
}

/** Amounts and kinds as they were read; no words of the letter. */
function stripOffer(
  { unitId, academicYear, lines, practices }: Offer,
  place: number,
  byUnitId: ReadonlyMap<number, Pick<CollegeSummary, "name">>,
): Offer {
  const known = unitId === null ? undefined : byUnitId.get(unitId);
  return {
    id: `letter${place + 1}`,
    unitId: known === undefined ? null : unitId,
    collegeName: known?.name ?? unnamedCollege,
    academicYear: academicYear !== null && /^\d{4}-\d{2}$/.test(academicYear) ? academicYear : null,
    lines: lines.map(({ kind, amountUsd, source, isRenewable, note }) => ({
      label: "",
      kind,
      amountUsd,
      source,
      isRenewable,
      note,
    })),
    practices,
  };
}
