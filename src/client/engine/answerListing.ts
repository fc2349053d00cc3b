/** The whole ranked list, filtered and sorted. */

import { scoreRecommended } from "#domain/match/firstListRule.ts";
import { countKeptOut, listMissedAnswers } from "#domain/match/fitsAnswers.ts";
import { applyListing } from "#domain/match/listing.ts";
import { toShownRow } from "#domain/match/rank.ts";
import type { Engine, Ranked } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

/** More rows than a tall screen shows at once. */
const firstRows = 30;

const fittingRows = new WeakMap<HeldMatches, readonly Ranked[]>();

export const answerListing: Engine["listing"] = async ({ student, listing }) => {
  const matches = getHeldMatches(student);
  const ranked = matches.getRows();
  const fitting = getFitting(matches);
  const { profile, money } = student;
  const rows = applyListing(listing.scope === "all" ? ranked : fitting, listing, (row) =>
    scoreRecommended(row, profile, money),
  );
  return {
    unitIds: Int32Array.from(rows, ({ college }) => college.unitId),
    first: rows.slice(0, firstRows).map((row) => toShownRow(row, matches.input)),
    highestUsd: findHighest(rows),
    rankedCount: ranked.length,
    fittingCount: fitting.length,
    keptOut: fitting.length === 0 ? countKeptOut(ranked, student.profile) : [],
  };
};

function findHighest(rows: readonly Ranked[]): number | null {
  return rows.reduce<number | null>((highest, { priceBand }) => {
    return priceBand === null ? highest : Math.max(highest ?? 0, priceBand.highUsd);
  }, null);
}

function getFitting(matches: HeldMatches): readonly Ranked[] {
  const { profile } = matches.question;
  const fitting =
    fittingRows.get(matches) ??
    matches.getRows().filter((row) => listMissedAnswers(row, profile).length === 0);
  fittingRows.set(matches, fitting);
  return fitting;
}
