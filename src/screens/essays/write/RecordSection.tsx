/** The writing record below an essay. What records is loaded once the student asks what it is, or has turned it on. */
import { memo, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { WatchInput } from "#client/essays/useAuthorship.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { isRecorded } from "#domain/essays/authorship/isRecorded.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { recordWords as words } from "./recordWords.ts";

const panel = createLazyPart(() => import("./RecordPanel.tsx"));

export const RecordSection = memo(function RecordSection(props: {
  essay: PlanEssay;
  /** The text is saved as a version. */
  isSaved: boolean;
  /** How many remarks the last reading gave; null before the first. A new object for each reading. */
  reading: { remarks: number } | null;
  getText: () => string;
  save: () => Promise<unknown>;
  setWatch: (watch: WatchInput | null) => void;
}) {
  const isOn = isRecorded(props.essay);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="writing-record" className="no-print mt-12 border-t border-line pt-6">
      <h2 id="writing-record" className="text-2xl">
        {words.title}
      </h2>
      {isOn || isOpen ? (
        <ContentBoundary fallback={<Skeleton label={words.loading} lines={2} className="mt-3" />}>
          <panel.Part {...props} isOn={isOn} onClose={() => setOpen(false)} />
        </ContentBoundary>
      ) : (
        <>
          <p className="mt-2 max-w-text">{words.lead}</p>
          <Button variant="outline" className="mt-4" onClick={() => setOpen(true)}>
            {words.look}
          </Button>
        </>
      )}
    </section>
  );
});
