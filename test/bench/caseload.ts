/** What a counselor waits for: all students of a caseload in one request, on an embedded store. */
import { caseloadSchema } from "#contract/caseload.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { planProcessKey } from "../support/planProcessKey.ts";
import { addMember, addPerson, writeCommands } from "../support/reminderWorld.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";
import { createTestServer } from "../support/testServer.ts";
import { createTokenIdentity } from "../support/tokenIdentity.ts";

export const caseloadStudents = 300;
const collegesEach = 8;
const runs = 5;

const dayMs = 86_400_000;

/** `firstMs`: on a day on which nobody has asked yet, so that every plan is read and summed up. */
export type CaseloadFigures = { commandsEach: number; firstMs: number[]; againMs: number[] };

export async function measureCaseload(): Promise<CaseloadFigures> {
  const secrets = { ...(await makeTestSecrets()), dataKeys: [planProcessKey] };
  const identity = createTokenIdentity(["counselor"]);
  let now = new Date("2026-11-21T12:00:00Z");
  const tested = await createTestServer({}, () => now, identity, undefined, { secrets });
  const { database } = tested.store;
  try {
    // Signing in makes the account.
    await read();
    const { id: counselor } = await database
      .selectFrom("accounts")
      .where("name", "=", "counselor")
      .select("id")
      .executeTakeFirstOrThrow();
    const dated = tested.colleges.summaries.filter(
      ({ unitId }) => tested.colleges.deadlinesOf(unitId).length > 0,
    );
    let commandsEach = 0;
    for (let student = 0; student < caseloadStudents; student += 1) {
      const drafts = listDrafts(student, dated);
      commandsEach = drafts.length;
      const owner = await addPerson(database, `student${student}`, null);
      await writeCommands(database, owner, `plan-${student}`, drafts);
      await addMember(database, `plan-${student}`, counselor, "counselor");
    }
    const figures: CaseloadFigures = { commandsEach, firstMs: [], againMs: [] };
    for (let run = 0; run < runs; run += 1) {
      now = new Date(now.getTime() + dayMs);
      figures.firstMs.push(await read(caseloadStudents));
      figures.againMs.push(await read(caseloadStudents));
    }
    return figures;
  } finally {
    await tested.close();
  }

  async function read(expected?: number): Promise<number> {
    const start = performance.now();
    const answer = await tested.server.inject({
      method: "GET",
      url: "/api/caseload",
      headers: { authorization: "Bearer counselor" },
    });
    const tookMs = performance.now() - start;
    const { students } = caseloadSchema.parse(answer.json());
    if (expected !== undefined && students.length !== expected)
      throw new Error(`${students.length} students.`);
    return tookMs;
  }
}

/** A senior in November: eight colleges with rounds and statuses, and the tasks that were done. */
function listDrafts(student: number, colleges: readonly CollegeSummary[]): CommandDraft[] {
  const chosen = Array.from({ length: collegesEach }, (_, index) => {
    const college = colleges[(student * 37 + index * 131) % colleges.length];
    if (college === undefined) throw new Error("No college has a deadline.");
    return college;
  });
  const homeState = chosen[0]?.state ?? "OH";
  return [
    { kind: "renameStudent", studentName: `Student ${student}` },
    { kind: "setProfile", fields: { gradeYear: 12, homeState } },
    { kind: "setProfile", fields: { gpa: 2.5 + (student % 15) / 10 } },
    {
      kind: "setTimeline",
      fields: { graduationYear: 2027, tests: ["sat"], aidForms: ["fafsa", "cssProfile"] },
    },
    ...chosen.map(({ unitId }): CommandDraft => ({ kind: "addCollege", unitId })),
    ...chosen.map(
      ({ unitId }, index): CommandDraft => ({
        kind: "setCollegeStatus",
        unitId,
        status: index < student % collegesEach ? "applied" : "applying",
      }),
    ),
    ...chosen.map(
      ({ unitId }): CommandDraft => ({
        kind: "setCollegeNote",
        unitId,
        note: "Asked about the lab on the tour.",
      }),
    ),
    ...["aidAccounts", "fafsaFile", "recommenders", "essayTopics", "transcript"].map(
      (taskId): CommandDraft => ({ kind: "setTaskMark", taskId, fields: { doneOn: "2026-11-01" } }),
    ),
  ];
}
