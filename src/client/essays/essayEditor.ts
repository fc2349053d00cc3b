/**
 * One essay while a window writes it: typing is kept as a draft at each pause, saved into the plan every so often and on
 * leaving, and brought together with what other windows and devices save meanwhile.
 */
import { essayDraftPauseMs, essaySaveMs } from "#client/limits.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { isStorageFull, type NotKept, type Outcome } from "#client/plan/unwritten.ts";
import {
  getText,
  isReplaced,
  isTextTooLong,
  joinSeen,
  makeEmptyEssay,
  type PlanEssay,
  type SavedText,
  type SeenTurns,
  toVersionId,
} from "#domain/essays/essay.ts";
import { type MergedTexts, mergeTexts } from "#domain/essays/text/mergeTexts.ts";
import type { Day } from "#lib/dates.ts";
import type { EssayDraft, EssayVersion, essayDatabase } from "./essayDatabase.ts";

/** Where the text is: in this window only, in the device's drafts, in the plan, or why it is in this window only. */
export type EssaySaving = "typed" | "draft" | "saved" | NotKept;

export type EssayEditorState = {
  /** False until the plan and the drafts of windows that are gone have been read. */
  isLoaded: boolean;
  text: string;
  /** Counts the changes that typing did not make: the text area takes the text over. */
  replacements: number;
  /** What others wrote into the same paragraphs, the last saved first. It stays until the student puts them together. */
  beside: readonly Pick<SavedText, "writer" | "turn" | "text" | "stamp">[];
  saving: EssaySaving;
  /** Longer than the plan can hold: it stays a draft on this device. */
  isTooLong: boolean;
};

export type EssayEditor = {
  getState: () => EssayEditorState;
  subscribe: (listener: () => void) => () => void;
  /** Starts, and returns what ends it; what was typed is saved then. */
  open: () => () => void;
  /** Each change of the text area. */
  type: (text: string) => void;
  /** Replaces the whole text, for example with an earlier version. */
  replaceText: (text: string) => void;
  /** The text that takes the place of this one and of all beside it. */
  putTogether: (text: string) => void;
  /** Saves now, for example when the page is left. */
  save: () => Promise<Outcome>;
};

/** Injected so that tests can replace it. */
export type EssaySurroundings = {
  store: Pick<PlanStore, "getState" | "subscribe" | "giveTo" | "onErasing">;
  database: typeof essayDatabase;
  now: () => Date;
  today: () => Day;
  /** Letters and digits, different for every window. */
  newWriter: () => string;
  /** Whether the window that writes this draft is still open. */
  isLive: (draft: EssayDraft) => Promise<boolean>;
  /** Says that a writer's window is open, until the returned function is called. */
  hold: (writer: string) => () => void;
  after: (ms: number, run: () => void) => () => void;
};

