/** Answers in a link: short, never money, and one bad answer does not affect the others. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProfileEntry, profileAnswers } from "#domain/answers/catalog/profile.ts";
import { findEmptyValue } from "#domain/answers/kinds.ts";
import { profileSchema } from "#domain/answers/schema.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { encodeAnswers } from "./fragment.ts";
import { decodeAnswers } from "./readFragment.ts";

const junior: Profile = {
  ...emptyProfile,
  gradeYear: 11,
  gpaScale: "weighted",
  gpa: 4.2,
  satTotal: 1340,
  majorFamilies: ["11", "52"],
  homeZip: "43210",
  homeState: "OH",
  sizes: ["large"],
  settings: ["city", "suburb"],
  maxDistanceMiles: 500,
  controls: ["public", "nonprofit"],
};

function makeFragment(text: string): string {
  return `#a=${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Any value of an answer that a link may hold; the others stay empty. */
function makeArbitrary(id: string, { kind, letter }: ProfileEntry): fc.Arbitrary<unknown> {
  if (letter === null) return fc.constant(findEmptyValue(kind));
  // Averages on the two scales whose figures cannot be taken for one another's.
  if (id === "gpaScale") return fc.constantFrom("unweighted", "percent");
  if (id === "gpa")
    return fc.option(fc.integer({ min: 0, max: 4000 }).map((thousandths) => thousandths / 1000));
  switch (kind.kind) {
    case "number":
    case "money": {
      const parts = kind.kind === "money" || kind.step === 1 ? 1 : 2;
      const number = fc.integer({ min: kind.minimum * parts, max: kind.maximum * parts });
      return fc.option(number.map((whole) => whole / parts));
    }
    case "yesNo":
      return fc.option(fc.boolean());
    case "choice":
      return kind.usual === null
        ? fc.option(fc.constantFrom(...kind.options))
        : fc.constantFrom(...kind.options);
    case "choices":
      return fc.uniqueArray(fc.constantFrom(...kind.options));
    case "codes":
      return fc.uniqueArray(fc.stringMatching(kind.form), { maxLength: kind.most });
    case "code":
      return fc.option(fc.stringMatching(kind.form));
    case "record":
    default:
      return fc.constant(null);
  }
}

