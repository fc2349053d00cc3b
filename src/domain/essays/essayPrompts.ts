/** The essay questions of /facts: the newest published form of each, by id, by college and by application. */

import type { EssayDemand } from "#domain/college/requirements.ts";
import { collegesAToHOrigins } from "#facts/essays/collegesAToH.origins.ts";
import { collegesAToHRecords } from "#facts/essays/collegesAToH.ts";
import { collegesIToOOrigins } from "#facts/essays/collegesIToO.origins.ts";
import { collegesIToORecords } from "#facts/essays/collegesIToO.ts";
import { collegesPToZOrigins } from "#facts/essays/collegesPToZ.origins.ts";
import { collegesPToZRecords } from "#facts/essays/collegesPToZ.ts";
import { applicationsOrigins } from "#facts/essays/prompts/applications.origins.ts";
import { applicationsRecords } from "#facts/essays/prompts/applications.ts";
import { aToBOrigins } from "#facts/essays/prompts/aToB.origins.ts";
import { aToBRecords } from "#facts/essays/prompts/aToB.ts";
import { cOrigins } from "#facts/essays/prompts/c.origins.ts";
import { cRecords } from "#facts/essays/prompts/c.ts";
import { dToHOrigins } from "#facts/essays/prompts/dToH.origins.ts";
import { dToHRecords } from "#facts/essays/prompts/dToH.ts";
import { iToMOrigins } from "#facts/essays/prompts/iToM.origins.ts";
import { iToMRecords } from "#facts/essays/prompts/iToM.ts";
import { nToPOrigins } from "#facts/essays/prompts/nToP.origins.ts";
import { nToPRecords } from "#facts/essays/prompts/nToP.ts";
import { rToTOrigins } from "#facts/essays/prompts/rToT.origins.ts";
import { rToTRecords } from "#facts/essays/prompts/rToT.ts";
import { uToYOrigins } from "#facts/essays/prompts/uToY.origins.ts";
import { uToYRecords } from "#facts/essays/prompts/uToY.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import type {
  ApplicationPlatform,
  CollegeEssays,
  EssayPrompt,
  OpenLimit,
  PromptApplicants,
  PromptAudience,
  PromptChoice,
  PromptKind,
  PromptLimit,
  PromptOption,
} from "./prompt.ts";

/** A record's value, as its schema in build/facts has it. */
type RecordedPrompt = {
  readonly kind: PromptKind;
  readonly topic: string;
  readonly audience: PromptAudience;
  readonly forWhom?: string;
  readonly limit:
    | (Pick<PromptLimit, "unit" | "most"> & { readonly least?: number; readonly isAdvice?: true })
    | null;
  readonly openLimit?: OpenLimit;
  readonly limitNote?: string;
  readonly answers?: number;
  readonly options?: readonly PromptOption[];
  readonly choice?: Pick<PromptChoice, "group" | "pick"> & {
    readonly from?: number;
    readonly transferPick?: number;
  };
  readonly applicants?: PromptApplicants;
  readonly answeredBy?: ApplicationPlatform;
  readonly remark?: string;
};

type RecordedEssays = {
  readonly demand: EssayDemand;
  readonly platforms?: readonly ApplicationPlatform[];
  readonly remark?: string;
};

type Owned = { readonly unitId: number | null; readonly platform: ApplicationPlatform | null };

/** In the order in which the applications ask. */
export const essayPrompts: readonly EssayPrompt[] = [
  ...readPrompts(applicationsRecords, applicationsOrigins),
  ...readPrompts(aToBRecords, aToBOrigins),
  ...readPrompts(cRecords, cOrigins),
  ...readPrompts(dToHRecords, dToHOrigins),
  ...readPrompts(iToMRecords, iToMOrigins),
  ...readPrompts(nToPRecords, nToPOrigins),
  ...readPrompts(rToTRecords, rToTOrigins),
  ...readPrompts(uToYRecords, uToYOrigins),
];

export const collegeEssays: readonly CollegeEssays[] = [
  ...readCollegeEssays(collegesAToHRecords, collegesAToHOrigins),
  ...readCollegeEssays(collegesIToORecords, collegesIToOOrigins),
  ...readCollegeEssays(collegesPToZRecords, collegesPToZOrigins),
];

