/** The record of how one essay is written, for the page on which it is written. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { call } from "#client/http/api.ts";
import { authorshipSendMs } from "#client/limits.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { type Countersigned, countersignedSchema } from "#contract/authorship.ts";
import { sortEntries } from "#domain/essays/authorship/checkRecord.ts";
import { toVersionInput } from "#domain/essays/authorship/entry.ts";
import type { SharedRecord } from "#domain/essays/authorship/entrySchema.ts";
import { authorshipDatabase } from "./authorshipDatabase.ts";
import {
  type AuthorshipRecorder,
  createAuthorshipRecorder,
  type RecorderState,
} from "./authorshipRecorder.ts";
import { type CountersignOutcome, countersignRecord } from "./countersignRecord.ts";
import { makeDeviceKey, signBatch, signShared } from "./deviceKey.ts";
import { canRecord, hashText, makeSalt } from "./hashText.ts";

/** Each change of the text area: the text before and after, and the event's `inputType`. */
export type WatchInput = (before: string, after: string, inputType: string) => void;

/** "none": no account holds this plan. */
export type Countersigning = CountersignOutcome | "none" | "sending";

export type Authorship = {
  state: RecorderState;
  countersigning: Countersigning;
  addRemarks: (count: number) => void;
  /** Ends with an entry that says so. */
  stop: () => Promise<void>;
  /** Erases the record in the account and here; false if it could not be erased. */
  erase: () => Promise<boolean>;
  /** Adds an entry for the text as it is, has it countersigned where possible, and makes the file; null if that failed. */
  share: (wanted: { isTextIncluded: boolean; title: string | null }) => Promise<SharedFile | null>;
};

/**
 * Records while it is mounted and `isOn`. `accountPlan` is the plan's id in the account of who is signed in; null without
 * one. `isSaved` says that the text is saved as a version.
 */
export function useAuthorship(asked: {
  planId: string;
  essayId: string;
  isOn: boolean;
  isSaved: boolean;
  accountPlan: string | null;
  getText: () => string;
  /** Takes what is to be called with each change of the text area; null once nothing is. */
  setWatch: (watch: WatchInput | null) => void;
}): Authorship {
  const { planId, essayId, isOn, isSaved, accountPlan, getText, setWatch } = asked;
  const [countersigning, setCountersigning] = useState<Countersigning>("none");
  const recorder = useMemo(() => createBrowserRecorder(planId, essayId), [planId, essayId]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState);

  const hasSent = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    if (accountPlan === null) {
      setCountersigning("none");
      return;
    }
    hasSent.current = true;
    setCountersigning("sending");
    const outcome = await sendToAccount(accountPlan, essayId);
    await recorder.reread();
    setCountersigning(outcome);
  }, [accountPlan, essayId, recorder]);

  useEffect(() => {
    if (!isOn) return undefined;
    setWatch(recorder.watch);
    void recorder.start(getText());
    const onHide = () => {
      if (document.visibilityState === "hidden") void recorder.save(getText());
    };
    const onLeave = () => void recorder.save(getText());
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onLeave);
    const stopErasing = browserPlanStore().onErasing(recorder.end);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onLeave);
      stopErasing();
      setWatch(null);
      void recorder.save(getText());
    };
  }, [isOn, recorder, setWatch, getText]);

  useEffect(() => {
    if (isOn && isSaved) void recorder.save(getText());
  }, [isOn, isSaved, recorder, getText]);

  // What waits is sent together: at the beginning, once the connection is back, and every so often while it is written.
  const hasWaiting = state.rows.some(({ receipt }) => receipt === null);
  const mayBeSent = isOn && accountPlan !== null && state.isLoaded && countersigning !== "sending";
  useEffect(() => {
    if (!mayBeSent || countersigning === "refused" || (hasSent.current && !hasWaiting)) return undefined;
    const sendNow = () => void send();
    window.addEventListener("online", sendNow);
    const timer = setTimeout(sendNow, hasSent.current ? authorshipSendMs : 0);
    return () => {
      window.removeEventListener("online", sendNow);
      clearTimeout(timer);
    };
  }, [mayBeSent, hasWaiting, countersigning, send]);

  const addRemarks = useCallback((count: number) => recorder.addRemarks(count), [recorder]);
  return {
    state,
    countersigning,
    addRemarks,
    async stop() {
      await recorder.stop(getText());
      await send();
    },
    async erase() {
      try {
        // The account first: without it nothing would remember that its part is still there.
        if (accountPlan !== null) await call("eraseAuthorship", { planId: accountPlan, essayId });
        recorder.end();
        await authorshipDatabase.eraseRecord(planId, essayId);
        return true;
      } catch {
        return false;
      }
    },
    async share(wanted) {
      // The record must end with this device's word about this text, and another device may have added an entry.
      for (let tries = 0; tries < 3; tries += 1) {
        const essayText = getText();
        await (tries === 0 ? recorder.save(essayText) : recorder.close(essayText));
        await send();
        const madeAt = new Date().toISOString();
        const at = { planId, essayId, site: window.location.origin, madeAt };
        const file = await makeSharedFile(at, { essayText, ...wanted }).catch(() => null);
        if (file !== null) return file;
      }
      return null;
    },
  };
}

