/**
 * What a command does to essays. Title, status and the like belong to their last writer, as all fields of a plan; a text
 * replaces only the texts that its writer had seen, so that two devices never overwrite each other.
 */
import {
  addSavedText,
  isReplaced,
  joinSeen,
  makeEmptyEssay,
  type PlanEssay,
  toVersionId,
} from "#domain/essays/essay.ts";
import { type Command, type CommandDraft, type EssayCommand, toStamp } from "./commands.ts";
import { claimField, getForChange, listGivenKeys, type OpenPlan, pickUnclaimed } from "./openPlan.ts";
import type { Plan } from "./plan.ts";

export function applyEssayCommand(now: OpenPlan, command: EssayCommand): void {
  const { essayId } = command;
  switch (command.kind) {
    case "addEssay": {
      const { promptId, ownPrompt } = command;
      if (claimField(now, command, toEssayKey(essayId, "prompt")))
        changeEssay(now, essayId, { promptId, ownPrompt });
      if (claimField(now, command, toEssayKey(essayId, "listed")))
        listEssay(now, essayId, command.addedAt ?? command.at);
      break;
    }
    case "removeEssay":
      if (claimField(now, command, toEssayKey(essayId, "listed"))) shelveEssay(now, essayId);
      break;
    case "setEssay": {
      const fields = pickUnclaimed(now, command, toEssayKey(essayId), command.fields);
      if (Object.keys(fields).length > 0) changeEssay(now, essayId, fields);
      break;
    }
    case "setEssayNotes": {
      const notes = pickUnclaimed(now, command, toEssayKey(essayId, "notes"), command.notes);
      if (Object.keys(notes).length === 0) break;
      changeEssay(now, essayId, { notes: putEntries(findEssay(now, essayId).notes, notes) });
      break;
    }
    case "nameEssayVersion": {
      const { versionId, name } = command;
      if (!claimField(now, command, toVersionKey(essayId, versionId))) break;
      const named = putEntries(findEssay(now, essayId).versionNames, { [versionId]: name });
      changeEssay(now, essayId, { versionNames: named });
      break;
    }
    case "saveEssay":
    default:
      saveText(now, command);
  }
}

/** The fields a command writes, as keys of `plan.stamps`. A text writes none: see `listSpentSaves`. */
export function listWrittenEssayKeys(command: EssayCommand): string[] {
  const { essayId } = command;
  switch (command.kind) {
    case "addEssay":
      return [toEssayKey(essayId, "prompt"), toEssayKey(essayId, "listed")];
    case "removeEssay":
      return [toEssayKey(essayId, "listed")];
    case "setEssay":
      return listGivenKeys(toEssayKey(essayId), command.fields);
    case "setEssayNotes":
      return listGivenKeys(toEssayKey(essayId, "notes"), command.notes);
    case "nameEssayVersion":
      return [toVersionKey(essayId, command.versionId)];
    case "saveEssay":
    default:
      return [];
  }
}

type SaveCommand = Extract<Command, { kind: "saveEssay" }>;

/**
 * The saves that are not needed any more: another text replaced them, and what they had seen others have seen too. The
 * rest replays to the same texts.
 */
export function listSpentSaves(commands: readonly Command[]): Set<Command> {
  const byEssay = new Map<string, SaveCommand[]>();
  for (const command of commands) {
    if (command.kind !== "saveEssay") continue;
    const key = `${command.planId} ${command.essayId}`;
    const known = byEssay.get(key);
    if (known === undefined) byEssay.set(key, [command]);
    else known.push(command);
  }
  return new Set([...byEssay.values()].flatMap(listSpentOfEssay));
}

function listSpentOfEssay(saves: readonly SaveCommand[]): SaveCommand[] {
  const joined = saves.reduce<Record<string, number>>((all, { seen }) => joinSeen(all, seen), {});
  const current = new Set(saves.filter((save) => !isReplaced(save, joined)));
  const rank = (save: SaveCommand) => `${current.has(save) ? 1 : 0} ${toStamp(save)}`;
  const latestFirst = saves.toSorted((a, b) => (rank(a) > rank(b) ? -1 : 1));
  const needed = new Set<SaveCommand>();
  const texts = new Set<string>();
  for (const save of latestFirst) {
    // Of one text twice, which is only a damaged device's doing, the one with the later stamp counts.
    if (current.has(save) && !texts.has(toVersionId(save))) needed.add(save);
    texts.add(toVersionId(save));
  }
  for (const [writer, turn] of Object.entries(joined)) {
    const source = latestFirst.find(({ seen }) => new Map(Object.entries(seen)).get(writer) === turn);
    if (source !== undefined) needed.add(source);
  }
  return saves.filter((save) => !needed.has(save));
}

/** The drafts that undo a command about essays, given the plan before it. */
export function invertEssayCommand(before: Plan, command: EssayCommand): CommandDraft[] {
  const { essayId } = command;
  const listed = before.essays.find(({ id }) => id === essayId);
  const known = listed ?? before.shelvedEssays.find(({ id }) => id === essayId) ?? makeEmptyEssay(essayId);
  const { promptId, ownPrompt } = known;
  switch (command.kind) {
    case "addEssay":
    case "removeEssay":
      if (listed !== undefined) return [{ kind: "addEssay", essayId, promptId, ownPrompt }];
      return [{ kind: "removeEssay", essayId }];
    case "setEssay": {
      const { title, status, outline } = known;
      const earlier = Object.entries({ title, status, outline });
      const fields = Object.fromEntries(earlier.filter(([field]) => Object.hasOwn(command.fields, field)));
      return [{ kind: "setEssay", essayId, fields }];
    }
    case "setEssayNotes": {
      const earlier = new Map(Object.entries(known.notes));
      const notes = Object.keys(command.notes).map((id) => [id, earlier.get(id) ?? null] as const);
      return [{ kind: "setEssayNotes", essayId, notes: Object.fromEntries(notes) }];
    }
    case "nameEssayVersion": {
      const name = new Map(Object.entries(known.versionNames)).get(command.versionId) ?? null;
      return [{ kind: "nameEssayVersion", essayId, versionId: command.versionId, name }];
    }
    case "saveEssay":
    default:
      return invertSave(known, command);
  }
}

