/** The commands that give, leave open and forget an answer: whatever part of the plan keeps it. */
import type { AidAnswer } from "#domain/aid/households.ts";
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
export function giveAnswers(values: Partial<AnswerValues>): CommandDraft[] {
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
  const others = plan.profile.notSure.filter((one) => {
    const id = one.slice(0, one.indexOf("@"));
    return !open.some((other) => other === id);
  });
  const notSure = [...others, ...open.map((id) => `${id}@${today}`)].slice(-100);
  return [{ kind: "setProfile", fields: { notSure } }];
}

/** "Not sure" in place of an answer of the profile. */
export function setNotSure(plan: Plan, id: AnswerId, today: Day): CommandDraft[] {
  const cleared: Partial<AnswerValues> = { [id]: findEmptyValue(findAnswerEntry(id).kind) };
  return [
    ...giveAnswers(cleared),
    ...leaveOpen({ ...plan, profile: { ...plan.profile, ...cleared } }, [id], today),
  ];
}

/** As if it had never been asked. */
export function forgetAnswer(plan: Plan, id: AnswerId): CommandDraft[] {
  const { kind, part } = findAnswerEntry(id);
  const empty = part === "timeline" ? null : findEmptyValue(kind);
  const notSure = plan.profile.notSure.filter((one) => !one.startsWith(`${id}@`));
  const wasOpen = notSure.length < plan.profile.notSure.length;
  const cleared: Partial<AnswerValues> = { [id]: empty };
  return giveAnswers(wasOpen ? { ...cleared, notSure } : cleared);
}
