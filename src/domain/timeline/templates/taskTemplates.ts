/** Every task template. Ids never change, because what families checked off is stored by id. */
import { type ApplicantKind, applicantKinds, type TaskTemplate } from "../timeline.ts";
import { aidTasks } from "./aid.ts";
import { applicationTasks } from "./applications.ts";
import { athleteTasks } from "./athletes.ts";
import { californiaTasks } from "./california.ts";
import { decisionTasks } from "./decision.ts";
import { grade9Tasks } from "./grade9.ts";
import { grade10Tasks } from "./grade10.ts";
import { grade11Tasks } from "./grade11.ts";
import { grade12Tasks } from "./grade12.ts";
import { graduateTasks, openTasks } from "./graduate.ts";
import { meltTasks } from "./melt.ts";
import { militaryTasks } from "./military.ts";
import { scholarshipTasks, seniorScholarshipTasks } from "./scholarships.ts";
import { firstGenerationTasks, mixedStatusTasks, onTheirOwnTasks } from "./situationsFamily.ts";
import { communityFirstTasks, disabilityTasks, homeschoolTasks, portfolioTasks } from "./situationsPath.ts";
import { stateProgramTasks } from "./statePrograms.ts";
import { examTasks, testTasks } from "./tests.ts";
import { springTasks, transferTasks } from "./transfer.ts";

export const taskTemplates: readonly TaskTemplate[] = [
  ...keepFor(["highSchool"], [...grade9Tasks, ...grade10Tasks, ...grade11Tasks]),
  ...grade12Tasks,
  ...graduateTasks,
  ...transferTasks,
  ...springTasks,
  ...testTasks,
  ...keepFor(["highSchool"], examTasks),
  ...applicationTasks,
  ...openTasks,
  ...keepFor(applicantKinds, [...californiaTasks, ...aidTasks]),
  ...keepFor(["highSchool"], stateProgramTasks),
  ...scholarshipTasks,
  ...keepFor(["highSchool"], seniorScholarshipTasks),
  ...keepFor(applicantKinds, [...decisionTasks, ...meltTasks], "fall"),
  ...firstGenerationTasks,
  ...athleteTasks,
  ...portfolioTasks,
  ...homeschoolTasks,
  ...keepFor(applicantKinds, [...onTheirOwnTasks, ...mixedStatusTasks]),
  ...disabilityTasks,
  ...militaryTasks,
  ...keepFor(["highSchool", "graduate"], communityFirstTasks),
];

/** The tasks for these applicants and this term, where a task does not say so itself. */
function keepFor(
  applicants: readonly ApplicantKind[],
  tasks: readonly TaskTemplate[],
  term?: "fall" | "spring",
): TaskTemplate[] {
  const only = term === undefined ? { applicants } : { applicants, term };
  return tasks.map((task) => ({ ...task, only: { ...only, ...task.only } }));
}
