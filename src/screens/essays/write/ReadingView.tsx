/** Reading a draft: a button, then the remarks, each with a way to its sentence. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { readModelSettings } from "#client/counselor/readModelSettings.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import type { LengthLimit } from "#domain/essays/text/countText.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { RemarkList } from "./RemarkList.tsx";
import { readWords as words } from "./readWords.ts";
import type { ModelReading } from "./useModelReading.ts";
import type { Reading } from "./useReading.ts";

/** Lazy: most installations have no language model. */
const model = createLazyPart(() => import("./ModelReadingView.tsx"));

export type ReadingViewProps = {
  essay: PlanEssay;
  prompt: EssayPrompt | null;
  limit: LengthLimit | null;
  text: string;
  reading: Reading;
  modelReading: ModelReading;
  isEmpty: boolean;
  currentKey: string | null;
  onShow: (key: string, place: { start: number; end: number }) => void;
  onIdeas: () => void;
};

export function ReadingView(props: ReadingViewProps) {
  // It stands in the page and does not change.
  const [offer] = useState(() => readModelSettings(document));
  const { reading } = props;
  const { status, remarks } = reading;
  return (
    <div>
      <p className="text-[0.98rem]">{words.intro}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{words.noModel}</p>
      <Button
        className="mt-4"
        disabled={props.isEmpty || status === "reading"}
        onClick={reading.read}
        variant={status === "read" ? "outline" : "default"}
      >
        {status === "reading" ? words.reading : status === "read" ? words.readAgain : words.read}
      </Button>
      {props.isEmpty && <p className="mt-2 text-[0.95rem] text-ink-soft">{words.empty}</p>}
      {status === "failed" && (
        <div className="mt-4">
          <Notice tone="problem" title={words.failed} />
        </div>
      )}
      <p role="status" className="mt-5 font-serif text-xl empty:hidden">
        {status === "read" ? words.found(remarks.length) : ""}
      </p>
      {status === "read" && !reading.hasColleges && <p className="mt-1 text-[0.95rem]">{words.noColleges}</p>}
      {reading.isChanged && <p className="mt-1 text-[0.95rem] text-ink-soft">{words.changed}</p>}
      <RemarkList
        remarks={remarks}
        describe={({ kind, why }) => ({ label: words.kinds[kind], why })}
        currentKey={props.currentKey}
        onShow={props.onShow}
        onSetAside={reading.setAside}
      />
      {reading.done !== null && offer !== null && (
        <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} className="mt-8" />}>
          <model.Part {...props} reading={props.modelReading} offer={offer} />
        </ContentBoundary>
      )}
    </div>
  );
}
