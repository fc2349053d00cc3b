/** /application-timeline: the deadlines of the plan's colleges today, and the generator that is still to come. */
import { TimelineSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { OwnDeadlines } from "./OwnDeadlines.tsx";
import { frame, words } from "./words.ts";

export default function ApplicationTimelineScreen() {
  return (
    <ToComePage words={frame} picture={<TimelineSketch />}>
      <section aria-labelledby="deadlines-title" className="page pb-14 lg:pb-20">
        <h2 id="deadlines-title" className="text-3xl sm:text-4xl">
          {words.title}
        </h2>
        <div className="mt-5">
          <OwnDeadlines />
        </div>
      </section>
    </ToComePage>
  );
}
