/** Whether a college offers a student's field: both sides of five degrees and of a tenth, levels, transfer and several fields. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFieldFinder } from "./fieldFinder.ts";
import { type FieldOfStudy, fieldRule, findFieldCaution, getFieldName } from "./fieldOfStudy.ts";
import { listProgramsOfDegree } from "./majorPrograms.ts";
import { buildMajorsIndex, type DegreeAwards } from "./majorsIndex.ts";

const unitId = 100_654;
type Degrees = readonly [cip: string, level: "associate" | "bachelors", awards: number][];
type Wishes = readonly [families: string[], programs?: string[]];

function find(
  degrees: Degrees,
  [majorFamilies, majorPrograms = []]: Wishes,
  level: "fourYear" | "twoYear" = "fourYear",
  only?: "bachelors",
): FieldOfStudy | null {
  const awarded = degrees.map(([cip, at, awards]): DegreeAwards => ({ unitId, cip, level: at, awards }));
  // A program counts by its own code as soon as anyone awards a degree in it.
  for (const cip of ["50.0901", "50.0501", "14.1901", "51.3801"]) {
    awarded.push({ unitId: unitId + 1, cip, level: "bachelors", awards: 100 });
  }
  const majors = buildMajorsIndex(awarded, "2026-11-21", listProgramsOfDegree);
  return createFieldFinder(majors, { majorFamilies, majorPrograms }, only)({ unitId, level });
}

/** So many others that a tenth never decides. */
const others: Degrees[number] = ["45.1001", "bachelors", 1_000];
const music: Wishes = [["50"], ["5009"]];

