/** The text of a plan file with a list and a timeline: a senior's unless specified otherwise. */
export const austin = 228778;
export const rice = 227757;
export const duke = 198419;
/** The date the timeline tests use as today. */
export const today = "2026-11-21";

export type Listed = { unitId: number; applicationPlan?: string; status?: string };

export const seniorList: readonly Listed[] = [
  { unitId: duke, applicationPlan: "earlyDecision1", status: "applied" },
  { unitId: rice, applicationPlan: "regularDecision" },
  { unitId: austin },
  { unitId: 110635, applicationPlan: "uc" },
  { unitId: 131159 },
  { unitId: 164465 },
  { unitId: 190150 },
  { unitId: 186131 },
];

export function planFile(graduationYear: number | null, list: readonly Listed[]): string {
  const stamp = "2026-11-20T10:00:00.000Z";
  return JSON.stringify({
    format: "tassel-plan",
    version: 1,
    exportedAt: stamp,
    scopes: ["plan", "money", "notes", "essay"],
    plan: {
      schemaVersion: 1,
      id: "otherdevice",
      createdAt: stamp,
      studentName: null,
      profile: { homeState: "TX" },
      money: {},
      colleges: list.map((one) => ({
        addedAt: stamp,
        status: "applying",
        applicationPlan: null,
        note: "",
        ...one,
      })),
      timeline: { graduationYear, tests: ["sat"], aidForms: ["fafsa", "cssProfile"] },
    },
  });
}
