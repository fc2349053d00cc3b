/** The field finder: careers and short forms, as students type them, and what comes first. */
import { expect, test } from "vitest";
import { familiesByName } from "#domain/college/majorFamilies.ts";
import { findFamilies } from "./findFamilies.ts";

const first: readonly (readonly [family: string, words: string])[] = [
  [
    "51",
    "nurse, nurses, RN, nursing, LPN, CNA, PA, PT, EMT, paramedic, pharmacist, dentist, physical therapist, vet, healthcare, dental hygiene",
  ],
  [
    "11",
    "CS, computing, coding, programmer, IT, AI, cybersecurity, computer science, data scientist, software",
  ],
  ["13", "teacher, teachers, teaching, education, special ed"],
  ["52", "accounting, accountant, CPA, finance, marketing, HR, business"],
  ["22", "lawyer, attorney, law, paralegal, pre-law"],
  ["42", "psychologist, psych, counseling"],
  ["43", "police, cop, firefighter, criminal justice, forensics"],
  ["50", "artist, actor, graphic design, film, animator, photographer"],
  ["14", "engineer, engineering, civil engineer, EE, ME"],
  ["09", "journalist, journalism, PR"],
  ["45", "economist, political science, econ"],
  ["26", "biologist, biology, bio"],
  ["48", "welder, welding"],
  ["46", "electrician, plumber"],
  ["47", "mechanic"],
  ["49", "pilot"],
  ["12", "chef, culinary"],
  ["44", "social worker"],
  ["04", "architect"],
];

test.each(first.flatMap(([family, words]) => words.split(", ").map((word) => [word, family])))(
  "%s",
  (word, family) => {
    expect(findFamilies(word ?? "", familiesByName)[0]).toBe(family);
  },
);

test("a short form is a whole word", () => {
  expect(findFamilies("RN", familiesByName)).toEqual(["51"]);
  expect(findFamilies("CS", familiesByName)).toEqual(["11"]);
  expect(findFamilies("zzz", familiesByName)).toEqual([]);
});
