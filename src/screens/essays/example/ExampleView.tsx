/** The worked example: a composite student's essay in three drafts, each with what a reader would ask. */
import { useEffect, useState } from "react";
import { readDraft } from "#client/essays/readDraft.ts";
import type { Remark } from "#domain/essays/reading/remark.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { type ExampleDraft, exampleDrafts, examplePrompt } from "#domain/essays/workedExample.ts";
import { formatDate } from "#lib/format.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { RemarkCard } from "../write/RemarkCard.tsx";
import { readWords as words } from "../write/readWords.ts";

export default function ExampleView() {
  const [selected, setSelected] = useState<ExampleDraft["id"]>("first");
  const [remarks, setRemarks] = useState<Partial<Record<ExampleDraft["id"], readonly Remark[]>>>({});
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    for (const { id, text } of exampleDrafts) {
      readDraft({ text, prompt: examplePrompt, unitId: null, otherUnitIds: [] }).then(
        (reply) => !isStale && setRemarks((before) => ({ ...before, [id]: reply.remarks })),
        () => !isStale && setFailed(true),
      );
    }
    return () => {
      isStale = true;
    };
  }, []);
  return (
    <Tabs<ExampleDraft["id"]>
      label={words.exampleTabs}
      tabs={exampleDrafts.map((draft) => ({
        id: draft.id,
        label: words.drafts[draft.id],
        content: <Draft draft={draft} remarks={remarks[draft.id] ?? null} hasFailed={hasFailed} />,
      }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

function Draft(props: { draft: ExampleDraft; remarks: readonly Remark[] | null; hasFailed: boolean }) {
  const { draft, remarks } = props;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <p className="figures text-[0.95rem] text-ink-soft">
          {words.draftFacts(formatDate(draft.day), countWords(draft.text), remarks?.length ?? null)}
        </p>
        <div className="mt-3 max-w-text space-y-4 font-serif text-[1.125rem] leading-[1.7]">
          {draft.text.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div>
        <h3 className="text-xl">{words.exampleQuestions}</h3>
        {remarks === null ? (
          props.hasFailed ? (
            <p className="mt-2">{words.failed}</p>
          ) : (
            <Skeleton label={words.reading} lines={3} className="mt-3" />
          )
        ) : (
          <ol className="mt-3 space-y-3">
            {remarks.map((remark) => (
              <li key={`${remark.kind} ${remark.start}`}>
                <RemarkCard
                  label={words.kinds[remark.kind]}
                  why={remark.why}
                  question={remark.question}
                  quote={draft.text.slice(remark.start, remark.end)}
                />
              </li>
            ))}
            {remarks.length === 0 && <li>{words.found(0)}</li>}
          </ol>
        )}
      </div>
    </div>
  );
}
