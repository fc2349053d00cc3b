/** How this device likes to look at the tasks: by month, by college or by person. */
import { type TimelineView, timelineViews } from "./sections.ts";

const key = "tassel-timeline-view";

/** By month where nothing was chosen, or where the browser keeps nothing. */
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
    // Where storage is forbidden the choice lasts as long as the page.
  }
}
