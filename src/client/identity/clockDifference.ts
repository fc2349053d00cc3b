/** Whether this device's clock and the server's agree: the checks of signing in compare times that either of them wrote. */
import { z } from "zod/mini";
import { call } from "#client/http/api.ts";
import { clockDifferenceLimitMs } from "#client/limits.ts";

export type ClockDifference = {
  serverAt: string;
  deviceAt: string;
  /** Null if one of them is wrong, and we can't tell which. */
  wrong: "server" | "device" | null;
};

type Times = {
  serverMs: number;
  deviceMs: number;
  /** The day of the server's data, which is surely in the past. */
  dataAsOf: string;
};

/** Null if the clocks agree. */
export function compareClocks({ serverMs, deviceMs, dataAsOf }: Times): ClockDifference | null {
  if (Math.abs(serverMs - deviceMs) <= clockDifferenceLimitMs) return null;
  const pastMs = Date.parse(dataAsOf);
  const [isServerWrong, isDeviceWrong] = [serverMs < pastMs, deviceMs < pastMs];
  return {
    serverAt: new Date(serverMs).toISOString(),
    deviceAt: new Date(deviceMs).toISOString(),
    wrong: isServerWrong === isDeviceWrong ? null : isServerWrong ? "server" : "device",
  };
}

const answerSchema = z.object({ now: z.string(), dataAsOf: z.string() });

/** Null if the clocks agree, and if the server does not answer. */
export async function readClockDifference(): Promise<ClockDifference | null> {
  const askedMs = Date.now();
  const answer = answerSchema.safeParse(await call("health", {}).catch(() => null));
  if (!answer.success) return null;
  // Assumes that the request took as long as the response.
  const deviceMs = (askedMs + Date.now()) / 2;
  return compareClocks({ serverMs: Date.parse(answer.data.now), deviceMs, dataAsOf: answer.data.dataAsOf });
}
