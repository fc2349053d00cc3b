/** The compact index: round trips exactly, and damaged input is rejected. */
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { type CollegeSummary, controls, levels, settings, specialFocuses, testPolicies } from "./college.ts";
import { decodeCollegeIndex, encodeCollegeIndex } from "./collegeIndex.ts";
import { summaryRateFields } from "./rateFields.ts";
import { assignSlugs } from "./slug.ts";
import { stateCodes } from "./states.ts";

const meta = { release: "2026-06-10", asOf: "2026-11-21" };
const colleges = makeColleges(200);

function send(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(encodeCollegeIndex(colleges, meta))) as Record<string, unknown>;
}

describe("the index of all colleges", () => {
  test("returns every field of every college, dollars exactly", () => {
    const decoded = decodeCollegeIndex(send());
    expect(decoded).toEqual({ ok: true, value: { ...meta, colleges } });
  });

  test("keeps unknown figures unknown, and a price of zero a price", () => {
    const [first] = colleges;
    if (first === undefined) throw new Error("There are colleges.");
    const bare: CollegeSummary = { ...first, ...unknown, tuitionInDistrictUsd: 0, tuitionInStateUsd: 1_490 };
    const decoded = decodeCollegeIndex(JSON.parse(JSON.stringify(encodeCollegeIndex([bare], meta))));
    expect(decoded).toEqual({
      ok: true,
      value: { ...meta, colleges: [bare] },
    });
  });

  test("an address that does not follow from the name is kept", () => {
    const [first, second] = colleges;
    if (first === undefined || second === undefined) throw new Error("There are colleges.");
    const renamed = { ...first, name: "Ohio State University", slug: "ohio-state-university-main-campus" };
    const sent: unknown = JSON.parse(JSON.stringify(encodeCollegeIndex([second, renamed], meta)));
    const decoded = decodeCollegeIndex(sent);
    expect(decoded.ok && decoded.value.colleges.map(({ slug }) => slug)).toEqual([
      assignSlugs([second])[0],
      "ohio-state-university-main-campus",
    ]);
  });

  test("an index without colleges counts as damaged", () => {
    const decoded = decodeCollegeIndex(JSON.parse(JSON.stringify(encodeCollegeIndex([], meta))));
    expect(decoded).toEqual({ ok: false, problem: "damaged" });
  });

  test.each([
    ["nothing", null, "notAnIndex"],
    ["a text", "cut off in the mid", "notAnIndex"],
    ["an empty object", {}, "notAnIndex"],
    ["a list", [1, 2], "notAnIndex"],
    ["an index of a newer program", { ...send(), version: 99 }, "otherVersion"],
    ["an index without its inside", { ...send(), body: undefined }, "damaged"],
    ["an index without its release", { ...send(), release: 5 }, "damaged"],
    ["an index of another length", { ...send(), body: { ...toBody(send()), count: 199 } }, "damaged"],
    ["an index without its places", { ...send(), body: { ...toBody(send()), places: [] } }, "damaged"],
    ["an index with texts missing", { ...send(), body: { ...toBody(send()), texts: [] } }, "damaged"],
  ])("%s is rejected without throwing", (_, json, problem) => {
    expect(decodeCollegeIndex(json)).toEqual({ ok: false, problem });
  });

  test("a single changed character anywhere is detected", () => {
    const text = JSON.stringify(encodeCollegeIndex(colleges, meta));
    const random = createSeededRandom(7);
    const start = text.indexOf('"body"');
    for (let turn = 0; turn < 200; turn += 1) {
      const at = start + Math.floor(random() * (text.length - start));
      const changed = `${text.slice(0, at)}${text[at] === "B" ? "C" : "B"}${text.slice(at + 1)}`;
      let json: unknown;
      try {
        json = JSON.parse(changed);
      } catch {
        continue;
      }
      expect(decodeCollegeIndex(json).ok).toBe(false);
    }
  });
});

function toBody(json: Record<string, unknown>): object {
  return typeof json.body === "object" && json.body !== null ? json.body : {};
}

const unknown = {
  aliases: [],
  latitude: null,
  longitude: null,
  setting: null,
  hasOpenAdmission: null,
  testPolicy: null,
  admitRate: null,
  chanceIntercept: null,
  satTotal: null,
  actComposite: null,
  gpaImportance: null,
  testImportance: null,
  interestImportance: null,
  enrolledGpa: null,
  undergraduates: null,
  completionRate: null,
  retentionRate: null,
  earningsUsd: null,
  tuitionInDistrictUsd: null,
  tuitionInStateUsd: null,
  tuitionOutOfStateUsd: null,
  livingOnCampusUsd: null,
  livingOffCampusUsd: null,
  livingWithFamilyUsd: null,
  netPriceUsd: null,
  netPriceByIncomeUsd: [null, null, null, null, null],
  aidedPriceByIncomeUsd: [null, null, null, null, null],
  aidedPriceGapUsd: [null, null, null, null, null],
  aidedCostUsd: null,
  aidedHomeCostUsd: null,
  grantShare: null,
  averageGrantUsd: null,
  stateGrantShare: null,
  averageStateGrantUsd: null,
  tuitionGrowthShare: null,
  tooFewToSay: [],
} as const;