describe("the degrees that make a field offered", () => {
  test.each<[string, Degrees, Wishes, Partial<FieldOfStudy>]>([
    ["five", [others, ["50.0901", "bachelors", 5]], music, { degreesPerYear: 5, isOffered: true }],
    [
      "four",
      [others, ["50.0901", "bachelors", 4]],
      music,
      { degreesPerYear: 4, isOffered: false, fewCount: 1 },
    ],
    ["none", [others], music, { degreesPerYear: 0, isOffered: false, fewCount: 0 }],
    [
      "a tenth of a small conservatory's",
      [
        ["50.0901", "bachelors", 2],
        ["45.1001", "bachelors", 18],
      ],
      music,
      { degreesPerYear: 2, isOffered: true },
    ],
    [
      "less than a tenth",
      [
        ["50.0901", "bachelors", 2],
        ["45.1001", "bachelors", 19],
      ],
      music,
      { degreesPerYear: 2, isOffered: false },
    ],
    [
      "the named program's, not the family's",
      [others, ["50.0901", "bachelors", 1], ["50.0701", "bachelors", 80]],
      music,
      { code: "5009", degreesPerYear: 1, isOffered: false },
    ],
    [
      "the family's where no program is named",
      [others, ["50.0901", "bachelors", 1], ["50.0701", "bachelors", 80]],
      [["50"]],
      { code: "50", degreesPerYear: 81, isOffered: true },
    ],
    [
      "the better of two programs",
      [others, ["50.0901", "bachelors", 1], ["50.0501", "bachelors", 12]],
      [["50"], ["5009", "5005"]],
      { code: "5005", degreesPerYear: 12, offeredCount: 1, fewCount: 0 },
    ],
    [
      "the best of two fields, and how many are offered",
      [others, ["50.0901", "bachelors", 3], ["11.0701", "bachelors", 40]],
      [["50", "11"], ["5009"]],
      { code: "11", degreesPerYear: 40, offeredCount: 1, fewCount: 1 },
    ],
    [
      "those of a bachelor's at a four-year college",
      [others, ["50.0901", "associate", 60]],
      music,
      { level: "bachelors", degreesPerYear: 0, isOffered: false },
    ],
    [
      "undivided engineering for a mechanical engineer",
      [others, ["14.0101", "bachelors", 62]],
      [["14"], ["1419"]],
      { code: "1401", degreesPerYear: 62, isOffered: true },
    ],
    [
      "mechanical engineering alone where it is divided",
      [others, ["14.0101", "bachelors", 9], ["14.1901", "bachelors", 7]],
      [["14"], ["1419"]],
      { code: "1419", degreesPerYear: 7 },
    ],
    [
      "undivided engineering where few are of its kind",
      [others, ["14.0101", "bachelors", 62], ["14.1901", "bachelors", 2]],
      [["14"], ["1419"]],
      { code: "1401", degreesPerYear: 62 },
    ],
    [
      // A BS/MD student's degree is in another program, so the field decides.
      "health for medicine from high school",
      [others, ["51.0001", "bachelors", 30]],
      [["51"], ["5112"]],
      { code: "51", degreesPerYear: 30, isOffered: true },
    ],
    [
      "a program of a field no longer chosen changes nothing",
      [others, ["11.0701", "bachelors", 30]],
      [["11"], ["5009"]],
      { code: "11", degreesPerYear: 30 },
    ],
  ])("%s", (_name, degrees, wishes, expected) => {
    expect(find(degrees, wishes)).toMatchObject(expected);
  });

  test.each<[string, Degrees, Wishes, Partial<FieldOfStudy>]>([
    [
      "nursing by its own associate degrees",
      [
        ["51.3801", "associate", 126],
        ["24.0101", "associate", 900],
      ],
      [["51"], ["5138"]],
      { level: "associate", degreesPerYear: 126, isOffered: true, isByTransfer: false },
    ],
    [
      "psychology by the general transfer degree",
      [["24.0101", "associate", 900]],
      [["42"]],
      { degreesPerYear: 0, isOffered: true, isByTransfer: true },
    ],
    [
      "not music, which begins with lessons and ensembles",
      [
        ["24.0101", "associate", 900],
        ["50.0901", "associate", 3],
      ],
      music,
      { degreesPerYear: 3, isOffered: false, isByTransfer: false },
    ],
    [
      "not by a transfer degree of four students",
      [
        ["24.0101", "associate", 4],
        ["51.3801", "associate", 300],
      ],
      [["42"]],
      { isOffered: false },
    ],
    [
      "by a bachelor's degree of its own",
      [
        ["24.0101", "associate", 900],
        ["11.0701", "bachelors", 30],
      ],
      [["11"]],
      { level: "bachelors", degreesPerYear: 30, isOffered: true, isByTransfer: false },
    ],
  ])("at a community college: %s", (_name, degrees, wishes, expected) => {
    expect(find(degrees, wishes, "twoYear")).toMatchObject(expected);
  });

  test("a four-year college that awards mostly associate degrees is one to begin at", () => {
    const degrees: Degrees = [
      ["24.0101", "associate", 900],
      ["52.0201", "bachelors", 60],
    ];
    expect(find(degrees, [["42"]])).toMatchObject({ isOffered: true, isByTransfer: true });
    expect(find([...degrees, others], [["42"]])).toMatchObject({ isOffered: false, isByTransfer: false });
  });

  test("bachelor's degrees alone count where only they are asked for", () => {
    const degrees: Degrees = [["42.0101", "associate", 90], ["42.0101", "bachelors", 3], others];
    expect(find(degrees, [["42"]], "twoYear", "bachelors")).toMatchObject({
      degreesPerYear: 3,
      isOffered: false,
    });
  });

  test("nothing is known of a college that reports no degrees, nor without a field", () => {
    expect(find([["50.0901", "bachelors", 0]], music)).toBeNull();
    expect(find([others], [[]])).toBeNull();
  });

  test("more degrees never take a field away", () => {
    const degree = fc.record({
      cip: fc.constantFrom("50.0901", "50.0701", "42.0101", "24.0101", "14.0101", "14.1901"),
      level: fc.constantFrom("associate" as const, "bachelors" as const),
      awards: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.array(degree, { minLength: 1, maxLength: 8 }),
        fc.constantFrom<Wishes>(music, [["50"]], [["42", "14"], ["1419"]]),
        fc.constantFrom("fourYear" as const, "twoYear" as const),
        (rows, wishes, level) => {
          const degrees = rows.map(({ cip, level: at, awards }): Degrees[number] => [cip, at, awards]);
          const before = find(degrees, wishes, level);
          if (before === null) return;
          const { degreesPerYear, offeredCount, fewCount, isByTransfer } = before;
          expect(offeredCount + fewCount).toBeLessThanOrEqual(wishes[0].length);
          expect(before.isOffered).toBe(offeredCount > 0);
          if (degreesPerYear >= fieldRule.fewestDegrees) expect(before.isOffered && !isByTransfer).toBe(true);
          // The same degrees of one program five times over: no share of all falls that had made it offered.
          const more = degrees.map(([cip, at, awards]): Degrees[number] => [cip, at, awards * 5]);
          expect(find(more, wishes, level)?.offeredCount).toBeGreaterThanOrEqual(offeredCount);
        },
      ),
      { numRuns: 120, seed: 37 },
    );
  });
});

test.each([
  [{ isOffered: true, isByTransfer: false, degreesPerYear: 5 }, null],
  [{ isOffered: true, isByTransfer: true, degreesPerYear: 2 }, "fieldByTransfer"],
  [{ isOffered: false, isByTransfer: false, degreesPerYear: 4 }, "fieldFew"],
  [{ isOffered: false, isByTransfer: false, degreesPerYear: 0 }, "fieldNotSeen"],
] as const)("what to know of %j: %s", (field, caution) => {
  expect(findFieldCaution({ code: "50", level: "bachelors", offeredCount: 0, fewCount: 0, ...field })).toBe(
    caution,
  );
});

test.each([
  ["5009", "music"],
  ["50", "art, music and design"],
  ["23", "English and writing"],
  ["1401", "general engineering"],
  // A program without a name on our pages is called by its family.
  ["2601", "biology and biomedical science"],
])("%s in a sentence: %s", (code, name) => {
  expect(getFieldName(code)).toBe(name);
});
