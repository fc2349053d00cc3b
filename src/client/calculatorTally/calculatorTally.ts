/** Counting calculators from this device: the yes and its withdrawal, and sending what waits once there is a network. */
import { useMemo, useSyncExternalStore } from "react";
import { sendRequest } from "#client/http/api.ts";
import { RequestError } from "#client/http/requestError.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import { keptTally } from "./keptTally.ts";
import {
  addAnswer,
  answerConsent,
  dropAnswer,
  putBack,
  readTallyState,
  type TallyAnswer,
  type TallyState,
  takeAnswer,
} from "./tallyState.ts";

const readNothing = () => null;

export function useTally(): TallyState {
  const text = useSyncExternalStore(keptTally.subscribe, keptTally.read, readNothing);
  return useMemo(() => readTallyState(text), [text]);
}

/** A withdrawal takes effect at once: what waits is gone. */
export function saveConsent(consent: "yes" | "no"): void {
  change((state) => answerConsent(state, consent));
}

/** Kept if there is a yes, and sent as soon as there is a network. */
export function giveAnswer(unitId: number, answer: TallyAnswer): void {
  change((state) => addAnswer(state, unitId, answer));
  void sendAnswers();
}

export function takeBackAnswer(unitId: number): void {
  change((state) => (state.waiting[unitId] === undefined ? state : dropAnswer(state, unitId)));
}

/** Sends what waits, one by one; what cannot be sent now waits for the next page or network. Never rejects. */
export async function sendAnswers(): Promise<void> {
  // Tabs share what waits; where locks are missing or refused, each answer is still taken before it is sent.
  if (!("locks" in navigator)) return sendAll();
  await navigator.locks.request("tassel-calculator-tally", sendAll).catch(() => undefined);
}

async function sendAll(): Promise<void> {
  while (navigator.onLine) {
    const next = takeAnswer(read());
    if (next === null) return;
    change(() => next.state);
    try {
      await sendRequest(fillRoute(rareRouteTable.countCalculator, next.taken.answer));
    } catch (error) {
      if (!hasSurelyNotArrived(error)) continue;
      change((state) => putBack(state, next.taken));
      return;
    }
  }
}

/**
 * After a time limit nobody knows: it counts as sent, because a lost answer harms nobody and one counted twice is a lie. A
 * refusal for good would be one again.
 */
function hasSurelyNotArrived(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true;
  if (error.status === null) return error.reason === "otherNetwork";
  return error.status === 429 || error.status >= 500;
}

function read(): TallyState {
  return readTallyState(keptTally.read());
}

function change(step: (state: TallyState) => TallyState): void {
  const before = read();
  const after = step(before);
  if (after !== before) keptTally.save(JSON.stringify(after));
}
