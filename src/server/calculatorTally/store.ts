/** Counts whether colleges' own calculators landed inside our ranges, and says so once there are enough answers. */
import { type Tally, tallyLimits } from "#contract/calculatorTally.ts";
import { type TallyKind, tallyKinds } from "#domain/price/tallyKind.ts";
import type { Database } from "#server/store/tables.ts";

export async function countAnswer(
  database: Database,
  { kind, isInside }: { kind: TallyKind; isInside: boolean },
  now: Date,
): Promise<void> {
  await database
    .insertInto("calculator_tallies")
    .values({ kind, inside: isInside ? 1 : 0, month: toMonth(now), answers: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "inside", "month"])
        .doUpdateSet((expression) => ({ answers: expression("calculator_tallies.answers", "+", 1) })),
    )
    .execute();
}

/** Rows of kinds of another release are left out. */
export async function readTally(database: Database, now: Date): Promise<Tally> {
  const rows = await database
    .selectFrom("calculator_tallies")
    .select(["kind", "inside", "month", "answers"])
    .where("month", ">=", findFirstMonth(now))
    .orderBy("month")
    .execute();
  const known = rows.filter(({ kind }) => tallyKinds.some((one) => one === kind));
  const of = (kind: TallyKind | null, isInsideOnly: boolean) =>
    known
      .filter((row) => (kind === null || row.kind === kind) && (!isInsideOnly || row.inside === 1))
      .reduce((sum, { answers }) => sum + answers, 0);
  const answers = of(null, false);
  const [first] = known;
  if (answers < tallyLimits.least || first === undefined) return { answers, shown: null };
  const kinds = tallyKinds
    .map((kind) => ({ kind, answers: of(kind, false), inside: of(kind, true) }))
    .filter((one) => one.answers >= tallyLimits.leastOfKind);
  return { answers, shown: { inside: of(null, true), since: first.month, kinds } };
}

/** Months that no longer count. How many rows were deleted. */
export async function deleteOldAnswers(database: Database, now: Date): Promise<number> {
  const gone = await database
    .deleteFrom("calculator_tallies")
    .where("month", "<", findFirstMonth(now))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The month as YYYY-MM, in UTC. */
function toMonth(instant: Date): string {
  return instant.toISOString().slice(0, "YYYY-MM".length);
}

function findFirstMonth(now: Date): string {
  return toMonth(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (tallyLimits.months - 1), 1)));
}
