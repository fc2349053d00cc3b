/** The first list on the real data set: families of seven homes, three incomes and three averages, and seeded students. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { commuteMiles, dayDriveMiles, dayTripMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { territories } from "#domain/match/specialPurpose.ts";
import type { Profile } from "#domain/people/profile.ts";
import { findHome, listColleges, type StudentList } from "./support/firstLists.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const homes = {
  "Fresno, California": "93722",
  "Macon, Georgia": "31201",
  "Dayton, Ohio": "45420",
  "McAllen, Texas": "78501",
  "Bay City, Michigan": "48706",
  "Lewistown, Montana": "59457",
  "Queens, New York": "11368",
} as const;
type HomeName = keyof typeof homes;
// Object.keys forgets the keys of a constant.
const homeNames = Object.keys(homes) as HomeName[];

const means = {
  small: { familyIncomeUsd: 25_000, payPerYearUsd: 4_000 },
  middle: { familyIncomeUsd: 70_000, payPerYearUsd: 14_000 },
  large: { familyIncomeUsd: 180_000, payPerYearUsd: 38_000 },
} as const;
type Means = keyof typeof means;
const averages = [2.4, 3.2, 3.9];

/** One ranking for each student, however many tests read it. */
const made = new Map<string, StudentList>();
function listFor(home: HomeName, gpa: number, mean: Means, asked: Partial<Profile> = {}): StudentList {
  const key = JSON.stringify([home, gpa, mean, asked]);
  const list = made.get(key) ?? listColleges({ gpa, ...findHome(homes[home]), ...asked }, means[mean]);
  made.set(key, list);
  return list;
}

/** The lists of three families and three averages for one home. */
function buildAllLists(home: HomeName) {
  const names = ["small", "middle", "large"] as const;
  return names.flatMap((mean) => averages.map((gpa) => listFor(home, gpa, mean)));
}

/** A list for two of the families, with the average that often goes with each. */
function buildSomeLists(home: HomeName, asked: Partial<Profile>) {
  return [listFor(home, 2.4, "small", asked), listFor(home, 3.9, "large", asked)];
}

const milesOf = ({ list }: StudentList) => list.map(({ distanceMiles }) => distanceMiles ?? Infinity);

