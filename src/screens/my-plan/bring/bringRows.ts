/** What a read list shows before it is added: each row with its college, and the date of its round. */

import type { PlanChoice } from "#components/rounds/planChoices.ts";
import { listPlanChoices } from "#components/rounds/planChoices.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { type ChosenCollege, listDuesToNote, toPlanOf } from "#domain/listImport/listDrafts.ts";
import type { Due, ListedCollege, ListReading } from "#domain/listImport/listImport.ts";
import { roundsByPlan } from "#domain/timeline/applications.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

/** What the family decided, by the row's line. */
export type Decisions = {
  /** The college that a name means; null leaves it out. */
  chosen: ReadonlyMap<number, number | null>;
  /** Rows that are not added, or that are although the sheet dropped them. */
  toggled: ReadonlySet<number>;
};

export const noDecisions: Decisions = { chosen: new Map(), toggled: new Set() };

export type BringRows = {
  /** In the order of the sheet. */
  ready: readonly (ChosenCollege & { isOn: boolean })[];
  asks: readonly ListedCollege[];
  unknown: readonly ListedCollege[];
};

/** The college that a row means by now; null while nobody knows. */
export function findMeant({ line, match }: ListedCollege, { chosen }: Decisions): number | null {
  if (match.kind === "sure") return match.unitId;
  const decided = chosen.get(line);
  if (decided !== undefined) return decided;
  return match.kind === "ask" ? match.preferred : null;
}

export function listBringRows({ colleges }: Pick<ListReading, "colleges">, decisions: Decisions): BringRows {
  const ready = colleges.flatMap((listed) => {
    const unitId = findMeant(listed, decisions);
    if (unitId === null) return [];
    const isDropped = listed.status === "removed";
    return [{ unitId, listed, isOn: decisions.toggled.has(listed.line) === isDropped }];
  });
  return {
    ready,
    asks: colleges.filter(({ match }) => match.kind === "ask"),
    unknown: colleges.filter((one) => one.match.kind === "unknown" && findMeant(one, decisions) === null),
  };
}

export type RowDate = {
  /** The round of the sheet, or where it names none, the college's next known one; null if it has none. */
  choice: PlanChoice | null;
  /** Dates that the sheet has and the college does not publish. */
  ownDues: readonly (Due & { day: Day })[];
};

export function findRowDate(
  row: ChosenCollege,
  deadlines: readonly Deadline[],
  context: { graduationYear: number | null; hasOpenAdmission: boolean; today: Day },
): RowDate {
  const { unitId, listed } = row;
  const round = toPlanOf(unitId, listed.round);
  const choices = listPlanChoices({
    deadlines,
    system: findPublicSystem(unitId),
    chosen: round,
    ...context,
  });
  const choice =
    round === null
      ? (choices.filter(({ isKnown, isOver }) => isKnown && !isOver).toSorted(byFirstDay)[0] ?? null)
      : (choices.find(({ plan }) => plan === round) ?? null);
  // Without dates of ours there is nothing to compare with.
  const ownDues = deadlines.length === 0 ? [] : listDuesToNote(row, (of) => listDays(deadlines, of));
  return { choice, ownDues };
}

function byFirstDay(a: PlanChoice, b: PlanChoice): number {
  return (a.dates[0] ?? "9999").localeCompare(b.dates[0] ?? "9999");
}

/** Every day that a college publishes for a round; for null in any. */
export function listDays(deadlines: readonly Deadline[], of: ApplicationPlan | null): Day[] {
  return deadlines.flatMap(({ round, date }) =>
    of === null || roundsByPlan[of].includes(round) ? (date ?? []) : [],
  );
}