const promptsById = new Map(essayPrompts.map((prompt) => [prompt.id, prompt]));
const firstYearPrompts = essayPrompts.filter(({ applicants }) => applicants !== "transfer");
const promptsByCollege = Map.groupBy(firstYearPrompts, ({ unitId }) => unitId);
const promptsByPlatform = Map.groupBy(firstYearPrompts, ({ platform }) => platform);
const essaysByCollege = new Map(collegeEssays.map((one) => [one.unitId, one]));
const essaysByPlatform = new Map(collegeEssays.map((one) => [one.platform, one]));

/** Null for an id that no record has: an essay may outlive its question. */
export function findPrompt(id: string): EssayPrompt | null {
  return promptsById.get(id) ?? null;
}

/** The college's own questions for first-year applicants, beside those of its application. */
export function listCollegePrompts(unitId: number): readonly EssayPrompt[] {
  return promptsByCollege.get(unitId) ?? [];
}

/** What an application asks of first-year applicants. */
export function listPlatformPrompts(platform: ApplicationPlatform): readonly EssayPrompt[] {
  return promptsByPlatform.get(platform) ?? [];
}

/** What an application asks of transfer applicants: its own question for them first. Empty where no record says. */
export function listTransferPrompts(platform: ApplicationPlatform): readonly EssayPrompt[] {
  const asked = essayPrompts.filter((one) => one.platform === platform && one.applicants !== "firstYear");
  const own = asked.filter(({ applicants }) => applicants === "transfer");
  if (own.length === 0) return [];
  const choices = Map.groupBy(asked, ({ choice }) => choice?.group ?? null);
  return asked
    .flatMap((prompt): EssayPrompt[] => {
      const { choice } = prompt;
      if (choice === null) return [prompt];
      if (choice.transferPick === null) return [];
      const from = choices.get(choice.group)?.length ?? null;
      return [{ ...prompt, choice: { ...choice, pick: choice.transferPick, from } }];
    })
    .toSorted((a, b) => Number(b.applicants === "transfer") - Number(a.applicants === "transfer"));
}

/** Null where we have no record of the college's questions. */
export function findCollegeEssays(unitId: number): CollegeEssays | null {
  return essaysByCollege.get(unitId) ?? null;
}

/** Null where a shared application has questions, or where we have no record of it. */
export function findPlatformEssays(platform: ApplicationPlatform): CollegeEssays | null {
  return essaysByPlatform.get(platform) ?? null;
}

function readPrompts<Id extends string>(
  records: readonly (Fact<RecordedPrompt> & Owned & { readonly id: Id })[],
  origins: Readonly<Record<Id, FactOrigins>>,
): EssayPrompt[] {
  return records.map((record) => {
    const { period, value } = findLatest<RecordedPrompt>(record);
    const { source, known, confidence } = originIn(origins[record.id], period);
    const { limit, choice } = value;
    return {
      id: record.id,
      unitId: record.unitId,
      platform: record.platform,
      kind: value.kind,
      topic: value.topic,
      audience: value.audience,
      forWhom: value.forWhom ?? null,
      limit:
        limit === null ? null : { ...limit, least: limit.least ?? null, isAdvice: limit.isAdvice ?? false },
      openLimit: value.openLimit ?? null,
      limitNote: value.limitNote ?? null,
      answers: value.answers ?? 1,
      options: value.options ?? [],
      choice:
        choice === undefined
          ? null
          : { ...choice, from: choice.from ?? null, transferPick: choice.transferPick ?? null },
      applicants: value.applicants ?? null,
      answeredBy: value.answeredBy ?? null,
      note: value.remark ?? null,
      cycle: period,
      source,
      known,
      confidence,
    };
  });
}

function readCollegeEssays<Id extends string>(
  records: readonly (Fact<RecordedEssays> & Owned & { readonly id: Id })[],
  origins: Readonly<Record<Id, FactOrigins>>,
): CollegeEssays[] {
  return records.map((record) => {
    const { period, value } = findLatest<RecordedEssays>(record);
    const { source, known, confidence } = originIn(origins[record.id], period);
    return {
      unitId: record.unitId,
      platform: record.platform,
      demand: value.demand,
      platforms: value.platforms ?? [],
      note: value.remark ?? null,
      cycle: period,
      source,
      known,
      confidence,
    };
  });
}
