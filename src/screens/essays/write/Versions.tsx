/** Earlier versions of an essay on this device: compare with the text now, name, bring back. */
import { type FormEvent, useEffect, useState } from "react";
import type { EssayVersion } from "#client/essays/essayDatabase.ts";
import { useEssays, useEssayVersions, type WrittenEssay } from "#client/essays/useEssay.ts";
import { essayLimits, type PlanEssay } from "#domain/essays/essay.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { useToast } from "#ui/Toast.tsx";
import { Changes } from "./Changes.tsx";
import { writeWords as words } from "./writeWords.ts";

const shownFirst = 12;

export function Versions(props: {
  essay: PlanEssay;
  written: WrittenEssay;
  /** Back to the text. */
  onBack: () => void;
}) {
  const { essay, written } = props;
  const { state, save, replaceText } = written;
  const { versions, reread } = useEssayVersions(essay.id);
  const [opened, setOpened] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const showToast = useToast();
  // What was typed until now is a version, too.
  useEffect(() => {
    void save().then(reread);
  }, [save, reread]);
  useEffect(() => {
    if (state.saving === "saved") reread();
  }, [state.saving, reread]);

  async function restore(text: string): Promise<void> {
    await save();
    replaceText(text);
    await save();
    reread();
    setOpened(null);
    props.onBack();
    showToast({ title: words.restored });
  }

  const newestFirst = (versions ?? []).toReversed();
  const shown = isAll ? newestFirst : newestFirst.slice(0, shownFirst);
  return (
    <>
      <p className="text-[0.95rem] text-ink-soft">
        {versions?.length === 0 ? words.noVersions : words.versionsText}
      </p>
      <ol className="mt-3 divide-y divide-line">
        {shown.map((version, index) => (
          <li key={version.versionId} className="py-3">
            <VersionRow
              version={version}
              essay={essay}
              now={state.text}
              isNewest={index === 0}
              isOpen={opened === version.versionId}
              onOpen={(isOpen) => setOpened(isOpen ? version.versionId : null)}
              onRestore={() => void restore(version.text)}
            />
          </li>
        ))}
      </ol>
      {newestFirst.length > shown.length && (
        <Button variant="light" onClick={() => setAll(true)}>
          {words.moreVersions(newestFirst.length - shown.length)}
        </Button>
      )}
    </>
  );
}

function VersionRow(props: {
  version: EssayVersion;
  essay: PlanEssay;
  now: string;
  isNewest: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRestore: () => void;
}) {
  const { version, essay, now, isOpen } = props;
  const { versionId, keptAt, text } = version;
  const name = Object.hasOwn(essay.versionNames, versionId) ? (essay.versionNames[versionId] ?? null) : null;
  const title = name ?? words.version(keptAt);
  return (
    <>
      <div className="flex items-center justify-between gap-x-2">
        <div className="min-w-0 break-words">
          <p className="font-semibold">{title}</p>
          <p className="figures text-[0.92rem] text-ink-soft">
            {[
              name === null ? null : words.version(keptAt),
              words.versionLength(countWords(text)),
              props.isNewest ? words.newest : null,
            ]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 shrink-0"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.hideCompare : words.compareHeard(title)}
          onClick={() => props.onOpen(!isOpen)}
        >
          {isOpen ? words.hideCompare : words.compare}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3 space-y-4">
          <div
            className="max-h-96 overflow-auto rounded-xl border border-line bg-card p-4"
            tabIndex={0}
            role="region"
            aria-label={words.compareHeard(title)}
          >
            <Changes earlier={text} later={now} />
          </div>
          {text !== now && <Button onClick={props.onRestore}>{words.restore}</Button>}
          <NameForm essayId={essay.id} versionId={versionId} name={name} />
        </div>
      )}
    </>
  );
}

function NameForm(props: { essayId: string; versionId: string; name: string | null }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(props.name ?? "");
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = typed.trim();
    change.nameVersion(props.essayId, props.versionId, name === "" ? null : name);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1"
        label={words.nameVersion}
        hint={words.nameHint}
        maxLength={essayLimits.versionNameLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {words.saveName}
      </Button>
    </form>
  );
}
