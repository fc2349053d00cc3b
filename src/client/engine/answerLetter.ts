/** Reads what was pasted, one award letter or several, in slices, on the device. */
import { runInSlices } from "#client/runInSlices.ts";
import { type KnownNames, listKnownNames } from "#domain/offers/letterCollege.ts";
import { readLettersInSteps } from "#domain/offers/readLetters.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges, type HeldColleges } from "./heldColleges.ts";

const namesOf = new WeakMap<HeldColleges, KnownNames>();

export const answerLetter: Engine["letter"] = async ({ release, text }) =>
  runInSlices(readLettersInSteps(text, release === null ? new Map() : listNames(getHeldColleges(release))));

function listNames(all: HeldColleges): KnownNames {
  const kept = namesOf.get(all);
  if (kept !== undefined) return kept;
  const names = listKnownNames(all.colleges);
  namesOf.set(all, names);
  return names;
}