describe("answers in a link", () => {
  test("a junior's answers round trip, in under a hundred characters", () => {
    const encoded = encodeAnswers(junior);
    expect(encoded).toMatch(/^a=[A-Za-z0-9_-]+$/);
    expect(encoded.length).toBeLessThan(100);
    const decoded = decodeAnswers(`#${encoded}`);
    expect(decoded).toMatchObject({ ok: true, value: { profile: junior, broken: [] } });
    expect(decoded.ok && decoded.value.answered).toHaveLength(11);
  });

  test("a link shared today keeps its meaning forever", () => {
    expect(
      decodeAnswers(makeFragment("1~y11~k1~g4.2~s1340~m11.52~z43210~hOH~n2~e01~d500~c01")),
    ).toMatchObject({
      ok: true,
      value: { profile: junior },
    });
  });

  test("no answers, nothing in the link", () => {
    expect(encodeAnswers(emptyProfile)).toBe("");
  });

  test("every profile round trips, except for the exact location of home", () => {
    const profiles = fc
      .record(
        Object.fromEntries(
          Object.entries(profileAnswers).map(([id, entry]) => [id, makeArbitrary(id, entry)]),
        ),
      )
      .map((told) => ({ ...emptyProfile, ...told }));
    // On a 100-point scale no average is 5 or below.
    const onScale = profiles.map((profile) =>
      profile.gpaScale === "percent" && profile.gpa !== null
        ? { ...profile, gpa: 6 + profile.gpa * 20 }
        : profile,
    );
    fc.assert(
      fc.property(onScale, (profile) => {
        const encoded = encodeAnswers(profile);
        const shared = { ...profile, homeLatitude: null, homeLongitude: null };
        if (encoded === "") expect(shared).toEqual(emptyProfile);
        else
          expect(decodeAnswers(encoded)).toMatchObject({ ok: true, value: { profile: shared, broken: [] } });
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test("3.5 out of 100 is no answer: the link says that the average could not be read", () => {
    const read = decodeAnswers(encodeAnswers({ ...junior, gpaScale: "percent", gpa: 3.5 }));
    expect(read).toMatchObject({ ok: true, value: { profile: { gpa: null }, broken: ["gpa"] } });
    const high = decodeAnswers(encodeAnswers({ ...junior, gpaScale: "percent", gpa: 93.5 }));
    expect(high).toMatchObject({ ok: true, value: { profile: { gpa: 93.5 }, broken: [] } });
  });

  test("money cannot get in: a profile with money encodes the same", () => {
    const withMoney = { ...junior, ...emptyMoney, familyIncomeUsd: 61_237, payPerYearUsd: 18_765 };
    expect(encodeAnswers(withMoney)).toBe(encodeAnswers(junior));
  });
});

describe("invalid links", () => {
  test.each([
    { what: "no fragment", fragment: "", kind: "none" },
    { what: "an anchor", fragment: "#results", kind: "none" },
    { what: "another key that ends in a", fragment: "#data=MX5n", kind: "none" },
    { what: "an empty value", fragment: "#a=", kind: "nonsense" },
    { what: "letters that are no base64", fragment: "#a=%%%", kind: "nonsense" },
    { what: "a broken base64", fragment: "#a=AAAAA", kind: "nonsense" },
    { what: "words", fragment: makeFragment("hello there"), kind: "nonsense" },
    { what: "a version and nothing else", fragment: makeFragment("1"), kind: "nonsense" },
    { what: "a version of zero", fragment: makeFragment("0~y11"), kind: "nonsense" },
    { what: "a later release", fragment: makeFragment("2~y11"), kind: "newer" },
    { what: "three thousand characters", fragment: `#a=${"A".repeat(3_000)}`, kind: "tooLong" },
    { what: "a million characters", fragment: `#a=${"A".repeat(1_000_000)}`, kind: "tooLong" },
  ])("$what is $kind", ({ fragment, kind }) => {
    expect(decodeAnswers(fragment)).toEqual({ ok: false, problem: { kind } });
  });

  test.each([
    { text: "1~y11~s1601", answered: ["gradeYear"], broken: ["satTotal"] },
    { text: "1~y14~s1340", answered: ["satTotal"], broken: ["gradeYear"] },
    { text: "1~a37~hOH", answered: ["homeState"], broken: ["actComposite"] },
    { text: "1~hXX~z43210", answered: ["homeZip"], broken: ["homeState"] },
    { text: "1~g4.5~y12", answered: ["gradeYear"], broken: ["gpa"] },
    { text: "1~k1~g4.5", answered: ["gpaScale", "gpa"], broken: [] },
    { text: "1~k9~y12", answered: ["gradeYear"], broken: ["gpaScale"] },
    { text: "1~n22~y12", answered: ["gradeYear"], broken: ["sizes"] },
    { text: "1~m1.52~y12", answered: ["gradeYear"], broken: ["majorFamilies"] },
    { text: "1~g-3~gNaN~s1e3~y", answered: [], broken: ["gpa", "satTotal", "gradeYear"] },
    { text: "1~!what~Q7~y12", answered: ["gradeYear"], broken: [] },
  ])("$text keeps the valid answers and lists the rest", ({ text, answered, broken }) => {
    const decoded = decodeAnswers(makeFragment(text));
    expect(decoded).toMatchObject({ ok: true, value: { answered, broken } });
    expect(decoded.ok && profileSchema.safeParse(decoded.value.profile).success).toBe(true);
    for (const field of broken)
      expect(decoded.ok && Reflect.get(decoded.value.profile, field)).toEqual(
        Reflect.get(emptyProfile, field),
      );
  });

  test("answers are found next to other parts of a fragment", () => {
    expect(decodeAnswers(`#list&${encodeAnswers(junior)}&x=1`)).toMatchObject({
      ok: true,
      value: { profile: junior },
    });
  });

  test("any text gives a result", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string().map((text) => `#a=${text}`),
      fc.base64String().map((text) => `#a=${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeof decodeAnswers(text).ok).toBe("boolean");
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});
