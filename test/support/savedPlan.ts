/** A plan file's text: two colleges with answers and a note. */
const austin = 228778;
const berkeley = 110635;

/** A plan file as another device would have saved it, with more colleges if asked for. */
export function savedPlan(
  change: {
    version?: number;
    gpa?: unknown;
    note?: string;
    homeState?: string;
    satTotal?: number | null;
    familyIncomeUsd?: number;
    more?: readonly number[];
  } = {},
): string {
  const stamp = "2026-11-20T10:00:00.000Z";
  const college = (unitId: number, note: string) => ({ unitId, addedAt: stamp, status: "considering", note });
  return JSON.stringify({
    format: "tassel-plan",
    version: change.version ?? 1,
    exportedAt: stamp,
    scopes: ["plan", "money", "notes", "essay"],
    plan: {
      schemaVersion: 1,
      id: "otherdevice",
      createdAt: stamp,
      studentName: null,
      profile: {
        gradeYear: 12,
        gpa: change.gpa ?? 3.6,
        satTotal: change.satTotal === undefined ? 1250 : change.satTotal,
        homeState: change.homeState ?? "TX",
      },
      money: { payPerYearUsd: 18_000, familyIncomeUsd: change.familyIncomeUsd ?? 62_000 },
      colleges: [
        college(austin, change.note ?? "Visit in March"),
        college(berkeley, ""),
        ...(change.more ?? []).map((unitId) => college(unitId, "")),
      ],
    },
  });
}
