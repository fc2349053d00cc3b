/** The whole ranked list, filtered and sorted. */
import { countKeptOut, listMissedAnswers } from "#domain/match/fitsAnswers.ts";
import { applyListing } from "#domain/match/listing.ts";
import type { Engine, Ranked } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

const fittingRows = new WeakMap<HeldMatches, readonly Ranked[]>();

export const answerListing: Engine["listing"] = async ({ student, listing }) => {
  const matches = getHeldMatches(student);
  const ranked = matches.getRows();
  const fitting = getFitting(matches);
  const rows = applyListing(listing.scope === "all" ? ranked : fitting, listing);
  return {
    rows,
    rankedCount: ranked.length,
    fittingCount: fitting.length,
    keptOut: fitting.length === 0 ? countKeptOut(ranked, student.profile) : [],
  };
};

function getFitting(matches: HeldMatches): readonly Ranked[] {
  const { profile } = matches.question;
  const fitting =
    fittingRows.get(matches) ??
    matches.getRows().filter((row) => listMissedAnswers(row, profile).length === 0);
  fittingRows.set(matches, fitting);
  return fitting;
}
