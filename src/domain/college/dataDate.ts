/** When the figures in the data set were last published, to judge what a device's clock says against it. */
import type { Day } from "#lib/dates.ts";

/** The newest release in data/sources.json; `dataDate.test.ts` holds the two together. */
export const newestRelease: Day = "2026-10-09";

/** How far a device's date may be from the newest release before one of the two must be wrong, in days. */
const mostBeforeDays = 365;
const mostAfterDays = 3 * 365;

export type DateFault = "early" | "late";

/** "early": the device's clock runs behind. "late": it runs ahead, or the data set was not renewed for years. Null: neither. */
export function judgeDeviceDate(today: Day, released: Day = newestRelease): DateFault | null {
  const days = (Date.parse(today) - Date.parse(released)) / 86_400_000;
  if (days < -mostBeforeDays) return "early";
  return days > mostAfterDays ? "late" : null;
}
