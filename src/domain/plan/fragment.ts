/** Answers in a URL fragment, `#a=…`, so that results can be shared without a server. Grades and home may be included, money never. */
import { controls, settings } from "#domain/college/college.ts";
import { emptyProfile, gpaScales, livingPlans, type Profile, sizes } from "#domain/people/profile.ts";

export const formVersion = "1";

type Form = { key: string; write(value: never): string; read(text: string): unknown };

/**
 * One letter per answer. Letters are never reused, because a link shared years ago must keep its meaning. The exact
 * location is left out: the ZIP code is enough for the reader to look it up.
 */
export const forms = {
  gradeYear: makeNumberForm("y"),
  gpaScale: makeChoiceForm("k", gpaScales),
  gpa: makeNumberForm("g"),
  satTotal: makeNumberForm("s"),
  actComposite: makeNumberForm("a"),
  classRankTopPercent: makeNumberForm("r"),
  coreGpa: makeNumberForm("q"),
  coreYears: makeNumberForm("t"),
  hasRequiredCourses: {
    key: "u",
    write: (value: boolean) => (value ? "1" : "0"),
    read: (text: string) => (text === "1" ? true : text === "0" ? false : undefined),
  },
  majorFamilies: { key: "m", write: (value: readonly string[]) => value.join("."), read: splitParts },
  majorPrograms: { key: "j", write: (value: readonly string[]) => value.join("."), read: splitParts },
  homeZip: { key: "z", write: (value: string) => value, read: (text: string) => text },
  homeState: { key: "h", write: (value: string) => value, read: (text: string) => text },
  livingPlan: makeChoiceForm("l", livingPlans),
  sizes: makeChoicesForm("n", sizes),
  settings: makeChoicesForm("e", settings),
  maxDistanceMiles: makeNumberForm("d"),
  levels: makeChoicesForm("v", ["fourYear", "twoYear"]),
  controls: makeChoicesForm("c", controls),
} as const satisfies Readonly<Record<Exclude<keyof Profile, "homeLatitude" | "homeLongitude">, Form>>;

export type SharedField = keyof typeof forms;
export const sharedFields = Object.keys(forms).filter(isSharedField);

/** "a=…" without the "#"; empty if nothing has been answered. */
export function encodeAnswers(profile: Profile): string {
  const said = sharedFields.flatMap((field) => {
    const text = writeField(profile, field);
    return text === writeField(emptyProfile, field) ? [] : [forms[field].key + text];
  });
  return said.length === 0 ? "" : `a=${toBase64Url([formVersion, ...said].join("~"))}`;
}

function isSharedField(field: string): field is SharedField {
  return Object.hasOwn(forms, field);
}

function writeField(profile: Profile, field: SharedField): string {
  const value = profile[field];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each form writes the value of its own field.
  return value === null ? "" : forms[field].write(value as never);
}

function makeNumberForm(key: string) {
  return {
    key,
    write: (value: number) => String(value),
    read: (text: string) => (/^\d{1,5}(\.\d{1,17})?$/.test(text) ? Number(text) : undefined),
  };
}

/** A choice is stored as its index in the list, so lists may only grow at the end. */
function makeChoiceForm<Choice extends string>(key: string, choices: readonly Choice[]) {
  return {
    key,
    write: (value: Choice) => String(choices.indexOf(value)),
    read: (text: string) => (/^\d$/.test(text) ? choices[Number(text)] : undefined),
  };
}

function makeChoicesForm<Choice extends string>(key: string, choices: readonly Choice[]) {
  return {
    key,
    write: (values: readonly Choice[]) => values.map((value) => choices.indexOf(value)).join(""),
    read: (text: string) =>
      /^\d{1,9}$/.test(text) ? text.split("").map((digit) => choices[Number(digit)]) : undefined,
  };
}

function splitParts(text: string): string[] {
  return text.split(".");
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
