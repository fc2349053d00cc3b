/** Reads answers that came in an address: each judged by itself, good ones kept beside broken ones. */
import { emptyProfile, gpaScaleMaximum, type Profile } from "#domain/people/profile.ts";
import { profileSchema } from "#domain/people/profileSchema.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { forms, formVersion, type SharedField, sharedFields } from "./fragment.ts";

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
  return succeed(dropOutOfScale({ profile, answered, broken }));
}

/** A grade average above its scale is broken even though each of the two answers is sound. */
function dropOutOfScale(shared: SharedAnswers): SharedAnswers {
  const { gpa, gpaScale } = shared.profile;
  if (gpa === null || (gpaScale !== "none" && gpa <= gpaScaleMaximum[gpaScale])) return shared;
  return {
    profile: { ...shared.profile, gpa: null },
    answered: shared.answered.filter((field) => field !== "gpa"),
    broken: [...shared.broken, "gpa"],
  };
}

function hasRepeats(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size !== value.length;
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
