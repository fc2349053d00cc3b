/** Answers in an address, `#a=…`: a result can be shared without a server. Grades and home may go in, money never. */
import { controls, settings } from "#domain/college/college.ts";
import {
  emptyProfile,
  gpaScaleMaximum,
  gpaScales,
  livingPlans,
  type Profile,
  profileSchema,
  sizes,
} from "#domain/people/profile.ts";
import { fail, type Result, succeed } from "#kit/result.ts";

export type SharedAnswers = {
  /** What was shared; all else as in the empty profile. */
  profile: Profile;
  answered: (keyof Profile)[];
  /** Answers that were in the address and made no sense: left empty, to be asked again. */
  broken: (keyof Profile)[];
};

/** "none": no answers in the address. "nonsense": not written by this product, or damaged. "newer": by a later release. */
export type FragmentProblem = { kind: "none" | "nonsense" | "newer" | "tooLong" };

/** Longest value that is read, in characters; real ones have about 100. */
const fragmentLimit = 2_000;
const formVersion = "1";

type Form = { key: string; write(value: never): string; read(text: string): unknown };

/**
 * One letter an answer. Letters are for good: a link shared years ago must not be read as something else. The exact
 * position stays out, because the ZIP code says enough and the reader finds the position by it.
 */
const forms = {
  gradeYear: numberForm("y"),
  gpaScale: choiceForm("k", gpaScales),
  gpa: numberForm("g"),
  satTotal: numberForm("s"),
  actComposite: numberForm("a"),
  classRankTopPercent: numberForm("r"),
  majorFamilies: { key: "m", write: (value: readonly string[]) => value.join("."), read: parts },
  homeZip: { key: "z", write: (value: string) => value, read: (text: string) => text },
  homeState: { key: "h", write: (value: string) => value, read: (text: string) => text },
  livingPlan: choiceForm("l", livingPlans),
  sizes: choicesForm("n", sizes),
  settings: choicesForm("e", settings),
  maxDistanceMiles: numberForm("d"),
  levels: choicesForm("v", ["fourYear", "twoYear"]),
  controls: choicesForm("c", controls),
} as const satisfies Readonly<Record<Exclude<keyof Profile, "homeLatitude" | "homeLongitude">, Form>>;

type SharedField = keyof typeof forms;
const sharedFields = Object.keys(forms).filter(isSharedField);

/** "a=…" without the "#"; empty when nothing has been answered. */
export function encodeAnswers(profile: Profile): string {
  const said = sharedFields.flatMap((field) => {
    const text = textOf(profile, field);
    return text === textOf(emptyProfile, field) ? [] : [forms[field].key + text];
  });
  return said.length === 0 ? "" : `a=${toBase64Url([formVersion, ...said].join("~"))}`;
}

/** Reads a fragment, with or without "#", beside whatever else it holds. Each answer is judged by itself. */
export function decodeAnswers(fragment: string): Result<SharedAnswers, FragmentProblem> {
  const value = /(?:^#?|&)a=([^&]*)/.exec(fragment.slice(0, fragmentLimit * 2))?.[1];
  if (value === undefined) return fail({ kind: "none" });
  if (value.length > fragmentLimit) return fail({ kind: "tooLong" });
  const [version, ...said] = (fromBase64Url(value) ?? "").split("~");
  if (version === undefined || !/^\d{1,3}$/.test(version)) return fail({ kind: "nonsense" });
  if (Number(version) > Number(formVersion)) return fail({ kind: "newer" });
  if (version !== formVersion || said.length === 0) return fail({ kind: "nonsense" });

  let profile = emptyProfile;
  const answered: SharedField[] = [];
  const broken: SharedField[] = [];
  for (const text of said) {
    // Unknown letters are answers of a later release: passed over.
    const field = sharedFields.find((one) => forms[one].key === text.charAt(0));
    if (field === undefined || answered.includes(field) || broken.includes(field)) continue;
    const read = profileSchema.shape[field].safeParse(forms[field].read(text.slice(1)));
    if (read.success && !hasRepeats(read.data)) {
      profile = { ...profile, [field]: read.data };
      answered.push(field);
    } else broken.push(field);
  }
  return succeed(withinScale({ profile, answered, broken }));
}

/** A grade average above its scale is broken even though each of the two answers is sound. */
function withinScale(shared: SharedAnswers): SharedAnswers {
  const { gpa, gpaScale } = shared.profile;
  if (gpa === null || (gpaScale !== "none" && gpa <= gpaScaleMaximum[gpaScale])) return shared;
  return {
    profile: { ...shared.profile, gpa: null },
    answered: shared.answered.filter((field) => field !== "gpa"),
    broken: [...shared.broken, "gpa"],
  };
}

function isSharedField(field: string): field is SharedField {
  return Object.hasOwn(forms, field);
}

function textOf(profile: Profile, field: SharedField): string {
  const value = profile[field];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each form writes the value of its own field.
  return value === null ? "" : forms[field].write(value as never);
}

function numberForm(key: string) {
  return {
    key,
    write: (value: number) => String(value),
    read: (text: string) => (/^\d{1,5}(\.\d{1,17})?$/.test(text) ? Number(text) : undefined),
  };
}

/** A choice is its place in the list, which therefore only ever grows at its end. */
function choiceForm<Choice extends string>(key: string, choices: readonly Choice[]) {
  return {
    key,
    write: (value: Choice) => String(choices.indexOf(value)),
    read: (text: string) => (/^\d$/.test(text) ? choices[Number(text)] : undefined),
  };
}

function choicesForm<Choice extends string>(key: string, choices: readonly Choice[]) {
  return {
    key,
    write: (values: readonly Choice[]) => values.map((value) => choices.indexOf(value)).join(""),
    read: (text: string) =>
      /^\d{1,9}$/.test(text) ? text.split("").map((digit) => choices[Number(digit)]) : undefined,
  };
}

function parts(text: string): string[] {
  return text.split(".");
}

function hasRepeats(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size !== value.length;
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null for what is not base64url. */
function fromBase64Url(value: string): string | null {
  if (!/^[A-Za-z0-9_-]+$/.test(value)) return null;
  try {
    return atob(value.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return null;
  }
}
