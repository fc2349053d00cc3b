/** The commands that give, leave open and forget an answer: whatever part of the plan keeps it. */
import type { AidAnswer } from "#domain/answers/households.ts";
import { findEmptyValue } from "#domain/answers/kinds.ts";
import {
  type AnswerId,
  type AnswerValues,
  answerEntries,
  findAnswerEntry,
  readAnswer,
  toAidKey,
} from "#domain/answers/readAnswer.ts";
import type { Situation } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { CommandDraft } from "./commands.ts";
import type { Plan } from "./plan.ts";

/** One command for each part that is written to, so that scopes never mix. */
export function giveAnswers(
  values: {
    [Id in AnswerId]?: AnswerValues[Id] | undefined;
  },
): CommandDraft[] {
  const pick = (wanted: string) =>
    Object.fromEntries(
      answerEntries.flatMap(({ id, part }) =>
        part === wanted && id in values ? [[part === "aid" ? toAidKey(id) : id, values[id]]] : [],
      ),
    );
  const fields = {
    profile: pick("profile"),
    money: pick("money"),
    timeline: pick("timeline"),
    aid: pick("aid"),
  };
  const given: CommandDraft[] = [];
  if (isAny(fields.profile)) given.push({ kind: "setProfile", fields: fields.profile });
  if (isAny(fields.money)) given.push({ kind: "setMoney", fields: fields.money });
  if (isAny(fields.timeline)) given.push({ kind: "setTimeline", fields: fields.timeline });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is kept among the aid answers is one value, or null.
  const answers = fields.aid as Record<string, AidAnswer | null>;
  if (isAny(answers)) given.push({ kind: "setAidAnswers", answers });
  if (values.situations === undefined) return given;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A form offers only the situations that exist.
  return [...given, { kind: "setSituations", situations: values.situations as readonly Situation[] }];
}

function isAny(fields: object): boolean {
  return Object.keys(fields).length > 0;
}

/** "Not sure yet" for those of these that have no answer: remembered with the day. Empty if all have one. */
export function leaveOpen(plan: Plan, ids: readonly AnswerId[], today: Day): CommandDraft[] {
  const open = ids.filter((id) => ["unasked", "notSure"].includes(readAnswer(plan, id).origin));
  if (open.length === 0) return [];
  const notSure = [...removeFromNotSure(plan, open), ...open.map((id) => `${id}@${today}`)].slice(-100);
  return [{ kind: "setProfile", fields: { notSure } }];
}

/** Clears these answers and remembers the day the family said "Not sure yet". */
export function setNotSure(plan: Plan, ids: readonly AnswerId[], today: Day): CommandDraft[] {
  const cleared = makeEmpty(ids);
  const profile = { ...plan.profile, ...cleared };
  const [open] = leaveOpen({ ...plan, profile, timeline: { ...plan.timeline, ...cleared } }, ids, today);
  return open?.kind === "setProfile" ? giveAnswers({ ...cleared, ...open.fields }) : giveAnswers(cleared);
}

/**
 * As if these had never been asked. What is assumed until somebody says otherwise ("on campus") is left open instead: the plan
 * has no other way to tell it from an answer.
 */
export function forgetAnswers(plan: Plan, ids: readonly AnswerId[], today: Day): CommandDraft[] {
  const cleared = makeEmpty(ids);
  const assumed = ids.filter((id) => cleared[id] !== null && typeof cleared[id] === "string");
  const notSure = [...removeFromNotSure(plan, ids), ...assumed.map((id) => `${id}@${today}`)];
  const isSame = notSure.length === plan.profile.notSure.length && assumed.length === 0;
  return giveAnswers(isSame ? cleared : { ...cleared, notSure });
}

/** "No tests" is an answer of the timeline, so what was never asked there is null. */
export function makeEmpty(ids: readonly AnswerId[]): Partial<AnswerValues> {
  return Object.fromEntries(
    ids.map((id) => {
      const { part, kind } = findAnswerEntry(id);
      return [id, part === "timeline" ? null : findEmptyValue(kind)];
    }),
  );
}

/** The answers left open, without these. */
export function removeFromNotSure({ profile }: Pick<Plan, "profile">, ids: readonly AnswerId[]): string[] {
  return profile.notSure.filter((one) => !ids.some((id) => one.startsWith(`${id}@`)));
}