export function createEssayEditor(
  planId: string,
  essayId: string,
  surroundings: EssaySurroundings,
): EssayEditor {
  const { store, database } = surroundings;
  const listeners = new Set<() => void>();
  const writer = surroundings.newWriter();
  const known = new Map<string, KnownText>();
  /** Drafts of other windows that are part of the text, until it is saved. */
  let recovered: EssayDraft[] = [];
  let turn = 0;
  /** The versions that are part of the text. */
  let seen: SeenTurns = {};
  let isDirty = false;
  let draft: EssayDraft | null = null;
  let essay: PlanEssay = makeEmptyEssay(essayId);
  let isSaving = false;
  let loading: Promise<void> | null = null;
  let cancelDraft: (() => void) | null = null;
  let cancelSave: (() => void) | null = null;
  let state: EssayEditorState = {
    isLoaded: false,
    text: "",
    replacements: 0,
    beside: [],
    saving: "saved",
    isTooLong: false,
  };

  function set(change: Partial<EssayEditorState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function readEssay(): PlanEssay {
    const { plan } = store.getState();
    // Another student's plan may be shown by now; then nothing new is known of this one.
    if (plan.id !== planId) return essay;
    return plan.essays.find(({ id }) => id === essayId) ?? essay;
  }

  /** Takes in what the plan has got since. Text that cannot be brought together stays beside. */
  function reconcile(): void {
    essay = readEssay();
    const before = state.text;
    let { text } = state;
    const beside: SavedText[] = [];
    void keepVersions(essay.texts.filter((saved) => !known.has(toVersionId(saved))));
    for (const saved of essay.texts.toReversed()) {
      if (isReplaced(saved, seen)) continue;
      const theirs = toBranch(saved);
      const isContinued = isPartOf(seen, theirs.seen) && !isDirty;
      const merged = isContinued
        ? ({ kind: "merged", text: saved.text } as const)
        : mergeBranches({ seen, text }, theirs, [...known.values()]);
      known.set(toVersionId(saved), toKnownText(saved));
      if (merged.kind === "both") {
        beside.unshift(saved);
        continue;
      }
      ({ text } = merged);
      seen = joinSeen(seen, theirs.seen);
      isDirty = essay.texts.some((current) => isReplaced(current, seen) && current.text !== text);
    }
    const isReplacedText = text !== before;
    const others = beside.filter((one) => one.text !== text);
    if (isReplacedText || others.length > 0 || state.beside.length > 0) {
      set({
        text,
        beside: others,
        replacements: state.replacements + (isReplacedText ? 1 : 0),
        isTooLong: isTextTooLong(text),
      });
    }
    if (isDirty) planSave();
    else if (isNotKept(state.saving) && !isSaving && store.getState().keeping === "kept") {
      set({ saving: "saved" });
    }
  }

  function isPartOf(part: SeenTurns, whole: SeenTurns): boolean {
    return Object.entries(part).every(([who, turns]) => isReplaced({ writer: who, turn: turns }, whole));
  }

  /** What was read, once per start: the plan's texts, the versions they began from, and drafts left behind. */
  async function load(): Promise<void> {
    const [versions, drafts] = await Promise.all([
      database.readVersions(planId, essayId).catch((): EssayVersion[] => []),
      database.readDrafts(planId, essayId).catch((): EssayDraft[] => []),
    ]);
    for (const version of versions) known.set(version.versionId, version);
    essay = readEssay();
    if (!state.isLoaded && state.text === "") {
      const [first] = essay.texts;
      seen = first === undefined ? seen : toBranch(first).seen;
      state = { ...state, text: getText(essay) };
    }
    for (const left of drafts) {
      if (left.writer !== writer && !(await surroundings.isLive(left))) recover(left);
    }
    set({
      isLoaded: true,
      replacements: state.replacements + 1,
      saving: isDirty ? "draft" : "saved",
      isTooLong: isTextTooLong(state.text),
    });
    reconcile();
    if (isDirty) void save();
  }

  /** A draft whose window is gone, for example because the browser crashed. */
  function recover(left: EssayDraft): void {
    const isLatest = essay.texts.every((saved) => isReplaced(saved, left.seen));
    const merged =
      isLatest && !isDirty
        ? ({ kind: "merged", text: left.text } as const)
        : mergeBranches({ seen, text: state.text }, left, [...known.values()]);
    if (merged.kind === "merged") {
      isDirty ||= merged.text !== getText(essay);
      seen = joinSeen(seen, left.seen);
      state = { ...state, text: merged.text };
      recovered.push(left);
      if (!isDirty) forgetRecovered();
      return;
    }
    // A text too long for the plan stays a draft, and comes back once the window is opened anew.
    if (isTextTooLong(left.text)) return;
    const text = { writer: surroundings.newWriter(), turn: 1, seen: { ...left.seen }, text: left.text };
    const { outcome } = store.giveTo(planId, { kind: "saveEssay", essayId, ...text });
    void outcome.then(({ kept }) => (kept ? database.dropDraft(left) : undefined)).catch(() => undefined);
  }

  function forgetRecovered(): void {
    for (const left of recovered) void database.dropDraft(left).catch(() => undefined);
    recovered = [];
  }

  async function keepVersions(texts: readonly (KnownText | SavedText)[]): Promise<void> {
    if (texts.length === 0) return;
    const keptAt = surroundings.now().toISOString();
    const rows = texts.map(
      (one): EssayVersion => ({
        planId,
        essayId,
        versionId: "versionId" in one ? one.versionId : toVersionId(one),
        seen: one.seen,
        text: one.text,
        // A text saved elsewhere has the instant it was saved at.
        keptAt: "stamp" in one ? (one.stamp.split(" ")[0] ?? keptAt) : keptAt,
        day: surroundings.today(),
      }),
    );
    // Without room for a version the text itself is still in the plan.
    await database.putVersions(rows, essay.versionNames).catch(() => undefined);
  }

  function type(typed: string): void {
    // No application takes a NUL, and neither does the server: some programs copy one along.
    const text = typed.replaceAll("\0", "");
    if (text === state.text) return;
    isDirty = true;
    set({ text, saving: "typed", isTooLong: isTextTooLong(text) });
    cancelDraft?.();
    cancelDraft = surroundings.after(essayDraftPauseMs, () => void keepDraft());
    planSave();
  }

  function planSave(): void {
    cancelSave ??= surroundings.after(essaySaveMs, () => void save());
  }

  async function keepDraft(): Promise<void> {
    cancelDraft?.();
    cancelDraft = null;
    if (!isDirty) return;
    const writtenAt = surroundings.now().toISOString();
    const written = { planId, essayId, writer, seen, text: state.text, writtenAt };
    try {
      await database.putDraft(written);
      draft = written;
      if (state.saving === "typed" && state.text === written.text) set({ saving: "draft" });
    } catch (error) {
      if (state.text === written.text) set({ saving: isStorageFull(error) ? "full" : "failed" });
      // The plan says on every page what is in this window only, and tries again. A text too long for it waits here.
      if (!isTextTooLong(written.text)) await save();
    }
  }

  async function save(): Promise<Outcome> {
    cancelSave?.();
    cancelSave = null;
    if (!isDirty) return { kept: true };
    if (isTextTooLong(state.text)) {
      if (draft?.text !== state.text) await keepDraft();
      return draft?.text === state.text ? { kept: true } : { kept: false, because: "failed" };
    }
    const { text } = state;
    turn += 1;
    const saved = { writer, turn, seen: { ...seen }, text };
    const included = draft;
    // Before the plan tells its listeners, of which this is one.
    seen = { ...seen, [writer]: turn };
    isDirty = false;
    known.set(toVersionId(saved), toKnownText(saved));
    isSaving = true;
    const outcome = await store.giveTo(planId, { kind: "saveEssay", essayId, ...saved }).outcome;
    isSaving = false;
    if (outcome.kept) {
      forgetRecovered();
      if (included !== null) await database.dropDraft(included).catch(() => undefined);
      await keepVersions([toKnownText(saved)]);
    }
    if (!isDirty) set({ saving: outcome.kept ? "saved" : outcome.because });
    return outcome;
  }

  function replaceText(text: string): void {
    type(text);
    set({ replacements: state.replacements + 1 });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      const release = surroundings.hold(writer);
      const stop = store.subscribe(() => {
        if (state.isLoaded) reconcile();
      });
      // What was erased on purpose is not written again.
      const stopErasing = store.onErasing(() => {
        stop();
        isDirty = false;
        cancelDraft?.();
        cancelSave?.();
      });
      loading ??= load();
      if (state.isLoaded) reconcile();
      return () => {
        stop();
        stopErasing();
        cancelDraft?.();
        cancelDraft = null;
        void save().finally(release);
      };
    },
    type,
    replaceText,
    putTogether(text) {
      for (const saved of state.beside) {
        const current = essay.texts.find((one) => toVersionId(one) === toVersionId(saved));
        if (current !== undefined) seen = joinSeen(seen, toBranch(current).seen);
      }
      isDirty = true;
      set({ beside: [] });
      replaceText(text);
      planSave();
    },
    save,
  };
}

