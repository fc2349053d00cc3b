/** Which published rate decides for a student's fields, and what is said where none does. */
import { describe, expect, test } from "vitest";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { combineWithResidency, shiftAdmitRate } from "./majorEffect.ts";
import { findMajorRate, findMajorWidening, listMajorNotes, listPublishedRates } from "./majorSelectivity.ts";

const ucla = { unitId: 110662, state: "CA" } as const;
const berkeley = { unitId: 110635, state: "CA" } as const;
const davis = { unitId: 110644, state: "CA" } as const;
const washington = { unitId: 236948, state: "WA" } as const;
const illinois = { unitId: 145637, state: "IL" } as const;
const purdue = { unitId: 243780, state: "IN" } as const;
const cornell = { unitId: 190415, state: "NY" } as const;
const georgia = { unitId: 139959, state: "GA" } as const;
const wisconsin = { unitId: 240444, state: "WI" } as const;

const california: Profile = { ...emptyProfile, homeState: "CA" };
const wishing = (...majorFamilies: string[]): Profile => ({ ...california, majorFamilies });
const nursing: Profile = { ...wishing("51"), majorPrograms: ["5138"] };

describe("the rate that decides", () => {
  test.each([
    ["nursing at UCLA, named as a program", ucla, nursing, "Nursing", 2025, 0.005, 0.094],
    [
      "computer science at Illinois, the major and not its mixed programs",
      illinois,
      wishing("11"),
      "Computer Science",
      2025,
      0.074,
      0.366,
    ],
    [
      "engineering at Illinois: the newest fall",
      illinois,
      wishing("14"),
      "Grainger College of Engineering",
      2026,
      0.233,
      0.381,
    ],
    [
      "computing at Georgia Tech: the newest fall",
      { unitId: 139755, state: "GA" },
      wishing("11"),
      "College of Computing",
      2025,
      0.1128,
      0.127,
    ],
    [
      "engineering at UCLA: the school before the broad field",
      ucla,
      wishing("14"),
      "Samueli School of Engineering",
      2025,
      0.068,
      0.094,
    ],
    [
      "a program before its school",
      ucla,
      { ...wishing("14"), majorPrograms: ["1419"] },
      "Mechanical Engineering",
      2025,
      0.039,
      0.094,
    ],
    [
      "a program without a rate: its family's",
      davis,
      { ...wishing("14"), majorPrograms: ["1419"] },
      "Engineering",
      2025,
      0.3882,
      0.4435,
    ],
    [
      "engineering at Berkeley: newer before older",
      berkeley,
      wishing("14"),
      "Engineering",
      2025,
      0.0714,
      0.1132,
    ],
  ] as const)("%s", (_, college, applicant, unit, year, rate, overallRate) => {
    const found = findMajorRate(college, applicant);
    expect(found).toMatchObject({ unit, year, rate, overallRate, residency: null, replacesResidency: false });
    expect(shiftAdmitRate(overallRate, found?.logOddsShift ?? 0)).toBeCloseTo(rate, 10);
  });

  test("Washington publishes computer science by residency: each student gets their own, and no residency beside it", () => {
    const resident = findMajorRate(washington, { ...wishing("11"), homeState: "WA" });
    const nonresident = findMajorRate(washington, wishing("11"));
    expect(resident).toMatchObject({ residency: "resident", year: 2025, rate: 0.37, overallRate: 0.457 });
    expect(nonresident).toMatchObject({
      residency: "nonresident",
      year: 2025,
      rate: 0.05,
      overallRate: 0.422,
    });
    expect(resident?.replacesResidency).toBe(true);
    // Fall 2026 is known for the school and not for the university, so it is said and not used.
    expect(nonresident?.newer).toEqual({ year: 2026, rate: 0.08 });
    expect(resident?.newer).toEqual({ year: 2026, rate: 0.41 });
  });

  test("without a home state the harder of the two is used", () => {
    expect(findMajorRate(washington, { ...wishing("11"), homeState: null })?.residency).toBe("nonresident");
  });

  test("computer science at Purdue is hardly harder than Purdue", () => {
    expect(findMajorRate(purdue, wishing("11"))?.logOddsShift).toBeCloseTo(-0.02, 2);
  });

  test("of several fields the hardest decides, and the others are named", () => {
    expect(findMajorRate(illinois, wishing("54", "52", "11"))).toMatchObject({
      wish: "11",
      rate: 0.074,
      others: [
        { unit: "Gies College of Business", year: 2026, rate: 0.225 },
        { unit: "College of Liberal Arts and Sciences", year: 2026, rate: 0.406 },
      ],
    });
  });

  test("an easier field lifts the chance only if every field has a rate", () => {
    expect(findMajorRate(davis, wishing("40"))?.logOddsShift).toBeGreaterThan(0.5);
    expect(findMajorRate(davis, wishing("40", "31"))).toBeNull();
    expect(findMajorRate(davis, wishing("11", "31"))?.logOddsShift).toBeLessThan(-1);
  });

  test("health is not nursing: a broad field does not borrow the rate of one program", () => {
    expect(findMajorRate(ucla, wishing("51"))).toBeNull();
    expect(findMajorRate(purdue, wishing("51"))).toBeNull();
  });

  test.each([
    ["nothing wished", ucla, california],
    ["a field without a rate", purdue, wishing("54")],
    ["a college without rates", georgia, wishing("11")],
    [
      "a program outside the fields that are still chosen",
      ucla,
      { ...wishing("31"), majorPrograms: ["5138"] },
    ],
    ["an unknown code", ucla, wishing("99")],
  ] as const)("no rate: %s", (_, college, applicant) => {
    expect(findMajorRate(college, applicant)).toBeNull();
  });

  test("business at Cornell is not its hotel school, unless that is wished", () => {
    expect(findMajorRate(cornell, wishing("52"))?.unit).toBe("Dyson School");
    expect(findMajorRate(cornell, { ...wishing("52"), majorPrograms: ["5209"] })?.rate).toBe(0.223);
  });
});

