/** The next step of a merit table: the smallest change in a score or in grades that is worth more. */
import { concordance } from "#domain/admission/concordance.ts";
import { gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import {
  type Academics,
  checkAwards,
  findMerit,
  type MeritCosts,
  type MeritGrant,
  type MeritOutcome,
  type MeritQuestion,
} from "./meritAwards.ts";
import type { MeritWay } from "./meritTables.ts";

type Change = { from: number | null; to: number };

export type MeritStep = {
  /** Two of them where only both together are worth more. */
  gpa?: Change;
  sat?: Change;
  act?: Change;
  moreUsd: number;
  /** What the table would then give. */
  totalUsd: number;
  /** The row reached. */
  grant: MeritGrant | null;
};

/** The nearest step by SAT, by ACT and by grades, as far as there are such; both together if neither alone helps. */
export function findMeritSteps(
  college: CollegeSummary,
  question: MeritQuestion,
  costs: MeritCosts,
): readonly MeritStep[] {
  const now = findMerit(college, question, costs);
  if (now === null) return [];
  const lines = listLines(college, question);
  const { academics } = question;
  const nowUsd = totalOf(now);
  const tryOut = (changed: Partial<Academics>): MeritOutcome | null =>
    findMerit(college, { ...question, academics: { ...academics, ...changed } }, costs);
  const toStep = (changed: Partial<Academics>): MeritStep | null => {
    const then = tryOut(changed);
    const totalUsd = then === null ? 0 : totalOf(then);
    if (then === null || totalUsd <= nowUsd) return null;
    const grants = [...then.mayEarn, ...then.earned].toSorted(
      (one, other) => (other.usd ?? 0) - (one.usd ?? 0),
    );
    return {
      ...toChanges(academics, changed),
      moreUsd: totalUsd - nowUsd,
      totalUsd,
      grant: grants[0] ?? null,
    };
  };
  const first = (changes: readonly Partial<Academics>[]) => {
    for (const changed of changes) {
      const step = toStep(changed);
      if (step !== null) return [step];
    }
    return [];
  };
  const gpas = lines.gpa.map((gpa) => ({ gpa }));
  const sats = lines.sat.map((satTotal) => ({ satTotal }));
  const acts = lines.act.map((actComposite) => ({ actComposite }));
  const single = [...first(sats), ...first(acts), ...first(gpas)];
  if (single.length > 0) return single;
  const both = (tests: readonly Partial<Academics>[]) =>
    first(gpas.flatMap((gpa) => tests.map((test) => ({ ...gpa, ...test }))));
  return [...both(sats), ...both(acts)];
}

function totalOf({ mostUsd, onExchangeUsd }: MeritOutcome): number {
  return Math.max(mostUsd, onExchangeUsd);
}

/** Lines of the tables above the student's own figures, lowest first. A test that was not told is left out if the other was. */
function listLines(college: CollegeSummary, question: MeritQuestion) {
  const { gpa, gpaScale, satTotal, actComposite } = question.academics;
  const tables = [...new Set(checkAwards(college, question).map(({ table }) => table))];
  const ways = tables.flatMap(({ awards }) =>
    awards.filter(({ leftOut }) => leftOut === undefined).flatMap((award) => award.ways),
  );
  const listAbove = (of: (way: MeritWay) => number | undefined, from: number, to: number) =>
    [...new Set(ways.map(of))]
      .filter((line): line is number => line !== undefined && line > from && line <= to)
      .toSorted((one, other) => one - other);
  const isGpaTold = gpa !== null && gpaScale !== "none" && gpaScale !== "percent";
  return {
    gpa: isGpaTold ? listAbove((way) => way.gpa, gpa, Math.min(gpaScaleMaximum[gpaScale], 5)) : [],
    sat: satTotal === null && actComposite !== null ? [] : listAbove(toSatLine, satTotal ?? 0, 1600),
    act: actComposite === null && satTotal !== null ? [] : listAbove((way) => way.act, actComposite ?? 0, 36),
  };
}

/** In a table of ACT points, the lowest SAT that converts to the line. */
function toSatLine({ sat, act }: MeritWay): number | undefined {
  if (sat !== undefined || act === undefined) return sat;
  return concordance.find((band) => band.act === act)?.satFrom;
}

function toChanges(from: Academics, to: Partial<Academics>): Pick<MeritStep, "gpa" | "sat" | "act"> {
  return {
    ...(to.gpa === undefined || to.gpa === null ? {} : { gpa: { from: from.gpa, to: to.gpa } }),
    ...(to.satTotal === undefined || to.satTotal === null
      ? {}
      : { sat: { from: from.satTotal, to: to.satTotal } }),
    ...(to.actComposite === undefined || to.actComposite === null
      ? {}
      : { act: { from: from.actComposite, to: to.actComposite } }),
  };
}
