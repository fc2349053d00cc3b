/**
 * What the home page and the header know of the plan before its code is there: one small record that this device keeps.
 * It is written wherever the plan is at hand, so that a page without one downloads nothing to tell that there is one.
 */
import { useSyncExternalStore } from "react";
import { createKeptText } from "../keptText.ts";
import type { PlanState } from "./planStoreTypes.ts";

export type NextDate = {
  /** YYYY-MM-DD. */
  day: string;
  /** Whose date it is: a college, a state's money, a test. */
  whose: string;
  what: string;
  /** This year's date is not published yet. */
  isExpected: boolean;
};

export type Glance = {
  planId: string;
  /** Which state of the plan this was made from. */
  version: string;
  studentName: string | null;
  /** Of the list, so that a college's page keeps room for its next date before the plan is read (public/begun.js). */
  unitIds: readonly number[];
  offerCount: number;
  /** The day on which `next` and `step` were worked out, in local time; null if the plan has changed since. */
  madeOn: string | null;
  next: NextDate | null;
  step: { title: string; to: string } | null;
};

const kept = createKeptText("tassel-glance");
/** Computers are shared: a family can keep its dates off the pages that anyone opens first. */
const hidden = createKeptText("tassel-glance-hidden");

/** Null where this device has no plan with colleges, and in the prerendered first render. */
export function useGlance(): Glance | null {
  return readGlance(useSyncExternalStore(kept.subscribe, kept.read, () => null));
}

export function useIsGlanceHidden(): boolean {
  return useSyncExternalStore(hidden.subscribe, hidden.read, () => null) !== null;
}

export function hideGlance(isHidden: boolean): void {
  hidden.save(isHidden ? "1" : null);
}

/**
 * Whether the plan holds anything at all: my plan's page asks before it is painted (public/begun.js), so that only a
 * newcomer is told how to begin.
 */
const begun = createKeptText("tassel-begun");

/** Called with every state of the plan. What was worked out from an older one is forgotten. */
export function notePlan({ isLoaded, plan }: Pick<PlanState, "isLoaded" | "plan">): void {
  if (!isLoaded) return;
  const isBegun = Object.keys(plan.stamps).length > 0;
  if (isBegun !== (begun.read() !== null)) begun.save(isBegun ? "1" : null);
  const before = readGlance(kept.read());
  if (plan.colleges.length === 0) {
    if (before !== null) kept.save(null);
    return;
  }
  const version = toVersion(plan.stamps);
  if (before?.planId === plan.id && before.version === version) return;
  const glance: Glance = {
    planId: plan.id,
    version,
    studentName: plan.studentName,
    unitIds: plan.colleges.map(({ unitId }) => unitId),
    offerCount: plan.offers.length,
    madeOn: null,
    next: null,
    step: null,
  };
  kept.save(JSON.stringify(glance));
}

/** Adds what was worked out from a plan, unless the plan has changed meanwhile. */
export function keepGlance(
  plan: PlanState["plan"],
  made: Pick<Glance, "next" | "step"> & { madeOn: string },
): void {
  const before = readGlance(kept.read());
  if (before === null || before.planId !== plan.id) return;
  if (before.version !== toVersion(plan.stamps)) return;
  const text = JSON.stringify({ ...before, ...made });
  if (text !== kept.read()) kept.save(text);
}

let parsed: { text: string; glance: Glance | null } | null = null;

/** The same object for the same text. Anything that another release may have written is no glance. */
export function readGlance(text: string | null): Glance | null {
  if (text === null) return null;
  if (parsed?.text !== text) parsed = { text, glance: parseGlance(text) };
  return parsed.glance;
}

function parseGlance(text: string): Glance | null {
  try {
    const raw = Object(JSON.parse(text)) as Record<string, unknown>;
    const { planId, version, studentName, unitIds, offerCount, madeOn } = raw;
    if (typeof planId !== "string" || typeof version !== "string" || typeof offerCount !== "number")
      return null;
    if (!Array.isArray(unitIds)) return null;
    const next = readTexts(raw["next"], ["day", "whose", "what"]);
    const step = readTexts(raw["step"], ["title", "to"]);
    return {
      planId,
      version,
      studentName: typeof studentName === "string" ? studentName : null,
      unitIds: unitIds.filter((id) => typeof id === "number"),
      offerCount,
      madeOn: typeof madeOn === "string" ? madeOn : null,
      next: next && { ...next, isExpected: Object(raw["next"]).isExpected === true },
      step,
    };
  } catch {
    return null;
  }
}

function readTexts<Name extends string>(value: unknown, names: readonly Name[]): Record<Name, string> | null {
  const from = Object(value) as Record<string, unknown>;
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = from[name];
    if (typeof text !== "string") return null;
    texts[name] = text;
  }
  return texts as Record<Name, string>;
}

/** Another text for other stamps, whichever of them is newer: changes of another device come with older ones. */
function toVersion(stamps: PlanState["plan"]["stamps"]): string {
  let hash = 2_166_136_261;
  for (const stamp of Object.values(stamps)) {
    for (let at = 0; at < stamp.length; at += 1) hash = Math.imul(hash ^ stamp.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 0).toString(36);
}
