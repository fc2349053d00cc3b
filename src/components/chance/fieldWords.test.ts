/** The sentences about the student's field, read as a family would. */
import { expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { ProgramChoice } from "#domain/admission/programChoice.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { publications } from "#domain/college/publications.ts";
import { makeEstimate, makeField } from "../../../test/support/rankedRow.ts";
import { degreesYear, describeChoice, describeField, toFieldText } from "./fieldWords.ts";

const music = { code: "5009" };
const byTransfer = { code: "42", level: "associate", isOffered: true, isByTransfer: true } as const;

test.each<[FieldOfStudy, string, string]>([
  [
    makeField(68, music),
    "68 music degrees a year",
    "It awarded 68 bachelor’s degrees in music in 2023-24 (IPEDS Completions).",
  ],
  [
    makeField(1, music),
    "1 music degree a year",
    "It awarded only 1 bachelor’s degree in music in 2023-24 (IPEDS Completions). Ask how many students and teachers the program has.",
  ],
  [
    makeField(0, music),
    "no music degrees",
    "It awarded no bachelor’s degrees in music in 2023-24 (IPEDS Completions). Ask whether it teaches that field, or which of its courses transfer.",
  ],
  [
    makeField(1_126, { code: "5138", level: "associate" }),
    "1,126 associate nursing degrees a year",
    "It awarded 1,126 associate degrees in nursing in 2023-24 (IPEDS Completions).",
  ],
  [
    makeField(0, byTransfer),
    "transfer degree toward psychology",
    "To study psychology, you would start with its general transfer degree and finish at a four-year college. Ask which of its courses count toward the major.",
  ],
  [
    makeField(4, { code: "23", isOffered: false }),
    "4 English and writing degrees a year",
    "It awarded only 4 bachelor’s degrees in English and writing in 2023-24 (IPEDS Completions). Ask how many students and teachers the program has.",
  ],
])("%j", (field, short, sentence) => {
  expect(toFieldText(field)).toBe(short);
  expect(describeField(field, 1)).toBe(sentence);
});

test("several fields, none of them seen", () => {
  expect(describeField(makeField(0), 3)).toBe(
    "It awarded no bachelor’s degrees in the fields you chose in 2023-24 (IPEDS Completions). Ask whether it teaches them, or which of its courses transfer.",
  );
});

test("the year is that of the data", () => {
  expect(degreesYear).toBe(publications.completions.release);
});

const promised: Chance = {
  kind: "guaranteed",
  guarantee: { id: "x", promise: { name: "a law", year: "2026" } },
};
const high = makeEstimate(0.98, 0.96, 0.99);
const even = makeEstimate(0.62, 0.5, 0.75);
const certain = { isDeciding: true, isCertain: true };

test.each<[string, Omit<ProgramChoice, "isDeciding">, Chance, string, string]>([
  [
    "nursing",
    { code: "5138", isCertain: true },
    high,
    "Temple University",
    "Over 95% is for the university; its nursing program selects its students separately.",
  ],
  [
    "music",
    { code: "5009", isCertain: true },
    even,
    "Messiah College",
    "60% is for the college; its music program selects its students separately, usually by audition.",
  ],
  [
    "the arts",
    { code: "50", isCertain: true },
    even,
    "Messiah College",
    "60% is for the college; music, theater and art programs select their students separately, usually by audition or portfolio.",
  ],
  [
    "a promise",
    { code: "0402", isCertain: true },
    promised,
    "Ohio University",
    "Guaranteed admission is for the university; its architecture program selects its students separately, often by portfolio.",
  ],
  [
    "open to all",
    { code: "5138", isCertain: true },
    { kind: "open", because: "openAdmission" },
    "Reading Area Community College",
    "Open admission is for the college; its nursing program selects its students separately.",
  ],
  [
    "by a record",
    { code: "14", isCertain: true },
    high,
    "Cal Poly",
    "Over 95% is for the college; its engineering program selects its students separately.",
  ],
  [
    "perhaps nursing",
    { code: "5138", isCertain: false },
    high,
    "Temple University",
    "If you mean nursing: over 95% is for the university, and its nursing program selects its students separately.",
  ],
])("%s chooses again", (_name, choice, chance, name, sentence) => {
  expect(describeChoice({ ...certain, ...choice }, chance, name)).toBe(sentence);
});