/** The earlier texts are saved again, as new texts that replace this one and nothing written since. */
function invertSave(before: PlanEssay, command: SaveCommand): CommandDraft[] {
  const { essayId, writer, turn } = command;
  if (isReplaced(command, before.seen)) return [];
  const known = before.texts.length === 0 ? [{ writer, turn, text: "" }] : before.texts;
  const dots = Object.fromEntries(known.map((text) => [text.writer, text.turn]));
  const seen = [dots, { [writer]: turn }, command.seen].reduce(joinSeen, before.seen);
  const again = command.id.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 24);
  return known.map(({ text }, index) => ({
    kind: "saveEssay",
    essayId,
    writer: `undo${index}${again}`,
    turn: 1,
    seen,
    text,
  }));
}

/** The drafts that bring an imported plan's essays into this one. Texts keep their identity, so a text that was replaced here stays replaced. */
export function listImportedEssays(current: Plan, imported: Plan): CommandDraft[] {
  const known = new Map([...current.shelvedEssays, ...current.essays].map((essay) => [essay.id, essay]));
  const listed = new Set(current.essays.map(({ id }) => id));
  return imported.essays.flatMap((essay): CommandDraft[] => {
    const essayId = essay.id;
    const { promptId, ownPrompt, addedAt } = essay;
    const mine = known.get(essayId) ?? makeEmptyEssay(essayId);
    const drafts: CommandDraft[] = [];
    if (!listed.has(essayId)) drafts.push({ kind: "addEssay", essayId, promptId, ownPrompt, addedAt });
    const fields = {
      ...(essay.title !== "" && essay.title !== mine.title ? { title: essay.title } : {}),
      ...(essay.status !== "idea" && essay.status !== mine.status ? { status: essay.status } : {}),
      ...(essay.outline !== "" && essay.outline !== mine.outline ? { outline: essay.outline } : {}),
    };
    if (Object.keys(fields).length > 0) drafts.push({ kind: "setEssay", essayId, fields });
    const notes = Object.entries(essay.notes).filter(([id, note]) => mine.notes[id] !== note);
    if (notes.length > 0) drafts.push({ kind: "setEssayNotes", essayId, notes: Object.fromEntries(notes) });
    const here = new Set(mine.texts.map(toVersionId));
    for (const saved of essay.texts) {
      const { writer, turn, seen, text } = saved;
      if (here.has(toVersionId(saved)) || isReplaced(saved, mine.seen)) continue;
      drafts.push({ kind: "saveEssay", essayId, writer, turn, seen: { ...seen }, text });
    }
    return drafts;
  });
}

function toEssayKey(essayId: string, field?: string): string {
  return field === undefined ? `essays.${essayId}` : `essays.${essayId}.${field}`;
}

function toVersionKey(essayId: string, versionId: string): string {
  return toEssayKey(essayId, `versions.${versionId}`);
}

function findEssay({ members }: OpenPlan, essayId: string): PlanEssay {
  return members.essays.get(essayId) ?? members.shelvedEssays.get(essayId) ?? makeEmptyEssay(essayId);
}

/** A change to an essay not on the list is shelved, because the command that adds it may still be on its way. */
function changeEssay(now: OpenPlan, essayId: string, fields: Partial<PlanEssay>): void {
  const part = now.members.essays.has(essayId) ? "essays" : "shelvedEssays";
  getForChange(now, part).set(essayId, { ...findEssay(now, essayId), ...fields });
}

function listEssay(now: OpenPlan, essayId: string, at: string): void {
  const known = findEssay(now, essayId);
  getForChange(now, "essays").set(essayId, { ...known, addedAt: at });
  if (now.members.shelvedEssays.has(essayId)) getForChange(now, "shelvedEssays").delete(essayId);
}

/** Everything written is shelved, so that adding the essay again restores it. */
function shelveEssay(now: OpenPlan, essayId: string): void {
  const known = now.members.essays.get(essayId);
  if (known === undefined) return;
  getForChange(now, "essays").delete(essayId);
  getForChange(now, "shelvedEssays").set(essayId, { ...known, addedAt: makeEmptyEssay(essayId).addedAt });
}

function saveText(now: OpenPlan, command: SaveCommand): void {
  const { essayId, writer, turn, text, seen } = command;
  const known = findEssay(now, essayId);
  const saved = addSavedText(known, { stamp: toStamp(command), writer, turn, seen: seen, text });
  if (isSameContent(known, saved)) return;
  changeEssay(now, essayId, { texts: saved.texts, seen: saved.seen });
}

function isSameContent(one: PlanEssay, other: PlanEssay): boolean {
  return (
    one.texts.length === other.texts.length &&
    one.texts.every(
      (text, index) => text === other.texts[index] || text.stamp === other.texts[index]?.stamp,
    ) &&
    JSON.stringify(one.seen) === JSON.stringify(other.seen)
  );
}

/** Null removes an entry. Sorted, so that replays agree. */
function putEntries(
  known: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = new Map(Object.entries(known));
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined) entries.delete(key);
    else entries.set(key, value);
  }
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
