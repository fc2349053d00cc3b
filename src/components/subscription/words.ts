/** Text shared by the two subscription pages. */
import { formatDate } from "#lib/format.ts";

/** The local calendar day of an instant. */
export function formatDay(instant: string): string {
  const at = new Date(instant);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return formatDate(`${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`);
}

export const words = {
  signInTitle: "Sign in to see your plan",
  signInText: "Your subscription belongs to your account. Every tool works without an account.",
  signIn: "Sign in",
  pricing: "Read about pricing",
  loading: "Loading your plan",
  failedTitle: "We couldn’t load your plan",
  failedKept: "Your plan and what you pay have not changed.",
};
