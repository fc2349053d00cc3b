/**
 * Where the student stands as to citizenship and country, from the aid answers: the only place where either is kept. It is
 * never part of the profile, a link, a spreadsheet or what a helper sees without the money.
 */
import type { AidAnswers, citizenships } from "#domain/answers/households.ts";

export type Citizenship = (typeof citizenships)[number];

export const citizenshipKey = "student.citizenship";
/** The country typed as home, by its two letters. */
export const homeCountryKey = "student.homeCountry";

/** Who gets no federal aid, and how colleges then treat the student; "other" where the answer does not say which. */
export type Status = "undocumented" | "international" | "other";

export type Standing = {
  /** Null for citizens and eligible noncitizens, and where nothing is said. */
  status: Status | null;
  /** Home is outside the United States. */
  isAbroad: boolean;
};

export const usualStanding: Standing = { status: null, isAbroad: false };

/** One object for each standing, so that equal answers ask for nothing anew. */
const standings = new Map<string, Standing>();

export function readStanding(aid: AidAnswers): Standing {
  const country = aid[homeCountryKey];
  const isAbroad = typeof country === "string" && country !== "US";
  const status = toStatus(aid[citizenshipKey]);
  const key = `${status} ${isAbroad}`;
  const known = standings.get(key) ?? { status, isAbroad };
  standings.set(key, known);
  return known;
}

/** Whether federal grants and loans are open; true where nothing is said, as for nearly every student. */
export function mayGetFederalAid({ status }: Standing): boolean {
  return status === null;
}

function toStatus(citizenship: AidAnswers[string] | undefined): Status | null {
  switch (citizenship) {
    case "undocumented":
    case "international":
      return citizenship;
    case "neither":
      return "other";
    default:
      return null;
  }
}