function isNotKept(saving: EssaySaving): boolean {
  return saving === "full" || saving === "failed" || saving === "forbidden";
}

/** A version by what identifies it, with what it replaced. */
type KnownText = { versionId: string; seen: SeenTurns; text: string };

/** A text, and the versions that are part of it. */
type Branch = { seen: SeenTurns; text: string };

/**
 * Where no common version is known, both are said to have begun from nothing, so that nothing is taken for a deletion.
 */
function mergeBranches(mine: Branch, theirs: Branch, known: readonly KnownText[]): MergedTexts {
  const base = findCommonText(mine.seen, theirs.seen, known);
  return mergeTexts({ base: base?.text ?? "", mine: mine.text, theirs: theirs.text });
}

/** The latest version that is part of both. */
function findCommonText(one: SeenTurns, other: SeenTurns, known: readonly KnownText[]): KnownText | null {
  const common = known.filter(
    ({ versionId }) => isVersionReplaced(versionId, one) && isVersionReplaced(versionId, other),
  );
  const latest = common.filter(
    (text) => !common.some((later) => later !== text && isVersionReplaced(text.versionId, later.seen)),
  );
  // Two at once: neither is before the other, so a change since one of them may look like a change of the other.
  return latest.length === 1 ? (latest[0] ?? null) : null;
}

function isVersionReplaced(versionId: string, seen: SeenTurns): boolean {
  const at = versionId.lastIndexOf(".");
  return isReplaced({ writer: versionId.slice(0, at), turn: Number(versionId.slice(at + 1)) }, seen);
}

/** A text's own branch: everything it replaced, and itself. */
function toBranch(saved: { writer: string; turn: number; seen: SeenTurns; text: string }): Branch {
  return { seen: { ...saved.seen, [saved.writer]: saved.turn }, text: saved.text };
}

function toKnownText(saved: { writer: string; turn: number; seen: SeenTurns; text: string }): KnownText {
  return { versionId: toVersionId(saved), seen: saved.seen, text: saved.text };
}
