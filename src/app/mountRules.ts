/** How the app starts: how long it waits, whether it takes over what stands there, and when it gives up. Section 4 of the specification. */
import { mountAttempts, mountRetryMs, phoneMountDelayMs, phoneMountRetryMs } from "#client/limits.ts";

export type Device = { userAgent: string; hasCoarsePointer: boolean; isNarrow: boolean };

export function isPhone(device: Device): boolean {
  return (device.hasCoarsePointer && device.isNarrow) || /iPhone|iPod|Android.+Mobile/.test(device.userAgent);
}

export type MountStep = { kind: "mount"; waitMs: number; hydrates: boolean } | { kind: "giveUp" };

/** `failedAttempts` counts from 0. After a failure React has emptied the page: there is nothing left to take over. */
export function getMountStep(failedAttempts: number, isOnPhone: boolean, hasContent: boolean): MountStep {
  if (failedAttempts >= mountAttempts) return { kind: "giveUp" };
  return { kind: "mount", waitMs: getMountWaitMs(failedAttempts, isOnPhone), hydrates: hasContent };
}

function getMountWaitMs(failedAttempts: number, isOnPhone: boolean): number {
  if (failedAttempts === 0) return isOnPhone ? phoneMountDelayMs : 0;
  return isOnPhone ? phoneMountRetryMs : mountRetryMs;
}