function makeColleges(count: number): CollegeSummary[] {
  const random = createSeededRandom(2026);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const maybe = <Value>(value: Value): Value | null => (random() < 0.3 ? null : value);
  const share = () => whole(0, 10_000) / 10_000;
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(0, values.length - 1)];
    if (value === undefined) throw new Error("There is something to pick.");
    return value;
  };
  const made = Array.from({ length: count }, (_, index) => {
    const satLower = whole(400, 1_200);
    const actLower = whole(1, 20);
    return {
      unitId: 100_000 + index * 7 + whole(0, 6),
      name: index % 50 === 0 ? "Trinity College" : `College “${index}”, the ${whole(0, 99)}th`,
      slug: "",
      aliases: Array.from({ length: whole(0, 3) }, (__, alias) => `Alias ${index} ${alias}`),
      city: `City ${whole(0, 20)}`,
      state: pick(stateCodes),
      latitude: maybe(whole(-90_000, 90_000) / 1_000),
      longitude: maybe(whole(-180_000, 180_000) / 1_000),
      control: pick(controls),
      level: pick(levels),
      setting: maybe(pick(settings)),
      isDegreeGranting: random() < 0.5,
      isBachelorsCollege: random() < 0.5,
      isHbcu: random() < 0.5,
      isTribal: random() < 0.5,
      isWomenOnly: random() < 0.5,
      isMenOnly: random() < 0.5,
      isReligious: random() < 0.5,
      isOnlineOnly: random() < 0.5,
      isRanked: random() < 0.5,
      specialFocus: maybe(pick(specialFocuses)),
      hasOpenAdmission: maybe(random() < 0.5),
      testPolicy: maybe(pick(testPolicies)),
      admitRate: maybe(share()),
      chanceIntercept: maybe(whole(-80_000, 80_000) / 10_000),
      satTotal: maybe({ lower: satLower, upper: satLower + whole(0, 400) }),
      actComposite: maybe({ lower: actLower, upper: actLower + whole(0, 16) }),
      gpaImportance: maybe(whole(0, 3)),
      testImportance: maybe(whole(0, 3)),
      interestImportance: maybe(whole(0, 3)),
      enrolledGpa: maybe(whole(0, 600) / 100),
      undergraduates: maybe(whole(0, 163_164)),
      completionRate: maybe(share()),
      retentionRate: maybe(share()),
      earningsUsd: maybe(whole(8_000, 150_000)),
      tuitionInDistrictUsd: maybe(whole(0, 72_097)),
      tuitionInStateUsd: maybe(whole(0, 72_097)),
      tuitionOutOfStateUsd: maybe(whole(0, 72_097)),
      livingOnCampusUsd: maybe(whole(1, 60_000)),
      livingOffCampusUsd: maybe(whole(1, 60_000)),
      livingWithFamilyUsd: maybe(whole(1, 60_000)),
      netPriceUsd: maybe(whole(-3_012, 115_636)),
      netPriceByIncomeUsd: [
        maybe(whole(-3_012, 80_000)),
        maybe(whole(-3_012, 80_000)),
        maybe(whole(-3_012, 80_000)),
        maybe(whole(-3_012, 80_000)),
        maybe(whole(-3_012, 80_000)),
      ] as const,
      aidedPriceByIncomeUsd: [
        maybe(whole(-9_000, 80_000)),
        maybe(whole(-9_000, 80_000)),
        maybe(whole(-9_000, 80_000)),
        maybe(whole(-9_000, 80_000)),
        maybe(whole(-9_000, 80_000)),
      ] as const,
      aidedPriceGapUsd: [
        maybe(whole(5_001, 30_000)),
        maybe(whole(5_001, 30_000)),
        maybe(whole(5_001, 30_000)),
        maybe(whole(5_001, 30_000)),
        maybe(whole(5_001, 30_000)),
      ] as const,
      aidedCostUsd: maybe(whole(0, 90_000)),
      aidedHomeCostUsd: maybe(whole(0, 90_000)),
      grantShare: maybe(share()),
      averageGrantUsd: maybe(whole(200, 73_000)),
      stateGrantShare: maybe(whole(0, 25) / 25),
      averageStateGrantUsd: maybe(256 * whole(1, 100)),
      tuitionGrowthShare: maybe(whole(-2_500, 2_500) / 10_000),
      places:
        random() < 0.3
          ? Array.from({ length: whole(1, 4) }, (__, place) => ({
              name: `Place ${index} ${place}`,
              latitude: whole(-1_400, 7_200) / 100,
              longitude: whole(-18_000, 18_000) / 100,
              offers: "degrees" as const,
            }))
          : undefined,
      tooFewToSay: summaryRateFields.filter(() => random() < 0.2),
    };
  });
  const slugs = assignSlugs(made);
  return made.map((college, index) => ({ ...college, slug: slugs[index] ?? "" }));
}