describe.each(homeNames)("a student in %s", (home) => {
  const lists = buildAllLists(home);
  const everyRow = lists.flatMap(({ list }) => list);

  test("has up to ten colleges, none twice, each with a reason", () => {
    for (const { list, placedBy } of lists) {
      const ids = list.map(({ college }) => college.unitId);
      expect(ids.length).toBeLessThanOrEqual(10);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(placedBy.keys())).toEqual(new Set(ids));
    }
  });

  test("has two sure admissions, whatever the income and the average", () => {
    for (const { list } of lists) {
      const sure = list.filter(({ admissionLabel }) => ["safety", "open"].includes(admissionLabel.code));
      expect(sure.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("is offered nothing that nobody asked for", () => {
    for (const { college, distanceMiles } of everyRow) {
      const { name } = college;
      expect(college.specialFocus, name).toBeNull();
      expect([college.isMenOnly, college.isWomenOnly, college.isOnlineOnly], name).toEqual([
        false,
        false,
        false,
      ]);
      expect(territories.has(college.state), name).toBe(false);
      expect(college.control, name).not.toBe("forProfit");
      if (college.isTribal) expect(distanceMiles, name).toBeLessThanOrEqual(samePlaceMiles);
      expect(name).not.toMatch(
        /Talmud|Yeshiva|Rabbinical|Seminary|Haskell|Indian Polytechnic|Merchant Marine/,
      );
    }
  });

  test("is offered no reach whose whole range lies under 5 in 100", () => {
    for (const { chance, college } of everyRow) {
      if (chance.kind === "estimate") expect(chance.high, college.name).toBeGreaterThanOrEqual(0.05);
    }
  });

  test("is offered no four-year college that few finish, but as the nearest", () => {
    for (const { list, placedBy } of lists) {
      for (const { college } of list) {
        if (college.level === "twoYear" || (college.completionRate ?? 0) >= 0.4) continue;
        expect(placedBy.get(college.unitId), college.name).toMatch(/^nearest/);
      }
    }
  });

  test("is offered no community college beyond a commute, or a day trip where it has rooms, but as the nearest", () => {
    for (const { list, placedBy } of lists) {
      for (const { college, distanceMiles } of list) {
        if (placedBy.get(college.unitId)?.startsWith("nearest") === true) continue;
        const miles = distanceMiles ?? Infinity;
        if (college.level === "twoYear") expect(miles, college.name).toBeLessThanOrEqual(dayTripMiles);
        if (college.livingOnCampusUsd === null) expect(miles, college.name).toBeLessThanOrEqual(commuteMiles);
      }
    }
  });

  test("is offered nothing beyond a day's drive but publics of the home state, or where fewer than two as sure are nearer", () => {
    const toGroup = ({ admissionLabel: { code } }: StudentList["list"][number]) =>
      ({
        open: "sure",
        safety: "sure",
        likely: "middle",
        target: "middle",
        reach: "reach",
        unknown: "unknown",
      })[code];
    for (const { list, money } of lists) {
      const isDistant = ({ distanceMiles }: (typeof list)[number]) =>
        (distanceMiles ?? Infinity) > dayDriveMiles;
      for (const row of list.filter(isDistant)) {
        const { college, priceBand } = row;
        if (college.control === "public" && college.state === findHome(homes[home]).homeState) continue;
        const nearer = list.filter((one) => !isDistant(one) && toGroup(one) === toGroup(row));
        expect(nearer.length, college.name).toBeLessThan(2);
        // A strong student may bring a price down with an award.
        expect(priceBand?.lowUsd, college.name).toBeLessThanOrEqual((money.payPerYearUsd ?? 0) + 15_000);
      }
    }
  });

  test.each([30, 100])(
    "with a limit of %d miles is offered nothing beyond it, and told what is next",
    (limit) => {
      for (const made of buildSomeLists(home, { maxDistanceMiles: limit })) {
        expect(Math.max(0, ...milesOf(made))).toBeLessThanOrEqual(limit);
        const { list, gaps } = made;
        const [gap] = gaps.filter(({ constraint }) => constraint === "distance");
        if (list.length >= 6) expect(gap).toBeUndefined();
        else {
          expect(gap).toMatchObject({ code: "fewWithinLimit", miles: limit, within: list.length });
          const nearest = gap?.code === "fewWithinLimit" ? gap.nearest : null;
          expect(nearest?.miles).toBeGreaterThan(limit);
        }
      }
    },
  );

  test("who lives with family is offered what is near, beyond it only where fewer than three are, with a room", () => {
    for (const made of buildSomeLists(home, { livingPlan: "withFamily" })) {
      const { list, gaps } = made;
      const beyond = list.filter(({ distanceMiles }) => (distanceMiles ?? Infinity) > commuteMiles);
      const within = list.length - beyond.length;
      expect(list.slice(within)).toEqual(beyond);
      expect(beyond).toHaveLength(Math.max(0, 3 - within));
      expect(gaps.filter(({ constraint }) => constraint === "distance")).toMatchObject(
        within < 3 ? [{ code: "fewWithinCommute", miles: commuteMiles, within, beyond: beyond.length }] : [],
      );
      for (const { college, priceBand } of beyond) {
        expect(priceBand?.notes, college.name).toContain("beyondCommute");
        const onCampus = lists
          .find(
            ({ profile, money }) =>
              profile.gpa === made.profile.gpa && money.payPerYearUsd === made.money.payPerYearUsd,
          )
          ?.ranking.find((row) => row.college.unitId === college.unitId);
        expect(priceBand?.middleUsd, college.name).toBe(onCampus?.priceBand?.middleUsd);
      }
    }
  });
});

/** The public college next door, and for whom it is on the list. */
const local: [HomeName, string, number, Means][] = [
  ["Fresno, California", "california-state-university-fresno", 2.4, "small"],
  ["Fresno, California", "california-state-university-fresno", 3.2, "middle"],
  ["Fresno, California", "california-state-university-fresno", 3.9, "small"],
  ["Fresno, California", "california-state-university-fresno", 3.9, "large"],
  ["Macon, Georgia", "georgia-college-and-state-university", 3.9, "large"],
  ["Dayton, Ohio", "wright-state-university-main-campus", 3.2, "middle"],
  ["Dayton, Ohio", "wright-state-university-main-campus", 3.9, "large"],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 2.4, "small"],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 3.2, "middle"],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 3.9, "small"],
  ["Bay City, Michigan", "delta-college", 2.4, "small"],
  ["Bay City, Michigan", "saginaw-valley-state-university", 3.9, "large"],
  ["Lewistown, Montana", "montana-state-university-northern", 3.2, "middle"],
  ["Queens, New York", "cuny-queens-college", 3.2, "middle"],
  ["Queens, New York", "cuny-city-college", 3.2, "middle"],
  ["Queens, New York", "cuny-hunter-college", 3.9, "small"],
];

