/**
 * What this device keeps of counting calculators: the yes or no, what waits to be sent, and for which colleges something was
 * sent. Rules alone, so that they can be read: whatever leaves the device is a `TallyAnswer`.
 */
import { type TallyKind, tallyKinds } from "#domain/price/tallyKind.ts";

/** All that is ever sent. */
export type TallyAnswer = { kind: TallyKind; isInside: boolean };

export type TallyState = {
  /** Null until somebody answered. */
  consent: "yes" | "no" | null;
  /** By UNITID, which stays here. */
  waiting: Readonly<Record<string, TallyAnswer>>;
  /** The colleges that were counted from this device: each counts once, without any id on the server. */
  counted: readonly string[];
};

export const emptyTally: TallyState = { consent: null, waiting: {}, counted: [] };

/** Whatever is damaged counts as nothing kept: the person is asked again, and nothing is sent until then. */
export function readTallyState(text: string | null): TallyState {
  try {
    const told = new Map<string, unknown>(Object.entries(Object(JSON.parse(text ?? "null"))));
    const consent = told.get("consent");
    if (consent !== "yes" && consent !== "no") return emptyTally;
    const counted: unknown = told.get("counted");
    const waiting = Object.entries(Object(told.get("waiting"))).flatMap(([unitId, raw]) => {
      const answer = readAnswer(raw);
      return answer === null ? [] : [[unitId, answer] as const];
    });
    return {
      consent,
      waiting: consent === "yes" ? Object.fromEntries(waiting) : {},
      counted: Array.isArray(counted) ? counted.filter((one) => typeof one === "string") : [],
    };
  } catch {
    return emptyTally;
  }
}

function readAnswer(raw: unknown): TallyAnswer | null {
  const told = new Map<string, unknown>(Object.entries(Object(raw)));
  const kind = tallyKinds.find((one) => one === told.get("kind"));
  const isInside = told.get("isInside");
  return kind === undefined || typeof isInside !== "boolean" ? null : { kind, isInside };
}

/** A no drops what waits. What was counted stays known, so that a later yes does not count it again. */
export function answerConsent(state: TallyState, consent: "yes" | "no"): TallyState {
  return { ...state, consent, waiting: consent === "yes" ? state.waiting : {} };
}

/** An answer waits only with a yes, and once for each college; a changed figure replaces what still waits. */
export function addAnswer(state: TallyState, unitId: number, answer: TallyAnswer): TallyState {
  if (state.consent !== "yes" || state.counted.includes(`${unitId}`)) return state;
  return { ...state, waiting: { ...state.waiting, [unitId]: answer } };
}

/** A figure that was removed before it was counted is not counted. */
export function dropAnswer(state: TallyState, unitId: number): TallyState {
  return { ...state, waiting: omit(state.waiting, `${unitId}`) };
}

export type Taken = { unitId: string; answer: TallyAnswer };

/** Takes the next answer as counted, before it is sent: whatever happens then, it is not sent twice by accident. */
export function takeAnswer(state: TallyState): { state: TallyState; taken: Taken } | null {
  if (state.consent !== "yes") return null;
  const [first] = Object.entries(state.waiting);
  if (first === undefined) return null;
  const [unitId, answer] = first;
  return {
    state: { ...state, waiting: omit(state.waiting, unitId), counted: [...state.counted, unitId] },
    taken: { unitId, answer },
  };
}

/** Where it certainly did not arrive, it waits again, unless it may no longer be sent. */
export function putBack(state: TallyState, { unitId, answer }: Taken): TallyState {
  const counted = state.counted.filter((one) => one !== unitId);
  return state.consent === "yes"
    ? { ...state, counted, waiting: { ...state.waiting, [unitId]: answer } }
    : { ...state, counted };
}

function omit(waiting: TallyState["waiting"], unitId: string): TallyState["waiting"] {
  return Object.fromEntries(Object.entries(waiting).filter(([one]) => one !== unitId));
}