describe("beside residency", () => {
  const rate = (college: typeof ucla | typeof washington | typeof davis, family: string) => {
    const found = findMajorRate(college, wishing(family));
    if (found === null) throw new Error("a rate was expected");
    return found;
  };

  test.each([
    ["a nonresident, held by residency", davis, "40", 0.2, false, "residency"],
    ["a nonresident, held by the major", davis, "11", -0.5, false, "major"],
    ["a resident where residents are admitted more often", davis, "11", 0.9, true, "major"],
    ["a resident where residents are admitted less often", davis, "40", -0.4, true, "residency"],
    ["nothing known about residency", davis, "40", null, false, "major"],
    ["a rate of one's own residency", washington, "11", -3, false, "major"],
  ] as const)(
    "%s: one of the two, never their sum",
    (_, college, family, residencyShift, isResident, decidedBy) => {
      const major = rate(college, family);
      expect(combineWithResidency(major, residencyShift, isResident)).toEqual({
        logOddsShift: decidedBy === "major" ? major.logOddsShift : residencyShift,
        decidedBy,
      });
    },
  );

  test.each([
    [0.6, -0.4],
    [-0.5, 0.8],
    [0, 0],
  ])(
    "with residents at %d and others at %d, whoever is admitted less often never stands higher",
    (inside, outside) => {
      for (const family of ["11", "27", "40", "52"]) {
        const major = rate(davis, family);
        const resident = combineWithResidency(major, inside, true).logOddsShift;
        const other = combineWithResidency(major, outside, false).logOddsShift;
        expect(Math.sign(resident - other) * Math.sign(inside - outside)).not.toBe(-1);
      }
    },
  );
});

describe("what is said without a number of its own", () => {
  const codesOf = (unitId: number, applicant: Profile) =>
    listMajorNotes(unitId, applicant).map(({ code }) => code);

  test("nursing inside health is named, and widens the range", () => {
    const notes = listMajorNotes(ucla.unitId, wishing("51"));
    expect(notes).toMatchObject([
      { code: "programInField", unit: "Nursing", rate: 0.005, overallRate: 0.094 },
    ]);
    expect(findMajorWidening(null, notes)).toBe("majorPolicy");
  });

  test("a program that was chosen is not named again", () => {
    expect(codesOf(ucla.unitId, nursing)).toEqual([]);
    expect(findMajorWidening(findMajorRate(ucla, nursing), [])).toBe("majorRate");
  });

  test("an upper bound is never a rate", () => {
    const nyu = { unitId: 193900, state: "NY" } as const;
    const applicant: Profile = { ...wishing("51"), majorPrograms: ["5138"] };
    expect(findMajorRate(nyu, applicant)).toBeNull();
    expect(listMajorNotes(nyu.unitId, applicant)).toMatchObject([{ code: "bound", below: 0.05 }]);
  });

  test("where the major is chosen later, the university's rate stands and nothing widens", () => {
    const notes = listMajorNotes(wisconsin.unitId, wishing("11"));
    expect(notes).toMatchObject([{ code: "admitsLater", laterEntry: "gated" }]);
    expect(findMajorWidening(null, notes)).toBeNull();
  });

  test("where the major does not decide, nothing widens, whatever else is said", () => {
    expect(codesOf(georgia.unitId, wishing("11", "52"))).toEqual(["noEffect"]);
    const usc = listMajorNotes(123961, wishing("11"));
    expect(usc.map(({ code }) => code).toSorted()).toEqual(["admitsDirectly", "noEffect"]);
    expect(findMajorWidening(null, usc)).toBeNull();
  });

  test("MIT says so about computer science only", () => {
    expect(codesOf(166683, wishing("11"))).toEqual(["noEffect"]);
    expect(codesOf(166683, wishing("54"))).toEqual([]);
  });

  test("an old or secondhand figure is a warning without a number", () => {
    const notes = listMajorNotes(211440, wishing("11"));
    expect(notes.map(({ code }) => code).toSorted()).toEqual(["admitsDirectly", "unconfirmed"]);
    expect(JSON.stringify(notes)).not.toMatch(/"rate"/);
  });

  test("direct admission without a rate widens, unless anyone may change into the major", () => {
    expect(findMajorWidening(null, listMajorNotes(167358, wishing("11")))).toBe("majorPolicy");
    expect(findMajorWidening(null, listMajorNotes(194824, wishing("11")))).toBeNull();
  });
});

test("every rate that moves a chance is a share, and the newest fall stands first", () => {
  const units = [110635, 110662, 145637, 236948, 243780];
  for (const unitId of units) {
    const years = listPublishedRates(unitId).map(({ year }) => year);
    expect(years.length).toBeGreaterThan(4);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  }
  expect(listPublishedRates(1)).toEqual([]);
});