test.each(local)("%s: %s stands on the list of an average of %d and %s means", (home, slug, gpa, mean) => {
  expect(listFor(home, gpa, mean).list.map(({ college }) => college.slug)).toContain(slug);
});

describe("what is asked for", () => {
  const slugsFor = (state: StateCode | null, asked: Partial<Profile>) =>
    listColleges({ gpa: 3.2, homeState: state, ...asked }, means.middle).list;

  test("a student of Puerto Rico is offered colleges of Puerto Rico", () => {
    const list = slugsFor("PR", {});
    expect(list.filter(({ college }) => college.state === "PR").length).toBeGreaterThanOrEqual(4);
  });

  test("a student beside a tribal college that is open to all is offered it", () => {
    const list = slugsFor(null, findHome("59417"));
    expect(list.map(({ college }) => college.slug)).toContain("blackfeet-community-college");
  });

  test("a student beside Haskell is not", () => {
    const list = slugsFor(null, findHome("66044"));
    expect(list.filter(({ college }) => college.isTribal)).toEqual([]);
  });

  test.each([
    ["health", "51"],
    ["faith", "39"],
    ["art", "50"],
  ] as const)("schools made for %s are listed only for who chose that field", (focus, family) => {
    const { summaries } = loadShippedColleges();
    expect(summaries.filter(({ specialFocus }) => specialFocus === focus).length).toBeGreaterThan(30);
    const foci = (majorFamilies: string[]) =>
      homeNames
        .slice(2, 5)
        .flatMap((home) =>
          listFor(home, 3.2, "middle", { majorFamilies }).list.map(({ college }) => college.specialFocus),
        );
    expect(foci(["45"]).every((one) => one === null)).toBe(true);
    expect(foci([family]).every((one) => one === null || one === focus)).toBe(true);
  });
});

