/** Essays for screens: the list, one essay while it is written, and its earlier versions. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { essayDraftOrphanMs } from "#client/limits.ts";
import type { Change } from "#client/plan/planStoreTypes.ts";
import { browserPlanStore, usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { EssayStatus, OwnPrompt, PlanEssay } from "#domain/essays/essay.ts";
import { type EssayDraft, type EssayVersion, essayDatabase } from "./essayDatabase.ts";
import { createEssayEditor, type EssayEditor, type EssayEditorState } from "./essayEditor.ts";
import { makeId } from "./makeId.ts";

export type EssayChanges = {
  /** The new essay's id. */
  add: (prompt: { promptId: string } | { ownPrompt: OwnPrompt }) => string;
  /** Everything written stays until the change is undone or the plan is erased. */
  remove: (essayId: string) => Change;
  set: (essayId: string, fields: Partial<{ title: string; status: EssayStatus; outline: string }>) => Change;
  /** Answers to brainstorm questions by question; null clears one. */
  setNotes: (essayId: string, notes: Record<string, string | null>) => Change;
  /** Null removes the name. */
  nameVersion: (essayId: string, versionId: string, name: string | null) => Change;
};

/** The shown student's essays, in the order they were added. */
export function useEssays(): { isLoaded: boolean; essays: readonly PlanEssay[]; change: EssayChanges } {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const change = useMemo(
    (): EssayChanges => ({
      add(prompt) {
        const essayId = makeId();
        const promptId = "promptId" in prompt ? prompt.promptId : null;
        const ownPrompt = "ownPrompt" in prompt ? prompt.ownPrompt : null;
        store.give({ kind: "addEssay", essayId, promptId, ownPrompt });
        return essayId;
      },
      remove: (essayId) => store.give({ kind: "removeEssay", essayId }),
      set: (essayId, fields) => store.give({ kind: "setEssay", essayId, fields: dropNul(fields) }),
      setNotes: (essayId, notes) => store.give({ kind: "setEssayNotes", essayId, notes: dropNul(notes) }),
      nameVersion: (essayId, versionId, name) =>
        store.give({ kind: "nameEssayVersion", essayId, versionId, name }),
    }),
    [store],
  );
  return { isLoaded, essays: plan.essays, change };
}

export type WrittenEssay = Omit<EssayEditor, "open" | "getState" | "subscribe"> & {
  /** Null while the plan is read, and where it has no such essay. */
  essay: PlanEssay | null;
  state: EssayEditorState;
};

/** One essay of the shown plan. What was typed is saved when the page is hidden or left. */
export function useEssay(essayId: string): WrittenEssay {
  const { plan, isLoaded } = usePlan();
  const planId = isLoaded ? plan.id : null;
  const editor = useMemo(
    () => (planId === null ? inertEditor : createBrowserEditor(planId, essayId)),
    [planId, essayId],
  );
  useEffect(() => {
    const close = editor.open();
    const onHide = () => {
      if (document.visibilityState === "hidden") void editor.save();
    };
    const onLeave = () => void editor.save();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onLeave);
      close();
    };
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState, () => emptyState);
  const essay = isLoaded ? (plan.essays.find(({ id }) => id === essayId) ?? null) : null;
  const { type, replaceText, putTogether, save } = editor;
  return { essay, state, type, replaceText, putTogether, save };
}

export type EssayVersions = {
  /** Oldest first; null while they are read. Empty where the browser forbids storage. */
  versions: readonly EssayVersion[] | null;
  /** Reads them again, for example after a save. */
  reread: () => void;
};

/** An essay's versions on this device. */
export function useEssayVersions(essayId: string): EssayVersions {
  const { plan, isLoaded } = usePlan();
  const planId = isLoaded ? plan.id : null;
  const [read, setRead] = useState<{ key: string; versions: readonly EssayVersion[] } | null>(null);
  const key = `${planId} ${essayId}`;
  const reread = useCallback(() => {
    if (planId === null) return;
    void essayDatabase
      .readVersions(planId, essayId)
      .catch(() => [])
      .then((versions) => setRead({ key: `${planId} ${essayId}`, versions }));
  }, [planId, essayId]);
  useEffect(reread, [reread]);
  // Versions that were read for another essay are not shown with this one.
  return { versions: read?.key === key ? read.versions : null, reread };
}

/** The server takes none, and some programs copy one along. */
function dropNul<Fields extends Record<string, string | null>>(fields: Fields): Fields {
  const clean = Object.entries(fields).map(([key, value]) => [key, value?.replaceAll("\0", "") ?? null]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same fields with the same kinds of values.
  return Object.fromEntries(clean) as Fields;
}

const emptyState: EssayEditorState = {
  isLoaded: false,
  text: "",
  replacements: 0,
  beside: [],
  saving: "saved",
  isTooLong: false,
};

/** Before the plan has been read, and in prerendered pages. */
const inertEditor: EssayEditor = {
  getState: () => emptyState,
  subscribe: () => () => undefined,
  open: () => () => undefined,
  type: () => undefined,
  replaceText: () => undefined,
  putTogether: () => undefined,
  save: () => Promise.resolve({ kept: true }),
};

function createBrowserEditor(planId: string, essayId: string): EssayEditor {
  if (typeof window === "undefined") return inertEditor;
  return createEssayEditor(planId, essayId, {
    store: browserPlanStore(),
    database: essayDatabase,
    now: () => new Date(),
    today: getToday,
    newWriter: makeId,
    isLive: isWindowOpen,
    hold: holdLock,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}

function toLockName(writer: string): string {
  return `tassel-essay-${writer}`;
}

/** Held as long as the window is open: the browser lets go of it when the window is closed or crashes. */
function holdLock(writer: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Missing over plain http.
  const locks: LockManager | undefined = navigator.locks;
  void locks?.request(toLockName(writer), () => held).catch(() => undefined);
  return release;
}

async function isWindowOpen({ writer, writtenAt }: EssayDraft): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  const held = await locks?.query().catch(() => undefined);
  if (held === undefined) return Date.now() - Date.parse(writtenAt) < essayDraftOrphanMs;
  return held.held?.some(({ name }) => name === toLockName(writer)) ?? false;
}
