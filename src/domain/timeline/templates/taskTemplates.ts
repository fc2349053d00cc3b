/** Every task template. Ids never change, because what families checked off is stored by id. */
import type { TaskTemplate } from "../timeline.ts";
import { aidTasks } from "./aid.ts";
import { applicationTasks } from "./applications.ts";
import { athleteTasks } from "./athletes.ts";
import { californiaTasks } from "./california.ts";
import { decisionTasks } from "./decision.ts";
import { grade9Tasks } from "./grade9.ts";
import { grade10Tasks } from "./grade10.ts";
import { grade11Tasks } from "./grade11.ts";
import { grade12Tasks } from "./grade12.ts";
import { meltTasks } from "./melt.ts";
import { militaryTasks } from "./military.ts";
import { scholarshipTasks } from "./scholarships.ts";
import { firstGenerationTasks, mixedStatusTasks, onTheirOwnTasks } from "./situationsFamily.ts";
import { communityFirstTasks, disabilityTasks, homeschoolTasks, portfolioTasks } from "./situationsPath.ts";
import { testTasks } from "./tests.ts";

export const taskTemplates: readonly TaskTemplate[] = [
  ...grade9Tasks,
  ...grade10Tasks,
  ...grade11Tasks,
  ...grade12Tasks,
  ...testTasks,
  ...applicationTasks,
  ...californiaTasks,
  ...aidTasks,
  ...scholarshipTasks,
  ...decisionTasks,
  ...meltTasks,
  ...firstGenerationTasks,
  ...athleteTasks,
  ...portfolioTasks,
  ...homeschoolTasks,
  ...onTheirOwnTasks,
  ...mixedStatusTasks,
  ...disabilityTasks,
  ...militaryTasks,
  ...communityFirstTasks,
];