/** Numbers from a seed, so that a failure can be looked at again. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const zips = ["99504", "96720", "04401", "33135", "70112", "82001", "98801", "25301", "50310", "87401"];

describe("seeded students", () => {
  const random = makeRandom(20_261_122);
  const pick = <Value>(...values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const students = Array.from({ length: 16 }, (_, index) => {
    const told: Partial<Profile> = {
      ...findHome(zips[index % zips.length] ?? "99504"),
      gpa: pick<number | null>(null, 2.1, 2.8, 3.3, 3.7, 4),
      satTotal: pick<number | null>(null, null, 980, 1180, 1440),
      maxDistanceMiles: pick<number | null>(null, null, 25, 120, 400),
      livingPlan: pick("onCampus", "onCampus", "withFamily"),
      levels: pick<Profile["levels"]>([], [], ["fourYear"], ["twoYear"]),
      sizes: pick<Profile["sizes"]>([], [], ["small"], ["large"]),
    };
    const payPerYearUsd = pick<number | null>(null, 3_000, 12_000, 30_000, 80_000);
    return { told, payPerYearUsd };
  });

  test.each(students)("$told, $payPerYearUsd", ({ told, payPerYearUsd }) => {
    const made = listColleges(told, { payPerYearUsd });
    const { list, placedBy } = made;
    const ids = list.map(({ college }) => college.unitId);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(placedBy.keys())).toEqual(new Set(ids));
    expect(Math.max(0, ...milesOf(made))).toBeLessThanOrEqual(told.maxDistanceMiles ?? Infinity);
    if (told.livingPlan === "withFamily") {
      const within = milesOf(made).filter((miles) => miles <= commuteMiles).length;
      expect(ids.length - within).toBeLessThanOrEqual(Math.max(0, 3 - within));
    }
    if ((told.levels ?? []).length > 0) {
      for (const { college } of list) expect(told.levels).toContain(college.level);
    }
  });

  test.each(zips.slice(0, 5))(
    "from %s better grades never take away one of the two sure admissions",
    (zip) => {
      const sure = [2.2, 3.1, 4].map(
        (gpa) =>
          listColleges({ ...findHome(zip), gpa }, { payPerYearUsd: 15_000 }).list.filter(
            ({ admissionLabel }) => ["safety", "open"].includes(admissionLabel.code),
          ).length,
      );
      const counted = sure.map((count) => Math.min(count, 2));
      expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    },
  );
});

describe("what a counselor would sign for students whose first list was read", () => {
  const read = (zip: string, told: Partial<Profile>, familyIncomeUsd: number, payPerYearUsd: number) =>
    listColleges({ ...findHome(zip), ...told }, { familyIncomeUsd, payPerYearUsd }).list;
  const namesOf = (list: StudentList["list"]) => list.map(({ college }) => college.name);

  test("Buffalo, 3.0 and 1040: the university next door, and not three of New York City's", () => {
    const list = read("14213", { gpa: 3, satTotal: 1040 }, 42_000, 8_000);
    expect(namesOf(list)).toContain("University at Buffalo");
    expect(list.filter(({ college }) => college.name.startsWith("CUNY")).length).toBeLessThan(3);
  });

  test("Buffalo, 3.2 and $12,000: no college of New York City at the price of those who live at home", () => {
    const list = read("14215", { gpa: 3.2 }, 60_000, 12_000);
    const city = list.filter(({ college }) => college.name.startsWith("CUNY"));
    for (const { college, priceBand } of city)
      expect(priceBand?.middleUsd, college.name).toBeGreaterThan((college.livingOnCampusUsd ?? 0) / 2);
    expect(namesOf(list)).toContain("University at Buffalo");
  });

  test("Flushing, 3.1 and $9,000: the City University at the price of those who live at home", () => {
    const list = read("11367", { gpa: 3.1 }, 60_000, 9_000);
    const city = list.filter(
      ({ college }) => college.name.startsWith("CUNY") && college.level === "fourYear",
    );
    expect(city.length).toBeGreaterThan(0);
    for (const { college, budgetLabel } of city) expect(budgetLabel, college.name).not.toBe("over");
  });

  test("Norfolk, 3.4: no military college unless the student names military science", () => {
    const list = read("23504", { gpa: 3.4 }, 70_000, 14_000);
    expect(namesOf(list)).not.toContain("Virginia Military Institute");
    expect(namesOf(list)).toContain("Old Dominion University");
  });

  test.each([
    ["El Paso", "79912", 3.2, 40_000, 8_000],
    ["Minot", "58701", 3, 72_000, 13_000],
    ["Philadelphia", "19120", 3.7, 58_000, 16_000],
  ] as const)(
    "a nurse from %s: nurses graduate from each but the nearest",
    (_place, zip, gpa, income, pay) => {
      const told = { gpa, majorFamilies: ["51"], majorPrograms: ["5138"] };
      const { list, placedBy } = listColleges(
        { ...findHome(zip), ...told },
        { familyIncomeUsd: income, payPerYearUsd: pay },
      );
      const { detailsOf } = loadShippedColleges();
      expect(list.length).toBeGreaterThanOrEqual(6);
      for (const { college } of list) {
        if (placedBy.get(college.unitId)?.startsWith("nearest") === true) continue;
        const { programs } = detailsOf(college.unitId);
        expect(
          programs.some(({ cip }) => cip.startsWith("51.38")),
          college.name,
        ).toBe(true);
      }
    },
  );

  test("Newport, Vermont, 3.9 and 1480: no safety across two states, and Middlebury among the reaches", () => {
    const list = read("05855", { gpa: 3.9, satTotal: 1480 }, 110_000, 28_000);
    const safeties = list.filter(({ admissionLabel: { code } }) => code === "safety" || code === "open");
    expect(safeties.every(({ college }) => college.state === "VT")).toBe(true);
    expect(safeties.some(({ budgetLabel }) => budgetLabel === "within")).toBe(true);
    expect(namesOf(list)).toContain("Middlebury College");
  });

  test("a musician in Baltimore: two community colleges at most", () => {
    const list = read("21215", { gpa: 3.4, majorFamilies: ["50"] }, 68_000, 14_000);
    expect(list.filter(({ college }) => college.level === "twoYear").length).toBeLessThanOrEqual(2);
    expect(namesOf(list)).toContain("Towson University");
  });

  test("a homeschooler in Twin Falls with an ACT and no average: Boise State, though its chance is unknown", () => {
    const list = read("83301", { gpaScale: "none", gpa: null, actComposite: 27 }, 75_000, 12_000);
    expect(namesOf(list)).toContain("Boise State University");
    expect(list.every(({ distanceMiles }) => (distanceMiles ?? 0) < 400)).toBe(true);
  });
});
