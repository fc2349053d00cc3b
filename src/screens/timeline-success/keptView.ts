/** How this device likes to look at the tasks: by month, by college or by person. */
import { type TimelineView, timelineViews } from "./sections.ts";

const key = "tassel-timeline-view";

/** By month where nothing was chosen, or where the browser keeps nothing. */
export function keptView(): TimelineView {
  try {
    const kept = localStorage.getItem(key);
    return timelineViews.find((view) => view === kept) ?? "month";
  } catch {
    return "month";
  }
}

export function keepView(view: TimelineView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
}
