/** The words that the two pages of subscriptions share. */
import { formatDate } from "#lib/format.ts";

/** The day of an instant on this device's calendar. */
export function formatDay(instant: string): string {
  const at = new Date(instant);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return formatDate(`${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`);
}

export const words = {
  signInTitle: "Sign in to see your plan",
  signInText: "What you have belongs to your account. Every tool works without one.",
  signIn: "Sign in",
  pricing: "Read about pricing",
  loading: "Looking up your plan",
  failedTitle: "Your plan could not be looked up",
  failedKept: "What you have and what you pay stay as they are.",
};
