/** The preferred view of the tasks on this device: by month, by college or by person. */
import { type TimelineView, timelineViews } from "./sections.ts";

const key = "tassel-timeline-view";

/** By month by default, or if the browser blocks storage. */
export function readStoredView(): TimelineView {
  try {
    const stored = localStorage.getItem(key);
    return timelineViews.find((view) => view === stored) ?? "month";
  } catch {
    return "month";
  }
}

export function storeView(view: TimelineView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
}
