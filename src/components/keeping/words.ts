/** What people read when a change could not be kept on the device. */
import type { NotKept } from "#client/plan/unwritten.ts";
import type { SyncCondition } from "#client/planSync/syncCondition.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  undo: "Undo",

  /** At once, and for as long as something would be lost. */
  title: (changes: number) =>
    changes === 1
      ? "Not saved: 1 change is only in this window"
      : `Not saved: ${formatInteger(changes)} changes are only in this window`,
  why: {
    forbidden:
      "Your browser doesn’t let this site store anything, so unsaved changes will be lost when you close the window. Download your plan first. Then allow storage for this site or leave private browsing, and open the file again.",
    full: "This device is out of space, so unsaved changes will be lost when you close the window. Free up some space and try again, or download your plan.",
    failed:
      "Your browser couldn’t save your last change, so unsaved changes will be lost when you close the window. Try again, or download your plan.",
  } satisfies Record<NotKept, string>,
  whyTitle: "Why, and what to do",
  download: "Download my plan",
  tryAgain: "Try again",
  keptAgain: "Everything is saved on this device now.",

  /** Signed in: where the plan is, by the condition of the sync. */
  where: {
    notBegun: "Saved on this device. We are checking your account.",
    synced: "Saved in your account, and on this device.",
    working: "Saved on this device, and on its way to your account.",
    problem: "Saved on this device, but not all of it is in your account. Your account page says why.",
    signedOut: "You are signed out. Your plan is saved on this device until you sign in again.",
    offline:
      "You are offline. Your plan is saved on this device and will go to your account once you are online.",
    waiting: "Saved on this device. We can’t reach your account right now, but we’ll keep trying.",
    savingOff: "Saved on this device. We can’t save to your account right now, but we’ll keep trying.",
  } satisfies Record<SyncCondition, string>,
  /** The account had it and no longer does, or the student has taken it over. */
  onlyHere: "This copy is only on this device. Your account no longer has it as your own plan.",
  money: "Saved on this device, and in your account only if you share money figures there.",

  /** Where a screen otherwise says that answers are kept on this device. */
  note: {
    forbidden:
      "Your browser doesn’t let this site store anything. Your answers last until you close this window.",
    full: "This device is out of space, so your last change is only in this window.",
    failed: "Your browser couldn’t save your last change. That change is only in this window.",
  } satisfies Record<NotKept, string>,
};