function createBrowserRecorder(planId: string, essayId: string): AuthorshipRecorder {
  return createAuthorshipRecorder(planId, essayId, {
    database: authorshipDatabase,
    makeKey: makeDeviceKey,
    hash: hashText,
    makeSalt,
    now: () => new Date(),
    canRecord: canRecord(),
  });
}

async function sendToAccount(planId: string, essayId: string): Promise<CountersignOutcome> {
  const at = { planId, essayId };
  const parse = (reply: unknown): Countersigned => countersignedSchema.parse(reply);
  return countersignRecord(planId, essayId, {
    database: authorshipDatabase,
    send: async (batch, after) => parse(await call("countersign", { ...at, batch, after })),
    read: async (after) => parse(await call("authorshipRecord", { ...at, after: String(after) })),
    sign: signBatch,
    hash: hashText,
    now: () => new Date(),
  }).catch(() => "later" as const);
}

export type SharedFile = { text: string; entries: number; countersigned: number };

/**
 * Makes the file of a shared record. Null if the record does not end with an entry of this device about this text: the caller adds one first. `title` and
 * `text` are left out where the student left them out.
 */
async function makeSharedFile(
  at: { planId: string; essayId: string; site: string; madeAt: string },
  { essayText, isTextIncluded, title }: { essayText: string; isTextIncluded: boolean; title: string | null },
): Promise<SharedFile | null> {
  const { planId, essayId, site, madeAt } = at;
  const [rows, key] = await Promise.all([
    authorshipDatabase.readRows(planId, essayId),
    authorshipDatabase.readKey(planId, essayId),
  ]);
  const entries = sortEntries(rows.map(({ entry, receipt }) => ({ entry, receipt })));
  const last = entries.at(-1)?.entry;
  const row = rows.find(({ entry }) => entry === last);
  if (key === null || last === undefined || last.device !== key.device || row?.salt == null) return null;
  if ((await hashText(toVersionInput(row.salt, essayText))) !== last.version) return null;
  const record: SharedRecord = {
    format: "tassel-authorship",
    form: 1,
    site,
    madeAt,
    essay: essayId,
    title,
    text: isTextIncluded ? { text: essayText, salt: row.salt } : null,
    entries: entries.map(({ entry, receipt }) => ({ entry: { ...entry, joins: [...entry.joins] }, receipt })),
    head: key.head,
  };
  const countersigned = entries.filter(({ receipt }) => receipt !== null).length;
  return { text: await signShared(key, record), entries: entries.length, countersigned };
}
