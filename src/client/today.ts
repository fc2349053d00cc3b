/** The day on this device's calendar; rules are handed it and never read a clock. */

/** YYYY-MM-DD in local time. */
export function getToday(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
