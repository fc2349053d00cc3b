/** The commands that give, leave open and forget an answer: whatever part of the plan keeps it. */

import { type AnswerValue, findEmptyValue } from "#domain/answers/kinds.ts";
import {
  type AnswerId,
  type AnswerValues,
  answerEntries,
  findAnswerEntry,
  readAnswer,
} from "#domain/answers/readAnswer.ts";
import type { Situation } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { CommandDraft } from "./commands.ts";
import type { Plan } from "./plan.ts";

/** One command for each part that is written to, so that scopes never mix. */
export function giveAnswers(values: Partial<AnswerValues>): CommandDraft[] {
  const pick = (wanted: string) =>
    Object.fromEntries(
      answerEntries.flatMap(({ id, part }) => (part === wanted && id in values ? [[id, values[id]]] : [])),
    );
  const drafts: CommandDraft[] = [
    { kind: "setProfile", fields: pick("profile") },
    { kind: "setMoney", fields: pick("money") },
    { kind: "setTimeline", fields: pick("timeline") },
  ];
  const given = drafts.filter((draft) => "fields" in draft && Object.keys(draft.fields).length > 0);
  if (values.situations === undefined) return given;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A form offers only the situations that exist.
  return [...given, { kind: "setSituations", situations: values.situations as readonly Situation[] }];
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

/** "Not sure" in place of an answer. */
export function setNotSure(plan: Plan, id: AnswerId, today: Day): CommandDraft[] {
  const { part } = findAnswerEntry(id);
  const cleared: Partial<AnswerValues> = { [id]: findClearedValue(id) };
  const open = part === "situations" ? plan : { ...plan, [part]: { ...plan[part], ...cleared } };
  return [...giveAnswers(cleared), ...leaveOpen(open, [id], today)];
}

/** "No tests" is an answer of the timeline, so what was never asked there is null. */
export function findClearedValue(id: AnswerId): AnswerValue {
  const { kind, part } = findAnswerEntry(id);
  return part === "timeline" ? null : findEmptyValue(kind);
}

/** As if it had never been asked. */
export function forgetAnswer(plan: Plan, id: AnswerId): CommandDraft[] {
  const notSure = plan.profile.notSure.filter((one) => !one.startsWith(`${id}@`));
  const wasOpen = notSure.length < plan.profile.notSure.length;
  const cleared: Partial<AnswerValues> = { [id]: findClearedValue(id) };
  return giveAnswers(wasOpen ? { ...cleared, notSure } : cleared);
}
