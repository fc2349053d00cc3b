/** Reads answers from a URL fragment: each is validated on its own, so one broken answer does not discard the rest. */

import { findMeantScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import { profileSchema } from "#domain/answers/schema.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { formVersion, readLinkText, sharedAnswers } from "./fragment.ts";

export type SharedAnswers = {
  /** The answers in the link; everything else as in the empty profile. */
  profile: Profile;
  answered: (keyof Profile)[];
  /** Answers in the link that were invalid: left empty, to be asked again. */
  broken: (keyof Profile)[];
};

/** "none": no answers in the link. "nonsense": damaged, or not written by us. "newer": written by a later release. */
export type FragmentProblem = { kind: "none" | "nonsense" | "newer" | "tooLong" };

/** Longest value we read, in characters; real ones have about 100. */
const fragmentLimit = 2_000;

/** Reads a fragment, with or without "#", next to anything else it contains. */
export function decodeAnswers(fragment: string): Result<SharedAnswers, FragmentProblem> {
  const value = /(?:^#?|&)a=([^&]*)/.exec(fragment.slice(0, fragmentLimit * 2))?.[1];
  if (value === undefined) return fail({ kind: "none" });
  if (value.length > fragmentLimit) return fail({ kind: "tooLong" });
  const [version, ...said] = (fromBase64Url(value) ?? "").split("~");
  if (version === undefined || !/^\d{1,3}$/.test(version)) return fail({ kind: "nonsense" });
  if (Number(version) > Number(formVersion)) return fail({ kind: "newer" });
  if (version !== formVersion || said.length === 0) return fail({ kind: "nonsense" });

  let profile = emptyProfile;
  const answered: (keyof Profile)[] = [];
  const broken: (keyof Profile)[] = [];
  for (const text of said) {
    // Unknown letters are answers from a later release and are skipped.
    const shared = sharedAnswers.find(({ letter }) => letter === text.charAt(0));
    if (shared === undefined) continue;
    const { field, kind } = shared;
    if (answered.includes(field) || broken.includes(field)) continue;
    const read = profileSchema.shape[field].safeParse(readLinkText(kind, text.slice(1)));
    if (read.success && !hasRepeats(read.data)) {
      profile = { ...profile, [field]: read.data };
      answered.push(field);
    } else broken.push(field);
  }
  return succeed(dropOutOfScale({ profile, answered, broken }));
}

/** A GPA that cannot be on its scale is invalid even though both answers are valid on their own. */
function dropOutOfScale(shared: SharedAnswers): SharedAnswers {
  const { gpa, gpaScale } = shared.profile;
  const isOnScale =
    gpa === null ||
    (gpaScale !== "none" && gpa <= gpaScaleMaximum[gpaScale] && findMeantScale(gpa, gpaScale) === null);
  if (isOnScale) return shared;
  return {
    profile: { ...shared.profile, gpa: null },
    answered: shared.answered.filter((field) => field !== "gpa"),
    broken: [...shared.broken, "gpa"],
  };
}

function hasRepeats(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size !== value.length;
}

/** Null if it is not valid base64url. */
function fromBase64Url(value: string): string | null {
  if (!/^[A-Za-z0-9_-]+$/.test(value)) return null;
  try {
    return atob(value.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return null;
  }
}
