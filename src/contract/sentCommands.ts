/** Commands that a device sends to the account's plan: apart from what it reads, because pages that only read need no schema of every command. */
import { z } from "zod/mini";
import { commandSchema } from "#domain/plan/commandSchema.ts";
import { instantSchema } from "#domain/plan/idSchema.ts";
import type { Endpoint } from "./endpoint.ts";
import { acceptedSchema, planParams, plansLimits, revisionSchema } from "./plans.ts";
import { problemSchema } from "./problem.ts";

export const sentCommandsSchema = z.object({
  /** When the plan was begun on its device; used with its first command only. */
  createdAt: instantSchema,
  commands: z
    .array(commandSchema)
    .check(
      z.minLength(1, "Send at least one command."),
      z.maxLength(
        plansLimits.commandsPerRequest,
        `Send at most ${plansLimits.commandsPerRequest} commands at a time.`,
      ),
    ),
});
/** The refusal of commands based on an older revision includes the current one. */
const movedOnSchema = z.extend(problemSchema, { revision: revisionSchema });

export const sendPlanCommandsEndpoint = {
  id: "sendPlanCommands",
  method: "POST",
  path: "/api/plans/:planId/commands",
  access: "signedIn",
  limit: "signedIn",
  summary:
    'Adds commands to the plan, once each; If-Match names the revision they follow, "0" begins the plan. 412 where the plan has moved on.',
  params: planParams,
  body: sentCommandsSchema,
  /** Two hundred long notes. */
  bodyLimitBytes: 1_000_000,
  replies: { 200: acceptedSchema, 412: movedOnSchema },
} as const satisfies Endpoint;

export const sentCommandEndpoints = [sendPlanCommandsEndpoint] as const;
